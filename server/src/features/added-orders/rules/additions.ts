import { attachments, MOST_ORDERS, orderKinds, phrasePlaces } from '@hanap/contract/jobs/orders'
import * as z from 'zod'
import { inDescription } from '../../../reading/orders/listing-orders.ts'
import { isMachineOrder, readMachineOrders } from '../../../reading/orders/machine.ts'
import type { ReadOrder } from '../../../reading/orders/orders.ts'

const LONGEST_ANSWER = 64_000
/** Items read per answer. */
const MOST_ITEMS = 200

const words = z.string().trim().min(1).max(200).optional()
const answerSchema = z.object({ orders: z.array(z.unknown()) })
const itemSchema = z.strictObject({
  kind: z.enum(orderKinds),
  quote: z.string().trim().min(3).max(1000),
  subject: words,
  phrase: words,
  place: z.enum(phrasePlaces).optional(),
  questions: z.array(z.string().trim().min(3).max(300)).min(1).max(20).optional(),
  what: z.enum(attachments).optional(),
})
type Item = z.output<typeof itemSchema>

/**
 * Orders that a model's answer adds to those of the rules, in the order of the text. Drops items that are not in the
 * text, speak to a machine or repeat an order. All are unrequired and doubtful: a person has to judge.
 * @param description as stored
 */
export function readAdditions(
  answer: string,
  listing: { description: string; orders: readonly ReadOrder[] },
): ReadOrder[] {
  const { description, orders } = listing
  const toMachines = readMachineOrders(description)
  const added: ReadOrder[] = []
  for (const item of itemsOf(answer)) {
    if (orders.length + added.length >= MOST_ORDERS) break
    const order = placed(item, description)
    if (!order || toMachines.some((one) => common(one, order) > 0) || isMachineOrder(item.quote)) continue
    const known = [...orders.filter(inDescription), ...added]
    if (!known.some((other) => isSame(other, order, description))) added.push(order)
  }
  return added.sort((one, other) => one.start - other.start)
}

function itemsOf(answer: string): Item[] {
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')]
  if (answer.length > LONGEST_ANSWER || from < 0) return []
  const read = answerSchema.safeParse(parsed(answer.slice(from, to + 1)))
  if (!read.success) return []
  return read.data.orders.slice(0, MOST_ITEMS).flatMap((one) => itemSchema.safeParse(one).data ?? [])
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Undefined if the text does not have the order's words there. */
function placed(item: Item, description: string): ReadOrder | undefined {
  const { kind, quote, subject, phrase, place, questions, what } = item
  const start = description.indexOf(quote)
  const copied = [subject, phrase, ...(questions ?? [])].filter((text) => text !== undefined)
  if (start < 0 || !copied.every((text) => quote.includes(text))) return undefined
  return {
    kind,
    start,
    end: start + quote.length,
    required: false,
    doubt: true,
    source: 'model',
    ...(kind === 'subject-line' && subject !== undefined && { subject }),
    ...(kind === 'include-phrase' && phrase !== undefined && { phrase, place: place ?? 'anywhere' }),
    ...(kind === 'answer-questions' && questions && { questions: [...new Set(questions)] }),
    ...(kind === 'attach' && { what: what ?? 'other' }),
  }
}

type Place = { start: number; end: number }
const common = (one: Place, other: Place) => Math.min(one.end, other.end) - Math.max(one.start, other.start)

/** Two orders are the same if they overlap by half of the shorter, or want the same words of one kind. */
function isSame(one: ReadOrder, other: ReadOrder, description: string): boolean {
  const shorter = Math.min(one.end - one.start, other.end - other.start)
  if (common(one, other) >= shorter / 2) return true
  return one.kind === other.kind && wordsOf(one, description) === wordsOf(other, description)
}

const wordsOf = ({ subject, phrase, start, end }: ReadOrder, description: string) =>
  (subject ?? phrase ?? description.slice(start, end)).toLowerCase().replaceAll(/\s+/gu, ' ')
