import { MOST_SIGN_UP_KEYS } from '@hanap/contract/sign-up-keys'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { forgetNote, keepNote, readNote } from '../../api/tab-note.ts'

/** The keys of this tab's sign-ups whose answer was lost. */
const OPEN = 'signUpKeys'
/** Those of the sign-up that waits for its link. */
const WAITING = 'waitingSignUpKeys'
/** The same, once its seeker has said that the address was wrong. */
const WRONG = 'wrongSignUpKeys'

const read = (name: string): string[] =>
  (readNote(name, { keys: 'text' }).keys ?? '').split(' ').filter(Boolean)
const keep = (name: string, keys: readonly string[]) =>
  keys.length > 0 ? keepNote(name, { keys: keys.join(' ') }) : forgetNote(name)

/** Whether an account may have been made here of which nobody has heard. */
export const mayHaveSignedUp = () => read(OPEN).length > 0

/** The keys for a sign-up that is sent now, its own first: it is taken for lost until it is answered. */
export function nextSignUpKeys(): string[] {
  const open = [newIdempotencyKey(), ...read(OPEN)]
  keep(OPEN, open)
  return [...open, ...read(WRONG)].slice(0, MOST_SIGN_UP_KEYS)
}

/** That sign-up was refused: it made no account. */
export const refusedSignUp = ([refused]: readonly string[]) =>
  keep(
    OPEN,
    read(OPEN).filter((key) => key !== refused),
  )

/** It made an account that waits for its link. The next sign-up in this tab is somebody else's, unless they say so. */
export const waitForLink = (keys: readonly string[]) => keep(WAITING, keys)

/** The address of the account that waits for its link was wrong: the next sign-up takes its place. */
export const takeBackSignUp = () => keep(WRONG, read(WAITING))

/** None of it counts any more: somebody has signed up or in. */
export function forgetSignUpKeys(): void {
  for (const name of [OPEN, WAITING, WRONG]) forgetNote(name)
}
