import type { WorkFigures, WorkKind, WorkKinds } from '@hanap/contract/jobs/kinds-of-work'

/** Half of the jobs pay 25,000 to 45,000 pesos. */
export function workKind(slug: string, name: string, listings = 962): WorkKind {
  const php = { low: 25_100, median: 34_200, high: 45_400 }
  const usd = { low: 430, median: 590, high: 780 }
  return { slug, name, listings, paid: Math.round(listings * 0.7), php, usd }
}

export const workKinds = (...kinds: WorkKind[]): WorkKinds => ({
  kinds,
  computed_at: '2026-11-20T22:00:00.000Z',
})

export function workFigures(other: Partial<WorkFigures> = {}): WorkFigures {
  return {
    ...workKind('virtual-assistant', 'Virtual assistant'),
    search: 'virtual assistant',
    new_this_week: 41,
    pay_steps: Array.from({ length: 24 }, (_, at) => 24 - at),
    hours: {
      read: 962,
      stated: 600,
      timed: 420,
      by_hour: Array.from({ length: 24 }, (_, at) => at),
      day: 180,
      night: 300,
      mixed: 0,
      flexible: 120,
    },
    skills: [{ name: 'Canva', listings: 163 }],
    countries: [
      { name: 'United States', listings: 402 },
      { name: 'Australia', listings: 188 },
    ],
    countries_unstated: 180,
    newest: [
      {
        title: 'Virtual assistant for a law office',
        salary: '₱36,000 - 42,500 a month',
        pay: { ...estimate(36_000, 42_500), stated_in: 'PHP' },
        date_posted: '2026-11-20T19:00:00.000Z',
      },
      {
        title: 'Assistant, email and calendar',
        salary: '$580',
        pay: estimate(34_104, 34_104),
        date_posted: '2026-11-19T20:00:00.000Z',
      },
      { title: 'Night assistant', salary: '', pay: null, date_posted: '2026-11-19T19:00:00.000Z' },
    ],
    others: [workKind('bookkeeper', 'Bookkeeper', 347)],
    computed_at: '2026-11-20T22:00:00.000Z',
    ...other,
  }
}

const estimate = (php_min: number, php_max: number) => ({
  php_min,
  php_max,
  usd_min: Math.round(php_min / 58.8),
  usd_max: Math.round(php_max / 58.8),
  rate_date: '2026-11-02',
  assumptions: [],
})
