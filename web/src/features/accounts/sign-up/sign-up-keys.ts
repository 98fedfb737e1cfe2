import { MOST_SIGN_UP_KEYS } from '@hanap/contract/accounts/sign-up-keys'
import { newKey } from '../../../api/new-key.ts'
import { attempt } from '../../../api/session/forget-on-logout.ts'

/**
 * The idempotency key of a sign-up in this browser. 'lost': no answer. 'waiting': for confirmation. 'wrong': the
 * seeker said that the address was wrong.
 */
type Kept = { key: string; sentAt: number; stage: 'lost' | 'waiting' | 'wrong' }

const NAME = 'signUpKeys'
const stages: readonly unknown[] = ['lost', 'waiting', 'wrong'] satisfies Kept['stage'][]

/** The server deletes unconfirmed accounts within this time. */
const LIFE_MS = 72 * 3_600_000

/** Newest first, shared by all tabs. */
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

export const mayHaveSignedUp = () => read().some(({ stage }) => stage === 'lost')

/** The keys to send with this sign-up, its own first. The sign-up counts as lost until answered. */
export function nextSignUpKeys(): string[] {
  const key = newKey()
  const earlier = read()
  keep([{ key, sentAt: Date.now(), stage: 'lost' }, ...earlier])
  const brought = earlier.filter(({ stage }) => stage !== 'waiting').map((one) => one.key)
  return [key, ...brought].slice(0, MOST_SIGN_UP_KEYS)
}

export const refusedSignUp = ([refused]: readonly string[]) =>
  keep(read().filter(({ key }) => key !== refused))

/** The next sign-up here is another person's, unless takeBackSignUp is called. */
export const waitForLink = (keys: readonly string[]) =>
  keep(read().map((one) => (keys.includes(one.key) ? { ...one, stage: 'waiting' } : one)))

/** The next sign-up replaces the account with the wrong address. */
export const takeBackSignUp = () =>
  keep(read().map((one) => (one.stage === 'waiting' ? { ...one, stage: 'wrong' } : one)))

export const forgetSignUpKeys = () => keep([])
