import type { Part } from '../orders/parts.ts'
import { type PayContext, type PayReading, readPay } from '../pay/pay.ts'
import { figuresIn, isBesides, isPlain } from '../said/pay-words.ts'
import {
  APART,
  APART_CONVERTED,
  isTotal,
  isTotalOf,
  type Month,
  monthOf,
  payParts,
} from '../said/said-pay.ts'

/** The headline's highest pay may exceed the text's by this factor. */
const ABOVE = 1.4

/** Splits '$4 an hour after probation, $3 during probation' in two. */
const clauses = /[;+()|]|,\s|\s[-–—]\s(?=[a-z])|\b(?:plus|and|then|but|with)\b/iu
/** Brackets that tell a figure's time stay with it: '$500 (training), $800 (after 3 months)'. */
const timeInBrackets =
  /\(((?:after|during|for|in|training|probation\w*|trial|first|once|starting|initial)[^()]{0,40})\)/giu
/** Extra pay, or pay for others. */
const besides =
  /\b(?:month|mo|monthly|week|wk|weekly|hour|hr|day) (?:for|towards?) (?!(?:the |your |an? |this |our |all |that )?(?:\w+ )?(?:first|initial|train\w*|probation\w*|trial|\d+|full|part|roles?|positions?|jobs?|work\w*|start\w*|entry|beginners?|junior|senior|mid|experienced|those|new|hires?|candidates?|applicants?|right|hours?|months?|weeks?|now|assistants?|va|vas|you|each|every)\b)|\b(?:subsid\w+|gym|coworking|transport\w*|bonus\w*|commissions?|allowances?|stipend|insurance|reimburs\w+|incentives?|differential|overtime|referral|13th|revenue|budgets?|ad ?spend|sales|clients?|customers?|loans?|deals?|equity|profit\w*|funding|your (?:rate|expected|salary|desired)|(?:expected|desired) (?:salary|pay)|each|extra|additional\w*|weekend|(?:per|an?) (?:video|task|project|article|post|lead|appointment|booking|order|edit|reel|short|piece|design|word|page|call|sale)|tools?|subscriptions?|value|worth|raised|invoic\w+|payroll|payments?|manag\w+|internet|electricity|phone|load|meals?|lunch|attendance|hmo|health|wellness|courses?|learning|birthday|spend\w*|software)\b|%/iu
const later =
  /\b(?:after|thereafter|once|later|up to|rais\w+|increas\w+|grow\w*|potential|earn\w*(?! (?:only )?(?:php|usd|[$₱]|\d))|ote|on[- ]target|eventually|top performers?|could|can)\b/iu
const atFirst = /\b(?:train(?:ing|ees?)?|probation\w*|trial|first|initial\w*|start(?:ing|s)?|during)\b/iu
/** What a seeker gets, without a word such as 'salary'. */
const isPayToo = new RegExp(
  [
    // A line that begins with it: '$3 an hour', '₱20k - 25k per month (probation)'
    String.raw`^\W*(?:usd|php|[$₱])?\s?\d[\d,.]*k?(?:\s?(?:-|–|to)\s?(?:usd|php|[$₱])?\s?\d[\d,.]*k?)?\s?(?:usd|php|pesos|dollars)?\s?(?:\/|per|an?)\s?(?:hour|hr|month|mo|week|wk)\b.{0,40}$`,
    String.raw`^\W*(?:hourly|monthly|weekly|offer|trial|training|probation\w*|first)\b[^:]{0,25}:`,
    String.raw`\b(?:we|i|you)(?:'ll| will| can| are)? (?:only )?(?:offer|pay|get|receive|be paid)(?:ing)?\b|^\W*offering\b|^\W*it(?:'s| is)\b|\b(?:position|role|job|work) pays\b`,
    String.raw`^\W*(?:(?:you(?:'ll| will)?|and) )?earn(?!\p{L})`,
    String.raw`\bstart(?:s|ing|ed)? (?:\w+ )?(?:at|with|from|on)|\bbase (?:of|is)\b|^\W*expect\b`,
    String.raw`\b(?:probation\w*|trial|training)\b.{0,12}\bat\b|\b(?:during|while|for) (?:the |your |an? )?(?:\w+[- ]){0,3}(?:training|probation\w*)`,
  ].join('|'),
  'iu',
)
const isStart = /\b(?:start(?:s|ing|ed)?|base|salary)\b/iu

type Said = {
  part: Part
  month: Month
  pay: PayReading
  isAtFirst: boolean
}
type OfField = { salary: string; pay: PayReading; work: PayContext }
type Headline = OfField & { title: string }

/** Pay below the promise of pay field or title: below its least at first, or its most at best. */
export function readShortfall({ title, salary, pay, work }: Headline, parts: readonly Part[]): Part | null {
  const said = saidPays(parts, work)
  const named = readPay(title, work)
  // Titles name other money too: '$50K in funding'.
  const ofTitle = named.currencyStated && named.periodStated ? shortOf(named, said, work)?.part : null
  return shortOfField({ salary, pay, work }, said, parts)?.part ?? ofTitle ?? null
}

