import * as siteSays from '@hanap/contract/says/site'
import { Problem } from '../problem.ts'
import { bucketsOf, type Secrets } from './secrets.ts'

/** How long an idempotency key's answer and traces are known. */
export const KEY_KEPT_MS = 48 * 3_600_000

/** A caller's Idempotency-Key by its fingerprints: callers choose keys, and one may be a card number. */
export type CallerKey = {
  /** The stored form. */
  readonly kept: string
  /** The stored form, those under earlier secret keys, and the clear key, as the previous version wrote it. */
  readonly known: readonly string[]
}

/** Prefix of stored keys; a key without it was written in clear by the previous version. */
export const KEPT_AS = 'key'

/** @throws Problem 'invalid' for a key that is too long */
export function callerKeyOf(secrets: Pick<Secrets, 'fingerprints'>, key: string): CallerKey {
  if (key.length > 255) throw new Problem('invalid', siteSays.keyLong)
  const kept = bucketsOf(secrets, KEPT_AS, key)
  return { kept: kept[0] ?? '', known: [...kept, key] }
}
