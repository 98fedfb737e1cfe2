import { hasJobPreferences, type JobPreferences, type Profile } from '../profile/profile.ts'
import { type FactName, topics } from './fact-topics.ts'

/** A line of the letter: English, as employers read it. '' if the profile has no value. */
export type StatedFact = { name: string; value: string }
export type Statable = Pick<Profile, 'job_preferences' | 'location' | 'years_of_experience'>

const MONTHS = 12

/** Another unit or sum than the dollars a month of the profile. */
const OTHER_PAY =
  /\bhour|\b(?:php|pesos?|eur|euros?|gbp|aud|cad|fixed|minimum|weekly|daily|yearly|annual(?:ly)?|part[ -]?time)\b|(?:\b(?:per|an?|each) |\/ ?)(?:hr|day|week|year|annum|project|video|word|article|task)\b|\bproject[ -]based\b|[₱€£]/iu

/** Said only of an order that surely asks for it. A topic that is missing here is left to the seeker. */
const values: Readonly<Partial<Record<FactName, (profile: Statable, quote: string) => string>>> = {
  'Expected pay': ({ job_preferences }, quote) => (OTHER_PAY.test(quote) ? '' : payWords(job_preferences)),
  'Start date': ({ job_preferences }) =>
    hasJobPreferences(job_preferences) ? startWords(job_preferences) : '',
  Hours: ({ job_preferences }) => job_preferences.job_types.join(' or '),
  'Time zone': () => 'Philippine time (UTC+8)',
  Location: ({ location }) => location,
  // The profile counts all work, not one tool.
  'Years of experience': ({ years_of_experience }) => years_of_experience,
}

/** Agreeing with the listing's pay states no figure. */
const AGREES = /\b(?:comfortable|agree|okay|ok|fine|happy) with\b/iu

/** In letters. Longer orders are read so far. */
const LONGEST_ORDER = 2000

export function factsAsked(order: string, profile: Statable | undefined): StatedFact[] {
  const quote = order.slice(0, LONGEST_ORDER)
  if (AGREES.test(quote)) return []
  return topics.flatMap(({ name, asked }) => {
    const how = asked(quote)
    const value = how === 'sure' && profile ? (values[name]?.(profile, quote) ?? '') : ''
    return how === 'no' ? [] : [{ name, value }]
  })
}

const ALONE = new Set(
  'what s much your you the a an and or with in of on per for to be is are current currently expected expectation expectations desired preferred asking month monthly salary pay rate rates compensation usd dollars available availability start starting date earliest soonest soon how when can notice period work working hours full part time schedule timezone zone location city where located based live years experience total please include state mention list provide indicate share tell us me let know also along as well'.split(
    ' ',
  ),
)

/** Whether its lines answer the order completely. */
export const asksFactsAlone = (quote: string): boolean =>
  factsAsked(quote, undefined).length > 0 &&
  (quote.toLowerCase().match(/[\p{L}\p{N}₱]+/gu) ?? []).every((word) => ALONE.has(word))

/** The profile's answer to a question for one fact: 'When can you start?' '' for any other. */
export function knownAnswer(question: string, profile: Statable | undefined): string {
  const [fact, ...others] = factsAsked(question, profile)
  return others.length === 0 && asksFactsAlone(question) ? (fact?.value ?? '') : ''
}

export const blankFor = (name: string): string => `[your ${name.toLowerCase()}]`

function payWords({ salary_min: from, salary_max: to }: JobPreferences): string {
  const month = (year: number) => `$${Math.round(year / MONTHS).toLocaleString('en')}`
  if (from === null) return to === null ? '' : `up to ${month(to)} a month`
  return to === null || to === from ? `${month(from)} a month` : `${month(from)} to ${month(to)} a month`
}

function startWords({ availability, custom_availability: own }: JobPreferences): string {
  return { immediately: 'immediately', '2-weeks': 'in 2 weeks', '1-month': 'in 1 month', custom: own }[
    availability
  ]
}