/**
 * Pay below the field's for good: lower pay at first leaves the field right for later.
 * @returns `isPlain` if no other word stands before the figure, which may then be told as the job's pay
 */
export function readLastingShortfall(
  field: OfField,
  parts: readonly Part[],
): { part: Part; isPlain: boolean } | null {
  const short = shortOfField(field, saidPays(parts, field.work), parts)
  if (!short || short.isAtFirst) return null
  const { part } = short
  return { part, isPlain: isPlain(part, parts) && !isTotalOf(field.pay, part, parts) }
}

function shortOfField(
  field: OfField,
  said: readonly Said[],
  parts: readonly Part[],
): Pick<Said, 'part' | 'isAtFirst'> | null {
  if (isTotal.test(field.salary)) return null
  const short = shortOf(field.pay, said, field.work)
  if (short) return short
  const hope = hopeOf(field, parts)
  return hope && { part: hope, isAtFirst: false }
}

const isOfResults = /\b(?:commissions?|bonus(?:es)?|incentives?|ote|on[- ]target)\b/iu
const isHope = /\b(?:up to|can|could|may|potential(?:ly)?|ote|on[- ]target|total)\b/iu

/** The text calls the field's highest pay one that only results bring: '$300, but up to $900 with commissions'. */
function hopeOf({ pay }: OfField, parts: readonly Part[]): Part | null {
  const { amount_min: min, amount_max: max } = pay
  if (max === null || (min !== null && min < max && min * ABOVE > max)) return null
  const isHoped = ({ text }: Part) =>
    text.length <= LONGEST_HOPE &&
    isOfResults.test(text) &&
    text.split(/[;,]\s|\bbut\b/iu).some((one) => isHope.test(one) && figuresIn(one).includes(max))
  return parts.find(isHoped) ?? null
}
const LONGEST_HOPE = 220

function shortOf(promise: PayReading, given: readonly Said[], work: PayContext): Said | null {
  const month = monthOf(promise)
  if (!month) return null
  const said = given.filter(
    ({ pay }) => promise.currencyStated || (pay.currency !== null && pay.currency === promise.currency),
  )
  // Hours of less than a full week are rarely exact.
  const { hoursPerWeek = 0 } = withWeek(work)
  const isRough = ({ pay }: Said) => pay.period !== promise.period && hoursPerWeek < FULL_WEEK
  const isBelow = (one: Said) =>
    (one.pay.amount_max !== null || one.isAtFirst) &&
    month.min >= one.month.max * (isRough(one) ? APART_CONVERTED : APART)
  const doesFit = said.some((one) => !isBelow(one))
  const low = said.find((one) => isBelow(one) && (one.isAtFirst || !doesFit))
  if (low && promise.amount_min !== null) return low
  const best = Math.max(...said.map((one) => (isRange(one.pay) ? one.month.max : Number.POSITIVE_INFINITY)))
  const above = said.some(isRough) ? APART_CONVERTED : ABOVE
  return month.max > best * above ? (said[0] ?? null) : null
}
const FULL_WEEK = 30

/** An unknown week is read as a full one: no week pays more. */
const withWeek = (work: PayContext): PayContext =>
  work.hoursPerWeek !== undefined || /part/iu.test(work.typeOfWork ?? '')
    ? work
    : { ...work, hoursPerWeek: 40 }

/** A single figure may be only the starting pay. */
const isRange = ({ amount_min, amount_max }: PayReading) =>
  amount_min !== null && amount_max !== null && amount_min < amount_max

/** Clauses with currency and period and no bonus. */
export function saidPays(parts: readonly Part[], work: PayContext): Said[] {
  const isOther = (_: string, label: string) => label.endsWith(':') && isBesides.test(label)
  return payParts(parts, isOther, isPayToo).flatMap((part) =>
    part.text
      .replaceAll(timeInBrackets, '$1')
      .split(clauses)
      .flatMap((text) => {
        if (besides.test(text) || isBesides.test(text) || later.test(text)) return []
        const pay = readPay(text, withWeek(work))
        const month = monthOf(pay)
        const isFixed = atFirst.test(text) || isStart.test(part.text)
        const hasPeriod = pay.periodStated || (isFixed && pay.assumptions.includes('month-by-size'))
        if (!month || !pay.currencyStated || !hasPeriod) return []
        const head = parts[parts.indexOf(part) - 1]?.text ?? ''
        return [
          {
            part,
            month,
            pay,
            isAtFirst: atFirst.test(text) || (head.length <= LONGEST_HEAD && atFirst.test(head)),
          },
        ]
      }),
  )
}
const LONGEST_HEAD = 50
