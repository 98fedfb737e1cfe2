import { verifyPayment } from '@hanap/contract/payments/payments'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { callEndpoint } from '../../../../api/client.ts'
import { pause } from '../../../../api/pause.ts'
import { isApiProblem } from '../../../../api/problems/problems.ts'
import { readBankUrl } from '../paying/bank-url.ts'
import type { BegunPayment } from './begun-address.ts'

/** As specified: five attempts, one every three seconds. */
const EVERY_MS = 3000
const ATTEMPTS = 5
/** A slower attempt is abandoned for the next. */
const LOOK_MS = 10_000

/** 'unanswered': the last attempt got no answer. 'gone': this seeker has no such payment. */
export type Verified = {
  begun: BegunPayment
  outcome: 'paid' | 'failed' | 'processing' | 'unanswered' | 'gone'
  /** In the server's words; '' if unknown. */
  reason: string
  /** Where the seeker must still confirm, by the last answer; else null. */
  bankUrl: string | null
  /** An earlier attempt found it open, so it ended during polling. */
  wasOpen: boolean
}

/**
 * Polls until the payment ends or the attempts run out, one request at a time.
 * @param onOpen called while it is open, with the bank's page if it waits there
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
 * Leaving the page aborts polling; coming back starts again.
 * @param round a new number polls again after the attempts ran out
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

/** The bank's page from the latest answer, written while polling. */
export const bankPageQuery = (paymentId: string) =>
  queryOptions<string | null>({ queryKey: ['payment-bank-page', paymentId], queryFn: skipToken, gcTime: 0 })

/** Null without an answer, 'gone' if this seeker has no such payment. */
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
