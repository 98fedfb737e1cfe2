import { verifyPayment } from '@hanap/contract/payments/payments'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { callEndpoint } from '../../../../api/client.ts'
import { pause } from '../../../../api/pause.ts'
import { isApiProblem } from '../../../../api/problems/problems.ts'
import { readBankUrl } from '../paying/bank-url.ts'
import type { BegunPayment } from './begun-address.ts'

/** As specified: the first look after three seconds, then one every three, five in all. */
const EVERY_MS = 3000
const ATTEMPTS = 5
/** A look that takes longer is given up, and the next one comes. */
const LOOK_MS = 10_000

/**
 * How the looking ended: 'unanswered' where the last look got no answer, and nothing can be said; 'gone' where this seeker
 * has no such payment.
 */
export type Verified = {
  begun: BegunPayment
  outcome: 'paid' | 'failed' | 'processing' | 'unanswered' | 'gone'
  /** Why it failed, in the server's words; '' where it says nothing. */
  reason: string
  /** Where the seeker still has to confirm, as the last answer said; null where nothing waits for them. */
  bankUrl: string | null
  /** A look before the last one found it open: its end came while it was looked at. */
  wasOpen: boolean
}

/**
 * Polls a payment: looks what became of it until that is known or the attempts run out; never two looks at once.
 * @param onOpen told after each look that found it open, with the bank's page where it waits there
 * @throws AbortError when `signal` aborts
 */
export async function verifyUntilKnown(
  begun: BegunPayment,
  signal: AbortSignal,
  onOpen: (bankUrl: string | null) => void = () => {},
): Promise<Verified> {
  let outcome: Verified['outcome'] = 'unanswered'
  let bankUrl: string | null = null
  let wasOpen = false
  const ended = (how: 'paid' | 'failed' | 'gone', reason = '') =>
    ({ begun, outcome: how, reason, bankUrl: null, wasOpen }) as const
  let next = pause(EVERY_MS, signal)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await next
    signal.throwIfAborted()
    next = pause(EVERY_MS, signal)
    const answer = await look(begun, signal)
    if (answer === 'gone') return ended('gone')
    if (answer && (answer.success || answer.status === 'paid')) return ended('paid')
    if (answer?.status === 'failed') return ended('failed', answer.error_message?.trim())
    outcome = answer ? 'processing' : 'unanswered'
    if (!answer) continue
    wasOpen = true
    bankUrl = readBankUrl(answer.next_action_url)
    onOpen(bankUrl)
  }
  return { begun, outcome, reason: '', bankUrl, wasOpen }
}

/**
 * The looking at one payment. It ends with the page: who leaves is asked for nothing, and who comes back begins anew.
 * @param round another number looks again after the attempts ran out
 */
export const verificationQuery = (begun: BegunPayment, round: number) =>
  queryOptions({
    queryKey: ['payment-verification', begun.payment_id, round],
    queryFn: ({ signal, client }) => {
      const { queryKey } = bankPageQuery(begun.payment_id)
      return verifyUntilKnown(begun, signal, (bankUrl) => client.setQueryData(queryKey, bankUrl))
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** Where a payment that is looked at waits for its seeker, as the last look said; written by the looking. */
export const bankPageQuery = (paymentId: string) =>
  queryOptions<string | null>({ queryKey: ['payment-bank-page', paymentId], queryFn: skipToken, gcTime: 0 })

/** One look; null where it got no answer, 'gone' where this seeker has no such payment. */
async function look({ payment_id, plan_id }: BegunPayment, signal: AbortSignal) {
  try {
    return await callEndpoint(verifyPayment, {
      body: { payment_intent_id: payment_id, plan_id },
      signal,
      timeoutMs: LOOK_MS,
    })
  } catch (problem) {
    signal.throwIfAborted()
    return isApiProblem(problem, 'not-found') || isApiProblem(problem, 'invalid') ? 'gone' : null
  }
}
