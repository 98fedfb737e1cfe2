import type { Order } from './orders.ts'

type Worded = Pick<
  Order,
  'kind' | 'what' | 'quote' | 'below' | 'subject' | 'phrase' | 'place' | 'questions' | 'url' | 'channel'
>

/** Of all that it says, without its place: a changed order has another one. */
export function versionOfOrder(order: Worded): string {
  const { kind, what, quote, below, subject, phrase, place, questions, url, channel } = order
  const said = [kind, what, quote, subject, phrase, place, questions, url, channel]
  const words = JSON.stringify(below === undefined ? said : [...said, below])
  let [one, other] = [1, 2]
  for (let at = 0; at < words.length; at++) {
    one = Math.imul(one ^ words.charCodeAt(at), 0x9e3779b1)
    other = Math.imul(other ^ words.charCodeAt(at), 0x5f356495)
  }
  return [one, other].map((part) => (part >>> 0).toString(36)).join('-')
}
