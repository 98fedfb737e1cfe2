import type { Order } from '@hanap/contract/jobs/orders'
import { withConflicts } from './conflicts.ts'
import { readLineOrders } from './line-orders.ts'
import { type ReadOrder, readOrders } from './orders.ts'

export type OrderTexts = Readonly<Record<Order['field'], string>>

/**
 * Orders of a whole listing. Those of its title and pay text stand first, unless the description asks for the same.
 * Linear.
 */
export function readListingOrders(texts: OrderTexts): ReadOrder[] {
  const orders = readOrders(texts.description)
  const found: ReadOrder[] = []
  for (const field of ['title', 'salary'] as const)
    for (const order of readLineOrders(texts[field]))
      if (![...found, ...orders].some((other) => asksAsMuch(other, order, texts)))
        found.push({ ...order, field })
  if (found.length === 0) return orders
  return withConflicts([...found, ...orders], (order) => quoteOf(order, texts))
}

/** A listing asks only once for such a thing. */
const topics = [/salary|\brates?\b|\bpay\b/iu, /availability|start date/iu, /cover letter/iu]

function asksAsMuch(one: ReadOrder, other: ReadOrder, texts: OrderTexts): boolean {
  if (one.kind !== other.kind || one.what !== other.what) return false
  const [said, repeated] = [quoteOf(one, texts), quoteOf(other, texts)]
  switch (one.kind) {
    case 'subject-line':
      return one.subject?.toLowerCase() === other.subject?.toLowerCase()
    case 'include-phrase':
      return one.phrase?.toLowerCase() === other.phrase?.toLowerCase()
    case 'state':
      return topics.some((topic) => topic.test(said) && topic.test(repeated))
    default:
      return true
  }
}

export const fieldOf = ({ field = 'description' }: Pick<ReadOrder, 'field'>): Order['field'] => field

export const quoteOf = (
  order: Pick<ReadOrder, 'field' | 'start' | 'end'>,
  texts: Readonly<Record<Order['field'], string>>,
): string => texts[fieldOf(order)].slice(order.start, order.end)

const byRules = { check: false, doubt: false, source: 'rules' } as const

/** With its words. */
export function inWords({ until, ...order }: ReadOrder, texts: OrderTexts): Order {
  const field = fieldOf(order)
  const below = until === undefined ? '' : texts[field].slice(order.end, until).trim()
  return { ...byRules, ...order, field, quote: quoteOf(order, texts), ...(below !== '' && { below }) }
}

export const inDescription = (order: Pick<ReadOrder, 'field'>): boolean => fieldOf(order) === 'description'
