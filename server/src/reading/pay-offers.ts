import { strongerOf, type WrittenCurrency } from './pay-currency.ts'
import { isPeriodAdverb, type PayPeriod, periodOfWord } from './pay-period.ts'
import type { PayToken } from './pay-tokens.ts'
import { isQuantityNoun, unitAt } from './pay-unit.ts'

/** One amount or range as the text gives it. */
export type PayOffer = Readonly<{
  min: number | null
  max: number | null
  currency: WrittenCurrency | undefined
  /** null: a unit is written that nobody can make out; undefined: none is written. */
  period: PayPeriod | null | undefined
  isBonus: boolean
  /** False where the digits allow two readings. */
  isClear: boolean
  marks: readonly string[]
}>

type Figure = Readonly<{
  number: Extract<PayToken, { kind: 'number' }>
  currency: WrittenCurrency | undefined
  period: PayPeriod | null | undefined
  isOpen: boolean
  isLostPeso: boolean
  next: number
}>

const MAX_AMOUNT = 10_000_000
const bonusWords =
  /^(?:bonus|bonuses|commission|commissions|comm|incentives?|allowances?|tips?|spiff|raise|raises)$/u

/** Every offer in a tokenised pay text, in order. */
export function offersIn(tokens: readonly PayToken[]): PayOffer[] {
  const offers: PayOffer[] = []
  let at = 0
  let end = 0
  while (at < tokens.length) {
    const figure = figureAt(tokens, at)
    if (!figure) {
      at += 1
      continue
    }
    const second = rangeEnd(tokens, figure)
    const next = (second ?? figure).next
    if (isPay(tokens, at, figure, second)) {
      offers.push(makeOffer(tokens, { start: at, after: end, figure, second }))
      end = next
    }
    at = next
  }
  return offers
}

/** A figure with the currency before or after it and the unit after it. */
function figureAt(tokens: readonly PayToken[], start: number): Figure | undefined {
  let at = start
  let currency: WrittenCurrency | undefined
  let isLostPeso = false
  const takeCurrencies = () => {
    for (let token = tokens[at]; token?.kind === 'currency'; token = tokens[at]) {
      currency = strongerOf(currency, token.currency)
      isLostPeso ||= token.isLostPeso
      at += 1
    }
  }
  takeCurrencies()
  const number = tokens[at]
  if (number?.kind !== 'number') return undefined
  at += 1
  if (!startsNextFigure(tokens, at, currency)) takeCurrencies()
  let isOpen = number.isOpen && !isBonusNext(tokens, at)
  if (isLoneplus(tokens, at)) {
    isOpen = true
    at += 1
  }
  const unit = unitAt(tokens, at, currency !== undefined)
  if (unit) at = unit.next
  if (unit && !startsNextFigure(tokens, at, currency)) takeCurrencies()
  if (tokens[at]?.kind === 'slash' && tokens[at + 1]?.kind === 'currency' && !isFigureStart(tokens, at + 1)) {
    at += 1
    takeCurrencies()
  }
  if (isLoneplus(tokens, at)) {
    isOpen = true
    at += 1
  }
  return { number, currency, period: unit?.period, isOpen, isLostPeso, next: at }
}

/** '500 - $600' and '57k PHP': the sign after a figure belongs to the next one only if the figure has its own. */
function startsNextFigure(
  tokens: readonly PayToken[],
  at: number,
  own: WrittenCurrency | undefined,
): boolean {
  return own !== undefined && tokens[at]?.kind === 'currency' && tokens[at + 1]?.kind === 'number'
}

function isFigureStart(tokens: readonly PayToken[], at: number): boolean {
  while (tokens[at]?.kind === 'currency') at += 1
  return tokens[at]?.kind === 'number'
}

/** A plus that opens the amount upward ('$100 USD+/month', 'PHP 20,000 ++') rather than adding a bonus. */
function isLoneplus(tokens: readonly PayToken[], at: number): boolean {
  if (tokens[at]?.kind !== 'plus') return false
  const after = tokens[at + 1]
  return after === undefined || after.kind === 'slash' || after.kind === 'plus' || after.kind === 'open'
}

