import type { PaymentPreview } from '@hanap/contract/payments'
import { formatDate } from '../../i18n/format.ts'
import type { payMessages } from './pay-messages.ts'

/** Where the seeker stands while they look at a payment. */
export type StandingNow = {
  /** The plan that was held last: 'Basic'; null for none. */
  planName: string | null
  isOnTrial: boolean
}

export type PreviewNote = { kind: 'info' | 'warning'; text: string }

/** What paying changes for this seeker besides giving a month, in sentences; a loss is a warning. */
export function previewNotes(
  preview: PaymentPreview,
  now: StandingNow,
  m: typeof payMessages,
): PreviewNote[] {
  const plan = now.planName ?? m.yourPlan
  const { ending_days: ending, added_days: added } = preview
  if (preview.extends)
    return [{ kind: 'info', text: m.extends(now.planName ?? '', formatDate(preview.starts_at)) }]
  if (ending > 0) {
    return [
      added > 0
        ? { kind: 'info', text: m.endsWithValue(ending, plan, added) }
        : { kind: 'warning', text: m.endsWithout(ending, plan) },
    ]
  }
  return now.isOnTrial ? [{ kind: 'info', text: m.trialEnds }] : []
}

/** Whether two previews would do the same; the moment at which a month begins moves on by itself. */
export function doesSame(shown: PaymentPreview | undefined, fresh: PaymentPreview, price: number): boolean {
  const before = shown ?? { amount: price, extends: false, ending_days: 0, added_days: 0 }
  return (
    before.amount === fresh.amount &&
    before.extends === fresh.extends &&
    before.ending_days === fresh.ending_days &&
    before.added_days === fresh.added_days
  )
}
