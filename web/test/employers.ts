import type { EmployerCard, EmployerPage } from '@hanap/contract/jobs/employers'
import { listings } from './listings.ts'

export function employerCard(id: number, other: Partial<EmployerCard> = {}): EmployerCard {
  return {
    id,
    name: `Employer ${id}`,
    total_posts: id + 10,
    open_jobs: id,
    newest_posted_at: new Date(Date.now() - id * 3_600_000).toISOString(),
    ...other,
  }
}

export const employerCards = (count: number) => Array.from({ length: count }, (_, i) => employerCard(i + 1))

/** Northlight Books; the page has its first ten open jobs. */
export function employerPage(openJobs: number, other: Partial<EmployerPage> = {}): EmployerPage {
  return {
    id: 7,
    name: 'Northlight Books',
    total_posts: 48,
    open_jobs: openJobs,
    first_seen_at: '2026-11-03T01:12:00Z',
    pay: { php_min: 52_200, php_max: 63_800, usd_min: 900, usd_max: 1100, listings: 9 },
    skills: [
      { id: 31, name: 'Xero', jobs: 8 },
      { id: 32, name: 'Excel', jobs: 1 },
    ],
    past: {
      listings: 48,
      open: openJobs,
      days_up: { median: 23, listings: 12 },
      pay: { below: 1, within: 5, above: 2 },
      pay_changes: { changed: 3, listings: 48 },
    },
    outcomes: null,
    count: openJobs,
    results: listings(Math.min(openJobs, 10)),
    ...other,
  }
}
