import type { SignKind } from '@hanap/contract/jobs/signs'
import type { Part } from '../orders/parts.ts'
import { type PayContext, type PayReading, readPay } from '../pay/pay.ts'
import { saidPays } from './headline.ts'

/** US dollars. Beginners' work pays a tenth; more is bait. */
const TOO_MUCH_A_MONTH = 6000
const TOO_MUCH_AN_HOUR = 40
/** Dollars a month: much for work without experience. */
const MUCH_FOR_NOTHING = 1500
/** Dollars; more is a slip or bait. */
const ABSURD_AN_HOUR = 200
/** Dollars a month: much for work without training. */
const MUCH_A_MONTH = 2900
/** Dollars a month, full-time: below a third of beginners' pay. */
const LOW_A_MONTH = 110
const LOW_AN_HOUR = 1.15
const WEEKS_A_MONTH = 52 / 12
/** Dollars. */
const MUCH_AN_HOUR = 30
const FULL_WEEK = 40
/** Fewer hours a week are mostly a day's. */
const FEWEST_HOURS = 10

const beginners =
  /\b(?:no (?:prior |previous |work )?experience (?:is )?(?:needed|required|necessary)|without experience|entry[- ]level|beginners? (?:are )?(?:welcome|friendly)|fresh graduates? (?:are )?welcome|data (?:entry|encoder)|encoders?|typists?|typing job|copy[- ]?past(?:e|ing)|easy (?:money|job|tasks?)|like and follow|product reviewers?)\b/i
const noExperience =
  /\b(?:no (?:prior |previous |work )?experience (?:is |at all )?(?:needed|required|necessary|whatsoever)|no experience\W*$|without (?:any )?experience|no (?:\w+ )?skills? (?:are |is )?(?:needed|required|necessary))\b/i
/** Work that can pay that much. */
const experts =
  /\b(?:senior|sr|lead|head|chief|director|manager|developer|engineer|architect|attorney|lawyer|cpa|controller|cfo|cto|closer|sales|commission|surgeon|physician|doctor|scientist)\b/i
const trained =
  /\b(?:senior|sr|head|chief|director|developer|engineer|architect|attorney|lawyer|cpa|controller|cfo|cto|coo|closer|sales|setter|commission|surgeon|physician|doctor|scientist|programmer|full[- ]stack|executive)\b/i
const boast =
  /#1 paying|\b(?:highest|best) (?:pay(?:ing)?|salar(?:y|ies)|rates?) (?:job|role|position|employer)?.{0,40}\b(?:platform|onlinejobs?|philippines|board|market)|\bthan any other employer\b|\bearn (?:up to )?\$ ?\d[\d,]{3,} ?(?:a|per) (?:day|week)|\b(?:unlimited|life-?changing) (?:income|earnings|money)\b|\beasy (?:online |extra )?(?:money|income)\b|\bget rich\b|\b(?:earn|make) big(?: (?:money|income|bucks|earnings)\b|\W*$|[!.,])|\bhigh[- ]paying (?:\w+ )?(?:wfh|work[- ]from[- ]home|remote|online|home[- ]based) job|\b(?:pa(?:y|ys|id)|earn\w*|salar(?:y|ies))\b.{0,40}\bmore than (?:in |at |with )?any other (?:job|employer|company|agency)\b|\b(?:highest|best)[- ]paid\b.{0,40}\b(?:platform|onlinejobs?|philippines|market|site)|\b(?:\d|two|three|four|five)x what (?:others|most)\b|\bfinancial freedom guaranteed\b|\b(?:no (?:\w+ )?(?:skills?|experience) (?:needed|required|necessary)\b|easy (?:job|work|task)s?\b).{0,30}\b(?:earn|make|get)\b.{0,25}\d|\b(?:earn|make|get)\b.{0,40}\d.{0,40}\b(?:for|in|with) (?:only |just )?(?:\d{1,2}|a few|few|one|two|five|ten) ?(?:min(?:ute)?s|hours?) (?:a|per|each|every|of work)\b|(?:^\W*|\byou (?:can |will |could |may )?)(?:earn|make) (?:six|seven|6|7)[- ]figures?\b|\b(?:earn|make|get paid) (?:up to )?[$€£] ?(?:[2-9]\d\d|\d,?\d{3}) ?(?:daily|every day|(?:a|per|\/) ?day)\b(?!.{0,60}\b(?:clients?|customers?|revenue|sales)\b)/i

const promise =
  /^\W*(?:(?:you|and) )?(?:can |will |could |to )?(?:earn|make|get)\b(?!.{0,60}\b(?:clients?|customers?|calls?|revenue|sales)\b)/iu
const LONGEST_PROMISE = 160

const shareOnly = /^\W*(?:commissions?(?: only|[- ]based)?\W*$|\d{1,2} ?% (?:of|per|on|commissions?)\b)/iu

export type PaySign = { kind: SignKind; field: 'salary' | 'description'; part: Part }

