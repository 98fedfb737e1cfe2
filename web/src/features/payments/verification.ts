import { verifyPayment } from '@hanap/contract/payments'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import type { BegunPayment } from './begun-address.ts'
import { pause } from './pause.ts'

/** As specified: the first look after three seconds, then one every three, five in all. */
const EVERY_MS = 3000
const ATTEMPTS = 5
/** A look that takes longer is given up, and the next one comes. */
const LOOK_MS = 10_000

/** How the looking ended: 'unanswered' where the last look got no answer, and nothing can be said. */
export type Verified = {
  begun: BegunPayment
  outcome: 'paid' | 'failed' | 'processing' | 'unanswered'
  /** Why it failed, in the server's words; '' where it says nothing. */
  reason: string
}

/**
 * Looks what became of a payment until it is known or the attempts run out; never two looks at once.
 * @throws AbortError when `signal` aborts
 */
export async function verifyUntilKnown(begun: BegunPayment, signal: AbortSignal): Promise<Verified> {
  let outcome: Verified['outcome'] = 'unanswered'
  let next = pause(EVERY_MS, signal)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await next
    signal.throwIfAborted()
    next = pause(EVERY_MS, signal)
    const answer = await look(begun, signal)
    if (answer && (answer.success || answer.status === 'paid')) return { begun, outcome: 'paid', reason: '' }
    if (answer?.status === 'failed')
      return { begun, outcome: 'failed', reason: answer.error_message?.trim() ?? '' }
    outcome = answer ? 'processing' : 'unanswered'
  }
  return { begun, outcome, reason: '' }
}

/**
 * The looking at one payment. It ends with the page: who leaves is asked for nothing, and who comes back begins anew.
 * @param round another number looks again after the attempts ran out
 */
export const verificationQuery = (begun: BegunPayment, round: number) =>
  queryOptions({
    queryKey: ['payment-verification', begun.payment_id, round],
    queryFn: ({ signal }) => verifyUntilKnown(begun, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** One look; null where it got no answer. */
async function look({ payment_id, plan_id }: BegunPayment, signal: AbortSignal) {
  try {
    return await callEndpoint(verifyPayment, {
      body: { payment_intent_id: payment_id, plan_id },
      signal,
      timeoutMs: LOOK_MS,
    })
  } catch {
    signal.throwIfAborted()
    return null
  }
}
