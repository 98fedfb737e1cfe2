import type { Idempotency } from './api/idempotency.ts'
import type { Intents } from './charging/intents.ts'
import { type Refunds, refundable } from './charging/refunds.ts'
import type { Settling, SettlingMode } from './charging/settling.ts'
import type { Area, FaultKind, Faults } from './faults.ts'
import type { ReceivedCalls } from './received.ts'
import type { Intent, Payment } from './records.ts'
import type { Deliveries } from './webhooks/deliveries.ts'
import type { WebhookFaultKind } from './webhooks/webhook-faults.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** See the README. Ids are of intents or payments. */
export type PaymentsOrder =
  | { fault: FaultKind | 'none'; on?: Area | 'all'; times?: number; ms?: number; payer?: string }
  | { webhook_fault: WebhookFaultKind | 'none'; times?: number; event?: string }
  | { settling: SettlingMode; times?: number; ms?: number; payer?: string }
  | { settle: string }
  | { authenticate: string; answer: 'authorize' | 'fail' }
  | { refund: string; amount?: number }
  | { dispute: string }
  | { resolve: string; outcome?: 'won' | 'lost' }
  | { webhook: string; secret?: string; events?: string[] }
  | { release: 'webhooks' }
  | { retry: 'webhooks' }
  | { resend: string }
  | { expire: 'idempotency-keys' }
  | { clear: 'faults' | 'received' }

type World = {
  faults: Faults
  intents: Intents
  refunds: Refunds
  webhooks: Webhooks
  deliveries: Deliveries
  settling: Settling
  idempotency: Idempotency
  received: ReceivedCalls
  slowMs: number
}

/**
 * @returns the new object's id
 * @throws Error of one line if the order does not apply
 */
export function obey(order: PaymentsOrder, world: World): { id?: string } {
  const { faults, intents, refunds, deliveries } = world
  if ('fault' in order) {
    const { fault, on = 'all', times = 1, ms = world.slowMs, payer } = order
    if (fault === 'none') faults.clear()
    else faults.add({ kind: fault, on, ms, ...(payer !== undefined && { payer }) }, times)
  } else if ('webhook_fault' in order) {
    const { webhook_fault: kind, times = 1, event } = order
    if (kind === 'none') deliveries.clearFaults()
    else deliveries.addFault({ kind, ...(event !== undefined && { event }) }, times)
  } else if ('settling' in order) {
    const { settling: mode, ...rest } = order
    world.settling.set({ mode, ...rest })
  } else if ('settle' in order) {
    if (order.settle === 'all') intents.settleAll()
    else settleOne(intents, order.settle)
  } else if ('authenticate' in order) {
    const token = intentOf(intents, order.authenticate).challenge?.token
    if (!token) throw new Error('That intent waits for nobody.')
    intents.authenticate(token, order.answer)
  } else if ('refund' in order) {
    const payment = paymentOf(intents, order.refund)
    const amount = order.amount ?? refundable(payment)
    if (amount <= 0) throw new Error('Nothing of that payment is left.')
    return { id: refunds.refund(payment, { amount, reason: 'requested_by_customer' }).id }
  } else if ('dispute' in order) {
    return { id: refunds.dispute(paymentOf(intents, order.dispute)).id }
  } else if ('resolve' in order) {
    return { id: refunds.resolve(paymentOf(intents, order.resolve), order.outcome ?? 'won').id }
  } else if ('webhook' in order) {
    const { webhook: url, ...rest } = order
    return { id: world.webhooks.replace({ url, ...rest }).id }
  } else if ('release' in order) deliveries.release()
  else if ('retry' in order) deliveries.retry()
  else if ('resend' in order) {
    if (!deliveries.resend(order.resend)) throw new Error('There is no such event.')
  } else if ('expire' in order) world.idempotency.expire()
  else if (order.clear === 'received') world.received.clear()
  else {
    faults.clear()
    deliveries.clearFaults()
  }
  return {}
}

function settleOne(intents: Intents, id: string): void {
  const intent = intentOf(intents, id)
  if (intent.status !== 'processing') throw new Error('That intent is not processing.')
  intents.settle(intent)
}

const intentOf = (intents: Intents, id: string): Intent =>
  id.startsWith('pay_') ? intents.get(intents.payment(id).intentId) : intents.get(id)

/** Finds a payment by its id, or by the intent it paid. */
function paymentOf(intents: Intents, id: string): Payment {
  if (id.startsWith('pay_')) return intents.payment(id)
  const paid = intents.get(id).payments.find(({ failure }) => failure === null)
  if (!paid) throw new Error('That intent is not paid.')
  return paid
}
