import { ApiError, invalid, notFound } from '../api/api-error.ts'
import { createAttributeReader } from '../api/attributes.ts'
import { disputeResource, type Resource, refundResource } from '../api/wire.ts'
import { type Dispute, type Metadata, makeId, type Payment, type Refund } from '../records.ts'
import type { Intents } from './intents.ts'

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'others']

export type Refunds = ReturnType<typeof createRefunds>

export function createRefunds(world: {
  now: () => Date
  intents: Intents
  emit(type: string, resource: Resource): void
}) {
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const time = () => world.now().getTime()

  function refund(
    payment: Payment,
    given: { amount: number; reason: string; notes?: string; metadata?: Metadata },
  ) {
    if (payment.failure)
      throw new ApiError(400, {
        code: 'resource_failed_state',
        detail: `The payment with id ${payment.id} is not paid.`,
      })
    if (given.amount > refundable(payment))
      throw invalid('allowed_amount_exceeded', 'amount is more than what is left of the payment.', 'amount')
    const made: Refund = {
      id: makeId('ref'),
      paymentId: payment.id,
      amount: given.amount,
      reason: given.reason,
      notes: given.notes || null,
      metadata: given.metadata ?? null,
      createdAt: time(),
    }
    refunds.set(made.id, made)
    payment.refunds.push(made)
    world.emit('refund.succeeded', refundResource(made))
    return made
  }

  return {
    refund,
    /** @throws ApiError for refused attributes */
    create(body: unknown): Refund {
      const read = createAttributeReader(body)
      const amount = read.whole('amount', { required: true, least: 100 })
      const paymentId = read.text('payment_id', { required: true })
      const reason = read.text('reason', { required: true, among: REASONS })
      const notes = read.text('notes', { most: 255 })
      const metadata = read.flat('metadata')
      read.end()
      return refund(world.intents.payment(paymentId), { amount, reason, notes, metadata })
    },
    /** @throws ApiError 404 */
    get(id: string): Refund {
      const found = refunds.get(id)
      if (!found) throw notFound('refund', id)
      return found
    },
    all: (): Refund[] => [...refunds.values()],
    dispute(payment: Payment): Dispute {
      if (payment.failure || payment.isDisputed) throw new Error('That payment cannot be disputed.')
      const dispute: Dispute = {
        id: makeId('dp'),
        paymentId: payment.id,
        amount: payment.amount,
        status: 'pending',
        createdAt: time(),
        updatedAt: time(),
      }
      disputes.set(payment.id, dispute)
      payment.isDisputed = true
      world.emit('dispute.created', disputeResource(dispute, payment))
      return dispute
    },
    /** 'won' leaves the money with the shop. */
    resolve(payment: Payment, outcome: 'won' | 'lost'): Dispute {
      const dispute = disputes.get(payment.id)
      if (dispute?.status !== 'pending') throw new Error('That payment has no open dispute.')
      Object.assign(dispute, { status: outcome, updatedAt: time() })
      payment.isDisputed = outcome === 'lost'
      world.emit('dispute.resolved', disputeResource(dispute, payment))
      return dispute
    },
    disputeOf: (payment: Payment): Dispute | undefined => disputes.get(payment.id),
  }
}

/** In centavos. */
export const refundable = (payment: Payment) =>
  payment.amount - payment.refunds.reduce((sum, { amount }) => sum + amount, 0)
