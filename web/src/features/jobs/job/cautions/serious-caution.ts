import { cautions, type JobDetail } from '@hanap/contract/jobs/job-details'

/** Whether a listing wants a second look: for more than its employer not being shown, which its board says already. */
export function hasSeriousCaution(job: Pick<JobDetail, 'cautions'>): boolean {
  return cautions.some((code) => code !== 'employer-not-shown' && job.cautions.includes(code))
}
