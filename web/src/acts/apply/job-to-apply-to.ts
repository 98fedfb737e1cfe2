import type { JobDetail } from '@hanap/contract/jobs/job-details'
import type { Job } from '@hanap/contract/jobs/jobs'
import type { Applied } from '../applied/applied-mark.ts'

/** What applying needs to know of a listing; a row of a list does not know what it asks for. */
export type JobToApplyTo = Pick<Job, 'id' | 'title' | 'employer' | 'url'> &
  Applied &
  Partial<Pick<JobDetail, 'orders' | 'orders_count'>>
