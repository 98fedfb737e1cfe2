/** The version is a hash of the content. */
export function withVersion<Thing extends object>(thing: Thing): Thing & { version: string } {
  const words = JSON.stringify({ ...thing, version: undefined })
  const sum = [...words].reduce((hash, sign) => (hash * 33 + (sign.codePointAt(0) ?? 0)) % 2 ** 31, 5381)
  return { ...thing, version: `v${sum}` }
}

/** The refusal of a write over another version; undefined if the write is allowed. */
export function refuseUnseen(thing: object, init: RequestInit | undefined) {
  const asked = new Headers(init?.headers).get('if-match')
  const current = withVersion(thing)
  if (asked === null || asked === `"${current.version}"`) return undefined
  return { status: 412, body: { code: 'changed-elsewhere', current } }
}

/**
 * A server that stores one versioned thing.
 * @returns `read` and `write` for stubApi, `set` for what another device saves, and `now` for the stored state
 */
export function versioned<State extends { version: string }>(first: State) {
  let held = withVersion(first)
  const set = (change: object): State => {
    held = withVersion({ ...held, ...change })
    return held
  }
  return {
    set,
    now: (): State => held,
    read: (): State => held,
    write: (sent: object, _address: URL, init: RequestInit) => refuseUnseen(held, init) ?? set(sent),
  }
}
