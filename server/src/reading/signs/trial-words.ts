import { patterns, type Words } from './words.ts'

const trial = '(?:trial|test|training|probation|sample|audition|assessment|demo|internship)'
const about = /paid|pay|free|compensat|hire|selected|chosen|approved|use|like|[$€£]/i

/** Work for the trial that is said to be unpaid, or hardly paid. */
export const trialWords: readonly Words[] = [
  {
    kind: 'unpaid-trial',
    about,
    says: patterns([
      `\\b(?:unpaid|un-paid|non-paid|no[- ]pay|without pay|not (?:be )?paid)\\b.{0,50}\\b${trial}`,
      `\\b${trial}\\b.{0,60}\\b(?:unpaid|un-paid|not (?:be )?(?:paid|compensated)|without pay|no pay\\b|no compensation|is free|for free)`,
      '\\bfree (?:trial|test) (?:task|period|week|day|project|work|shift|edit)',
    ]),
    not: /\bno unpaid\b|\bnever unpaid\b|\bsoftware\b|\bfree trial (?:users?|sign|lead)|\b(?:users?|customers?|subscribers?|lunch|breaks?)\b/iu,
  },
  {
    kind: 'unpaid-trial',
    about,
    says: patterns([
      '\\b(?:trial|test|training)\\b.{0,60}\\b(?:may|might) (?:or may )?not (?:be )?(?:paid|compensated)\\b',
      "\\b(?:trial|test|sample) (?:task|project|work|edit|video|period|day|week)s?\\b.{0,60}\\b(?:only if|if) (?:you are |you're |we )?(?:hire|hired|selected|chosen|approved|use|like)",
    ]),
    not: /\b(?:paid (?:trial|test)|invited|contact)\b/iu,
  },
  {
    kind: 'unpaid-trial',
    about,
    says: patterns([
      // A few dollars for the piece, or some hundred for weeks of it.
      '\\b(?:trial|test|sample) (?:task|project|work|edit|video|article|design|piece)s?\\b.{0,40}[$€£]\\s?(?:[1-9]|1\\d|20)\\b(?!\\d|[.,]\\d|\\s?(?:\\/|per|an|a|-|–|to|k)\\b)',
      '[$€£]\\s?(?:\\d{1,2}|1[0-4]\\d)\\b(?![.,]?\\d| ?\\/| (?:per|an?) ).{0,25}\\b(?:one|two|three|four|[1-4])[- ](?:weeks?|months?)\\b.{0,20}\\b(?:trial|test|training)\\b',
    ]),
    not: /\b(?:hour|hr)\b/iu,
  },
]
