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
export type PaymentsCommand =
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
 * @throws Error of one line if the command does not apply
 */
export function runCommand(command: PaymentsCommand, world: World): { id?: string } {
  const { faults, intents, refunds, deliveries } = world
  if ('fault' in command) {
    const { fault, on = 'all', times = 1, ms = world.slowMs, payer } = command
    if (fault === 'none') faults.clear()
    else faults.add({ kind: fault, on, ms, ...(payer !== undefined && { payer }) }, times)
  } else if ('webhook_fault' in command) {
    const { webhook_fault: kind, times = 1, event } = command
    if (kind === 'none') deliveries.clearFaults()
    else deliveries.addFault({ kind, ...(event !== undefined && { event }) }, times)
  } else if ('settling' in command) {
    const { settling: mode, ...rest } = command
    world.settling.set({ mode, ...rest })
  } else if ('settle' in command) {
    if (command.settle === 'all') intents.settleAll()
    else settleOne(intents, command.settle)
  } else if ('authenticate' in command) {
    const token = intentOf(intents, command.authenticate).challenge?.token
    if (!token) throw new Error('That intent waits for nobody.')
    intents.authenticate(token, command.answer)
  } else if ('refund' in command) {
    const payment = paymentOf(intents, command.refund)
    const amount = command.amount ?? refundable(payment)
    if (amount <= 0) throw new Error('Nothing of that payment is left.')
    return { id: refunds.refund(payment, { amount, reason: 'requested_by_customer' }).id }
  } else if ('dispute' in command) {
    return { id: refunds.dispute(paymentOf(intents, command.dispute)).id }
  } else if ('resolve' in command) {
    return { id: refunds.resolve(paymentOf(intents, command.resolve), command.outcome ?? 'won').id }
  } else if ('webhook' in command) {
    const { webhook: url, ...rest } = command
    return { id: world.webhooks.replace({ url, ...rest }).id }
  } else if ('release' in command) deliveries.release()
  else if ('retry' in command) deliveries.retry()
  else if ('resend' in command) {
    if (!deliveries.resend(command.resend)) throw new Error('There is no such event.')
  } else if ('expire' in command) world.idempotency.expire()
  else if (command.clear === 'received') world.received.clear()
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
