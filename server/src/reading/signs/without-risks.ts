import { asksForMoney } from '../money-request.ts'
import { type OrderTexts, quoteOf } from '../orders/listing-orders.ts'
import type { ReadOrder } from '../orders/orders.ts'
import { isPaper } from './papers.ts'
import { signWords } from './sign-words.ts'
import type { ReadSign } from './signs.ts'
import { plainness } from './words.ts'

const isRisk = ({ kind }: { kind: string }) => kind === 'asks-fee' || kind === 'asks-id-bank-otp'
const riskWords = signWords.filter(isRisk)
const handedOver = new Set<string>(['attach', 'state', 'other', 'test'])

/**
 * The orders a seeker may follow: a demand for money, an identity paper, bank details or a code is told as a sign,
 * and is nothing to tick.
 */
export function withoutRisks<Some extends Pick<ReadOrder, 'kind' | 'what' | 'field' | 'start' | 'end'>>(
  orders: readonly Some[],
  signs: readonly Pick<ReadSign, 'kind'>[],
  texts: OrderTexts,
): Some[] {
  if (!signs.some(isRisk)) return [...orders]
  return orders.filter((order) => {
    const { kind, what } = order
    const quote = quoteOf(order, texts)
    const isRisky = what === 'id' || asksForMoney(quote) || isPaper(quote)
    return !handedOver.has(kind) || !(isRisky || riskWords.some((words) => plainness(words, quote) !== null))
  })
}
