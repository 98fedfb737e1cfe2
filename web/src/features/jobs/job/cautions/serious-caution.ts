import { type Caution, cautions, type JobDetail } from '@hanap/contract/jobs/job-details'
import type { SignKind } from '@hanap/contract/jobs/signs'

/** The board says itself that an employer is not shown; orders to machines cost the seeker nothing. */
const mild: readonly Caution[] = ['employer-not-shown', 'orders-machines']

/** Whether a listing wants a second look. */
export function hasSeriousCaution(job: Pick<JobDetail, 'cautions'>): boolean {
  return cautions.some((code) => !mild.includes(code) && job.cautions.includes(code))
}

/** What may cost money or a good name before there is any work. */
const grave: readonly SignKind[] = ['asks-fee', 'asks-id-bank-otp', 'account-rental', 'deception']

/** Whether a seeker is led to the cautions and signs before the button that applies. */
export const wantsSecondLook = (job: Pick<JobDetail, 'cautions' | 'signs'>): boolean =>
  hasSeriousCaution(job) || job.signs.some(({ kind }) => grave.includes(kind))
