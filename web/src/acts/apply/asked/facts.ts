import type { Profile } from '@hanap/contract/profile/profile'
import { formatCount } from '../../../i18n/format.ts'

/** A fact as its line in the letter: English, as employers read it. */
export type Fact = { name: string; value: string }

const MONTHS = 12

/** What the seeker's profile says of what an order asks to be told. */
export function factsFor(quote: string, profile: Profile | undefined): Fact[] {
  if (!profile) return []
  const { job_preferences: wanted, years_of_experience: years } = profile
  const facts: (Fact & { asked: RegExp })[] = [
    {
      asked: /\b(?:rates?|salary|pay|compensation|asking)\b/iu,
      name: 'Expected pay',
      value: payWords(wanted),
    },
    {
      asked: /\b(?:start|notice|available|availability)\b/iu,
      name: 'Can start',
      value: startWords(wanted),
    },
    {
      asked: /\b(?:hours|full[ -]?time|part[ -]?time|schedule)\b/iu,
      name: 'Hours',
      value: wanted.job_types.join(' or '),
    },
    { asked: /\btime ?zones?\b/iu, name: 'Time zone', value: 'Philippine time (UTC+8)' },
    {
      asked: /\b(?:location|located|city|based|live|address)\b/iu,
      name: 'Location',
      value: profile.location,
    },
    { asked: /\byears?\b/iu, name: 'Years of experience', value: years },
  ]
  return facts
    .filter(({ asked, value }) => value !== '' && asked.test(quote))
    .map(({ name, value }) => ({ name, value }))
}

function payWords({ salary_min: from, salary_max: to }: Profile['job_preferences']): string {
  const month = (year: number) => `$${formatCount(Math.round(year / MONTHS))}`
  if (from === null) return to === null ? '' : `up to ${month(to)} a month`
  return to === null || to === from ? `${month(from)} a month` : `${month(from)} to ${month(to)} a month`
}

function startWords({ availability, custom_availability: own }: Profile['job_preferences']): string {
  return { immediately: 'immediately', '2-weeks': 'in 2 weeks', '1-month': 'in 1 month', custom: own }[
    availability
  ]
}