function isBonusNext(tokens: readonly PayToken[], at: number): boolean {
  const token = tokens[at]
  return (
    token?.kind === 'word' &&
    (bonusWords.test(token.text) || /^(?:performance|weekly|monthly)$/u.test(token.text))
  )
}

/** The second figure of a range, where one follows; two currencies or two units make two offers instead. */
function rangeEnd(tokens: readonly PayToken[], first: Figure): Figure | undefined {
  let at = first.next
  let hasSeparator = false
  let isSlash = false
  for (; ; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'to' || token?.kind === 'or') hasSeparator = true
    else if (token?.kind === 'slash') isSlash = true
    else if (!(token?.kind === 'word' && token.text === 'up') && !(token?.kind === 'comma' && hasSeparator))
      break
  }
  if (!hasSeparator && !isSlash) return undefined
  const second = figureAt(tokens, at)
  if (!second) return undefined
  if (first.period !== undefined && second.period !== undefined && first.period !== second.period)
    return undefined
  const ratio = second.number.value / first.number.value
  // '$20-30 hr' is a range of pay, '$500 - 40 hr' is not.
  const isPriced = first.currency !== undefined && second.period !== undefined && ratio >= 1 && ratio <= 5
  if (!isPriced && isQuantity(tokens, second)) return undefined
  if (first.currency && second.currency && first.currency.code !== second.currency.code) {
    // '$40,000 - $70,000 PHP' is one range with a slip of the sign; 'PHP 28,000 / $500' is the same pay twice.
    const isSlip = first.currency.isWeak !== second.currency.isWeak && ratio >= 1 / 3 && ratio <= 10
    if (!isSlip) return undefined
  }
  const hasUnitOnlyFirst = first.period !== undefined && second.period === undefined
  if (hasUnitOnlyFirst && !second.currency && (ratio < 1 || ratio > 5)) return undefined
  return second
}

/** Figures that count something else: '40 hours', 'Month 1', a year, a nought. */
function isPay(
  tokens: readonly PayToken[],
  start: number,
  figure: Figure,
  second: Figure | undefined,
): boolean {
  if (figure.number.value <= 0 || figure.number.value > MAX_AMOUNT) return false
  if (second && second.number.value > MAX_AMOUNT) return false
  if (figure.currency || second?.currency) return true
  if (isQuantity(tokens, second ?? figure)) return false
  const before = tokens[start - 1]
  if (
    before?.kind === 'word' &&
    /^(?:month|week|day|year|phase|level|tier|step|stage|top|age|room)$/u.test(before.text)
  )
    return false
  const { value, isGrouped, hasK } = figure.number
  const isYear =
    !second && figure.period === undefined && isGrouped && !hasK && value >= 2020 && value <= 2035
  return !isYear
}

function isQuantity(tokens: readonly PayToken[], figure: Figure): boolean {
  if (figure.currency) return false
  const token = tokens[figure.next]
  if (figure.period === undefined) return token?.kind === 'word' && isQuantityNoun(token.text)
  // '35-40 hr' is a week's work, '5 hour' is pay.
  const last = tokens[figure.next - 1]
  const beforeLast = tokens[figure.next - 2]
  return (
    last?.kind === 'word' &&
    /^(?:hr|hour|h)$/u.test(last.text) &&
    beforeLast?.kind === 'number' &&
    figure.number.value >= 20
  )
}

type Found = Readonly<{ start: number; after: number; figure: Figure; second: Figure | undefined }>

