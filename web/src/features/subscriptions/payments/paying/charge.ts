import {
  type PaymentField,
  type PaymentForm,
  paymentTexts,
  withoutSpaces,
} from '@hanap/contract/payments/payment-form'
import { createPayment } from '@hanap/contract/payments/payments'
import type { AnswerOf } from '@hanap/contract/wire/endpoint'
import { problemStatus } from '@hanap/contract/wire/problem'
import { callOnce, type KeyPlace, settlesKey } from '../../../../api/call-once.ts'
import { ApiProblem, isApiProblem } from '../../../../api/problems/problems.ts'
import { fieldOfWire } from '../card/wire-fields.ts'
import type { BegunPayment } from '../following/begun-address.ts'
import { readBankUrl } from './bank-url.ts'

/** The server tries the provider three times, 20 s each. */
const PATIENCE_MS = 90_000
/** Repeats while the server still works on it, some 40 s in all. */
const MOST_REPEATS = 8

/** The card as typed, or the provider's id for it. */
export type Means = { methodId: string } | { card: PaymentForm }

/**
 * After 'unknown' and 'in-progress' the card may have been charged; after 'refused' not by this call. `isFinal`: nor
 * by an earlier call with this key.
 */
export type Charged =
  /** Succeeded or in progress: to be polled. */
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
  /** An earlier call with this key is still running. */
  | { kind: 'in-progress' }

/**
 * Charges a card once.
 * @param given.key the place of the idempotency key
 * @param given.onWaiting the server still works on it; the call repeats until `signal` aborts
 */
export async function chargeCard(given: {
  planId: BegunPayment['plan_id']
  form: PaymentForm
  means: Means
  key: KeyPlace
  onWaiting: () => void
  signal: AbortSignal
}): Promise<Charged> {
  const { planId, form, means, key, onWaiting, signal } = given
  const phone = form.phone.trim()
  const billing = { name: form.name.trim(), email: form.email.trim(), ...(phone && { phone }) }
  const details = 'methodId' in means ? { payment_method_id: means.methodId } : { card: cardOf(means.card) }
  try {
    const body = { plan_id: planId, payment_details: { ...details, billing } }
    const call = { body, timeoutMs: PATIENCE_MS }
    const more = { mostRepeats: MOST_REPEATS, onWaiting, signal }
    return readAnswer(await callOnce(createPayment, key, call, more))
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
  // Our server always names the payment.
  if (answer?.success || answer?.status === 'processing')
    return paymentId ? { kind: 'sent', paymentId } : { kind: 'unknown' }
  if (typeof answer?.success !== 'boolean') return { kind: 'unknown' }
  return {
    kind: 'refused',
    text: answer.error_message || paymentTexts.failed,
    field: null,
    bankUrl: readBankUrl(answer.next_action_url),
    // The refusal may be about a payment in progress, even the first with this key.
    isFinal: false,
  }
}

function readProblem(problem: unknown): Charged {
  if (isApiProblem(problem, 'in-progress')) return { kind: 'in-progress' }
  if (!isRefusal(problem)) return { kind: 'unknown' }
  if (problem.code === 'unauthenticated') return { kind: 'signed-out' }
  const text = problem.body.error || paymentTexts.requestFailed
  const isFinal = settlesKey(problem) && problem.code !== 'idempotency-mismatch'
  return { kind: 'refused', text, field: fieldOf(problem), bankUrl: null, isFinal }
}

/** Whether our server refused, so nothing was charged. A proxy, a crash, a conflict or no answer leaves it open. */
function isRefusal(problem: unknown): problem is ApiProblem {
  if (!(problem instanceof ApiProblem) || problem.code === 'conflict') return false
  const isOurs = problem.body.code !== undefined && problemStatus[problem.code] === problem.status
  return isOurs && (problem.status < 500 || problem.code === 'outside-down')
}

/** Finds the field by the form's texts or the wire name. */
function fieldOf({ errors, body }: ApiProblem): PaymentField | null {
  const first = Object.keys(errors).find((path) => errors[path]?.[0] === body.error)
  return fieldOfWire(first?.split('.').at(-1))
}
