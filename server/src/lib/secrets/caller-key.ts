import * as siteSays from '@hanap/contract/says/site'
import { Problem } from '../problem.ts'
import { bucketsOf, type Secrets } from './secrets.ts'

/** How long a key of a call that must happen once is known: its answer, and what the call has left behind. */
export const KEY_KEPT_MS = 48 * 3_600_000

/** A caller's Idempotency-Key by its fingerprints: callers choose keys themselves, and one of them may be a card number. */
export type CallerKey = {
  /** What is written down of it. */
  readonly kept: string
  /** That, what an earlier call wrote down under another secret key, and the key itself, as the version before writes it. */
  readonly known: readonly string[]
}

/** What every kept key begins with; a key without it was written in clear by the version before. */
export const KEPT_AS = 'key'

/** @throws Problem 'invalid' for a key that is too long */
export function callerKeyOf(secrets: Pick<Secrets, 'fingerprints'>, key: string): CallerKey {
  if (key.length > 255) throw new Problem('invalid', siteSays.keyLong)
  const kept = bucketsOf(secrets, KEPT_AS, key)
  return { kept: kept[0] ?? '', known: [...kept, key] }
}
