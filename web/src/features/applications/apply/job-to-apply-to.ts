import type { Job } from '@hanap/contract/jobs'

/** What applying needs to know of a listing. */
export type JobToApplyTo = Pick<Job, 'id' | 'title' | 'employer' | 'applied' | 'url'>
