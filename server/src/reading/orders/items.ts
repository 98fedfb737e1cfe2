import { type Asked, bare, isFact, thingOf, thingsIn } from './clauses.ts'
import { leadOf } from './leads.ts'
import { isQuestion, isToSkip, itemsAfter, QUESTION_LEAD, withCase } from './list-items.ts'
import type { ReadOrder } from './orders.ts'
import { readOthers } from './others.ts'
import type { Part } from './parts.ts'
import { askedIn, placed } from './requests.ts'
import { isOfLater } from './stages.ts'
import { attachmentIn, isOptional } from './things.ts'
import { asksForPiece } from './work-pieces.ts'

/** Questions under such a line are answered in the recording. */
const ofRecording =
  /\b(?:in|with) (?:a|an|the|your) (?:\w+ )?(?:video|recording|audio|loom)\b|^\W*(?:[\w-]+ ){0,5}(?:video|recording|voice note|loom)s?\b.{0,40}\b(?:answer|questions?)\b/iu
/** 'Describe how you would do it:', followed by points to consider. */
const describes = /^\W*(?:please )?(?:describe|explain)\b.{20}.*:\W*$/iu
/** Announces questions to answer: 'Answer these questions or send a video.' */
const answersFirst =
  /^\W*(?:please )?answer (?:the|these|all|each)\b(?!.*\bin an? (?:\w+ )?(?:video|recording|loom)\b)/iu
/** The lines after these describe their content. */
const holders: readonly string[] = ['video', 'voice', 'samples']

export type Found = { order: ReadOrder; list: number | null; isApplying: boolean }

/**
 * Orders in lists under a line such as 'Please send:' or 'How to apply:'.
 * @param used collects the parts read, `leads` the lines above the lists
 */
export function readItems(
  parts: readonly Part[],
  { zones, works }: { zones: readonly boolean[]; works: readonly boolean[] },
  used: Set<Part>,
  leads: Set<Part>,
): Found[] {
  const found: Found[] = []
  const inner = new Set<Part>()
  const places = new Map(parts.map((part, at) => [part, at]))
  const isLead = (item: Part) => leadOf(parts, places.get(item) ?? 0, true) === 'request'
  for (const [at, part] of parts.entries()) {
    const isDescribed = part.isItem && describes.test(part.text) && zones[at] === true
    const isOfApplying = zones[at] === true || inner.has(part)
    const strength = used.has(part) ? null : isDescribed ? 'request' : leadOf(parts, at, isOfApplying)
    if (strength === null) continue
    const { items: all, nested, isCut } = itemsAfter(parts, at, strength === 'head')
    for (const one of nested) inner.add(one)
    const next = strength === 'head' ? all.findIndex(isLead) : -1
    const before = next < 0 ? all : all.slice(0, next)
    // A head does not ask its questions: questions.ts reads them.
    const items =
      strength === 'head'
        ? before.filter((item) => item.number === null || !isQuestion(questionOf(parts, item).text))
        : before
    if (items.length === 0) continue
    const last = askedIn(part, true).at(-1)
    const isHeld =
      (last?.kind === 'attach' && holders.includes(last.what ?? '') && !answersFirst.test(part.text)) ||
      isDescribed ||
      (last === undefined && readOthers(part, true).some(({ kind }) => kind === 'test')) ||
      (ofRecording.test(part.text) && items.some(({ text }) => isQuestion(text)))
    const orders = isHeld
      ? []
      : listed(parts, part, items, { isHead: strength === 'head', isCut: isCut && next < 0 })
    if (isHeld && last === undefined) orders.push(...recordingIn(part))
    found.push(...orders.map((order) => ({ order, list: at, isApplying: true })))
    if (!isDescribed && (isHeld || orders.length > 0)) leads.add(part)
    const isOfQuestions = orders.some(({ kind }) => kind === 'answer-questions')
    for (const item of items) {
      if (!elsewhere.test(item.text) && !asksInside.test(item.text)) used.add(item)
      // The lines after a question belong to it: 'Why? Please explain.'
      if (isOfQuestions && isQuestion(item.text))
        for (const next of restOf(parts, item, places)) used.add(next)
    }
  }
  for (const item of bareLists(parts, (part) => used.has(part) || works[places.get(part) ?? 0] === true)) {
    found.push(...ordersOf(item, true).map((order) => ({ order, list: null, isApplying: false })))
    used.add(item)
  }
  return found
}

function restOf(parts: readonly Part[], item: Part, places: ReadonlyMap<Part, number>): Part[] {
  const at = (places.get(item) ?? 0) + 1
  return parts.slice(at, at + 10).filter(({ line }) => line === item.line)
}

