import type { Caution, JobDetail } from '@hanap/contract/jobs/job-details'
import type { SignKind } from '@hanap/contract/jobs/signs'

/** Not a hidden employer, which the board itself shows, nor orders to machines, which cost the seeker nothing. */
const serious: readonly Caution[] = ['asks-for-money', 'chat-only', 'pay-unusual']

export function hasSeriousCaution(job: Pick<JobDetail, 'cautions'>): boolean {
  return job.cautions.some((code) => serious.includes(code))
}

/** May cost money or reputation before any work. */
const grave: readonly SignKind[] = ['asks-fee', 'asks-id-bank-otp', 'account-rental', 'deception']

/** Whether to show the link above the apply button. */
export const wantsSecondLook = (job: Pick<JobDetail, 'cautions' | 'signs'>): boolean =>
  hasSeriousCaution(job) || job.signs.some(({ kind }) => grave.includes(kind))
