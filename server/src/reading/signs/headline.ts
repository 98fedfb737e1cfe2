import type { Part } from '../orders/parts.ts'
import { type PayContext, type PayReading, readPay } from '../pay/pay.ts'
import { APART, APART_BY_HOURS, isBesides, isTotal, type Month, monthOf, payParts } from '../said/said-pay.ts'

/** The headline's highest pay may exceed the text's by this factor. */
const ABOVE = 1.4

/** Splits '$4 an hour after probation, $3 during probation' in two. */
const clauses = /[;+()|]|,\s|\s[-–—]\s(?=[a-z])|\b(?:plus|and|then|but)\b/iu
/** Extra pay, or pay for others. */
const besides =
  /\b(?:bonus\w*|commissions?|allowances?|stipend|insurance|reimburs\w+|incentives?|differential|overtime|referral|13th|revenue|budgets?|ad ?spend|sales|clients?|customers?|loans?|deals?|equity|profit\w*|funding|your (?:rate|expected|salary|desired)|(?:expected|desired) (?:salary|pay)|each|extra|additional\w*|weekend|(?:per|an?) (?:video|task|project|article|post|lead|appointment|booking|order|edit|reel|short|piece|design|word|page|call|sale)|tools?|subscriptions?|value|worth|raised|invoic\w+|payroll|payments?|manag\w+)\b|%/iu
const later =
  /\b(?:after|once|later|up to|rais\w+|increas\w+|grow\w*|potential|earn\w*|ote|on[- ]target|eventually|top performers?|could|can)\b/iu
const atFirst = /\b(?:train(?:ing|ee)|probation\w*|trial|first|initial\w*|start(?:ing|s)?|during)\b/iu

type Said = {
  part: Part
  month: Month
  pay: PayReading
  isAtFirst: boolean
}
type Headline = { title: string; salary: string; pay: PayReading; work: PayContext }

/** Pay below the promise of pay field or title: below its least at first, or its most at best. */
export function readShortfall({ title, salary, pay, work }: Headline, parts: readonly Part[]): Part | null {
  const said = saidPays(parts, work)
  const named = readPay(title, work)
  const promises = [
    ...(isTotal.test(salary) ? [] : [pay]),
    // Titles name other money too: '$50K in funding'.
    ...(named.currencyStated && named.periodStated ? [named] : []),
  ]
  const found = promises.map((promise) => shortOf(promise, said, work))
  return found.find((part) => part !== null) ?? null
}

function shortOf(promise: PayReading, given: readonly Said[], work: PayContext): Part | null {
  const month = monthOf(promise)
  if (!month) return null
  const said = given.filter(
    ({ pay }) => promise.currencyStated || (pay.currency !== null && pay.currency === promise.currency),
  )
  // Hours of less than a full week are rarely exact.
  const isRough = ({ pay }: Said) => pay.period !== promise.period && (work.hoursPerWeek ?? 0) < FULL_WEEK
  const isBelow = (one: Said) =>
    (one.pay.amount_max !== null || one.isAtFirst) &&
    month.min >= one.month.max * (isRough(one) ? APART_BY_HOURS : APART)
  const doesFit = said.some((one) => !isBelow(one))
  const low = said.find((one) => isBelow(one) && (one.isAtFirst || !doesFit))
  if (low && promise.amount_min !== null) return low.part
  const best = Math.max(...said.map((one) => (isRange(one.pay) ? one.month.max : Number.POSITIVE_INFINITY)))
  const above = said.some(isRough) ? APART_BY_HOURS : ABOVE
  return month.max > best * above ? (said[0]?.part ?? null) : null
}
const FULL_WEEK = 30

/** A single figure may be only the starting pay. */
const isRange = ({ amount_min, amount_max }: PayReading) =>
  amount_min !== null && amount_max !== null && amount_min < amount_max

/** Clauses with currency and period and no bonus. */
export function saidPays(parts: readonly Part[], work: PayContext): Said[] {
  return payParts(parts, (_, label) => label.endsWith(':') && isBesides.test(label)).flatMap((part) =>
    part.text.split(clauses).flatMap((text) => {
      if (besides.test(text) || isBesides.test(text) || later.test(text)) return []
      const pay = readPay(text, work)
      const month = monthOf(pay)
      if (!month || !pay.currencyStated || !pay.periodStated) return []
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
