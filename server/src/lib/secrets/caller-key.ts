import * as siteSays from '@hanap/contract/says/site'
import { Problem } from '../problem.ts'
import { bucketsOf, type Secrets } from './secrets.ts'

export const KEY_KEPT_MS = 48 * 3_600_000

/** Fingerprints of an Idempotency-Key: callers choose keys, and one may be a card number. */
export type CallerKey = {
  readonly kept: string
  /** `kept`, its names under earlier secret keys, and the clear key, as the previous version wrote it. */
  readonly known: readonly string[]
}

/** Without this prefix, the previous version wrote a key in clear. */
export const KEPT_AS = 'key'

/** @throws Problem 'invalid' if too long */
export function callerKeyOf(secrets: Pick<Secrets, 'fingerprints'>, key: string): CallerKey {
  if (key.length > 255) throw new Problem('invalid', siteSays.keyLong)
  const kept = bucketsOf(secrets, KEPT_AS, key)
  return { kept: kept[0] ?? '', known: [...kept, key] }
}
