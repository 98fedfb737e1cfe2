import type { JobDetail } from '@hanap/contract/jobs/job-details'
import type { Job, PayEstimate, SimilarJob } from '@hanap/contract/jobs/jobs'
import type { SavedJob } from '@hanap/contract/jobs/saved-jobs'

/** In pesos a month. */
export const paying = (php_min: number | null, php_max: number | null = php_min): PayEstimate => ({
  php_min,
  php_max,
  usd_min: php_min && Math.round(php_min / 58),
  usd_max: php_max && Math.round(php_max / 58),
  rate_date: '2026-11-20',
  assumptions: [],
})

/** Job `id` of Northlight Books, posted `id` hours ago. */
export function listing(id: number, other: Partial<Job> = {}): Job {
  return {
    id,
    title: `Bookkeeper ${id}`,
    employer: { id: 7, name: 'Northlight Books', total_posts: 14 },
    employer_shown: true,
    description: 'You keep the books of eight trades businesses.',
    job_type: 'full-time',
    salary: '$900 – $1,100 per month',
    pay: paying(52_200, 63_800),
    hours_per_week: 40,
    hours_per_day: null,
    work_hours: { kind: 'night', start_minute: 1320, end_minute: 420 },
    manila: { hours: 'night' },
    asks: {},
    stale: null,
    date_posted: new Date(Date.now() - id * 3_600_000).toISOString(),
    tags: [{ id: 1, name: 'Xero' }],
    applied: false,
    application_id: null,
    send_state: null,
    saved: false,
    url: `https://board.example/jobs/${id}`,
    removed_at: null,
    ...other,
  }
}

/** The fields of a listing whose employer the board does not name. */
export const unnamed = { employer: 'Employer not shown', employer_shown: false } as const

/** Nothing beyond the listing's facts by default. */
export function jobDetail(job: Job, other: Partial<JobDetail> = {}): JobDetail {
  return {
    ...job,
    shift: null,
    cautions: [],
    typical_pay: null,
    orders: [],
    orders_count: 0,
    history: [],
    machine_orders: [],
    signs: [],
    manila: { hours: null, from: null, to: null, quote: null },
    said: { type: null, pay: null, country: null },
    hidden: false,
    ...other,
  }
}

/** Numbered from 1, newest first. */
export const listings = (count: number) => Array.from({ length: count }, (_, i) => listing(i + 1))

export const listOf = <T>(results: readonly T[], count = results.length) => ({
  count,
  count_exact: true,
  results,
})

export function similarTo(job: Job): SimilarJob {
  return { ...job, similarityScore: 12, similarityLabel: 'Highly Similar', similaritySource: 'tags' }
}

/** Its id is the listing's plus 100. */
export function savedEntry(job: Job): SavedJob {
  return {
    id: job.id + 100,
    job: job.id,
    job_id: job.id,
    changed: null,
    date_saved: '2026-11-19T08:00:00.000Z',
    job_details: { ...job, saved: true },
  }
}
