import { type Job, jobTypeLabels } from '@hanap/contract/jobs/jobs'

/** What each type of job is called here. */
export const jobTypeTexts: Readonly<Record<Job['job_type'], string>> = jobTypeLabels
