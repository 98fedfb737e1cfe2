import {
  FEWEST_JOBS_OF_A_KIND,
  FEWEST_STATED,
  PAY_STEP,
  PAY_STEPS,
  type WorkFigures,
  type WorkKind,
} from '@hanap/contract/jobs/kinds-of-work'
import {
  createManilaClock,
  hoursOfDay,
  isNightShift,
  saysFlexible,
} from '../../reading/hours/manila-hours.ts'
import { readShift } from '../../reading/hours/shift.ts'
import type { KindCount, KindQuestion } from '../../search/counts/kind-of-work.ts'
import type { Kind } from './catalogue.ts'

/** Figures are as good as new for as long; older ones are answered while newer ones are counted. */
export const FRESH_MS = 10 * 60_000
/** Older figures are not answered any more. */
export const STALE_MS = 60 * 60_000
/** Of so many of the newest jobs of a kind the texts are read for their hours: the cost does not grow with the table. */
export const MOST_READ = 1_000
/** Texts read between two moments for others. */
export const READ_AT_ONCE = 50
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
  payStep: PAY_STEP,
  paySteps: PAY_STEPS,
  mostSkills: MOST_SKILLS,
  mostNewest: MOST_READ,
})

/** A kind with what the index counted of it. */
export type CountedKind = Kind & { count: KindCount }

/** Those with enough jobs for a page, the one with the most first. */
export const withPages = (all: readonly CountedKind[]): CountedKind[] =>
  all
    .filter(({ count }) => count.listings >= FEWEST_JOBS_OF_A_KIND)
    .sort((a, b) => b.count.listings - a.count.listings || (a.slug < b.slug ? -1 : 1))

export function rowOf({ slug, name, count }: CountedKind): WorkKind {
  const { listings, paid, php, usd } = count
  return { slug, name, listings, paid, php, usd }
}

/** A job as its kind's figures need it. */
export type ReadJob = {
  title: string
  description: string
  salary: string
  monthly_php_min: number | null
  monthly_php_max: number | null
  monthly_usd_min: number | null
  monthly_usd_max: number | null
  pay_rate_date: string | null
  pay_assumptions: string[]
  posted_at: Date
}

/** @param hours of the kind's newest jobs */
export function figuresOf(
  kind: CountedKind,
  given: {
    all: readonly CountedKind[]
    newest: readonly ReadJob[]
    hours: WorkFigures['hours']
    now: Date
  },
): WorkFigures {
  const { count } = kind
  const countries = countCountries(count.places)
  return {
    ...rowOf(kind),
    search: kind.search,
    new_this_week: count.fresh,
    pay_steps: count.php === null ? null : count.pay_steps,
    hours: given.hours,
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
  const { title, salary, pay_rate_date } = job
  return {
    title,
    salary,
    pay:
      pay_rate_date === null
        ? null
        : {
            php_min: job.monthly_php_min,
            php_max: job.monthly_php_max,
            usd_min: job.monthly_usd_min,
            usd_max: job.monthly_usd_max,
            rate_date: pay_rate_date,
            assumptions: job.pay_assumptions,
          },
    date_posted: job.posted_at.toISOString(),
  }
}

/** Counts the hours that jobs state, one after the other. */
export function createHoursCount(now: Date) {
  const toManila = createManilaClock(now.getTime())
  const byHour = new Array<number>(24).fill(0)
  let [read, day, night, flexible] = [0, 0, 0, 0]
  return {
    add({ title, description }: Pick<ReadJob, 'title' | 'description'>) {
      read += 1
      const text = `${title}\n${description}`
      const shift = readShift(text)
      if (shift === null) {
        if (saysFlexible(text)) flexible += 1
        return
      }
      const hours = toManila(shift)
      for (const hour of hoursOfDay(hours)) byHour[hour] = (byHour[hour] as number) + 1
      if (isNightShift(hours)) night += 1
      else day += 1
    },
    read(): WorkFigures['hours'] {
      const by_hour = day + night < FEWEST_STATED ? null : byHour
      return { read, stated: day + night + flexible, by_hour, day, night, flexible }
    },
  }
}

/**
 * Places that say nothing of where the employer is: the Philippines, which most jobs name as the home of whom they look
 * for, with its cities, and one that is no country.
 */
const leftOut: ReadonlySet<string> = new Set([
  'Philippines',
  'Metro Manila',
  'Cebu',
  'Davao',
  'Clark and Pampanga',
  'Iloilo',
  'Bacolod',
  'Baguio',
  'Cavite',
  'Laguna',
  'Europe',
])

function countCountries(places: KindCount['places']) {
  const counts = new Map<string, number>()
  let unstated = 0
  for (const { names, listings } of places) {
    const countries = names.filter((name) => !leftOut.has(name))
    for (const country of countries) counts.set(country, (counts.get(country) ?? 0) + listings)
    if (countries.length === 0) unstated += listings
  }
  const all = [...counts]
    .map(([name, listings]) => ({ name, listings }))
    .sort((a, b) => b.listings - a.listings || (a.name < b.name ? -1 : 1))
  return { all, unstated }
}
