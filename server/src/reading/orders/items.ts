import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'
import { askedIn, placed, thingOf, thingsIn } from './requests.ts'
import { isApplyHead, isOfLater, isOtherHead } from './stages.ts'
import { isOptional } from './things.ts'

/** A line after which a list of what to send or say follows. */
const lead =
  /\b(?:following|below|these|items|includ(?:e|es|ing)|with|submit|send|attach|provide|share|us|about|sharing|answers? to|questions?|message|application|email|requirements?|apply|and|answer this|your)\b[^.!?]{0,60}[:—–-]+\W*$|\b(?:the following|following items|requirements listed below|listed below|following (?:\w+ ){0,3}(?:questions?|details|information|documents|requirements|items)|in the correct order)\b[^.]{0,40}[.:]?\W*$/iu
const asks =
  /\b(?:appl(?:y|ying|ication|icants?)|send|submit|includ\w+|attach|provide|share|email|e-mail|message|answer\w*|questions|respon\w+|reply|tell|considered|interested|requirements listed)\b/iu
const NOT_A_LIST =
  /\b(?:responsib\w+|dut(?:y|ies)|tasks|role (?:will )?include|you will|you'll|job includes?|work includes?|benefits|offer|experience with|following (?:skills|experience|tools|areas|qualifications|shift|schedule|benefits)|script|saying|do not apply|don't apply|not (?:for you|apply)|who (?:we|you)|process|have the following|meet the following|apply if|if you (?:don't|can't|cannot|are not|aren't|have never|only|do not))\b/iu
const closing =
  /^\W*(?:note:|thank|thanks|we(?:'re| are|'ll| will| look| do| can|'d| offer| believe)\b|looking forward|look forward|if you(?:'re| are| think| have the)\b|only\b|note\b|important\b|failure|applications? (?:will|that|without)|candidates?\b|applicants?\b|incomplete|selected|shortlist|join\b|let'?s\b|this (?:is|role|job|position)|good luck|apply now|regards|cheers|please (?:note|be aware)|don't|do not|no (?:calls|agenc|phone))/iu
/** Questions under such a line are answered in the recording. */
const ofRecording = /\b(?:in|with) (?:a|an|the|your) (?:\w+ )?(?:video|recording|audio|loom)\b/iu
const QUESTION_LEAD = /\b(?:answers?|questions?|respond|responses|tell (?:us|me))\b/iu
/** The lines after these describe their content. */
const holders: readonly string[] = ['video', 'voice', 'samples']

/** The orders in lists under a line such as 'Please send:' or 'How to apply:'. @param used takes the parts that were read, `leads` those they stand under */
export function readItems(
  parts: readonly Part[],
  zones: readonly boolean[],
  used: Set<Part>,
  leads: Set<Part>,
): ReadOrder[] {
  const found: ReadOrder[] = []
  for (const [at, part] of parts.entries()) {
    const strength = used.has(part) ? null : leadOf(parts, at, zones[at] === true)
    if (strength === null) continue
    const items = itemsAfter(parts, at, strength === 'head')
    if (items.length === 0) continue
    const last = askedIn(part, true).at(-1)
    const isHeld = last?.kind === 'attach' && holders.includes(last.what ?? '')
    if (!isHeld && !(ofRecording.test(part.text) && items.some(({ text }) => isQuestion(text))))
      found.push(
        ...(isAsked(part, items)
          ? [askedOf(part, items)]
          : items.flatMap((item) => ordersOf(item, strength === 'head'))),
      )
    leads.add(part)
    for (const item of items) if (!elsewhere.test(item.text)) used.add(item)
  }
  for (const item of bareLists(parts, used)) {
    found.push(...ordersOf(item, true))
    used.add(item)
  }
  return found
}

/** Things that are shown for applying alone. */
const ofApplicants: readonly string[] = ['resume', 'speed-test', 'disc']

/** Neighbouring lines that each name something to send, under no line that asks for it. */
function bareLists(parts: readonly Part[], used: ReadonlySet<Part>): Part[] {
  const lines = parts.filter((part) => part.isFirst)
  const things = lines.map((part) =>
    used.has(part) || part.text.length > 140 ? null : thingOf(bare(part.text)),
  )
  return lines.filter((_, at) => {
    const isThing = (near: number) => things[near]?.kind === 'attach'
    const isSure = (near: number) => ofApplicants.includes(things[near]?.what ?? '')
    if (!isThing(at)) return false
    const isBeside = (isThing(at - 1) && at > 0) || isThing(at + 1)
    return isBeside && [at - 2, at - 1, at, at + 1, at + 2].some((near) => isThing(near) && isSure(near))
  })
}

/** A head such as 'How to apply' only opens a section; a request asks for whatever follows. */
function leadOf(parts: readonly Part[], at: number, isApplying: boolean): 'head' | 'request' | null {
  const part = parts[at]
  if (!part) return null
  const { text } = part
  const rest = parts.slice(at + 1, at + 4).filter(({ line }) => line === part.line)
  if (
    !/\bthe following\b/iu.test(text) &&
    rest.some(
      (other) =>
        !/\b(?:incomplete|applications?|considered|ignored|instructions|important|carefully)\b/iu.test(
          other.text,
        ),
    )
  )
    return null
  if (isOfLater(text) || NOT_A_LIST.test(text) || (isOtherHead(part) && !/\bappl/iu.test(text))) return null
  const isRequest =
    lead.test(text) &&
    asks.test(text) &&
    (isApplying || /\b(?:you|your|us|me|please|appl\w+)\b|^\W*answer (?:the|these)\b/iu.test(text))
  if (isRequest && !/^\W*(?:how )?to apply\W*$/iu.test(text)) return 'request'
  if (isNewLead(part) && isApplying) return 'request'
  return isApplyHead(part) ? 'head' : null
}

/** The lines that belong to it: as long as they look like its items. */
function itemsAfter(parts: readonly Part[], at: number, isHead: boolean): Part[] {
  const items: Part[] = []
  const line = parts[at]?.line
  const rest = parts.slice(at + 1, at + 60).filter((part) => part.line !== line && part.isFirst)
  const isOfQuestions = /\bquestions\b/iu.test(parts[at]?.text ?? '')
  const begin = isHead ? beginOf(rest) : isOfQuestions ? firstQuestion(rest) : 0
  const first = rest[begin]
  for (const [index, part] of rest.entries()) {
    if (index < begin) continue
    if (first?.isItem && !part.isItem) {
      // A remark between two items.
      if (rest[index + 1]?.isItem && !isEnd(part) && !/:\W*$/u.test(part.text)) continue
      break
    }
    if (isEnd(part) || isNewLead(part)) break
    // An item with questions of its own is the head of the next list.
    if (index > begin && QUESTION_LEAD.test(part.text) && /:\W*$/u.test(part.text)) break
    if (!part.isItem && (part.text.length > 170 || /:\W*$/u.test(part.text))) break
    if (!looksLikeItem(part, isHead)) break
    items.push(part)
    if (items.length >= 20) break
  }
  return items
}

const newSection =
  /^\W*(?:key |your |the )?(?:responsib|dut(?:y|ies)|benefits|perks|compensation|about (?:us|the)|what (?:we|you'll)|who (?:we|you)|why (?:join|work)|work(?:ing)? hours|schedule|qualifications|requirements)/iu
const isEnd = (part: Part) =>
  closing.test(part.text) ||
  /^\W*(?:how )?to apply\b/iu.test(part.text) ||
  (part.isItem && part.text.length <= 40 && newSection.test(part.text)) ||
  (!part.isItem && isOtherHead(part))

/** A remark or two may come before the questions. */
function firstQuestion(rest: readonly Part[]): number {
  const at = rest.slice(0, 4).findIndex((part) => part.isItem || isQuestion(part.text))
  return Math.max(at, 0)
}

/** Under 'How to apply' a sentence or two may come before the items. */
function beginOf(rest: readonly Part[]): number {
  const at = rest.slice(0, 4).findIndex((part) => part.isItem || looksLikeItem(part, true))
  const isCut = rest.slice(0, Math.max(at, 0)).some((part) => isEnd(part) || /:\W*$/u.test(part.text))
  return at < 0 || isCut ? 0 : at
}

const isNewLead = (part: Part) =>
  /^\W*(?:also |please |then )?(?:attach|include|send|submit|answer)\b[^.]{0,40}:?\W*$/iu.test(part.text) &&
  part.text.length < 40 &&
  thingOf(bare(part.text).replace(/^(?:also |please |then )?\w+ /iu, '')) === null

const looksLikeItem = (part: Part, isHead: boolean) =>
  part.isItem ||
  thingOf(bare(part.text)) !== null ||
  isQuestion(part.text) ||
  (!isHead &&
    /^\W*(?:your|any|an?|links?|brief|short|confirm|mention|describe|tell|list|share|rate|how|why|what|where|when|which|do|are|have|can|average|number|names?)\b/iu.test(
      part.text,
    ))

const isQuestion = (text: string) => /\?\W*$/u.test(text)
const bare = (text: string) => text.replace(/^\W+/u, '')

/** Questions to be answered, rather than points to speak of. */
function isAsked(part: Part, items: readonly Part[]): boolean {
  const questions = items.filter(({ text }) => isQuestion(text)).length
  return questions > 0 && (questions * 2 >= items.length || QUESTION_LEAD.test(part.text))
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

const elsewhere =
  /^\W*(?:e-?mail|whats ?app|telegram|step \d|subject|headline)\b|\b(?:subject line|e-?mail subject|headline)\b|\b(?:we will|we'll|interview)\b|^\W*you (?:need|must|should|have|can|are|will|only)|^\W*you'(?:re|ll|ve)\b|^\W*(?:can|comfortable|using|being|willing|strong|excellent|proficien\w+|knowledge|reliable|\d+\+? years|at least \d|must|should|able|ability|available|fluent|update|fill|complete|click|go to|visit|use|ensure|make sure|be\b|we\b|only|do not|don't|if|once|download|open|check|follow|wait|please (?:note|be)|click)\b|^[\w ]{3,30}: (?:ensure|make sure|if|start|be)\b/iu

/** What one item asks for. */
function ordersOf(part: Part, isHead: boolean): ReadOrder[] {
  const { text } = part
  if (elsewhere.test(text)) return []
  const from = /^[\W_]*/u.exec(text)?.[0].length ?? 0
  const label =
    /^(?:optional|required|bonus|(?:send|submit|attach|include|share|provide|upload|add)(?: us| me)?)\b\s*[:–-]?\s*/iu.exec(
      text.slice(from),
    )?.[0].length ?? 0
  const told = askedIn(part, true)
  const asked = told[0] && told[0].from <= from + label ? told : thingsIn(text, from, from + label)
  const isNeeded = !isOptional(text.slice(0, 90))
  if (asked.length > 0)
    return asked.map((one) => placed(part, { ...one, required: one.required && isNeeded }))
  return isHead ? [] : [{ kind: 'state', start: part.start + from, end: part.end, required: isNeeded }]
}
