import { type Caution, cautions, type JobDetail } from '@hanap/contract/jobs/job-details'

/** The board says itself that an employer is not shown; orders to machines cost the seeker nothing. */
const mild: readonly Caution[] = ['employer-not-shown', 'orders-machines']

/** Whether a listing wants a second look. */
export function hasSeriousCaution(job: Pick<JobDetail, 'cautions'>): boolean {
  return cautions.some((code) => !mild.includes(code) && job.cautions.includes(code))
}
