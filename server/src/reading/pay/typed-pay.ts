import type { TypedPay } from '@hanap/contract/jobs/listing-facts'
import { readPay } from './pay.ts'
import type { PayPeriod } from './pay-period.ts'
import { amountsIn, isPlausible, type TypedAmount } from './typed-amount.ts'
import { wordsAfter, wordsBefore } from './typed-pay-words.ts'

/** Pay asked for in a search text, from `start` to `end`. */
export type ReadTypedPay = Readonly<{
  start: number
  end: number
  said: TypedPay
  /** A month's pay in the currency said, of full-time work and of other work. */
  fullTime: number
  other: number
}>

/** Longer texts are no search. */
const LONGEST_TEXT = 2000
/** Hours a week, where the work is not full-time. */
const PART_TIME_HOURS = 20

/**
 * The first floor of pay among words: 'sahod na 30k pataas', '$5/hr', '20-30k'. Null without one: an upper bound, a
 * number of something else, or what is quoted or not wanted.
 */
export function readTypedPay(typed: string): ReadTypedPay | null {
  const text = withoutLiterals(typed.slice(0, LONGEST_TEXT))
  for (const amount of amountsIn(text)) {
    const pay = readAmount(text, amount)
    if (pay) return pay
  }
  return null
}

const quotes = /[“”„‟«»″＂〝〞]/gu
/** Quotations, and what a minus leaves out. */
const literals = /(?<![\p{L}\p{N}])"[^"]*(?:"|$)|(?<!\S)[([]*[-－﹣−‐‑][^\s"]+/gu

const withoutLiterals = (text: string) =>
  text.replace(quotes, '"').replace(literals, (literal) => '"'.repeat(literal.length))

function readAmount(text: string, amount: TypedAmount): ReadTypedPay | null {
  const before = wordsBefore(text, amount.start)
  const after = wordsAfter(text, amount)
  if (before.isRefused || after.isRefused) return null
  const period = after.period ?? before.period
  const saysPay = before.saysPay || after.saysPay
  const isFloor = before.isFloor || after.isFloor
  if (!isPlausible(amount, { period, saysPay, isFloor })) return null
  const written = writePay(amount, period)
  const read = readPay(written, { typeOfWork: 'Full Time' })
  const isOfOther = read.period === 'hour' || read.period === 'day'
  const partly = isOfOther ? readPay(written, { hoursPerWeek: PART_TIME_HOURS }) : read
  const currency = read.currency === 'PHP' ? 'PHP' : 'USD'
  const monthOf = ({ monthlyPhpMin, monthlyUsdMin }: typeof read) =>
    currency === 'PHP' ? monthlyPhpMin : monthlyUsdMin
  const fullTime = monthOf(read)
  const other = monthOf(partly)
  if (fullTime === null || other === null) return null
  const isByHour = read.period === 'hour' && read.currency === currency && read.amount_min !== null
  return {
    start: before.start,
    end: after.end,
    said: { currency, per: isByHour ? 'hour' : 'month', least: isByHour ? (read.amount_min ?? 0) : fullTime },
    fullTime,
    other,
  }
}

const periodsWritten: Readonly<Record<PayPeriod, string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  'half-month': 'every two weeks',
  month: 'a month',
  year: 'a year',
  task: 'per task',
}

/** Pesos that may be a month's pay without saying so. */
const MONTH_FROM = 3000
/** Without a currency, this much or more is pesos; less may be dollars, as in a listing. */
const pesosFrom: Readonly<Partial<Record<PayPeriod, number>>> = { hour: 100, day: 300, week: 1000 }

/** As listings word it, for their reader. */
function writePay({ low, figures, currency }: TypedAmount, period: PayPeriod | undefined): string {
  const isPesos =
    currency === 'PHP' || (currency === null && low >= (pesosFrom[period ?? 'month'] ?? MONTH_FROM))
  const per = period ?? (isPesos && low >= MONTH_FROM ? 'month' : undefined)
  return [isPesos ? 'PHP' : (currency ?? ''), figures, per ? periodsWritten[per] : ''].join(' ').trim()
}
