import type { Caution, JobDetail } from '@hanap/contract/jobs/job-details'
import type { SignKind } from '@hanap/contract/jobs/signs'

/** Not that the employer is not shown, which the board says itself, nor orders to machines: they cost the seeker nothing. */
const serious: readonly Caution[] = ['asks-for-money', 'chat-only', 'pay-unusual']

/** Whether a listing wants a second look. */
export function hasSeriousCaution(job: Pick<JobDetail, 'cautions'>): boolean {
  return job.cautions.some((code) => serious.includes(code))
}

/** What may cost money or a good name before there is any work. */
const grave: readonly SignKind[] = ['asks-fee', 'asks-id-bank-otp', 'account-rental', 'deception']

/** Whether a seeker is led to the cautions and signs before the button that applies. */
export const wantsSecondLook = (job: Pick<JobDetail, 'cautions' | 'signs'>): boolean =>
  hasSeriousCaution(job) || job.signs.some(({ kind }) => grave.includes(kind))
