import type { Interview } from '@hanap/contract/applications'
import type { detailMessages } from '../detail/detail-messages.ts'
import { formatRound } from '../manila-time.ts'

/** Which interview it is, for the name of a button: its label, else its time. */
export function interviewWords(
  { label, starts_at }: Pick<Interview, 'label' | 'starts_at'>,
  now: number,
  m: typeof detailMessages,
): string {
  return label || (starts_at === null ? m.noTimeYet : formatRound(starts_at, now))
}
