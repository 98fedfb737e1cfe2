import { isFullTime } from '../hours/hours.ts'
import type { Part } from '../orders/parts.ts'
import { type PayContext, type PayReading, readPay } from '../pay/pay.ts'
import { readNoMonth } from './no-month.ts'
import {
  figuresIn,
  isBesides,
  isNotPay,
  isOfElse,
  isOfPay,
  isOtherMoney,
  isPlain,
  LONGEST_LABEL,
  LONGEST_LINE,
  money,
  startsWithMoney,
  statements,
  withRoleBudget,
} from './pay-words.ts'

/** A listing has few lines of pay. */
const MOST_LINES = 20

/** A contradiction if the nearest ends differ by this factor. */
export const APART = 1.15
/** The same for pay computed from hours or at a rate, which may be meant otherwise. */
export const APART_CONVERTED = 1.6
/** Fewer hours a week are mostly a day's. */
const FEWEST_HOURS = 10
/** Includes more than the base pay, so does not contradict it. */
export const isTotal =
  /\b(?:total|potential|ote|commissions?|bonus\w*|incentives?|up to|plus|depend\w*)\b|\+/iu

/** A contradicting base pay, and its place in the description. */
export type SaidPay = Readonly<{ field: string; text: string; quote: string; start: number; end: number }>

/** @property parts the description's sentences */
export type PayTexts = { parts: readonly Part[]; description: string; salary: string; work: PayContext }

/**
 * Null if the description's base pay agrees with the field's, either is unclear, or the text also states a fitting
 * pay or the field's figure. Counts only sentences that give currency and period and no other money, time or person;
 * and those that say that the pay is no month's.
 */
export function readSaidPay(
  field: PayReading,
  { parts: given, description, salary, work }: PayTexts,
): SaidPay | null {
  if (monthOf(field) === null || isTotal.test(salary.slice(0, 300))) return null
  const parts = given.map(withRoleBudget)
  if (parts.some((part) => statesFigure(part, field, work))) return null
  const stated = readStatedPays(parts, work)
  if (stated.length === 0) {
    const found = readNoMonth(parts, (figure) => isFigureOf(field, figure))
    return found && saidAs(salary, found.part, found.words ?? figureOf(found.part.text), description)
  }
  const fields = inEitherCurrency(field, salary, work)
  const isOfFewHours = (work.hoursPerWeek ?? FEWEST_HOURS) < FEWEST_HOURS && !isFullTime(work.typeOfWork)
  let differs: Part | null = null
  for (const { part, pay: read } of stated) {
    if (isOfFewHours && read.period !== field.period) continue
    if (!fields.every((one) => areApart(one, read)) || isTotalOf(field, part, parts)) return null
    // Only a plain statement contradicts; any other may be of other money.
    if (isPlain(part, parts)) differs ??= part
  }
  return differs && saidIn(differs, salary, description)
}

/** A currency guessed by size may be the other one. */
const inEitherCurrency = (field: PayReading, salary: string, work: PayContext) =>
  field.currencyStated
    ? [field]
    : ['$', '₱'].map((sign) => readPay(sign + salary, work)).filter((one) => monthOf(one) !== null)

export const saidIn = (part: Part, field: string, description: string): SaidPay =>
  saidAs(field, part, figureOf(part.text), description)

const saidAs = (field: string, { start, end }: Part, text: string, description: string): SaidPay => ({
  field,
  text,
  quote: description.slice(start, end),
  start,
  end,
})

const unclear: ReadonlySet<string> = new Set([
  'first-of-several',
  'figure-unclear',
  'implausible-month',
  'range-reversed',
  'peso-sign-lost',
])

/** Clearly this work's pay, and no other money. */
export const readStatedPays = (parts: readonly Part[], work: PayContext): { part: Part; pay: PayReading }[] =>
  payParts(parts, (text, label) => isOtherMoney.test(text) || isOfElse(label) || isOfElse(text))
    .map((part) => ({ part, pay: readPay(part.text, work) }))
    .filter(({ pay }) => isClear(pay) && monthOf(pay) !== null)

const isClear = (pay: PayReading) =>
  pay.currencyStated && pay.periodStated && !pay.assumptions.some((code) => unclear.has(code))

const isFigureOf = ({ amount_min, amount_max }: PayReading, figure: number) =>
  figure === amount_min || figure === amount_max

/** A base of $600 and $400 for results agree with a field of $1000. */
export function isTotalOf(field: PayReading, part: Part, parts: readonly Part[]): boolean {
  const [base = 0, ...rest] = figuresIn(part.text)
  const others = parts
    .filter((one) => one !== part && one.text.length <= LONGEST_LINE && money.test(one.text))
    .slice(0, MOST_LINES)
  return [...rest, ...others.flatMap(({ text }) => figuresIn(text))].some((more) =>
    isFigureOf(field, base + more),
  )
}

/** 'After 3 months: $350' agrees with a field of $350. */
function statesFigure({ text }: Part, field: PayReading, work: PayContext): boolean {
  if (text.length > LONGEST_LINE || !money.test(text)) return false
  return text.split(statements).some((one) => {
    if (isNotPay.test(one) || isBesides.test(one)) return false
    if (!figuresIn(one).some((figure) => isFigureOf(field, figure))) return false
    const { period, periodStated } = readPay(one, work)
    return !periodStated || period === field.period
  })
}

/**
 * Without `other` kinds of money, told by a line and the label above it.
 * @param isPayToo further words that make a line one of pay
 */
export function payParts(
  parts: readonly Part[],
  isOther: (text: string, label: string) => boolean,
  isPayToo?: RegExp,
): Part[] {
  const isPay = ({ text }: Part, at: number) => {
    const above = parts[at - 1]?.text ?? ''
    const label = above.length < LONGEST_LABEL ? above : ''
    if (text.length > LONGEST_LINE || !money.test(text) || isOther(text, label)) return false
    return isOfPay.test(text) || isPayToo?.test(text) || (startsWithMoney.test(text) && isOfPay.test(label))
  }
  return parts.filter(isPay).slice(0, MOST_LINES)
}

function figureOf(line: string): string {
  const first = line.search(/[$€£₱]|\b(?:usd|php)\b|\d/iu)
  return line
    .slice(first, first + 60)
    .trim()
    .replace(/[.,;]$/u, '')
}

export type Month = { min: number; max: number }

export function monthOf(pay: PayReading): Month | null {
  const min = pay.monthlyUsdMin ?? pay.monthlyUsdMax
  const max = pay.monthlyUsdMax ?? pay.monthlyUsdMin
  return min === null || max === null ? null : { min, max }
}

function areApart(field: PayReading, text: PayReading): boolean {
  const [a, b] = [monthOf(field), monthOf(text)]
  if (a === null || b === null) return false
  const isConverted = field.period !== text.period || field.currency !== text.currency
  const apart = isConverted ? APART_CONVERTED : APART
  // 'From' and 'up to' leave the other end open.
  const isAbove = a.min > b.max * apart && text.amount_max !== null && field.amount_min !== null
  const isBelow = b.min > a.max * apart && field.amount_max !== null && text.amount_min !== null
  return isAbove || isBelow
}
