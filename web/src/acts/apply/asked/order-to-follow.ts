import { versionOfOrder } from '@hanap/contract/jobs/order-version'
import type { Order } from '@hanap/contract/jobs/orders'
import type { OrderToFollow } from '@hanap/contract/letters/cover-letters'
import { canFollow, isUsuallyFollowed } from '@hanap/contract/letters/followed-orders'
import { takesLink } from '@hanap/contract/letters/shown-links'
import { factsAsked } from '@hanap/contract/letters/stated-facts'

type Choice = { order: Order; words: string; isSaid: boolean; isLeft: boolean }

/**
 * None if the seeker leaves it out, did it themselves, or has not explained an unclear one.
 * @param answers by question and by fact
 */
export function orderToFollow(
  { order, words, isSaid, isLeft }: Choice,
  answers: Readonly<Record<string, string>>,
): OrderToFollow[] {
  const { kind, start } = order
  const typed = canFollow(order) ? words.trim() : ''
  // The next letter keeps facts and typed words of this one.
  const isTheirs = isSaid && typed === '' && kind !== 'state'
  if (isLeft || isTheirs || !(isUsuallyFollowed(order) || takesLink(order) || typed !== '')) return []
  const asked =
    kind === 'state' ? factsAsked(order.quote, undefined).map(({ name }) => name) : order.questions
  const given = (asked ?? [])
    .map((question) => ({ question, text: (answers[question] ?? '').trim() }))
    .filter(({ text }) => text !== '')
  const version = versionOfOrder(order)
  return [
    { kind, start, version, ...(typed && { words: typed }), ...(given.length > 0 && { answers: given }) },
  ]
}
