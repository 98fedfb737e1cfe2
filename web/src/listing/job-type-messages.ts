import { type Job, jobTypeLabels } from '@hanap/contract/jobs/jobs'

export const jobTypeTexts: Readonly<Record<Job['job_type'], string>> = jobTypeLabels
