import type { Payment } from '@hanap/contract/payments/payments'
import type { Secrets } from '../../../lib/secrets/secrets.ts'
import { addedDays } from '../../subscriptions/rules/ledger.ts'
import { actionUrlOf, statusOf } from '../rules.ts'
import type { ShownRow } from '../store.ts'
import { billingOf } from './billing.ts'
import { descriptionOf, pesosOf } from './money-and-words.ts'

export function describePayment(row: ShownRow, secrets: Pick<Secrets, 'open'>): Payment {
  const { period_starts_at: starts_at, period_ends_at: ends_at } = row
  return {
    id: row.provider_id ?? '',
    status: statusOf(row),
    amount: pesosOf(row.amount),
    refunded: pesosOf(row.refunded_amount),
    currency: 'PHP',
    description: descriptionOf(row.plan_type),
    plan_type: row.plan_type,
    card: row.card_brand,
    card_last4: row.card_last4,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    billing: billingOf(secrets, row),
    period:
      starts_at && ends_at
        ? {
            starts_at: starts_at.toISOString(),
            ends_at: ends_at.toISOString(),
            added_days: addedDays({ starts_at, ends_at }),
            replaced_at: row.period_replaced_at?.toISOString() ?? null,
          }
        : null,
    error_message: row.failure,
    next_action_url: actionUrlOf(row),
  }
}
