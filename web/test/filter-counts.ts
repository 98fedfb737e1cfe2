import type { FilterCounts } from '@hanap/contract/jobs/filter-counts'

/** The counts of a search that finds 124 listings. */
export function filterCounts(other: Partial<FilterCounts> = {}): FilterCounts {
  return {
    count: 124,
    job_type: { any: 124, 'full-time': 61, 'part-time': 38, contract: 12, gig: 13 },
    salary_range: {
      any: 124,
      '0-500': 33,
      '500-1000': 41,
      '1000-2000': 22,
      '2000-5000': 6,
      '5000+': 0,
    },
    minimum_pay: {
      any: 124,
      '20000': 98,
      '30000': 71,
      '40000': 44,
      '60000': 20,
      '80000': 7,
      '100000': 2,
    },
    work_hours: { any: 124, day: 21, night: 48, mixed: 9, flexible: 14, 'not-stated': 41 },
    date_posted: { any: 124, today: 9, '3days': 31, week: 70, month: 118 },
    tags: [
      { id: 3, name: 'Xero', count: 44 },
      { id: 4, name: 'QuickBooks', count: 52 },
    ],
    ...other,
  }
}