function makeOffer(tokens: readonly PayToken[], { start, after, figure, second }: Found): PayOffer {
  const marks: string[] = []
  let low = figure.number.value
  let high = second?.number.value ?? low
  // '10-15k', '30-50,000': the thousand is written once and meant for both.
  if (
    second &&
    low < 1000 &&
    low < high &&
    (second.number.hasK
      ? low * 1000 <= high * 1.001
      : high >= 10_000 && high % 1000 === 0 && low * 1000 <= high && low * 100 > high / 100)
  ) {
    low *= 1000
    marks.push('thousands-carried')
  }
  if (low > high) {
    ;[low, high] = [high, low]
    marks.push('range-reversed')
  }
  const isSensible = high / low <= (marks.includes('range-reversed') ? 3 : 100)
  const bound = second ? undefined : boundOf(tokens, start, figure)
  if (figure.isLostPeso || second?.isLostPeso) marks.push('peso-sign-lost')
  const next = (second ?? figure).next
  return {
    min: bound === 'upper' ? null : low,
    max: bound === 'lower' ? null : high,
    currency: strongerOf(figure.currency, second?.currency),
    period: second?.period ?? figure.period ?? periodAround(tokens, after, start, next),
    isBonus: isBonus(tokens, start, next),
    isClear: figure.number.isClear && (second?.number.isClear ?? true) && isSensible,
    marks,
  }
}

/** 'up to X' and 'X or less' bound from above; 'from X', 'X+', 'X and up' from below. */
function boundOf(tokens: readonly PayToken[], start: number, figure: Figure): 'upper' | 'lower' | undefined {
  const before = words(tokens.slice(Math.max(0, start - 3), start))
  const afterwards = words(tokens.slice(figure.next, figure.next + 3))
  if (
    /(?:^| )(?:up (?:to|until|till)|upto|max|maximum|as much as|less than|under|below|not exceeding)(?: of| at)?$/u.test(
      before,
    )
  )
    return 'upper'
  if (/^(?:max|maximum|or less|at most)/u.test(afterwards)) return 'upper'
  if (figure.isOpen) return 'lower'
  if (
    /(?:^| )(?:from|starts?(?: at| from)?|starting(?: at| from)?|minimum(?: of)?|min|at least|more than|over|above)$/u.test(
      before,
    )
  )
    return 'lower'
  if (/^(?:and up|and above|or more|or higher|or above|upwards?|minimum|min$|onwards?)/u.test(afterwards))
    return 'lower'
  return /^starting(?! (?:rate|salary|pay|wage))/u.test(afterwards) ? 'lower' : undefined
}

/** A period said beside the figure rather than at it: 'Monthly Pay: 500', '$500 (paid monthly)'. */
function periodAround(
  tokens: readonly PayToken[],
  after: number,
  start: number,
  next: number,
): PayPeriod | undefined {
  for (let at = start - 1; at >= after; at -= 1) {
    const token = tokens[at]
    if (token?.kind !== 'word') continue
    const isPer = at > 0 && /^(?:per|a)$/u.test(words(tokens.slice(at - 1, at)))
    if (isPeriodAdverb(token.text) || isPer) return periodOfWord(token.text)
  }
  const following = tokens.slice(next, next + 5)
  const stopAt = following.findIndex((token) => !['word', 'open', 'to', 'comma'].includes(token.kind))
  const reachable = words(stopAt < 0 ? following : following.slice(0, stopAt)).split(' ')
  if (reachable.some((word) => bonusWords.test(word))) return undefined
  // 'Paid weekly' says when the money comes, not what it is for; 'paid monthly' comes to the same thing.
  const adverb = reachable.find((word) => isPeriodAdverb(word))
  if (adverb === undefined || (reachable.includes('paid') && adverb !== 'monthly')) return undefined
  return periodOfWord(adverb)
}

function isBonus(tokens: readonly PayToken[], start: number, next: number): boolean {
  const before = words(tokens.slice(Math.max(0, start - 2), start)).split(' ')
  const following: string[] = []
  const last = tokens[next - 1]
  // In '$500+ bonuses' the plus stands with the figure.
  if (last?.kind === 'number' && last.isOpen) return before.some((word) => bonusWords.test(word))
  for (const token of tokens.slice(next, next + 2)) {
    if (token.kind !== 'word') break
    following.push(token.text)
  }
  return [...before, ...following].some((word) => bonusWords.test(word))
}

function words(tokens: readonly PayToken[]): string {
  return tokens
    .map((token) =>
      token.kind === 'word' ? token.text : token.kind === 'to' ? 'to' : token.kind === 'or' ? 'or' : '',
    )
    .filter((text) => text !== '')
    .join(' ')
}
