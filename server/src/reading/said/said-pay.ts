import { isFullTime } from '../hours/hours.ts'
import type { Part } from '../orders/parts.ts'
import { type PayContext, type PayReading, readPay } from '../pay/pay.ts'

/** A pay line is short, and a listing has few. */
const LONGEST_LINE = 220
const MOST_LINES = 20
/** A contradiction if the nearest ends differ by this factor. */
export const APART = 1.15
/** The same for pay computed from hours, which may be meant otherwise. */
export const APART_BY_HOURS = 1.6
/** Fewer hours a week are mostly a day's. */
const FEWEST_HOURS = 10
/** Includes more than the base pay, so does not contradict it. */
export const isTotal =
  /\b(?:total|potential|ote|commissions?|bonus\w*|incentives?|up to|plus|depend\w*)\b|\+/iu

const money = /[$€£₱]\s?\d|\d\s?[$€£₱]|\b(?:usd|php)(?!\p{L})|\b(?:pesos?|dollars)\b/iu
const isOfPay =
  /\b(?:salary|salaries|base pay|pay(?: rate| range)?|paid|rate|wages?|compensation|remuneration)\b/iu
const startsWithMoney = /^(?:[^:]{0,45}:)?[\s\p{S}\p{P}]{0,6}(?:up to |from )?(?:usd |php )?[$₱]?\d/iu
/** Not this work's base pay, or not for all its time. */
const isOtherMoney =
  /\b(?:bonus\w*|commission\w*|revenue|budgets?|ad ?spend|sales|clients?|customers?|trial|test|raises?|increas\w+|after|once|later|up to|loans?|deals?|allowances?|stipend|insurance|reimburs\w+|profit\w*|equity|per (?:video|task|project|article|post|lead|appointment|booking|order|edit|reel|short|piece|design|word|page|call|sale)|each|extra|additional\w*|potential|earn\w*|ote|on[- ]target|overtime|weekend|fee|fees|tools?|subscription|value|worth|raised|funding|expected salary|desired|your rate|your expected|your salary|your desired|previous|current|goal|referral|13th|accounting|invoic\w+|payroll|payments?|manag\w+)\b|%/iu

/** A contradicting base pay, and its place in the description. */
export type SaidPay = Readonly<{ field: string; text: string; quote: string; start: number; end: number }>

/** @property parts the description's sentences */
type PayTexts = { parts: readonly Part[]; description: string; salary: string; work: PayContext }

/**
 * Null if the description's base pay agrees with the field's, either is unclear (a currency guessed by size is), or
 * the text also states a fitting pay. Counts only sentences that give currency and period and no other money.
 */
export function readSaidPay(
  field: PayReading,
  { parts, description, salary, work }: PayTexts,
): SaidPay | null {
  if (!field.currencyStated || monthOf(field) === null || isTotal.test(salary.slice(0, 300))) return null
  const isOfFewHours = (work.hoursPerWeek ?? FEWEST_HOURS) < FEWEST_HOURS && !isFullTime(work.typeOfWork)
  let differs: SaidPay | null = null
  for (const { part, pay: read } of readStatedPays(parts, work)) {
    if (isOfFewHours && read.period !== field.period) continue
    if (!areApart(field, read)) return null
    const { text, start, end } = part
    differs ??= { field: salary, text: figureOf(text), quote: description.slice(start, end), start, end }
  }
  return differs
}

const unclear: ReadonlySet<string> = new Set([
  'first-of-several',
  'figure-unclear',
  'implausible-month',
  'range-reversed',
  'peso-sign-lost',
])

/** Clearly this work's pay, and no other money. */
export const readStatedPays = (parts: readonly Part[], work: PayContext): { part: Part; pay: PayReading }[] =>
  payParts(parts, (text) => isOtherMoney.test(text))
    .map((part) => ({ part, pay: readPay(part.text, work) }))
    .filter(({ pay }) => isClear(pay) && monthOf(pay) !== null)

const isClear = (pay: PayReading) =>
  pay.currencyStated && pay.periodStated && !pay.assumptions.some((code) => unclear.has(code))

/** The parts that speak of pay, and not of money that `isOther` recognizes. */
export function payParts(parts: readonly Part[], isOther: (text: string) => boolean): Part[] {
  let before = ''
  const isPay = ({ text }: Part) => {
    const heading = before
    before = text
    if (text.length > LONGEST_LINE || !money.test(text) || isOther(text)) return false
    return isOfPay.test(text) || (startsWithMoney.test(text) && heading.length < 50 && isOfPay.test(heading))
  }
  return parts.filter(isPay).slice(0, MOST_LINES)
}

function figureOf(line: string): string {
  const first = line.search(/[$€£₱]|\b(?:usd|php)\b|\d/iu)
  return line.slice(first, first + 60).trim()
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
  const isOfHours = field.period !== text.period
  const apart = isOfHours ? APART_BY_HOURS : APART
  // 'From' and 'up to' leave the other end open.
  const isAbove = a.min > b.max * apart && text.amount_max !== null && field.amount_min !== null
  const isBelow = b.min > a.max * apart && field.amount_max !== null && text.amount_min !== null
  return isAbove || isBelow
}
