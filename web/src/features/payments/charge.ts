import type { AnswerOf } from '@hanap/contract/endpoint'
import {
  type PaymentField,
  type PaymentForm,
  paymentTexts,
  withoutSpaces,
} from '@hanap/contract/payment-form'
import { createPayment } from '@hanap/contract/payments'
import { callEndpoint } from '../../api/client.ts'
import { ApiProblem } from '../../api/problems.ts'
import { readBankUrl } from './bank-url.ts'
import type { BegunPayment } from './begun-address.ts'
import { fieldOfWire } from './wire-fields.ts'

/** The server asks the provider up to three times, twenty seconds each. */
const PATIENCE_MS = 90_000

/** What is charged: the card as typed, or the provider's name for it. */
export type Means = { methodId: string } | { card: PaymentForm }

/** What came of one attempt. After 'unknown' the card may have been charged; after 'refused' it was not. */
export type Charged =
  | { kind: 'sent'; paymentId: string }
  | { kind: 'bank'; paymentId: string; url: string }
  | { kind: 'bank-address-bad' }
  | { kind: 'refused'; text: string; field: PaymentField | null; bankUrl: string | null }
  | { kind: 'signed-out' }
  | { kind: 'unknown' }

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
    if (!isAnswered(problem)) return { kind: 'unknown' }
    if (problem.code === 'unauthenticated') return { kind: 'signed-out' }
    const text = problem.body.error || paymentTexts.requestFailed
    return { kind: 'refused', text, field: fieldOf(problem), bankUrl: null }
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
  // A yes that names no payment is no answer of ours.
  if (answer?.success) return paymentId ? { kind: 'sent', paymentId } : { kind: 'unknown' }
  if (typeof answer?.success !== 'boolean') return { kind: 'unknown' }
  return {
    kind: 'refused',
    text: answer.error_message || paymentTexts.failed,
    field: null,
    bankUrl: readBankUrl(answer.next_action_url),
  }
}

/** True where the server itself says that nothing was charged; a crash, a conflict or no answer leaves it open. */
function isAnswered(problem: unknown): problem is ApiProblem {
  if (!(problem instanceof ApiProblem) || problem.code === 'conflict') return false
  return problem.status < 500 || problem.code === 'outside-down'
}

/** The form's field that a refusal is about, by the form's own texts or by the name on the wire. */
function fieldOf({ errors, body }: ApiProblem): PaymentField | null {
  const first = Object.keys(errors).find((path) => errors[path]?.[0] === body.error)
  return fieldOfWire(first?.split('.').at(-1))
}
