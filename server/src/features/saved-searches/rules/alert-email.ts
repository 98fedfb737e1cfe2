import { type MonthPay, monthPay, monthPayWords } from '@hanap/contract/jobs/month-pay'
import type { NotificationFrequency } from '@hanap/contract/notices/notifications'
import type { Language } from '@hanap/contract/site/languages'
import { clockText } from '@hanap/contract/text/clock'
import { workHoursOf } from '../../../reading/hours/work-hours.ts'
import { isAbroad, readPlaces } from '../../../search/segments/places.ts'
import { asName } from '../../applications/rules/mail-names.ts'
import { payEstimate } from '../../jobs/rules.ts'
import type { MailJob } from '../../mails/rules/define-email.ts'
import type { AlertListing } from '../digests/store.ts'
import type { AlertData, AlertGroup } from '../emails.ts'
import { type Alert, countOf, jobPath, listedIn, pathOf } from './alert.ts'
import { type AlertTexts, alertTexts } from './alert-texts.ts'

export type AlertReader = { name: string; frequency: NotificationFrequency }

export type AlertFacts = {
  now: Date
  /** By the shown job's id. */
  descriptions: ReadonlyMap<number, string>
}

/** In the reader's language. */
export function mailDataOf(alert: Alert, { name, frequency }: AlertReader, facts: AlertFacts): AlertData {
  const language = languageOf(alert)
  const texts = alertTexts[language]
  const listed = listedIn(alert)
  const groups = alert.groups.flatMap(({ search }, i): AlertGroup[] => {
    const jobs = (listed[i] ?? []).map((listing) => asAlerted(listing, texts, facts))
    return jobs.length > 0 ? [{ search: asName(search.name), jobs }] : []
  })
  const count = countOf(alert)
  return {
    name,
    language,
    frequency,
    title: titleOf(alert, texts),
    best: bestOf(listed.flat(), texts),
    groups,
    more: count - listed.flat().length,
    searches: alert.groups.length,
    path: pathOf(alert),
  }
}

/** The page's language when the seeker last saved one of these searches. */
function languageOf({ groups }: Alert): Language {
  const searches = groups.map(({ search }) => search)
  return searches.reduce((one, other) => (other.updated_at > one.updated_at ? other : one)).language
}

function titleOf(alert: Alert, texts: AlertTexts): string {
  const [first, ...others] = alert.groups
  const jobs = countOf(alert)
  return others.length > 0 || !first
    ? texts.subjectOfSearches(jobs, alert.groups.length)
    : texts.subject(jobs, asName(first.search.name))
}

/** Of the best paid job, or of the first if none states its pay. */
function bestOf(listings: readonly AlertListing[], texts: AlertTexts): string {
  const most = ({ monthly_php_max: max, monthly_php_min: min }: AlertListing) => max ?? min ?? 0
  const best = listings.reduce((one, other) => (most(other) > most(one) ? other : one))
  return [asName(best.title), monthPayWords(payOf(best), 'PHP', texts)].filter(Boolean).join(', ')
}

const payOf = (listing: AlertListing): MonthPay => monthPay(payEstimate(listing), 'PHP')

function asAlerted(listing: AlertListing, texts: AlertTexts, { now, descriptions }: AlertFacts): MailJob {
  const employer = listing.employer_name ? asName(listing.employer_name) : texts.employerNotShown
  const pay = payOf(listing)
  const isAsPosted = pay.isStated || listing.salary.trim() === ''
  return {
    title: asName(listing.title),
    path: jobPath(listing.job_id),
    employer: [employer, countryIn(`${listing.title}\n${descriptions.get(listing.job_id) ?? ''}`)]
      .filter(Boolean)
      .join(', '),
    pay: payWords(listing, texts),
    details: [
      isAsPosted ? '' : texts.postedAs(asName(listing.salary)),
      hoursWords(listing, texts, now),
      ageWords(listing.posted_at, texts, now),
    ],
  }
}

function payWords(listing: AlertListing, texts: AlertTexts): string {
  const words = monthPayWords(payOf(listing), 'PHP', texts)
  if (words !== '') return asSentence(texts.aMonth(words))
  return /\d/u.test(listing.salary) ? texts.payUnclear : texts.payNotStated
}

const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function hoursWords(listing: AlertListing, texts: AlertTexts, now: Date): string {
  const { kind, start_minute: start, end_minute: end } = workHoursOf(listing.shift, listing.hours_kind, now)
  if (start === null || end === null) return texts.hoursKinds[kind]
  const range = `${clockText(start)}–${clockText(end)}`
  return kind === 'night' ? texts.nightHours(range) : texts.hours(range)
}

/** With two countries, the employer's is unclear. */
function countryIn(text: string): string {
  const [country, ...others] = readPlaces(text).filter(isAbroad)
  return country !== undefined && others.length === 0 ? country : ''
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

function ageWords(posted: Date, texts: AlertTexts, now: Date): string {
  const age = now.getTime() - posted.getTime()
  if (age < MINUTE_MS) return texts.justNow
  if (age < HOUR_MS) return texts.ago(Math.floor(age / MINUTE_MS), 'minute')
  if (age < DAY_MS) return texts.ago(Math.floor(age / HOUR_MS), 'hour')
  return age < 2 * DAY_MS ? texts.yesterday : texts.ago(Math.floor(age / DAY_MS), 'day')
}
