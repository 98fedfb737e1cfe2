import type { Interview } from '@hanap/contract/applications/applications'
import { startOf } from '../application-times.ts'
import type { detailMessages } from '../detail/detail-messages.ts'
import { formatRound } from '../manila-time.ts'

/** For button labels: its label, else its time. */
export function interviewWords(
  { label, ...start }: Pick<Interview, 'label' | 'starts_at' | 'starts_on'>,
  now: number,
  m: typeof detailMessages,
): string {
  const startsAt = startOf(start)
  return label || (startsAt === null ? m.noTimeYet : formatRound(startsAt, now))
}
