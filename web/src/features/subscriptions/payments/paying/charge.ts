import {
  type PaymentField,
  type PaymentForm,
  paymentTexts,
  withoutSpaces,
} from '@hanap/contract/payments/payment-form'
import { createPayment } from '@hanap/contract/payments/payments'
import type { AnswerOf } from '@hanap/contract/wire/endpoint'
import { problemStatus } from '@hanap/contract/wire/problem'
import { callEndpoint } from '../../../../api/client.ts'
import { settlesKey } from '../../../../api/idempotency-key.ts'
import { ApiProblem, isApiProblem } from '../../../../api/problems/problems.ts'
import { fieldOfWire } from '../card/wire-fields.ts'
import type { BegunPayment } from '../following/begun-address.ts'
import { readBankUrl } from './bank-url.ts'

/** The server asks the provider up to three times, twenty seconds each. */
const PATIENCE_MS = 90_000
const ASK_AGAIN_SECONDS = 2

/** What is charged: the card as typed, or the provider's name for it. */
export type Means = { methodId: string } | { card: PaymentForm }

/**
 * What came of one call. After 'unknown' and 'in-progress' the card may have been charged. After 'refused' it was not by
 * this call; `isFinal` where neither was it by an earlier one with the same key.
 */
export type Charged =
  /** It went through, or is still being made: it is asked about. */
  | { kind: 'sent'; paymentId: string }
  | { kind: 'bank'; paymentId: string; url: string }
  | { kind: 'bank-address-bad' }
  | {
      kind: 'refused'
      text: string
      field: PaymentField | null
      bankUrl: string | null
      isFinal: boolean
    }
  | { kind: 'signed-out' }
  | { kind: 'unknown' }
  /** An earlier call with the same key is still worked on; it may be asked about in so many seconds. */
  | { kind: 'in-progress'; seconds: number }

/**
 * Asks the server to charge a card, once.
 * @param key the same for every repetition of the same attempt, so that it is charged once however often it is asked
 */
export async function chargeCard(given: {
  planId: BegunPayment['plan_id']
  form: PaymentForm
  means: Means
  key: string
}): Promise<Charged> {
  const { planId, form, means, key } = given
  const phone = form.phone.trim()
  const billing = { name: form.name.trim(), email: form.email.trim(), ...(phone && { phone }) }
  const details = 'methodId' in means ? { payment_method_id: means.methodId } : { card: cardOf(means.card) }
  try {
    const answer = await callEndpoint(createPayment, {
      body: { plan_id: planId, payment_details: { ...details, billing } },
      headers: { 'idempotency-key': key },
      timeoutMs: PATIENCE_MS,
    })
    return readAnswer(answer)
  } catch (problem) {
    return readProblem(problem)
  }
}

/** As specified: digits only, and whole numbers for the date. */
const cardOf = (form: PaymentForm) => ({
  number: withoutSpaces(form.number),
  exp_month: Number(form.month),
  exp_year: Number(form.year),
  cvc: form.cvc.trim(),
})

type Answer = Partial<AnswerOf<typeof createPayment>> | null

function readAnswer(answer: Answer): Charged {
  const paymentId = answer?.payment_id
  if (answer?.requires_action) {
    const url = readBankUrl(answer.next_action_url)
    return paymentId && url ? { kind: 'bank', paymentId, url } : { kind: 'bank-address-bad' }
  }
  // One that names no payment is no answer of ours.
  if (answer?.success || answer?.status === 'processing')
    return paymentId ? { kind: 'sent', paymentId } : { kind: 'unknown' }
  if (typeof answer?.success !== 'boolean') return { kind: 'unknown' }
  return {
    kind: 'refused',
    text: answer.error_message || paymentTexts.failed,
    field: null,
    bankUrl: readBankUrl(answer.next_action_url),
    // It may be said of a payment that is still being made, also of the first one with this key.
    isFinal: false,
  }
}

function readProblem(problem: unknown): Charged {
  if (isApiProblem(problem, 'in-progress')) {
    const { retry_after: seconds } = problem.body
    return { kind: 'in-progress', seconds: typeof seconds === 'number' ? seconds : ASK_AGAIN_SECONDS }
  }
  if (!isRefusal(problem)) return { kind: 'unknown' }
  if (problem.code === 'unauthenticated') return { kind: 'signed-out' }
  const text = problem.body.error || paymentTexts.requestFailed
  const isFinal = settlesKey(problem) && problem.code !== 'idempotency-mismatch'
  return { kind: 'refused', text, field: fieldOf(problem), bankUrl: null, isFinal }
}

/**
 * True where it is our own server that refused, so that this call has charged nothing. What a proxy says, a crash, a
 * conflict or no answer leaves it open.
 */
function isRefusal(problem: unknown): problem is ApiProblem {
  if (!(problem instanceof ApiProblem) || problem.code === 'conflict') return false
  const isOurs = problem.body.code !== undefined && problemStatus[problem.code] === problem.status
  return isOurs && (problem.status < 500 || problem.code === 'outside-down')
}

/** The form's field that a refusal is about, by the form's own texts or by the name on the wire. */
function fieldOf({ errors, body }: ApiProblem): PaymentField | null {
  const first = Object.keys(errors).find((path) => errors[path]?.[0] === body.error)
  return fieldOfWire(first?.split('.').at(-1))
}