export function readPaySigns(
  given: { title: string; salary: string; pay: PayReading; context: PayContext },
  parts: readonly Part[],
  whole: Part,
): PaySign[] {
  const { title, salary, pay, context } = given
  const signs: PaySign[] = []
  const says = (words: RegExp) => words.test(title) || parts.some((part) => words.test(part.text))
  const stated = readPay(salary)
  const isForAnyone = !experts.test(title) && says(noExperience)
  const much = isForAnyone ? MUCH_FOR_NOTHING : MUCH_A_MONTH
  const isMuch = (read: PayReading) =>
    (read.monthlyUsdMin ?? 0) >= much && read.period !== 'year' && !trained.test(title)
  // The text first: it is the better quote.
  for (const part of parts)
    if (boast.test(part.text) || promises(part, context))
      signs.push({ kind: 'pay-too-good', field: 'description', part })
  for (const { part, pay: said } of saidPays(parts, context)) {
    if (isMuch(said)) signs.push({ kind: 'pay-too-good', field: 'description', part })
    if (isLowHour(said) || isLowMonth(said, context))
      signs.push({ kind: 'pay-too-low', field: 'description', part })
  }
  if (!trained.test(title)) {
    const high = parts.find(isHighHope)
    if (high) signs.push({ kind: 'pay-too-good', field: 'description', part: high })
    if (stated.periodStated && isMuchForHours(pay, context))
      signs.push({ kind: 'pay-too-good', ...sameIn(parts, stated, whole) })
  }
  if (isUnusual(title, stated, pay, says(beginners)) || (isForAnyone && isMuch(pay)))
    signs.push({ kind: 'pay-too-good', field: 'salary', part: whole })
  if (shareOnly.test(salary) && pay.amount_max === null)
    signs.push({ kind: 'commission-only', field: 'salary', part: whole })
  if (isLow(stated, pay, context)) signs.push({ kind: 'pay-too-low', field: 'salary', part: whole })
  return signs
}

/** The text's line with the field's pay is the better quote. */
function sameIn(parts: readonly Part[], stated: PayReading, whole: Part): Pick<PaySign, 'field' | 'part'> {
  const same = parts.find(({ text }) => {
    if (text.length > LONGEST_PROMISE || !/\d/u.test(text) || !/week|day|daily/iu.test(text)) return false
    const { period, amount_min } = readPay(text)
    return period === stated.period && amount_min === stated.amount_min
  })
  return same ? { field: 'description', part: same } : { field: 'salary', part: whole }
}

/** Whether a line promises pay that no job here gives. */
function promises({ text }: Part, context: PayContext): boolean {
  if (text.length > LONGEST_PROMISE || !promise.test(text)) return false
  const { currencyStated, periodStated, monthlyUsdMin, assumptions } = readPay(text, {
    ...context,
    hoursPerWeek: context.hoursPerWeek ?? 40,
  })
  return (
    currencyStated &&
    periodStated &&
    ((monthlyUsdMin ?? 0) >= MUCH_A_MONTH || assumptions.includes('implausible-month'))
  )
}

/** The lowest offer counts, since 'up to' is only a hope. */
function isUnusual(title: string, stated: PayReading, pay: PayReading, isForBeginners: boolean): boolean {
  const isHourly = stated.period === 'hour' && stated.currency === 'USD' && stated.currencyStated
  const anHour = isHourly ? (stated.amount_min ?? 0) : 0
  if (anHour >= ABSURD_AN_HOUR) return true
  const isTooMuch = (pay.monthlyUsdMin ?? 0) > TOO_MUCH_A_MONTH || anHour > TOO_MUCH_AN_HOUR
  return isTooMuch && !experts.test(title) && isForBeginners
}

/** A week's pay for a few hours that a professional would not get for a full week. */
function isMuchForHours(
  { period, monthlyUsdMin }: PayReading,
  { hoursPerWeek = FULL_WEEK }: PayContext,
): boolean {
  if (hoursPerWeek < FEWEST_HOURS || (period !== 'week' && period !== 'day')) return false
  return ((monthlyUsdMin ?? 0) * FULL_WEEK) / Math.min(hoursPerWeek, FULL_WEEK) >= MUCH_A_MONTH
}

/** 'Up to $35 an hour': nobody here is paid so. */
function isHighHope({ text }: Part): boolean {
  if (text.length > LONGEST_PROMISE || !/\bup to\b.{0,12}\d.{0,12}\b(?:hour|hr)\b/iu.test(text)) return false
  const { currency, currencyStated, period, amount_min, amount_max } = readPay(text)
  return (
    currencyStated &&
    currency === 'USD' &&
    period === 'hour' &&
    amount_min === null &&
    (amount_max ?? 0) >= MUCH_AN_HOUR
  )
}

/** Full-time work at less than a beginner's hour. */
const isLowMonth = ({ period, periodStated, monthlyUsdMax }: PayReading, { hoursPerWeek = 0 }: PayContext) =>
  period === 'month' &&
  periodStated &&
  monthlyUsdMax !== null &&
  hoursPerWeek >= 30 &&
  monthlyUsdMax / (hoursPerWeek * WEEKS_A_MONTH) < LOW_AN_HOUR

const isLowHour = ({ currency, currencyStated, period, amount_max }: PayReading) =>
  period === 'hour' && currency === 'USD' && currencyStated && (amount_max ?? LOW_AN_HOUR) < LOW_AN_HOUR

function isLow(stated: PayReading, pay: PayReading, context: PayContext): boolean {
  if (stated.amount_max === null) return false
  if (stated.period === 'hour' && stated.currency === 'USD') return isLowHour(stated)
  const hours = context.hoursPerWeek ?? 0
  if (hours >= 30 && pay.monthlyUsdMax !== null)
    return pay.monthlyUsdMax / (hours * WEEKS_A_MONTH) < LOW_AN_HOUR
  if (!stated.currencyStated || !stated.periodStated) return false
  const isFull = /full/iu.test(context.typeOfWork ?? '')
  return isFull && stated.period === 'month' && (pay.monthlyUsdMax ?? 9999) < LOW_A_MONTH
}
