import type { CurrentSubscription } from '@hanap/contract/payments/subscriptions'
import { formatDate } from '../../../i18n/format.ts'
import { settingsMessages } from './messages.ts'

/** 'Premium, until Dec 19', or that there is no plan. */
export function planWords({
  plan,
  status,
  end_date: end,
}: Pick<CurrentSubscription, 'plan' | 'status' | 'end_date'>): string {
  const m = settingsMessages
  if (plan === null || status === 'none') return m.noPlan
  if (end === null) return plan.name
  return status === 'active'
    ? m.planUntil(plan.name, formatDate(end))
    : m.planEnded(plan.name, formatDate(end))
}
