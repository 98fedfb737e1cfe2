import type { Order } from '@hanap/contract/jobs/orders'
import type { OrderToFollow } from '@hanap/contract/letters/cover-letters'
import { canFollow, isUsuallyFollowed } from '@hanap/contract/letters/followed-orders'
import { factsAsked } from '@hanap/contract/letters/stated-facts'

type Choice = { order: Order; words: string; isSaid: boolean; isLeft: boolean }

/**
 * An order as a generated letter is to follow it; none where its seeker leaves it out, did it themselves, or has not
 * said what an order in doubt wants.
 * @param answers what they typed, by question and by fact
 */
export function orderToFollow(
  { order, words, isSaid, isLeft }: Choice,
  answers: Readonly<Record<string, string>>,
): OrderToFollow[] {
  const { kind, start } = order
  const typed = canFollow(order) ? words.trim() : ''
  // A fact that is in the letter is to be in the next one too, and so are words that were typed.
  const isTheirs = isSaid && typed === '' && kind !== 'state'
  if (isLeft || isTheirs || !(isUsuallyFollowed(order) || typed !== '')) return []
  const asked =
    kind === 'state' ? factsAsked(order.quote, undefined).map(({ name }) => name) : order.questions
  const given = (asked ?? [])
    .map((question, at) => ({ at, text: (answers[question] ?? '').trim() }))
    .filter(({ text }) => text !== '')
  return [{ kind, start, ...(typed && { words: typed }), ...(given.length > 0 && { answers: given }) }]
}
