import type { Job } from '@hanap/contract/jobs/jobs'
import { formatAge } from '../../i18n/age.ts'
import { staleMessages } from './stale-messages.ts'

/** 'Maybe filled: one of 12 alike'; empty for other jobs. */
export function staleWords(
  { stale, date_posted }: Pick<Job, 'stale' | 'date_posted'>,
  now: number,
  m: typeof staleMessages = staleMessages,
): string {
  if (stale?.why === 'old') return m.old(formatAge(date_posted, now))
  if (stale?.why === 'bumped') return m.bumped(stale.times)
  return stale ? m.alike(stale.jobs) : ''
}
