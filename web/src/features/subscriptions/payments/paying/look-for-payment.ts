import type { Payment } from '@hanap/contract/payments/payments'
import { pause } from '../../../../api/pause.ts'
import { askPayments } from '../queries.ts'

const EVERY_MS = 3000
const LOOKS = 5
/** Tolerance for clock differences and slow answers. */
const SLACK_MS = 60_000

/** The state recorded before a payment whose answer got lost. */
export type BeforeSending = {
  /** The payment ids listed then; null without a list. */
  known: ReadonlySet<string> | null
  /** The server's time, in milliseconds since 1970. */
  sentAt: number
}

/** The payment added since; prefers one that did not fail. */
export function newcomer(
  payments: readonly Payment[],
  { known, sentAt }: BeforeSending,
): Payment | undefined {
  const added = payments.filter(({ id, created_at }) =>
    known ? !known.has(id) : Date.parse(created_at) >= sentAt - SLACK_MS,
  )
  return added.find(({ status }) => status !== 'FAILED') ?? added[0]
}

/**
 * Charges nothing.
 * @returns the payment; 'not-found' if the last list lacked it, 'no-answer' if that request failed
 * @throws AbortError when `signal` aborts
 */
export async function lookForPayment(
  before: BeforeSending,
  signal: AbortSignal,
): Promise<Payment | 'not-found' | 'no-answer'> {
  let last: 'not-found' | 'no-answer' = 'no-answer'
  for (let look = 1; look <= LOOKS; look += 1) {
    // The server may still be working on it.
    await pause(EVERY_MS, signal)
    signal.throwIfAborted()
    const payments = await askPayments(signal).catch(() => null)
    const found = payments && newcomer(payments, before)
    if (found) return found
    last = payments ? 'not-found' : 'no-answer'
  }
  signal.throwIfAborted()
  return last
}
