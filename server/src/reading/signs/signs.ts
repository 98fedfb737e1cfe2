import { type Sign, type SignKind, signKinds } from '@hanap/contract/jobs/signs'
import { isChatInvitation } from '../chat-contact.ts'
import { hidesContact, mayHideApp } from '../disguise.ts'
import { asksForMoney } from '../money-request.ts'
import { inDescription } from '../orders/listing-orders.ts'
import { type ReadOrder, readOrders } from '../orders/orders.ts'
import { type Part, partsOf } from '../orders/parts.ts'
import { isOfApplying } from '../orders/stages.ts'
import { type PayContext, type PayReading, readPay } from '../pay/pay.ts'
import { readSaidPay, type SaidPay } from '../said/said-pay.ts'
import { readElsewhere } from './elsewhere.ts'
import { readShortfall } from './headline.ts'
import { tellsOtherHours } from './hours.ts'
import { readPapers } from './papers.ts'
import { readPaySigns } from './pay.ts'
import { signWords } from './sign-words.ts'
import { plainness, type Words } from './words.ts'
import { readWorkTests } from './work-tests.ts'

/** A sign by its place, without its words. */
export type ReadSign = Omit<Sign, 'quote'>

type Place = Pick<Sign, 'start' | 'end'>
type Found = ReadSign & { what?: string | undefined }
type Listing = {
  title: string
  salary: string
  description: string
  /** From readOrders; read here if missing. */
  orders?: readonly ReadOrder[]
  pay?: PayReading
  context?: PayContext
  saidPay?: SaidPay | null
}

/**
 * Signs that should make a seeker look twice. Linear.
 * @returns each once, in the order of the contract's kinds: those to act on first
 */
export function readSigns(listing: Listing): ReadSign[] {
  const { title, salary, description, context = {} } = listing
  const orders = (listing.orders ?? readOrders(description)).filter(inDescription)
  const parts = partsOf(description)
  const zones = isOfApplying(parts)
  const pay = listing.pay ?? readPay(salary, context)
  const { saidPay = readSaidPay(pay, { parts, description, salary, work: context }) } = listing
  const found: Found[] = [
    ...readElsewhere(parts, orders, zones).map((place) => at('off-platform', 'description', place)),
    ...signsIn(parts, 'description', description),
    // Said to be unpaid: the plainer quote.
    ...saidIn(parts, 'description'),
    ...inText('unpaid-trial', readWorkTests(parts, orders, zones)),
    ...inText('asks-id-bank-otp', readPapers(parts)),
    ...parts
      .filter(({ text }) => tellsOtherHours(text, context.hoursPerWeek, context.typeOfWork))
      .map((part) => at('other', 'description', part, 'hours')),
    ...readLine('title', title),
    ...readLine('salary', salary),
    ...readPaySigns({ title, salary, pay, context }, parts, wholeOf(salary)).map(({ kind, field, part }) =>
      at(kind, field, part),
    ),
    ...inText('pay-contradicted', saidPay ?? readShortfall({ title, salary, pay, work: context }, parts)),
  ]
  return settled(found)
}

function readLine(field: 'title' | 'salary', text: string): Found[] {
  const parts = partsOf(text)
  return [...signsIn(parts, field, text), ...saidIn(parts, field)]
}

const wholeOf = (text: string): Part => ({
  text,
  start: 0,
  end: text.length,
  line: 0,
  isFirst: true,
  isItem: false,
  number: null,
  mark: '',
})

const at = (kind: SignKind, field: Sign['field'], { start, end }: Place, what?: string): Found => ({
  kind,
  field,
  start,
  end,
  what,
})

const inText = (kind: SignKind, place: Place | null): Found[] =>
  place ? [at(kind, 'description', place)] : []

function signsIn(parts: readonly Part[], field: Sign['field'], whole: string): Found[] {
  const mayBeApp = mayHideApp(whole)
  return parts.flatMap((part) => {
    const { text } = part
    const found: Found[] = []
    if (asksForMoney(text)) found.push(at('asks-fee', field, part))
    // Marks that hide something are only in the original text.
    if (hidesContact(whole.slice(part.start, part.end), mayBeApp))
      found.push(at('off-platform', field, part, 'hidden'))
    else if (isChatInvitation(text)) found.push(at('off-platform', field, part, 'chat'))
    return found
  })
}

/** Finds the plainest sentence of each matter. */
function saidIn(parts: readonly Part[], field: Sign['field']): Found[] {
  const best = new Map<Words, { part: Part; rank: number }>()
  for (const part of parts)
    for (const words of signWords) {
      const rank = plainness(words, part.text)
      const known = best.get(words)
      // Of equals, one much shorter wins.
      const isShorter = rank === known?.rank && part.text.length * 2 < (known?.part.text.length ?? 0)
      if (rank !== null && (!known || rank < known.rank || isShorter)) best.set(words, { part, rank })
    }
  return [...best].map(([{ kind, what }, { part }]) => at(kind, field, part, what))
}

/** Keeps one sign for each kind and matter. */
function settled(found: readonly Found[]): ReadSign[] {
  const kept: Found[] = []
  // Hidden contacts are the best quote of a way elsewhere.
  const isHidden = ({ what }: Found) => Number(what === 'hidden')
  for (const one of [...found].sort((a, b) => isHidden(b) - isHidden(a))) {
    const isKnown = kept.some(
      (other) => other.kind === one.kind && (one.kind === 'off-platform' || other.what === one.what),
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
