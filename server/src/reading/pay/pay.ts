import { MAX_PAY_TEXT } from '@hanap/contract/jobs/salary-text'
import { weekOf } from '../hours/hours.ts'
import { convert, type ExchangeRates, rateDay, shippedRates } from './exchange-rates.ts'
import { monthly, type WorkFacts } from './pay-month.ts'
import { offersIn, type PayOffer } from './pay-offers.ts'
import { isPeriodAdverb, type PayPeriod, periodOfWord } from './pay-period.ts'
import { type Bounds, currencyBySize, periodBySize } from './pay-size.ts'
import { type PayToken, tokenisePay } from './pay-tokens.ts'
import { isQuantityNoun } from './pay-unit.ts'

/** Assumptions and oddities of a reading. The browser has words for each. */
export const payAssumptions = [
  /** Full Time without stated hours. */
  'full-time-40-hours',
  /** 8, 9 or 10 hours in Full Time work are a day's. */
  'hours-of-a-day',
  /** Weekly hours divided into days of eight hours. */
  'eight-hour-day',
  /** The currency follows from the size of a bare figure. */
  'currency-by-size',
  'hour-by-size',
  'month-by-size',
  /** '?' replaces a lost peso sign. */
  'peso-sign-lost',
  /** '30-50k': the thousand is written once. */
  'thousands-carried',
  /** The higher figure was written first. */
  'range-reversed',
  /** The text offers several pays; this is the first. */
  'first-of-several',
  /** The text gives the month's pay beside another one. */
  'month-from-text',
  /** Two readings, so not read. */
  'figure-unclear',
  /** No job pays that, so no monthly figure. */
  'implausible-month',
] as const
export type PayAssumption = (typeof payAssumptions)[number]

/** Amounts in units of the currency for one period; months in whole dollars and pesos. */
export type PayReading = Readonly<{
  /** Null: no such bound, as in 'up to X' and 'X+'. */
  amount_min: number | null
  amount_max: number | null
  /** ISO code; null if unknown. A guess by size unless `currencyStated`. */
  currency: string | null
  currencyStated: boolean
  period: PayPeriod | null
  periodStated: boolean
  /** Sort by the maximum, or by the minimum if the maximum is null. */
  monthlyUsdMin: number | null
  monthlyUsdMax: number | null
  monthlyPhpMin: number | null
  monthlyPhpMax: number | null
  assumptions: readonly PayAssumption[]
  /** Day of the exchange rates, YYYY-MM-DD. */
  rateDate: string
}>

export type PayContext = WorkFacts & Readonly<{ rates?: ExchangeRates | undefined }>

/** Dollars a month; beyond these the text is a slip or a trick ('$400/hr', '5 USD/ month'). */
const LOWEST_MONTH = 20
const HIGHEST_MONTH = 20_000

/** Never throws; reads only the first 500 characters. */
export function readPay(text: string, context: PayContext = {}): PayReading {
  const rates = context.rates ?? shippedRates
  // A scraper's slip puts the page's title here.
  const isPageTitle = /onlinejobs\.?ph/iu.test(text.slice(0, MAX_PAY_TEXT))
  const tokens = isPageTitle ? [] : tokenisePay(text)
  const offers = offersIn(tokens)
  const offer = mainOffer(offers, tokens)
  if (!offer?.isClear) return readWithoutAmount(tokens, rates, offer)
  const assumptions = new Set(offer.marks)
  if (offers.some((other) => other !== offer && !other.isBonus && other.currency))
    assumptions.add('first-of-several')

  const stated = offer.currency?.code ?? null
  const currency = stated ?? currencyBySize(offer, offer.period ?? null)
  if (stated === null && currency !== null) assumptions.add('currency-by-size')

  const isGig = /^gig$/iu.test(context.typeOfWork?.trim() ?? '')
  let period = offer.period ?? null
  if (offer.period === undefined && currency !== null) {
    period = periodBySize(offer, { currency, rates, isGig, hoursPerWeek: weekHoursOf(context) })
    if (period !== null) assumptions.add(period === 'hour' ? 'hour-by-size' : 'month-by-size')
  }
  // Two guesses make no monthly figure: '20' could be an hour's, a day's or a typo.
  const isTwiceGuessed =
    assumptions.has('hour-by-size') &&
    (assumptions.has('currency-by-size') || mayBeOfSeveralHours(offer, tokens))
  const facts = { currency: isTwiceGuessed ? null : currency, period, offers, context, rates }
  const month = monthOf(offer, facts)
  for (const code of month.assumed) assumptions.add(code)
  return {
    amount_min: offer.min,
    amount_max: offer.max,
    currency,
    currencyStated: stated !== null,
    period,
    periodStated: offer.period !== undefined && offer.period !== null,
    monthlyUsdMin: inWhole(month.bounds.min, currency, 'USD', rates),
    monthlyUsdMax: inWhole(month.bounds.max, currency, 'USD', rates),
    monthlyPhpMin: inWhole(month.bounds.min, currency, 'PHP', rates),
    monthlyPhpMax: inWhole(month.bounds.max, currency, 'PHP', rates),
    assumptions: payAssumptions.filter((code) => assumptions.has(code)),
    rateDate: rateDay(currency, rates),
  }
}

