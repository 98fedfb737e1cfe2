import { strongerOf, type WrittenCurrency } from './pay-currency.ts'
import { type Figure, figureAt, isQuantity, rangeEndFrom } from './pay-figure.ts'
import type { PayPeriod } from './pay-period.ts'
import type { PayToken } from './pay-tokens.ts'
import { boundOf, isBonus, periodAround } from './pay-wording.ts'

export type PayOffer = Readonly<{
  min: number | null
  max: number | null
  currency: WrittenCurrency | undefined
  /** null: the written unit is unreadable; undefined: none is written. */
  period: PayPeriod | null | undefined
  isBonus: boolean
  /** False if the digits allow two readings. */
  isClear: boolean
  marks: readonly string[]
}>

const MAX_AMOUNT = 10_000_000

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
    const second = rangeEndFrom(tokens, at, figure)
    const next = (second ?? figure).next
    if (isPay(tokens, at, figure, second)) {
      offers.push(makeOffer(tokens, { start: at, after: end, figure, second }))
      end = next
    }
    at = next
  }
  return offers
}

/** Other figures: '40 hours', 'Month 1', a year, zero. */
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
  // 'Monday to Friday 9-5' are hours of the day.
  if (second && figure.period === undefined && second.period === undefined && second.number.value < value)
    return false
  const isYear =
    !second && figure.period === undefined && isGrouped && !hasK && value >= 2020 && value <= 2035
  return !isYear
}

type Found = Readonly<{ start: number; after: number; figure: Figure; second: Figure | undefined }>

function makeOffer(tokens: readonly PayToken[], { start, after, figure, second }: Found): PayOffer {
  const marks: string[] = []
  let low = figure.number.value
  let high = second?.number.value ?? low
  if (second && isThousandShared(low, high, second.number.hasK)) {
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

/** '10-15k', '30-50,000': the thousand is written once for both. */
function isThousandShared(low: number, high: number, hasK: boolean): boolean {
  const isFitting = low < 1000 && low * 1000 <= high && low * 1000 * 10 > high
  return isFitting && (hasK || (high >= 10_000 && high % 1000 === 0))
}
