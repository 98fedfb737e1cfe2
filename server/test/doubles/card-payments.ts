import { type PaymentsOptions, type RunningPayments, startPayments } from '@hanap/standins/payments/payments'
import { createPaymongoPayments, type PaymongoOptions } from '../../src/outside/card-payments/paymongo.ts'
import {
  type Billing,
  type Card,
  type CardPayments,
  type NewPayment,
  PaymentProblem,
} from '../../src/outside/card-payments/port.ts'

/** The day on the tests' clocks. */
export const TODAY = new Date('2026-11-20T09:00:00Z')
export const WEBHOOK_SECRET = 'whsk_betweenUs'
export const GOOD_CARD = '4343434343434345'
export const BACK = 'http://127.0.0.1:9/subscription/plans?payment_id=pi_1'

export const billing: Billing = { name: 'Ana Reyes', email: 'ana@example.com', phone: '+63 917 000 0000' }
export const cardOf = (number: string, given: Partial<Card> = {}): Card => ({
  number,
  expMonth: 12,
  expYear: 2030,
  cvc: '739',
  ...given,
})
export const premium: NewPayment = {
  amount: 10_000,
  description: 'Subscription to Premium',
  reference: 'hanap-payment-7',
  key: 'begin-7',
}

/** Never waits; `waited` are its pauses in milliseconds. */
export function connectPayments(url: string, options: Partial<PaymongoOptions> = {}) {
  const waited: number[] = []
  const pause = async (milliseconds: number) => void waited.push(milliseconds)
  const given = { secretKey: 'sk_test_betweenUs', webhookSecret: WEBHOOK_SECRET, isLive: false }
  const payments = createPaymongoPayments({ url, ...given, timeoutMs: 5000, pause, ...options })
  return { ...payments, waited }
}

export async function startProvider(options: PaymentsOptions = {}) {
  const standIn = await startPayments({ now: () => TODAY, secretKey: 'sk_test_betweenUs', ...options })
  const connect = (given: Partial<PaymongoOptions> = {}) => connectPayments(standIn.apiUrl, given)
  return { standIn, connect, payments: connect() }
}

/** A payment by ana, under new keys. */
export async function payWith(payments: CardPayments, number: string, given: Partial<Card> = {}) {
  const key = crypto.randomUUID()
  const begun = await payments.begin({ ...premium, key })
  const methodId = await payments.keepCard(cardOf(number, given), billing, `${key}-card`)
  return payments.pay({ intentId: begun.id, methodId, returnUrl: BACK, key: `${key}-pay` })
}

export const outcomesOf = (standIn: RunningPayments, area: string) =>
  standIn
    .received()
    .filter((one) => one.area === area)
    .map(({ outcome, idempotency_key }) => ({ outcome, key: idempotency_key }))

/** Other outcomes fail the test. */
export async function paymentProblemOf(call: Promise<unknown>): Promise<PaymentProblem> {
  const outcome = await call.then(
    (value) => value,
    (error: unknown) => error,
  )
  if (outcome instanceof PaymentProblem) return outcome
  throw new Error('expected a PaymentProblem', { cause: outcome })
}
