import type { Job } from '@hanap/contract/jobs/jobs'
import type { Applied } from '../applied/applied-mark.ts'

/** What applying needs to know of a listing. */
export type JobToApplyTo = Pick<Job, 'id' | 'title' | 'employer' | 'url'> & Applied
