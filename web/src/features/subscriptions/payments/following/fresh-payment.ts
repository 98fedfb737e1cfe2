import type { Payment } from '@hanap/contract/payments/payments'

/** Coming back from the bank takes minutes; a confirmation may be left lying for a while. */
const PAID_MS = 15 * 60_000
const FAILED_MS = 30 * 60_000

/**
 * Whether what became of a payment is still news to its seeker, who opened an address that names it.
 * @param now milliseconds since 1970
 */
export function isFresh({ status, created_at, paid_at }: Payment, now: number): boolean {
  if (status === 'PROCESSING') return true
  if (status === 'PAID') return now - Date.parse(paid_at ?? created_at) <= PAID_MS
  // When it failed is not told; when it began is.
  return status === 'FAILED' && now - Date.parse(created_at) <= FAILED_MS
}
