import { hasJobPreferences, type JobPreferences, type Profile } from '../profile/profile.ts'

/** A line of the letter: English, as employers read it. '' if the profile has no value. */
export type StatedFact = { name: string; value: string }
export type Statable = Pick<Profile, 'job_preferences' | 'location' | 'years_of_experience'>

const MONTHS = 12

type Topic = { name: string; asked: RegExp; value: (profile: Statable, quote: string) => string }

const PAY = '(?:rates?|salary|pay|compensation)'
const KIND = '(?:monthly|hourly|base|basic)'
const HELD = String.raw`\b(?:current|previous|last|past|present)(?:ly)?`
const WISHED = 'expected|desired|preferred|asking'
/** 'Salary (expected and current)' */
const BOTH = `(?:${WISHED})\\W+(?:and|or)?`

const currentHours = new RegExp(
  `${HELD}(?: (?:work|working|job|job's|daily|weekly|office|shift)){0,2} (?:hours|schedule)\\b|\\b(?:hours|schedule) (?:of|at|in|with) your ${HELD.slice(2)} (?:job|work|employer|role|position)\\b`,
  'iu',
)

const topics: readonly Topic[] = [
  // The profile has only the expected pay, so its line cannot stand for this one.
  {
    name: 'Current pay',
    asked: new RegExp(
      `${HELD}(?:\\W+(?:and|or)?\\W*(?:${WISHED}))?(?: ${KIND})* ${PAY}\\b|\\b${PAY}\\W+(?:${BOTH}\\W*)?${HELD}|\\b(?:${WISHED}) (?:${KIND} )*${PAY}\\W+(?:and|or)?\\W*${HELD}\\b`,
      'iu',
    ),
    value: () => '',
  },
  {
    name: 'Expected pay',
    asked: new RegExp(
      `(?<!${HELD}(?: ${KIND})* )\\b(?:rates?(?! (?:your|yourself|how|from|limit)\\b)|salary|pay|compensation|asking)\\b|\\b(?:${WISHED})(?:\\W+(?:and|or)?\\W*${HELD})?(?: ${KIND})* ${PAY}\\b`,
      'iu',
    ),
    // The profile has dollars a month only.
    value: ({ job_preferences }, quote) =>
      /\bhour|\bphp\b|\bpesos?\b|₱/iu.test(quote) ? '' : payWords(job_preferences),
  },
  {
    name: 'Start date',
    asked: /\b(?:start(?! times?\b)|notice|available(?! (?:hours|times?)\b)|availability|how soon)\b/iu,
    value: ({ job_preferences }) => (hasJobPreferences(job_preferences) ? startWords(job_preferences) : ''),
  },
  {
    name: 'Hours',
    asked: /\b(?:full|part)[ -]?time\b/iu,
    value: ({ job_preferences }) => job_preferences.job_types.join(' or '),
  },
  // The hours of the present job, not those the seeker wants.
  {
    name: 'Current hours',
    asked: currentHours,
    value: () => '',
  },
  {
    name: 'Working hours',
    asked:
      /(?<!\b(?:(?:full|part)[ -]time|(?:current|present|previous|last|past)(?:ly)?(?: (?:work|working|job|job's|daily|weekly|office|shift)){0,2}) )\b(?:hours|schedule)\b|\b(?:start|starting|available|working|work) times?\b/iu,
    value: () => '',
  },
  { name: 'Time zone', asked: /\btime ?zones?\b/iu, value: () => 'Philippine time (UTC+8)' },
  {
    name: 'Location',
    asked: /\b(?:location|located|city|based(?! (?:up)?on\b)|live|address)\b/iu,
    value: ({ location }) => location,
  },
  {
    name: 'Years of experience',
    asked: /\byears?\b.{0,30}\bexperience\b|\bexperience\b.{0,30}\byears?\b/iu,
    // The profile counts all work, not one tool.
    value: ({ years_of_experience: years }, quote) =>
      /\bexperience\b.{0,10}\b(?:with|in|using|on|as|at)\b/iu.test(quote) ? '' : years,
  },
]

/** Agreeing with the listing's pay states no figure. */
const AGREES = /\b(?:comfortable|agree|okay|ok|fine|happy) with\b/iu

export function factsAsked(quote: string, profile: Statable | undefined): StatedFact[] {
  if (AGREES.test(quote)) return []
  return topics
    .filter(({ asked }) => asked.test(quote))
    .map(({ name, value }) => ({ name, value: profile ? value(profile, quote) : '' }))
}

const ALONE = new Set(
  'your you the a an and or with in of on per for to be is are current currently expected expectation expectations desired preferred asking month monthly salary pay rate rates compensation usd dollars available availability start starting date earliest soonest soon how when can notice period work working hours full part time schedule timezone zone location city where located based live years experience total please include state mention list provide indicate share tell us me let know also along as well'.split(
    ' ',
  ),
)

/** Whether its lines answer the order completely. */
export const asksFactsAlone = (quote: string): boolean =>
  factsAsked(quote, undefined).length > 0 &&
  (quote.toLowerCase().match(/[\p{L}\p{N}₱]+/gu) ?? []).every((word) => ALONE.has(word))

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
