import type { Order } from '@hanap/contract/jobs/orders'
import { explainsTest, testsAttention } from './attention.ts'
import { withBelow } from './below.ts'
import { withoutContents } from './contents.ts'
import { inEnglish } from './filipino.ts'
import { type Found, readItems } from './items.ts'
import { isMachineOrder } from './machine.ts'
import { readMarks, withoutWords } from './marks.ts'
import { withOddSubjects } from './odd-subjects.ts'
import { readOthers } from './others.ts'
import { type Part, partsOf } from './parts.ts'
import { readQuestions } from './questions.ts'
import { askedIn, placed } from './requests.ts'
import { readRoutes } from './routes.ts'
import { settled } from './settle.ts'
import { isOfApplying, isOfLater, isOfLaterSteps, isOfWork } from './stages.ts'
import { asksForPiece } from './work-pieces.ts'

/** An order by its place, without its words; in the description if no field is named. */
export type ReadOrder = Omit<Order, 'quote' | 'field' | 'check' | 'doubt' | 'below'> &
  Partial<Pick<Order, 'field' | 'check' | 'doubt'>> & {
    /** Where the lines below it end that say more. */
    until?: number
  }

/** 'A sample of a letter' may be an old one. */
const ofOld = /\bsamples? of\b(?!.*\b(?:you would|you'd|our|this|the following)\b)/iu

/** Forms in which a piece of work is asked for. */
const ofPieces: readonly string[] = ['samples', 'video', 'voice', 'screenshot']

/** No employer asks for more. */
const MOST_READ = 400

/**
 * Orders to applicants: what to write, send, answer, avoid; not orders to machines. Linear.
 * @param description as the API gives it
 * @returns each order once, in the order of the text
 */
export function readOrders(description: string): ReadOrder[] {
  const { text, back } = inEnglish(description)
  const orders = readIn(text)
  return text === description
    ? orders
    : orders.map(({ until, ...order }) => ({
        ...order,
        start: back(order.start),
        end: back(order.end, true),
        ...(until !== undefined && { until: back(until, true) }),
      }))
}

function readIn(description: string): ReadOrder[] {
  const parts = partsOf(description)
  const zones = isOfApplying(parts)
  const works = isOfWork(parts, zones)
  const used = new Set<Part>()
  const leads = new Set<Part>()
  const found = readItems(parts, { zones, works }, used, leads)
  for (const [at, part] of parts.entries()) {
    const isApplying = zones[at] === true
    const orders = [
      ...readMarks(parts, at, isApplying),
      ...readRoutes(parts, at, isApplying),
      ...readOthers(part, isApplying, parts[at + 1]),
      ...readQuestions(parts, at, isApplying, used, leads),
    ]
    const isPiece = works[at] !== true && asksForPiece(part.text, isApplying) && !ofOld.test(part.text)
    if (isPiece && !orders.some(({ kind }) => kind === 'test'))
      orders.push({ kind: 'test', start: part.start, end: part.end, required: true })
    const plain = withoutWords(part, orders)
    for (const asked of used.has(part) || works[at] ? [] : askedIn(plain, isApplying)) {
      // The piece of work itself.
      if (isPiece && (asked.kind === 'state' || ofPieces.includes(asked.what ?? ''))) continue
      // The items below a note ask for it.
      const isLead = leads.has(part) && asked.kind === 'state' && asked.to >= part.text.length - 3
      if (isLead && !/\bcover letter\b/iu.test(part.text.slice(asked.from))) continue
      const order = withCheck(placed(part, asked), part, parts[at - 1])
      // 'Send your resume with the subject "Kite", so we know you read this' tests by the subject alone.
      const isMarked = order.check === true && orders.some(isMark)
      orders.push(
        isMarked ? { ...order, check: testsAttention(part.text.slice(asked.from, asked.to), '') } : order,
      )
    }
    if (orders.length === 0 || isOfLater(part.text)) continue
    const next = parts[at + 1]
    const isTest = next?.line === part.line && explainsTest(next.text)
    found.push(
      ...orders.map((order) => ({
        order: isTest && mayTest(order) ? { ...order, check: true } : order,
        list: null,
        isApplying,
      })),
    )
  }
  const toMachines = parts.filter(({ text }) => isMachineOrder(text))
  const read = found.slice(0, MOST_READ)
  const steps = isOfLaterSteps(parts)
  const later = parts.filter((_, at) => steps[at])
  const isLater = ({ start }: ReadOrder) => later.some((part) => part.start <= start && start < part.end)
  const apart = read.filter((one) => !isLater(one.order) && !isOverQuestions(one, read, parts))
  const applicants = toApplicants(withoutContents(apart, parts), toMachines)
  return withBelow(withOddSubjects(settled(applicants, description), description), parts)
}

const isMark = ({ kind }: ReadOrder) => kind === 'subject-line' || kind === 'include-phrase'
/** What the next sentence may call a test of attention. */
const mayTest = ({ kind, what }: ReadOrder) => kind === 'subject-line' || what === 'apply-points'

/** 'What is your favorite fruit? Put the answer into your letter.' */
const withCheck = (order: ReadOrder, { text }: Part, before: Part | undefined): ReadOrder =>
  order.kind === 'state' && /\b(?:the|your) answer\b/iu.test(text) && before && testsAttention(before.text)
    ? { ...order, check: true }
    : order

/** 'Tell me in two sentences:' over questions that are read. */
function isOverQuestions({ order }: Found, found: readonly Found[], parts: readonly Part[]): boolean {
  if (order.kind !== 'state') return false
  const at = parts.findLastIndex(({ start }) => start <= order.start)
  const next = parts[at + 1]
  if (!next || !/:\W*$/u.test(parts[at]?.text ?? '')) return false
  return found.some((other) => other.order.kind === 'answer-questions' && other.order.start === next.start)
}

function toApplicants(found: readonly Found[], toMachines: readonly Part[]): Found[] {
  const touches = (one: ReadOrder) => toMachines.some(({ start, end }) => one.start < end && start < one.end)
  return found
    .filter(({ order }) => !touches(order))
    .map((one) => {
      const questions = one.order.questions?.filter((each) => !isMachineOrder(each))
      return questions ? { ...one, order: { ...one.order, questions } } : one
    })
    .filter(({ order }) => order.questions?.length !== 0)
}
