import { MOST_SIGN_UP_KEYS } from '@hanap/contract/accounts/sign-up-keys'
import { newKey } from '../../../api/new-key.ts'
import { attempt } from '../../../api/session/forget-on-logout.ts'

/**
 * A key of one of this browser's sign-ups: its answer was lost, or its account waits for the link, or its seeker has said
 * that the address was wrong.
 */
type Kept = { key: string; sentAt: number; stage: 'lost' | 'waiting' | 'wrong' }

const NAME = 'signUpKeys'
const stages: readonly unknown[] = ['lost', 'waiting', 'wrong'] satisfies Kept['stage'][]

/** An account that nobody confirms is deleted after this time at the latest. */
const LIFE_MS = 72 * 3_600_000

/** Newest first, for all tabs. */
function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept).filter(({ sentAt }) => isRecent(sentAt)) : []
  } catch {
    return []
  }
}

const isRecent = (sentAt: number) => sentAt <= Date.now() && Date.now() - sentAt < LIFE_MS

function isKept(one: unknown): one is Kept {
  if (typeof one !== 'object' || one === null) return false
  const { key, sentAt, stage } = one as { [Field in keyof Kept]?: unknown }
  return typeof key === 'string' && typeof sentAt === 'number' && stages.includes(stage)
}

const keep = (kept: readonly Kept[]) =>
  attempt(() => {
    if (kept.length === 0) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, JSON.stringify(kept.slice(0, MOST_SIGN_UP_KEYS)))
  })

/** Whether an account may have been made here of which nobody has heard. */
export const mayHaveSignedUp = () => read().some(({ stage }) => stage === 'lost')

/** The keys for a sign-up that is sent now, its own first: it is taken for lost until it is answered. */
export function nextSignUpKeys(): string[] {
  const key = newKey()
  const earlier = read()
  keep([{ key, sentAt: Date.now(), stage: 'lost' }, ...earlier])
  const brought = earlier.filter(({ stage }) => stage !== 'waiting').map((one) => one.key)
  return [key, ...brought].slice(0, MOST_SIGN_UP_KEYS)
}

/** That sign-up was refused: it made no account. */
export const refusedSignUp = ([refused]: readonly string[]) =>
  keep(read().filter(({ key }) => key !== refused))

/** It made an account that waits for its link. The next sign-up here is somebody else's, unless they say so. */
export const waitForLink = (keys: readonly string[]) =>
  keep(read().map((one) => (keys.includes(one.key) ? { ...one, stage: 'waiting' } : one)))

/** The address of the account that waits for its link was wrong: the next sign-up takes its place. */
export const takeBackSignUp = () =>
  keep(read().map((one) => (one.stage === 'waiting' ? { ...one, stage: 'wrong' } : one)))

/** None of it counts any more: somebody has signed up or in. */
export const forgetSignUpKeys = () => keep([])
