import type { Order } from '@hanap/contract/jobs/orders'
import { readItems } from './items.ts'
import { readMarks } from './marks.ts'
import { readOthers } from './others.ts'
import { type Part, partsOf } from './parts.ts'
import { readQuestions } from './questions.ts'
import { askedIn } from './requests.ts'
import { readRoutes } from './routes.ts'
import { isOfApplying, isOfLater } from './stages.ts'

/** What one rule has found: an order without the words that stand at its place. */
export type Found = Pick<Order, 'kind' | 'start' | 'end' | 'required'> &
  Partial<Omit<Order, 'kind' | 'start' | 'end' | 'required' | 'quote' | 'field'>>

/** No employer asks for more; beyond, a text only wants to be long. */
const MOST_READ = 400

/**
 * What a listing asks of whoever applies: what to write, send, answer, avoid. In time that grows with its length.
 * @param description as the API gives it
 * @returns in the order of the text
 */
export function readOrders(description: string): Order[] {
  const parts = partsOf(description)
  const found: Found[] = []
  const zones = isOfApplying(parts)
  const used = new Set<Part>()
  const leads = new Set<Part>()
  found.push(...readItems(parts, zones, used, leads))
  for (const [at, part] of parts.entries()) {
    const isApplying = zones[at] === true
    if (isOfLater(part.text)) continue
    const marks = readMarks(parts, at, isApplying)
    const routes = readRoutes(parts, at, isApplying)
    const others = readOthers(part, isApplying)
    found.push(...marks, ...routes, ...others, ...readQuestions(parts, at, isApplying, used))
    if (used.has(part)) continue
    for (const { from, to, ...asked } of askedIn(part, isApplying)) {
      // A note that the items under it describe is asked for by them.
      if (leads.has(part) && asked.kind === 'state' && to >= part.text.length - 3) continue
      found.push({ ...asked, start: part.start + from, end: part.start + to })
    }
  }
  return settled(found.slice(0, MOST_READ), description)
}

/** Each order once, in the order of the text. */
function settled(found: readonly Found[], text: string): Order[] {
  const orders: Order[] = []
  const sorted = found
    .filter((one) => one.kind !== 'state' || !found.some((other) => isAbout(other, one)))
    .sort((a, b) => weight(b) - weight(a) || a.start - b.start || b.end - a.end)
  for (const one of sorted) {
    const order: Order = {
      check: false,
      doubt: false,
      ...one,
      quote: text.slice(one.start, one.end),
      field: 'description',
    }
    if (order.quote.trim() !== '' && !orders.some((other) => isSame(other, order))) orders.push(order)
  }
  return orders.sort((a, b) => a.start - b.start)
}

/** Where a thing may stand once only, the clearest place counts: the one with an address. */
const weight = ({ kind, url, channel }: Found) =>
  (kind === 'link-form' && url !== undefined) || (kind === 'outside-contact' && channel !== undefined) ? 1 : 0

/** What is told of a subject line, a form or a ban is no statement to make besides. */
const isAbout = (other: Found, state: Found) => {
  if (other.kind === 'state' || other.kind === 'attach' || other.kind === 'outside-contact') return false
  const common = Math.min(other.end, state.end) - Math.max(other.start, state.start)
  return common >= (state.end - state.start) * (other.kind === 'include-phrase' ? 0.9 : 0.5)
}

/** The same thing asked twice counts once. */
function isSame(one: Order, other: Order): boolean {
  if (one.kind !== other.kind) return false
  switch (one.kind) {
    case 'attach':
      return one.what === other.what && one.what !== 'samples' && one.what !== 'screenshot'
    case 'link-form':
    case 'answer-questions':
    case 'subject-line':
      return true
    case 'outside-contact':
      return other.required
    default:
      return Math.min(one.end, other.end) > Math.max(one.start, other.start)
  }
}
