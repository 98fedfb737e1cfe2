import type { Job } from '@hanap/contract/jobs'
import type { jobMessages } from './messages.ts'

/** What a job page shows when no job loads: an invented job, always marked as a sample. */
export function sampleJob(texts: typeof jobMessages.en): Job {
  return {
    id: 0,
    title: texts.sampleTitle,
    employer: { id: 0, name: texts.sampleEmployer, total_posts: 1 },
    description: texts.sampleDescription,
    job_type: 'full-time',
    salary: texts.sampleSalary,
    pay: {
      php_min: 29_400,
      php_max: 41_160,
      usd_min: 500,
      usd_max: 700,
      rate_date: '2025-12-31',
      assumptions: [],
    },
    hours_per_week: 40,
    date_posted: '',
    tags: [{ id: 0, name: texts.sampleTag }],
    applied: false,
    saved: false,
    url: '',
    removed_at: null,
  }
}
