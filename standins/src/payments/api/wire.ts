import { declineText } from '../charging/cards.ts'
import type { Dispute, Intent, Payment, PaymentMethod, Refund } from '../records.ts'

export type Resource = { id: string; type: string; attributes: Record<string, unknown> }

/** Unix seconds. */
export const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/** 3.5% and ₱15, in centavos. */
export const feeOf = (amount: number) => Math.round(amount * 0.035) + 1500

/** @param pageUrl the bank page's address */
export function intentResource(intent: Intent, pageUrl: (token: string) => string): Resource {
  const { challenge, lastFailure } = intent
  return {
    id: intent.id,
    type: 'payment_intent',
    attributes: {
      amount: intent.amount,
      capture_type: 'automatic',
      client_key: intent.clientKey,
      currency: 'PHP',
      description: intent.description,
      livemode: false,
      statement_descriptor: intent.statementDescriptor,
      status: intent.status,
      last_payment_error: lastFailure && {
        failed_code: lastFailure,
        failed_message: declineText(lastFailure),
        payment_id: intent.payments.at(-1)?.id ?? null,
      },
      payment_method_allowed: ['card'],
      payments: intent.payments.map(paymentResource),
      next_action:
        intent.status === 'awaiting_next_action' && challenge
          ? {
              type: 'redirect',
              redirect: { url: pageUrl(challenge.token), return_url: challenge.returnUrl },
            }
          : null,
      payment_method_options: { card: { request_three_d_secure: intent.threeDSecure } },
      metadata: intent.metadata,
      setup_future_usage: intent.setupFutureUsage,
      created_at: seconds(intent.createdAt),
      updated_at: seconds(intent.updatedAt),
    },
  }
}

export function methodResource(method: PaymentMethod): Resource {
  return {
    id: method.id,
    type: 'payment_method',
    attributes: {
      billing: method.billing,
      details: { exp_month: method.expMonth, exp_year: method.expYear, last4: method.last4 },
      livemode: false,
      metadata: method.metadata,
      type: 'card',
      created_at: seconds(method.createdAt),
      updated_at: seconds(method.createdAt),
    },
  }
}

export function paymentResource(payment: Payment): Resource {
  const { amount, failure, card } = payment
  const at = seconds(payment.createdAt)
  return {
    id: payment.id,
    type: 'payment',
    attributes: {
      access_url: null,
      amount,
      balance_transaction_id: failure ? null : payment.id.replace('pay_', 'bal_txn_'),
      billing: payment.billing,
      currency: 'PHP',
      description: payment.description,
      disputed: payment.isDisputed,
      external_reference_number: null,
      ...(failure && { failed_code: failure, failed_message: declineText(failure) }),
      fee: failure ? 0 : feeOf(amount),
      foreign_fee: 0,
      livemode: false,
      metadata: payment.metadata,
      net_amount: failure ? 0 : amount - feeOf(amount),
      origin: 'api',
      payment_intent_id: payment.intentId,
      payout: null,
      refunds: payment.refunds.map(refundResource),
      source: { id: card.id, type: 'card', brand: card.brand, country: 'PH', last4: card.last4 },
      statement_descriptor: payment.statementDescriptor,
      status: failure ? 'failed' : 'paid',
      tax_amount: null,
      taxes: [],
      available_at: failure ? null : at,
      created_at: at,
      credited_at: failure ? null : at,
      paid_at: failure ? null : at,
      updated_at: seconds(payment.refunds.at(-1)?.createdAt ?? payment.createdAt),
    },
  }
}

export function refundResource(refund: Refund): Resource {
  const at = seconds(refund.createdAt)
  return {
    id: refund.id,
    type: 'refund',
    attributes: {
      amount: refund.amount,
      currency: 'PHP',
      livemode: false,
      metadata: refund.metadata,
      notes: refund.notes,
      payment_id: refund.paymentId,
      payout_id: null,
      reason: refund.reason,
      status: 'succeeded',
      created_at: at,
      refunded_at: at,
      updated_at: at,
    },
  }
}

export function disputeResource(dispute: Dispute, payment: Payment): Resource {
  return {
    id: dispute.id,
    type: 'dispute',
    attributes: {
      amount: dispute.amount,
      currency: 'PHP',
      livemode: false,
      payment_id: dispute.paymentId,
      payment_intent_id: payment.intentId,
      reason: 'fraudulent',
      status: dispute.status,
      created_at: seconds(dispute.createdAt),
      updated_at: seconds(dispute.updatedAt),
    },
  }
}
