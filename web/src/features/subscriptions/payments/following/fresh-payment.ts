import type { Payment } from '@hanap/contract/payments/payments'

/** The way back from the bank takes minutes, and a confirmation may wait. */
const PAID_MS = 15 * 60_000
const FAILED_MS = 30 * 60_000

/**
 * Whether the outcome is still news for a seeker whose address names it.
 * @param now milliseconds since 1970
 */
export function isFresh({ status, created_at, paid_at }: Payment, now: number): boolean {
  if (status === 'PROCESSING') return true
  if (status === 'PAID') return now - Date.parse(paid_at ?? created_at) <= PAID_MS
  // The time of the failure is unknown; the start is known.
  return status === 'FAILED' && now - Date.parse(created_at) <= FAILED_MS
}
