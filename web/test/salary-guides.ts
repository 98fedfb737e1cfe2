import type { PayOfListings, SalaryGuide } from '@hanap/contract/jobs/salaries'

/** Pay around the median in pesos a month; no quartiles below the fewest. */
export function payOf(listings: number, paid: number, median = 45_000): PayOfListings {
  const around = (rate: number) => ({
    low: Math.round((median * 0.7) / rate),
    median: Math.round(median / rate),
    high: Math.round((median * 1.4) / rate),
  })
  const isEnough = paid >= 8
  return { listings, paid, php: isEnough ? around(1) : null, usd: isEnough ? around(58) : null }
}

export function salaryGuide(other: Partial<SalaryGuide> = {}): SalaryGuide {
  return {
    all: payOf(1840, 1052, 46_000),
    fewest: 8,
    by_title: [{ title: 'Bookkeeper', ...payOf(120, 80, 52_000) }],
    by_location: [
      { location: 'Australia', ...payOf(90, 60, 58_000) },
      { location: 'Cebu', ...payOf(9, 3) },
    ],
    location_stated: 640,
    by_experience: [
      { level: 'entry', ...payOf(200, 150, 30_000) },
      { level: 'mid', ...payOf(120, 90, 48_000) },
      { level: 'senior', ...payOf(60, 40, 130_000) },
    ],
    experience_stated: 380,
    by_job_type: [
      { job_type: 'full-time', ...payOf(1200, 800) },
      { job_type: 'any', ...payOf(40, 20) },
    ],
    by_hours: [
      { hours: 'day', ...payOf(300, 200, 40_000) },
      { hours: 'night', ...payOf(400, 300, 46_000) },
      { hours: 'flexible', ...payOf(90, 60, 38_000) },
      { hours: 'not-stated', ...payOf(1050, 492) },
    ],
    pay_steps: [0, 0, 12, 40, 80, 120, 150, 160, 140, 110, 90, 60, 40, 20, 10, 5, 5, 3, 2, 1, 1, 1, 1, 1],
    skills: [
      { id: 1, name: 'Xero', ...payOf(110, 75) },
      { id: 2, name: 'Excel', ...payOf(80, 50) },
    ],
    computed_at: '2026-11-20T01:12:00.000Z',
    ...other,
  }
}
