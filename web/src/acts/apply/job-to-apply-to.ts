import type { JobDetail } from '@hanap/contract/jobs/job-details'
import type { Job } from '@hanap/contract/jobs/jobs'
import type { Applied } from '../applied/applied-mark.ts'

/** Rows of a list have no orders. */
export type JobToApplyTo = Pick<Job, 'id' | 'title' | 'employer' | 'url'> &
  Applied &
  Partial<Pick<JobDetail, 'orders' | 'orders_count'>>