function recordingIn(part: Part): ReadOrder[] {
  const what = attachmentIn(part.text)
  if (what !== 'video' && what !== 'voice') return []
  return [{ kind: 'attach', what, start: part.start, end: part.end, required: !isOptional(part.text) }]
}

/** Things only applications contain. */
const ofApplicants: readonly string[] = ['resume', 'speed-test', 'disc']

const letter = /^\W*(?:an? |your )?(?:[\w-]+ )?cover letter\b/iu
/** Fast check: a line without these, or such a line near, is in no list of them. */
const sure = /r[eé]sum|\bcv|curriculum|bio ?data|speed|\bdisc\b/iu

/** Neighbouring lines that each name something to send, without a request above. */
function bareLists(parts: readonly Part[], isOut: (part: Part) => boolean): Part[] {
  const lines = parts.filter((part) => part.isFirst)
  const sures = lines.map(({ text }) => sure.test(text))
  const things = lines.map((part, at) =>
    !sures.slice(Math.max(0, at - 3), at + 4).includes(true) || isOut(part) || part.text.length > 140
      ? null
      : thingOf(bare(part.text)),
  )
  return lines.filter((_, at) => {
    const isThing = (near: number) =>
      things[near]?.kind === 'attach' || (things[near] && letter.test(lines[near]?.text ?? ''))
    const isSure = (near: number) => ofApplicants.includes(things[near]?.what ?? '')
    if (!isThing(at)) return false
    const isBeside = (isThing(at - 1) && at > 0) || isThing(at + 1)
    return isBeside && [at - 2, at - 1, at, at + 1, at + 2].some((near) => isThing(near) && isSure(near))
  })
}

/** Joins questions into one order; other items are separate orders. */
function listed(
  parts: readonly Part[],
  part: Part,
  items: readonly Part[],
  { isHead, isCut }: { isHead: boolean; isCut: boolean },
): ReadOrder[] {
  const skipped = items.filter((item) => lineOf(parts, item).some(({ text }) => isToSkip(text)))
  const asked = items
    .filter((item) => !skipped.includes(item) && !asksInside.test(item.text))
    .map((item) => questionOf(parts, item))
  const questions = asked.filter(({ text }) => isQuestion(text))
  const isAsked =
    questions.length > 0 &&
    (QUESTION_LEAD.test(part.text) || (!isHead && questions.length * 2 >= items.length))
  if (!isAsked) return withoutPoints(items).flatMap((item) => ordersOf(item, isHead))
  const last = asked.findLastIndex(({ text }) => isQuestion(text) || isTask.test(text))
  const sent = asked
    .filter(({ text }) => !isQuestion(text))
    .map((item) => ({ item, orders: ordersOf(item, true).filter((one) => isApart(one, item)) }))
    .filter(({ orders }) => orders.length > 0)
  const answered = asked.filter(
    (each, at) =>
      (at <= last || each.number !== null) &&
      !sent.some(({ item }) => item === each) &&
      (isQuestion(each.text) || !elsewhere.test(each.text)),
  )
  return [
    { ...askedOf(part, answered), ...(isCut && { doubt: true }) },
    ...skipped.map((item) => toSkip(lineOf(parts, item))),
    ...sent.flatMap(({ orders }) => orders),
  ]
}

/** Drops what a note among the items is to hold: 'A cover letter with:' over points with a mark of their own. */
function withoutPoints(items: readonly Part[]): Part[] {
  let note: Part | null = null
  return items.filter((item) => {
    if (note !== null && item.isItem && item.mark !== note.mark) return isFact(item.text)
    note = item.isItem && isNote.test(item.text) ? item : null
    return true
  })
}
const isNote = /\b(?:letter|note|intro\w*|message|paragraph|summary|statement)\b[^:]{0,60}:\W*$/iu

/** A question put as a command. */
const isTask =
  /^\W*(?:please |briefly )*(?:tell|describe|list|explain|rate|share|give|name|confirm|outline|walk|mention|state|provide|introduce|specify|indicate)\b|^\W*your\b|:\W*$/iu

/** A thing between questions, not one of them: 'Your resume', 'A short introduction' */
const isApart = ({ kind }: ReadOrder, { text }: Part) =>
  kind === 'attach' || (kind === 'state' && /^\W*(?:an? (?!\w+ (?:time|where|when))|your )/iu.test(text))

function lineOf(parts: readonly Part[], item: Part): Part[] {
  const at = parts.indexOf(item)
  return parts.slice(at, at + 8).filter(({ line }) => line === item.line)
}