/** The first offer with a currency that is no bonus, else the first with a unit, else a figure. */
function mainOffer(offers: readonly PayOffer[], tokens: readonly PayToken[]): PayOffer | undefined {
  const base = offers.filter((offer) => !offer.isBonus)
  const marked =
    base.find((offer) => offer.currency) ??
    base.find((offer) => offer.period) ??
    offers.find((offer) => offer.currency)
  if (marked) return marked
  // A small bare figure counts something else: '3 tasks, then we talk'.
  const isSentence = tokens.filter((token) => token.kind === 'word').length > 3
  return base.find((offer) => !isSentence || (offer.max ?? offer.min ?? 0) >= 100)
}

/** '8 hours $32', '$20 for 5 hours'; but '$4 x 8 hours'. */
function mayBeOfSeveralHours({ min, max }: PayOffer, tokens: readonly PayToken[]): boolean {
  const paid = max ?? min ?? 0
  return tokens.some((token, at) => {
    const noun = tokens[at + 1]
    if (token.kind !== 'number' || noun?.kind !== 'word' || periodOfWord(noun.text) !== 'hour') return false
    return token.value > 1 && token.value <= LONGEST_DAY && token.value !== paid && paid >= FOR_SEVERAL_HOURS
  })
}
const LONGEST_DAY = 12
/** Dollars. */
const FOR_SEVERAL_HOURS = 10

type MonthFacts = Readonly<{
  currency: string | null
  period: PayPeriod | null
  offers: readonly PayOffer[]
  context: PayContext
  rates: ExchangeRates
}>

/** In the offer's currency: as written, else computed; empty if implausible. */
function monthOf(offer: PayOffer, facts: MonthFacts): { bounds: Bounds; assumed: readonly string[] } {
  const unknown = { min: null, max: null }
  if (facts.currency === null) return { bounds: unknown, assumed: [] }
  const work = { ...facts.context, hoursPerWeek: hoursOf(facts.context) }
  const written = writtenMonth(offer, facts.offers)
  const month = written
    ? { bounds: written, assumed: ['month-from-text'] }
    : monthly(offer, facts.period, work)
  if (!month) return { bounds: unknown, assumed: [] }
  const { min, max } = month.bounds
  const inUsd = [min, max].map((value) => inWhole(value, facts.currency, 'USD', facts.rates))
  const isNonsense = inUsd.some((value) => value !== null && (value < LOWEST_MONTH || value > HIGHEST_MONTH))
  return isNonsense ? { bounds: unknown, assumed: ['implausible-month'] } : month
}

/** A month as a multiple of the period: 20 to 300 hours, a little over four weeks. */
const timesAMonth: Readonly<Partial<Record<PayPeriod, readonly [from: number, to: number]>>> = {
  hour: [20, 300],
  day: [4, 31],
  week: [3.5, 5],
  'half-month': [1.8, 2.4],
  year: [1 / 14, 1 / 11],
}

/** A month's pay beside another pay, if both can be the same: '$5/hr ($800 monthly)'. */
function writtenMonth(offer: PayOffer, offers: readonly PayOffer[]): Bounds | undefined {
  const times = offer.period && timesAMonth[offer.period]
  if (!times) return undefined
  const paid = offer.max ?? offer.min ?? 0
  return offers.find((other) => {
    const isSameMoney = !other.currency || other.currency.code === offer.currency?.code
    const ratio = (other.max ?? other.min ?? 0) / paid
    return (
      other.period === 'month' &&
      other.isClear &&
      !other.isBonus &&
      isSameMoney &&
      ratio >= times[0] &&
      ratio <= times[1]
    )
  })
}

/** Undefined for 0, or more than sixteen hours a day. */
function hoursOf({ hoursPerWeek }: WorkFacts): number | undefined {
  const isPossible = hoursPerWeek !== undefined && hoursPerWeek > 0 && hoursPerWeek <= 112
  return isPossible ? hoursPerWeek : undefined
}

function weekHoursOf(work: WorkFacts): number | undefined {
  const stated = hoursOf(work)
  return stated === undefined ? undefined : weekOf(stated, work.typeOfWork).hoursPerWeek
}

function inWhole(
  amount: number | null,
  from: string | null,
  to: string,
  rates: ExchangeRates,
): number | null {
  if (amount === null || from === null) return null
  const converted = convert(amount, from, to, rates)
  return converted === null ? null : Math.round(converted)
}

/** Reads currency and period of a text without a figure: 'TBD (USD monthly basis)'. */
function readWithoutAmount(
  tokens: readonly PayToken[],
  rates: ExchangeRates,
  unclear: PayOffer | undefined,
): PayReading {
  const written = tokens.find((token) => token.kind === 'currency' && !token.currency.isWeak)
  const word = tokens.find(
    (token, at) =>
      token.kind === 'word' &&
      (isPeriodAdverb(token.text) || (isPer(tokens, at - 1) && periodOfWord(token.text))),
  )
  const currency = unclear?.currency?.code ?? (written?.kind === 'currency' ? written.currency.code : null)
  const period = unclear?.period ?? (word?.kind === 'word' ? (periodOfWord(word.text) ?? null) : null)
  return {
    amount_min: null,
    amount_max: null,
    currency,
    currencyStated: currency !== null,
    period,
    periodStated: period !== null,
    monthlyUsdMin: null,
    monthlyUsdMax: null,
    monthlyPhpMin: null,
    monthlyPhpMax: null,
    assumptions: unclear ? ['figure-unclear'] : [],
    rateDate: rateDay(currency, rates),
  }
}

/** In '40 hours per week' it divides hours, not pay. */
function isPer(tokens: readonly PayToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  const isOfHours = before?.kind === 'word' && isQuantityNoun(before.text)
  return token?.kind === 'word' && token.text === 'per' && !isOfHours
}
