import { numberWords } from '../../lib/number-words.ts'

/** No description is longer; the rest is not read. */
export const MAX_TEXT = 20_000

const NUMBER = `(\\d{1,2}|${Object.keys(numberWords).join('|')})`
const UNIT = /\b(?:year|yr|month)s?\b/gi
/** '3 ', '3+ ', '2-3 ', 'two (2) to five ' right before 'years'. The first number is the lowest. */
const COUNT = new RegExp(
  `(?<![\\d.,$₱]|\\d ?[-–])\\b${NUMBER}(?: ?\\(\\d{1,2}\\+?\\))? ?(?:\\+|plus\\b|or more\\b)?(?: ?(?:-|–|—|to) ?${NUMBER}\\+?)? ?-?(?:or more )?$`,
  'iu',
)
const COUNT_LETTERS = 32
/** Words that make the years the applicant's. */
const EXPERIENCE_AFTER =
  /^[’']?\W{0,3}(?:\w+\W{1,3}){0,6}?(?:experience|exp\b|background|working (?:as|in|with)|track record)/i
const EXPERIENCE_BEFORE = /\b(?:experience|exp)\b[^.!?\n]{0,25}$/i
/** Words that ask for the years after them. */
const ASKING = /\b(?:at least|minimum(?: of)?|min\.?(?: of)?)\s*(?:an? )?$/i
/** The same, unless the years are of others: 'we have 2 years in business'. */
const LIKING =
  /\b(?:ideally|preferably|you(?: must| should)? have|(?:someone|va|candidates?|applicants?) with)\s*$/i
/** Words after which 'experience' may be left out. */
const WORK_AFTER =
  /^[’']?\W{0,3}(?:in\b|as\b|at\b|with\b|of\b(?! age)|preferred|required|(?:\w+\W{1,3}){0,3}?(?:preferred|required))/i
/** Years of other people or things. */
const OTHERS =
  /\b(?:we|we['’]ve|our|us|i|i['’]ve|my|founder|owner|company|agency|firm|team|business|industry leader|clients?|has been|have been|established|founded|since|operating|over the (?:last|past))\b[^.!?\n]{0,60}$/i

/** After these the years are the applicant's again: 'we are looking for a VA with'. */
const WANTING =
  /^[^]*\b(?:looking for|searching for|seek(?:ing|s)?|hiring|needs?|requires?|wants?|prefers?|candidates?|applicants?|someone|you(?: must| should)? have)\b/i

/** Larger numbers are ages or durations. */
const MOST_YEARS = 20
const NEAR = 80

/** Of applicants; null if none. Months are parts of a year. */
export function askedYears(title: string, description: string): number | null {
  const text = `${title}\n${description.slice(0, MAX_TEXT)}`
  let most: number | null = null
  for (const { 0: unit, index } of text.matchAll(UNIT)) {
    const count = COUNT.exec(text.slice(Math.max(0, index - COUNT_LETTERS), index))
    if (!count) continue
    const [whole, least = ''] = count
    const start = index - whole.length
    const before = text.slice(Math.max(0, start - NEAR), start)
    const after = text.slice(index + unit.length, index + unit.length + NEAR)
    if (!isAsked(before, after, whole)) continue
    const number = numberWords[least.toLowerCase()] ?? Number(least)
    const years = /^m/i.test(unit) ? number / 12 : number
    if (years <= MOST_YEARS && (most === null || years > most)) most = years
  }
  return most
}

function isAsked(before: string, after: string, count: string): boolean {
  const isExperience = EXPERIENCE_AFTER.test(after) || EXPERIENCE_BEFORE.test(before)
  const isWork = isExperience || WORK_AFTER.test(after)
  if (ASKING.test(before)) return isWork
  const isOfWork = isExperience || (isWork && (count.includes('+') || LIKING.test(before)))
  return isOfWork && !OTHERS.test(before.replace(WANTING, ''))
}
