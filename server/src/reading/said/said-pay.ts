import { isFullTime } from '../hours/hours.ts'
import type { Part } from '../orders/parts.ts'
import { type PayContext, type PayReading, readPay } from '../pay/pay.ts'
import { isPlainPay } from './plain-pay.ts'

/** A pay line is short, and a listing has few. */
const LONGEST_LINE = 220
const MOST_LINES = 20
const LONGEST_LABEL = 50
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

/** Pay beside the base, or of other people: 'Our US staff are paid'. */
export const isBesides =
  /\b(?:overtime|(?:night )?diff(?:erential)?s?(?= (?:pay|rate)|:| of)|differential|(?:holidays?|weekends?|rest ?days?|on[- ]call) (?:pay|rates?|premium|work|shifts?)|(?:on|during|for|work(?:ing|ed)?) (?:\p{L}+ )?holidays|team[- ]lead(?:er)?s?|supervisors?|(?:us|u\.s\.|american|onshore|in[- ]house|other)(?:[- ]based)? (?:staff|team|employees?|agents?|members?|workers?|colleagues)|(?!(?:candidates|applicants|hires|rates|salaries|wages|ranges|packages|details|terms|offers|positions|roles|jobs|hours|days|weeks|months|years)\b)(?:\p{L}{2,}s|staff|people)(?: (?:who|in|from) [^,;:.]{2,40})? (?:have|are|get|receive|make)(?!\p{L}))/iu
/** Pay of a time before the work proper. */
const isOtherTime =
  /\b(?:probation\w*|first (?:[\w-]+ )?(?:day|week|month|year)s?|initial(?:ly)?|train(?:ing|ees?)(?!.{0,20}\b(?:provided|included|given)\b)|onboarding)\b/iu
/** Statements within a line; brackets belong to theirs. */
const statements = /[;+|]|,\s|\s[-–—]\s(?=[a-z])|\b(?:plus|and|then|but|with)\b/iu
/** No pay that the work itself brings, now or later. */
const isNotPay =
  /\b(?:bonus\w*|commission\w*|revenue|budgets?|ad ?spend|sales|clients?|customers?|up to|potential|earn\w*|ote|allowances?|each|extra|fees?|tools?|value|worth|manag\w+|expected|desired|previous|current)\b|%/iu
const figures =
  /(?:[$€£₱]|\b(?:usd|php)) ?(?<before>\d[\d,]{0,15}(?:\.\d{1,4})?(?:k\b)?)|(?<after>\d[\d,]{0,15}(?:\.\d{1,4})?k?) ?(?:[$€£₱]|(?:usd|php|pesos|dollars)\b)/giu

/** A contradicting base pay, and its place in the description. */
export type SaidPay = Readonly<{ field: string; text: string; quote: string; start: number; end: number }>

/** @property parts the description's sentences */
type PayTexts = { parts: readonly Part[]; description: string; salary: string; work: PayContext }

/**
 * Null if the description's base pay agrees with the field's, either is unclear (a currency guessed by size is), or
 * the text also states a fitting pay or the field's figure. Counts only sentences that give currency and period and
 * no other money, time or person.
 */
export function readSaidPay(
  field: PayReading,
  { parts, description, salary, work }: PayTexts,
): SaidPay | null {
  if (!field.currencyStated || monthOf(field) === null || isTotal.test(salary.slice(0, 300))) return null
  if (parts.some((part) => statesFigure(part, field, work))) return null
  const isOfFewHours = (work.hoursPerWeek ?? FEWEST_HOURS) < FEWEST_HOURS && !isFullTime(work.typeOfWork)
  let differs: Part | null = null
  const stated = readStatedPays(parts, work)
  for (const { part, pay: read } of stated) {
    if (isOfFewHours && read.period !== field.period) continue
    if (!areApart(field, read) || isTotalOf(field, part, parts)) return null
    // Only a plain statement contradicts; any other may be of other money.
    if (isPlain(part, parts)) differs ??= part
  }
  if (
    stated.length === 0 &&
    field.periodStated &&
    !parts.some(({ text }) => figuresIn(text).some((one) => isFigureOf(field, one)))
  )
    differs = parts.find((part) => isPieceRate(part, parts)) ?? null
  if (differs === null) return null
  const { text, start, end } = differs
  return { field: salary, text: figureOf(text), quote: description.slice(start, end), start, end }
}

/** 'Pay: $5 per video', as all that the text says of pay. */
function isPieceRate(part: Part, parts: readonly Part[]): boolean {
  const { text } = part
  if (text.length > LONGEST_LINE || !money.test(text) || !pieces.test(text)) return false
  const rest = text.replace(pieces, ' ')
  const isOfLabel = startsWithMoney.test(text) && isOfPay.test(labelOf(part, parts))
  if (isOtherMoney.test(rest) || isOfElse(text) || !(isOfPay.test(text) || isOfLabel)) return false
  const { currencyStated, period } = readPay(text)
  return currencyStated && period === 'task' && isPlain(part, parts)
}
const labelOf = (part: Part, parts: readonly Part[]) => {
  const above = parts[parts.indexOf(part) - 1]?.text ?? ''
  return above.length < LONGEST_LABEL ? above : ''
}
const pieces = /(?:\bper|\beach|\/) ?(?:\d[\d,]* )?[\p{L}-]+/iu

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

const isOfElse = (text: string) =>
  text
    .split(statements)
    .some((one) => (money.test(one) || /:\s*$/u.test(one)) && (isBesides.test(one) || isOtherTime.test(one)))

function isPlain(part: Part, parts: readonly Part[]): boolean {
  const { text } = part
  const above = parts[parts.indexOf(part) - 1]?.text ?? ''
  const [figure] = text.matchAll(figures)
  if (!figure) return false
  const isLabel = startsWithMoney.test(text) || /:\s*$/u.test(above.slice(0, LONGEST_LABEL))
  const before = text.slice(0, figure.index)
  return isPlainPay(isLabel ? `${above} ${before}` : before, text.slice(figure.index + figure[0].length))
}

const isFigureOf = ({ amount_min, amount_max }: PayReading, figure: number) =>
  figure === amount_min || figure === amount_max

export function figuresIn(text: string): number[] {
  return [...text.matchAll(figures)].map(({ groups }) => {
    const figure = (groups?.['before'] ?? groups?.['after'] ?? '').replaceAll(',', '')
    return Number(figure.replace(/k$/iu, '')) * (/k$/iu.test(figure) ? 1000 : 1)
  })
}

/** A base of $600 and $400 for results agree with a field of $1000. */
function isTotalOf(field: PayReading, part: Part, parts: readonly Part[]): boolean {
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
