import { type Sign, type SignKind, signKinds } from '@hanap/contract/jobs/signs'
import { isChatInvitation } from '../chat-contact.ts'
import { asksForMoney } from '../money-request.ts'
import { type ReadOrder, readOrders } from '../orders/orders.ts'
import { type Part, partsOf } from '../orders/parts.ts'
import { type PayContext, type PayReading, readPay } from '../pay/pay.ts'
import { readSaidPay, type SaidPay } from '../said/said-pay.ts'
import { hidesContact } from './disguise.ts'
import { tellsOtherHours } from './hours.ts'
import { readPaySigns } from './pay.ts'
import { signWords } from './words.ts'

/** A sign by its place; the words that stand there are not repeated. */
export type ReadSign = Omit<Sign, 'quote'>

type Found = ReadSign & { what?: string | undefined }
type Listing = {
  title: string
  salary: string
  description: string
  /** As the reader of orders finds them; read here where they are not given. */
  orders?: readonly ReadOrder[]
  /** The pay field, read. */
  pay?: PayReading
  context?: PayContext
  /** Where the description contradicts it. */
  saidPay?: SaidPay | null
}

/**
 * Reads what should make a seeker look twice at a listing. In time that grows with its length.
 * @returns each sign once, in the order of the contract's kinds: those to act on first
 */
export function readSigns(listing: Listing): ReadSign[] {
  const { title, salary, description, context = {} } = listing
  const orders = listing.orders ?? readOrders(description)
  const parts = partsOf(description)
  const pay = listing.pay ?? readPay(salary, context)
  const { saidPay = readSaidPay(pay, { description, salary, work: context }) } = listing
  const found: Found[] = [
    ...outside(orders),
    ...tests(orders, description),
    ...parts.flatMap((part) => signsIn(part, 'description', description)),
    ...parts
      .filter(({ text }) => tellsOtherHours(text, context.hoursPerWeek))
      .map((part) => at('other', 'description', part, 'hours')),
    ...partsOf(title).flatMap((part) => signsIn(part, 'title', title)),
    ...partsOf(salary).flatMap((part) => signsIn(part, 'salary', salary)),
    ...readPaySigns({ title, salary, pay, context }, parts, wholeOf(salary)).map(({ kind, field, part }) =>
      at(kind, field, part),
    ),
    ...(saidPay ? [at('pay-contradicted', 'description', saidPay)] : []),
  ]
  return settled(found)
}

const wholeOf = (text: string): Part => ({
  text,
  start: 0,
  end: text.length,
  line: 0,
  isFirst: true,
  isItem: false,
})

const at = (
  kind: SignKind,
  field: Sign['field'],
  { start, end }: Pick<Part, 'start' | 'end'>,
  what?: string,
): Found => ({
  kind,
  field,
  start,
  end,
  what,
})

/** Orders to apply elsewhere: one reader says what they are. */
const outside = (orders: readonly ReadOrder[]): Found[] =>
  orders
    .filter(({ kind }) => kind === 'outside-contact')
    .map(({ start, end }) => ({ kind: 'off-platform', field: 'description', start, end }))

/** Work asked for with the application, without a word on pay. */
const tests = (orders: readonly ReadOrder[], description: string): Found[] =>
  orders
    .filter(({ kind, start, end }) => kind === 'test' && isWork(description.slice(start, end)))
    .map(({ start, end }) => ({ kind: 'unpaid-trial', field: 'description', start, end }))
const isWork = (text: string) => work.test(text) && !noWork.test(text)
const work =
  /\b(?:task|project|sample|edit|design|create|build|write|mock ?-?up|draft|article|page|plan|challenge|exercise|assignment)\b/iu
const noWork =
  /\bpaid\b|\b(?:typing|speed|iq|personality|disc|english|grammar|skills?|aptitude|language|assessment|quiz)\b/iu

function signsIn(part: Part, field: Sign['field'], whole: string): Found[] {
  const { text } = part
  const found: Found[] = []
  if (asksForMoney(text)) found.push(at('asks-fee', field, part))
  // Marks that hide something stand only in the whole text.
  if (hidesContact(whole.slice(part.start, part.end))) found.push(at('off-platform', field, part, 'hidden'))
  else if (isChatInvitation(text)) found.push(at('off-platform', field, part, 'chat'))
  else if (asksForNumber.test(text)) found.push(at('off-platform', field, part))
  for (const { kind, what, says, not } of signWords)
    if (says.test(text) && !not?.test(text)) found.push(at(kind, field, part, what))
  return found
}

/** The seeker's own number, by which the employer means to go on. */
const asksForNumber =
  /\b(?:provide|include|send|share|give|leave)\b.{0,25}\byour (?:whats ?app|viber|telegram)\b/iu

/** Once for each kind and matter: a second quote of the same says nothing new. */
function settled(found: readonly Found[]): ReadSign[] {
  const kept: Found[] = []
  for (const one of found) {
    const isKnown = kept.some(
      (other) =>
        other.kind === one.kind &&
        (one.kind === 'off-platform' ? one.what !== 'hidden' : other.what === one.what),
    )
    const isInside = kept.some(
      (other) =>
        other.kind === one.kind &&
        other.field === one.field &&
        other.start < one.end &&
        one.start < other.end,
    )
    if (!isKnown && !isInside && one.end > one.start) kept.push(one)
  }
  return kept
    .map(({ kind, field, start, end }) => ({ kind, field, start, end }))
    .sort((a, b) => signKinds.indexOf(a.kind) - signKinds.indexOf(b.kind))
}
