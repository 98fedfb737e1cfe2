import type { PaymentPreview } from '@hanap/contract/payments/payments'
import { plans } from '@hanap/contract/payments/plans'
import { formatDate } from '../../../../i18n/format.ts'
import type { payMessages } from './pay-messages.ts'

export type PreviewNote = { kind: 'info' | 'warning'; text: string }

/**
 * What else paying changes; a loss is a warning. Only the preview knows which plan continues: another tab may have
 * paid.
 */
export function previewNotes(
  preview: PaymentPreview,
  isOnTrial: boolean,
  m: typeof payMessages,
): PreviewNote[] {
  const { ending_days: ending, unpaid_days: unpaid, added_days: added } = preview
  const own = preview.plan_type === 'basic' ? plans.basic : plans.premium
  const other = preview.plan_type === 'basic' ? plans.premium : plans.basic
  const notes: PreviewNote[] = []
  if (preview.extends) notes.push({ kind: 'info', text: m.extends(own.name, formatDate(preview.starts_at)) })
  if (ending > 0 && unpaid >= ending) notes.push({ kind: 'warning', text: m.endsUnpaid(ending, other.name) })
  else if (ending > 0 && added > 0) {
    notes.push({ kind: 'info', text: m.endsWithValue(ending, other.name, added) })
    if (unpaid > 0) notes.push({ kind: 'info', text: m.someUnpaid(unpaid) })
  } else if (ending > 0) notes.push({ kind: 'warning', text: m.endsWithout(ending, other.name) })
  if (notes.length === 0 && isOnTrial) notes.push({ kind: 'info', text: m.trialEnds })
  return notes
}

/** Ignores the month's start, which moves with the clock. */
export function doesSame(shown: PaymentPreview | undefined, fresh: PaymentPreview, price: number): boolean {
  const before = shown ?? { amount: price, extends: false, ending_days: 0, unpaid_days: 0, added_days: 0 }
  return (
    before.amount === fresh.amount &&
    before.extends === fresh.extends &&
    before.ending_days === fresh.ending_days &&
    before.unpaid_days === fresh.unpaid_days &&
    before.added_days === fresh.added_days
  )
}
