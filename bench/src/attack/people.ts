import { signIn } from '../harness/whole-program.ts'
import type { Target } from './stage.ts'

export async function signInPeople(target: Target) {
  const sessions = new Map<string, string>()
  const renewing = new Map<string, Promise<void>>()
  const names = target.people.map(({ name }) => name)
  const signInOne = async (name: string) => {
    sessions.set(name, (await signIn(target, name)).token)
  }
  for (const name of names) await signInOne(name)
  return {
    names,
    tokenOf: (name: string | null) => (name === null ? undefined : sessions.get(name)),
    /** Logs in again, unless another call did so since the token `refused`. */
    async renew(name: string, refused: string | undefined) {
      if (sessions.get(name) !== refused) return
      const under = renewing.get(name) ?? signInOne(name).finally(() => renewing.delete(name))
      renewing.set(name, under)
      await under
    },
  }
}
export type People = Awaited<ReturnType<typeof signInPeople>>
