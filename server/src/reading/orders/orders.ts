import type { Order } from '@hanap/contract/jobs/orders'
import { readItems } from './items.ts'
import { isMachineOrder } from './machine.ts'
import { readMarks } from './marks.ts'
import { readOthers } from './others.ts'
import { type Part, partsOf } from './parts.ts'
import { readQuestions } from './questions.ts'
import { askedIn, placed } from './requests.ts'
import { readRoutes } from './routes.ts'
import { isOfApplying, isOfLater } from './stages.ts'

/** An order by its place in the description; the words that stand there are not repeated. */
export type ReadOrder = Omit<Order, 'quote' | 'field' | 'check' | 'doubt'> &
  Partial<Pick<Order, 'check' | 'doubt'>>

/** No employer asks for more; beyond, a text only wants to be long. */
const MOST_READ = 400

/**
 * Reads a listing's orders to applicants: what to write, send, answer, avoid; not its orders to machines. In time that
 * grows with its length.
 * @param description as the API gives it
 * @returns each order once, in the order of the text
 */
export function readOrders(description: string): ReadOrder[] {
  const parts = partsOf(description)
  const zones = isOfApplying(parts)
  const used = new Set<Part>()
  const leads = new Set<Part>()
  const found = readItems(parts, zones, used, leads)
  for (const [at, part] of parts.entries()) {
    const isApplying = zones[at] === true
    if (isOfLater(part.text)) continue
    found.push(
      ...readMarks(parts, at, isApplying),
      ...readRoutes(parts, at, isApplying),
      ...readOthers(part, isApplying),
      ...readQuestions(parts, at, isApplying, used),
    )
    if (used.has(part)) continue
    for (const asked of askedIn(part, isApplying)) {
      // A note that the items under it describe is asked for by them.
      if (leads.has(part) && asked.kind === 'state' && asked.to >= part.text.length - 3) continue
      found.push(placed(part, asked))
    }
  }
  const toMachines = parts.filter(({ text }) => isMachineOrder(text))
  return settled(toApplicants(found.slice(0, MOST_READ), toMachines), description)
}

/** Without what stands in orders to machines, and without questions that are such orders. */
function toApplicants(found: readonly ReadOrder[], toMachines: readonly Part[]): ReadOrder[] {
  const touches = (one: ReadOrder) => toMachines.some(({ start, end }) => one.start < end && start < one.end)
  return found
    .filter((one) => !touches(one))
    .map((one) =>
      one.questions ? { ...one, questions: one.questions.filter((each) => !isMachineOrder(each)) } : one,
    )
    .filter(({ questions }) => questions?.length !== 0)
}

function settled(found: readonly ReadOrder[], text: string): ReadOrder[] {
  const hasAddress = ({ kind, url, start, end }: ReadOrder) =>
    Number(url !== undefined || (kind === 'outside-contact' && address.test(text.slice(start, end))))
  const orders: ReadOrder[] = []
  const sorted = found
    .filter((one) => one.end > one.start)
    .filter((one) => one.kind !== 'state' || !found.some((other) => isAbout(other, one)))
    .sort((a, b) => hasAddress(b) - hasAddress(a) || a.start - b.start || b.end - a.end)
  for (const one of sorted) if (!orders.some((other) => isSame(other, one))) orders.push(one)
  return orders.sort((a, b) => a.start - b.start)
}

/** A way of applying counts once, at its clearest place: where its address is. */
const address = /hidden by the board|https?:|@|\.com|gle\//iu

const common = (one: ReadOrder, other: ReadOrder) =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start)

/** Words about a subject line, a form or a ban are no statement to make besides. */
function isAbout(other: ReadOrder, state: ReadOrder): boolean {
  if (other.kind === 'state' || other.kind === 'attach' || other.kind === 'outside-contact') return false
  return common(other, state) >= (state.end - state.start) * (other.kind === 'include-phrase' ? 0.9 : 0.5)
}

/** The same thing asked twice counts once. */
function isSame(one: ReadOrder, other: ReadOrder): boolean {
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
    case 'other':
    case 'do-not':
      return one.what === other.what
    default:
      return common(one, other) > 0
  }
}
