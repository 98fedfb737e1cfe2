import { strongerOf, type WrittenCurrency } from './pay-currency.ts'
import type { PayPeriod } from './pay-period.ts'
import type { PayToken } from './pay-tokens.ts'
import { isQuantityNoun, unitAt } from './pay-unit.ts'
import { bonusWords, isWord } from './pay-wording.ts'

/** `next` is the token after it. `period` as in an offer. */
export type Figure = Readonly<{
  number: Extract<PayToken, { kind: 'number' }>
  currency: WrittenCurrency | undefined
  period: PayPeriod | null | undefined
  isOpen: boolean
  isLostPeso: boolean
  next: number
}>

export function figureAt(tokens: readonly PayToken[], start: number): Figure | undefined {
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
  // Skips the colon of 'PHP: 30,000'.
  if (currency && tokens[at]?.kind === 'stop' && tokens[at + 1]?.kind === 'number') at += 1
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

/** '500 - $600' and '57k PHP': a sign belongs to the next figure only if this one has its own. */
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

/** A plus that opens the amount upward ('$100 USD+/month', 'PHP 20,000 ++') instead of adding a bonus. */
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

/** '$5 - $6', '10,580 a month to 17,000-26,000 a month'. Two currencies or two units make two offers instead. */
export function rangeEndFrom(tokens: readonly PayToken[], start: number, first: Figure): Figure | undefined {
  const end = rangeEnd(tokens, start, first)
  if (!end || end.number.value <= first.number.value) return end
  // Later figures inherit unit and currency from earlier ones.
  const currency = strongerOf(first.currency, end.currency)
  const soFar = { ...end, period: end.period ?? first.period, currency }
  const further = rangeEndFrom(tokens, start, soFar)
  const widening = (further?.number.value ?? 0) / end.number.value
  return further && widening > 1 && widening <= MOST_WIDENING ? further : soFar
}

/** Largest factor between two ends; larger figures count something else. */
const MOST_WIDENING = 5

function rangeEnd(tokens: readonly PayToken[], start: number, first: Figure): Figure | undefined {
  let at = first.next
  let hasSeparator = false
  let isSlash = false
  for (; ; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'to' || token?.kind === 'or') hasSeparator = true
    else if (isWord(token, 'and') && isWord(tokens[start - 1], 'between')) hasSeparator = true
    else if (token?.kind === 'slash') isSlash = true
    else if (!isWord(token, 'up') && !(token?.kind === 'comma' && hasSeparator)) break
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

/** Hours, words or people: '40 hours', '35-40 hr'. */
export function isQuantity(tokens: readonly PayToken[], figure: Figure): boolean {
  if (figure.currency) return false
  const token = tokens[figure.next]
  // '12,500 x 2' is pay.
  if (figure.period === undefined)
    return (
      token?.kind === 'word' &&
      isQuantityNoun(token.text) &&
      (token.text !== 'x' || figure.number.value < 100)
    )
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
