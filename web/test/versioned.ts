import { refusal } from './api-stub.ts'

/**
 * A server that holds one thing with its version.
 * @returns `read` and `write` for stubApi, `set` for what another device saves, and `now` for what is held
 */
export function versioned<State extends { version: string }>(first: State) {
  let held = first
  let saves = 0
  const set = (change: object): State => {
    saves += 1
    held = { ...held, ...change, version: `${first.version}+${saves}` }
    return held
  }
  return {
    set,
    now: () => held,
    read: () => held,
    write(sent: object, _address: URL, init: RequestInit) {
      const asked = new Headers(init.headers).get('if-match')
      const isSeen = asked === null || asked === `"${held.version}"`
      return isSeen ? set(sent) : refusal(412, { code: 'changed-elsewhere', current: held })
    },
  }
}
