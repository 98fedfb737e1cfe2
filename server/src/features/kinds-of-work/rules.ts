import type { Shift } from '@hanap/contract/jobs/job-details'
import {
  FEWEST_JOBS_OF_A_KIND,
  FEWEST_STATED,
  type WorkFigures,
  type WorkKind,
} from '@hanap/contract/jobs/kinds-of-work'
import { type HoursKind, workHoursOf } from '../../reading/hours/work-hours.ts'
import type { KindCount, KindQuestion } from '../../search/port.ts'
import { isAbroad } from '../../search/segments/places.ts'
import { payEstimate } from '../jobs/rules.ts'
import type { Kind } from './rules/catalogue.ts'

/** Older figures are served while new ones are counted. */
export const FRESH_MS = 10 * 60_000
/** Older figures are not served. */
export const STALE_MS = 60 * 60_000
/** Counts only the newest jobs, which bounds the cost. */
export const MOST_READ = 5_000
const WEEK_MS = 7 * 86_400_000
const MOST_SKILLS = 12
const MOST_COUNTRIES = 6
const OTHERS = 3
const NEWEST = 5

export const questionOf = ({ titles, without }: Kind, now: Date): KindQuestion => ({
  titles,
  without,
  newSince: now.getTime() - WEEK_MS,
  fewest: FEWEST_STATED,
  mostSkills: MOST_SKILLS,
  mostNewest: MOST_READ,
})

export type CountedKind = Kind & { count: KindCount }

/** Most jobs first. */
export const withPages = (all: readonly CountedKind[]): CountedKind[] =>
  all
    .filter(({ count }) => count.listings >= FEWEST_JOBS_OF_A_KIND)
    .sort((a, b) => b.count.listings - a.count.listings || (a.slug < b.slug ? -1 : 1))

export function rowOf({ slug, name, count }: CountedKind): WorkKind {
  const { listings, paid, php, usd } = count
  return { slug, name, listings, paid, php, usd }
}

export type ReadJob = {
  title: string
  shift: Shift | null
  hours_kind: HoursKind | null
  salary: string
  monthly_php_min: number | null
  monthly_php_max: number | null
  monthly_usd_min: number | null
  monthly_usd_max: number | null
  pay_currency: string | null
  pay_period: string | null
  pay_rate_date: string | null
  pay_assumptions: string[]
  posted_at: Date
}

/** @param given.newest the jobs whose hours are counted */
export function figuresOf(
  kind: CountedKind,
  given: {
    all: readonly CountedKind[]
    newest: readonly ReadJob[]
    now: Date
  },
): WorkFigures {
  const { count } = kind
  const countries = countCountries(count.places)
  return {
    ...rowOf(kind),
    search: kind.search,
    new_this_week: count.fresh,
    pay_steps: count.pay_steps,
    hours: countHours(given.newest, given.now),
    skills: count.skills,
    countries: countries.all.slice(0, MOST_COUNTRIES),
    countries_unstated: countries.unstated,
    newest: given.newest.slice(0, NEWEST).map(tellNewest),
    others: given.all
      .filter(({ slug }) => slug !== kind.slug)
      .slice(0, OTHERS)
      .map(rowOf),
    computed_at: given.now.toISOString(),
  }
}

function tellNewest(job: ReadJob): WorkFigures['newest'][number] {
  const { title, salary } = job
  return {
    title,
    salary,
    pay: payEstimate(job),
    date_posted: job.posted_at.toISOString(),
  }
}

/** On the Manila clock of today. */
export function countHours(
  jobs: readonly Pick<ReadJob, 'shift' | 'hours_kind'>[],
  now: Date,
): WorkFigures['hours'] {
  const by_hour = Array.from({ length: 24 }, () => 0)
  const kinds = { day: 0, night: 0, mixed: 0, flexible: 0, 'not-stated': 0 }
  let timed = 0
  for (const { shift, hours_kind } of jobs) {
    const { kind, start_minute: start, end_minute: end } = workHoursOf(shift, hours_kind, now)
    kinds[kind] += 1
    if (start === null || end === null) continue
    timed += 1
    for (const hour of hoursOfDay(start, end)) by_hour[hour] = (by_hour[hour] as number) + 1
  }
  const { 'not-stated': _, ...stated } = kinds
  return {
    read: jobs.length,
    stated: Object.values(stated).reduce((all, count) => all + count, 0),
    timed,
    by_hour: timed < FEWEST_STATED ? null : by_hour,
    ...stated,
  }
}

/** Takes minutes from midnight; an end before the start is on the next day. */
function hoursOfDay(start: number, end: number): number[] {
  const until = end > start ? end : end + 1440
  const hours = new Set<number>()
  for (let hour = Math.floor(start / 60); hour * 60 < until; hour += 1) hours.add(hour % 24)
  return [...hours]
}

function countCountries(places: KindCount['places']) {
  const counts = new Map<string, number>()
  let unstated = 0
  for (const { names, listings } of places) {
    const countries = names.filter(isAbroad)
    for (const country of countries) counts.set(country, (counts.get(country) ?? 0) + listings)
    if (countries.length === 0) unstated += listings
  }
  const all = [...counts]
    .map(([name, listings]) => ({ name, listings }))
    .sort((a, b) => b.listings - a.listings || (a.name < b.name ? -1 : 1))
  return { all, unstated }
}
