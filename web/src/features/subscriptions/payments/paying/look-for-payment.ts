import type { Payment } from '@hanap/contract/payments/payments'
import { pause } from '../../../../api/pause.ts'
import { askPayments } from '../queries.ts'

const EVERY_MS = 3000
const LOOKS = 5
/** Clocks and answers may be this far apart. */
const SLACK_MS = 60_000

/** What was known when a payment was sent whose answer got lost. */
export type BeforeSending = {
  /** The ids of the payments there were; null where the list was not there. */
  known: ReadonlySet<string> | null
  /** The server's time, in milliseconds since 1970. */
  sentAt: number
}

/** The payment that is not among those known before; one that was not refused comes first. */
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
 * Looks in the list of payments for the one whose answer got lost. It asks only: nothing is charged by it.
 * @returns the payment; 'not-found' where the last look saw none, 'no-answer' where it got no answer
 * @throws AbortError when `signal` aborts
 */
export async function lookForPayment(
  before: BeforeSending,
  signal: AbortSignal,
): Promise<Payment | 'not-found' | 'no-answer'> {
  let last: 'not-found' | 'no-answer' = 'no-answer'
  for (let look = 1; look <= LOOKS; look += 1) {
    // The server may still be at it.
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