const toSkip = (line: readonly Part[]): ReadOrder => ({
  kind: 'do-not',
  start: line[0]?.start ?? 0,
  end: line.at(-1)?.end ?? 0,
  required: true,
  what: 'answer',
  // It tests who reads.
  check: true,
})

/** The sentence that asks, if the first only leads to it or tells of a case. */
function questionOf(parts: readonly Part[], item: Part): Part {
  if (isQuestion(item.text)) return item
  const question = lineOf(parts, item).findLast(({ text }) => isQuestion(text))
  return question ? withCase(parts, question) : item
}

function askedOf(part: Part, items: readonly Part[]): ReadOrder {
  return {
    kind: 'answer-questions',
    start: part.start,
    end: part.end,
    required: !isOptional(part.text),
    questions: items.map(({ text }) => bare(text)),
  }
}

/** questions.ts reads them: 'Answers to: Who are you? Why boats?' */
const asksInside = /^\W*(?:your )?answers?\b[^.?!:]{0,40}:\s[^?]+\?/iu
const elsewhere =
  /^\W*the (?:word|phrase|code ?word|pass ?word)\b|^\W*(?:(?:e-?)?mail|whats ?app|telegram|step \d|subject|headline)\b|\b(?:subject line|e-?mail subject|headline)\b|\b(?:we will|we'll|interview)\b|^\W*you (?:need|must|should|have|can|are|will|only)|^\W*you'(?:re|ll|ve)\b|^\W*(?:can|comfortable|using|being|willing|strong|excellent|proficien\w+|knowledge|reliable|\d+\+? years|at least \d|must|should|able|ability|.{0,40}\bmust (?:be|have)\b|available|fluent|update|fill|complete (?:the|this|our|an?|all|both|your)\b|click|go to|visit|use|ensure|make sure|be\b|we\b|only|(?:please |kindly )?(?:do not|don't)|if|once|download|open|check|follow|wait|please (?:note|be)|click)\b|^[\w ]{3,30}: (?:ensure|make sure|if|start|be)\b/iu

const noStatement =
  /^\W*(?:for example|e\.g\.|example:)|hidden by the board|https?:|\b(?:secret|keyword|code ?word)\b|^\W*(?:these|this|we|our|it|the (?:role|job|position|company))\b/iu

const isSameThing = (one: Asked, other: Asked) =>
  one === other || (one.kind === 'attach' && one.what === other.what && one.what !== 'samples')

const isBracketed = (text: string, at: number) =>
  at > 0 && text.lastIndexOf('(', at - 1) > text.lastIndexOf(')', at - 1)

function ordersOf(part: Part, isHead: boolean): ReadOrder[] {
  const { text } = part
  if (
    elsewhere.test(text) ||
    asksInside.test(text) ||
    isOfLater(text) ||
    /^\W*[\w -]{2,20}: ?\[hidden/iu.test(text)
  )
    return []
  if (asksForPiece(text, true))
    return [{ kind: 'test', start: part.start, end: part.end, required: !isOptional(text) }]
  const from = /^[\W_]*/u.exec(text)?.[0].length ?? 0
  const label =
    /^(?:optional|required|bonus|(?:send|submit|attach|include|share|provide|upload|add)(?: us| me)?)\b\s*[:–-]?\s*/iu.exec(
      text.slice(from),
    )?.[0].length ?? 0
  // Brackets describe the thing before them.
  const told = askedIn(part, true).filter(({ from: at }) => !isBracketed(text, at))
  const first = told[0]
  const named = first && first.from <= from + label ? [] : thingsIn(text, from, from + label, first?.from)
  const isBesides = ({ kind, what }: Asked) => kind === 'attach' && !named.some((one) => one.what === what)
  // After a thing, the rest describes its content, except further things.
  const all = named.length > 0 ? [...named, ...told.filter(isBesides)] : told
  const asked = all.filter((one, at) => all.findIndex((other) => isSameThing(one, other)) === at)
  // 'Resume: Attach your resume' is one order, with all of its words.
  for (const one of asked)
    one.to = Math.max(...[one, ...told].filter((other) => isSameThing(other, one)).map(({ to }) => to))
  const isNeeded = !isOptional(text.slice(0, 90))
  if (asked.length > 0)
    return asked.map((one) => placed(part, { ...one, required: one.required && isNeeded }))
  return isHead || noStatement.test(text)
    ? []
    : [{ kind: 'state', start: part.start + from, end: part.end, required: isNeeded }]
}
