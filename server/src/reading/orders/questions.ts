import { needing } from '../patterns.ts'
import { testsAttention } from './attention.ts'
import { isQuestion, isToSkip, withCase } from './list-items.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'

const told =
  /\b(?:tell (?:me|us)|let (?:me|us) know|answer|in your (?:e-?mail|message|application|letter|response|reply|proposal))\b/iu
/** Calls to apply, and questions of a script. */
const noQuestion =
  /\b(?:ready|interested|sounds?|think you|looking|excited|passionate|why (?:join|work|us)|does this|is this|are you the|are you (?:an?|our|someone)|want to|got what|would you like|do you want|are you (?:tired|ready|looking|passionate|a|an)|can i)\b|["”]/iu
const refusing = /\b(?:do not|don't|dont|never|no need to) (?:answer|respond|reply)\b/iu
const leading = /\b(?:answer|tell|let|share|questions?|include|apply)\b/iu
/** Questions elsewhere, such as in the board's form. */
const toAnswer = needing(
  'question',
  /(?:^\W*|[,:;] |\b(?:please|must|and|also|kindly) )answer (?:all|the|these|each|every|my|our)(?: of the)?(?: \w+){0,2} questions?\b/iu,
)
/** 'Please answer: Who are you? Why boats?' */
const inLine = needing(
  ':',
  /(?:^\W*|[,;] |\b(?:please|must|and|also|kindly|your) )(?:answers?(?: to)?|tell (?:me|us)|let (?:me|us) know)\b[^.?!:]{0,40}:\s/iu,
)
/** 'Reply with your answer to: "What would you do?"' */
export const answersQuoted = needing(
  '\\?"',
  /(?<!\b(?:would|you'd|ability to|how to|can) )\b(?:answers?|respon(?:se|d)s?|repl(?:y|ies)|thoughts)\b(?: (?:with|by|back|us|me|please))*(?:[ ,]*(?:your|an?|the) (?:answers?|response|reply))? ?(?:to|on)?\b(?: (?:to|on))? ?(?:(?:the|this|these|our|my|following) ){0,2}(?:[\w-]+ )?(?:questions?)?\s*[:,–—-]?\s*"([^"]{4,200}\?)"/iu,
)
/** Not put as a question: 'Tell us why you row?' */
const isStated =
  /\b(?:tell|let) (?:me|us)(?: know)?(?: \w+ly)? (?:why|how|when|where) (?!(?:is|are|was|were|do|does|did|have|has|had|would|will|can|could|should)\b)/iu
/** Its questions are answered in it. */
const isRecorded = /\b(?:videos?|voice|audio|recording|record|loom|vocaroo)\b/iu
/** Asks an applicant wherever it stands. */
const isSure = /\banswer\b|\b(?:please|pls|kindly) (?:tell|let)\b/iu
/** '2) Why boats?' */
const number = /^\W*\d{1,2}[).:]\s+/u
/** Parts of a run. */
const MOST = 60
const isSum = /\d\s*[+×*-]\s*\d/u
const asking =
  /^\W*(?:do|does|did|have|has|are|is|what|what's|how|why|which|when|where|who|can|could|would|will|if)\b.*\b(?:you|your)\b.*\?\W*$/iu

/** Reads questions between requests, or led by one. */
export function readQuestions(
  parts: readonly Part[],
  at: number,
  isApplying: boolean,
  used: ReadonlySet<Part>,
  leads: ReadonlySet<Part>,
): ReadOrder[] {
  const part = parts[at]
  if (part && !leads.has(part) && toAnswer.test(part.text)) {
    const run = withOwn(parts, at)
    if (run.questions.length > 1) return [run]
    if (isApplying) return [{ kind: 'answer-questions', start: part.start, end: part.end, required: true }]
  }
  if (part && !leads.has(part) && asksInLine(part, isApplying)) {
    const run = withOwn(parts, at)
    // One that is told is a statement: 'Tell us: what is your rate?'
    if (run.questions.length > (isSure.test(part.text) ? 0 : 1)) return [run]
  }
  const posed = part && !leads.has(part) && !isSum.test(part.text) ? posedIn(part, isApplying) : undefined
  if (part && posed) return [{ ...ofRun([part]), questions: [posed] }]
  if (part && isApplying && isOwnItem(part) && isFree(parts, at, used)) return itemsFrom(parts, at)
  if (!part || !isApplying || used.has(part) || !part.text.includes('?') || isSum.test(part.text)) return []
  const near = parts.slice(Math.max(at - 3, 0), at + MOST)
  const skipped = new Set(near.filter(({ text }) => isToSkip(text)).map(({ line }) => line))
  if (skipped.has(part.line)) return []
  if (told.test(part.text) && !isRecorded.test(part.text) && isQuestion(part.text))
    return isStated.test(part.text) ? [] : [ofRun([part])]
  const isAsked = (one: Part | undefined): one is Part =>
    one !== undefined &&
    !used.has(one) &&
    !skipped.has(one.line) &&
    asking.test(one.text) &&
    !noQuestion.test(one.text)
  if (isInLine(parts, at)) return []
  const before = parts[at - 1]
  const isSameLine = before?.line === part.line
  if (!isAsked(part) || (isSameLine && isAsked(before))) return []
  const run: Part[] = []
  for (let next: Part | undefined = part; isAsked(next); next = parts[at + run.length]) run.push(next)
  // Alone on its line it is mostly a heading.
  const isLed = before !== undefined && leading.test(before.text) && !refusing.test(before.text)
  return isLed && (isSameLine || run.length > 1) ? [ofRun(run)] : []
}

/** The question an applicant is to answer, in quotes. */
function posedIn({ text }: Part, isApplying: boolean): string | undefined {
  if (!(isApplying || /\b(?:please|kindly|your answer)\b/iu.test(text))) return undefined
  return refusing.test(text) || /\bsubject\b/iu.test(text) ? undefined : answersQuoted.exec(text)?.[1]
}

const begins =
  /^\W*(?:what|how|why|which|when|where|who|whom|whose|do|does|did|have|has|are|is|can|could|would|will|if)\b/iu
/** In a list, bullets may ask what moves a reader: 'Do you love order?' */
const isOwnItem = ({ number, text }: Part) => number !== null && isQuestion(text) && begins.test(text)

/** Nothing of its line is read with a list. */
function isFree(parts: readonly Part[], at: number, used: ReadonlySet<Part>): boolean {
  const line = parts[at]?.line
  return !parts.slice(Math.max(0, at - 8), at + 1).some((part) => part.line === line && used.has(part))
}

/** The questions of a list that nothing leads to, at its first one. */
function itemsFrom(parts: readonly Part[], at: number): ReadOrder[] {
  const mark = parts[at]?.mark
  const isAsked = (part: Part) => isOwnItem(part) && !isToSkip(part.text)
  const isOther = (part: Part) => part.isFirst && part.mark !== mark
  const before = parts.slice(Math.max(0, at - MOST), at)
  const last = before.findLastIndex(isOther)
  if (before.slice(last + 1).some(isAsked) || refusing.test(before[last]?.text ?? '')) return []
  const rest = parts.slice(at, at + MOST)
  const end = rest.findIndex(isOther)
  const items = end < 0 ? rest : rest.slice(0, end)
  const run = items.flatMap((one) => (isAsked(one) ? [withCase(parts, one)] : []))
  const all = [...firstOf(parts, at), ...run]
  const isCut = all.length > MOST || (end < 0 && parts.length > at + MOST)
  return [{ ...ofRun(all.slice(0, MOST)), ...(isCut && { doubt: true }) }]
}

/** In the line of its head: 'Apply now! 1. Why boats?' over '2. When can you start?' */
function firstOf(parts: readonly Part[], at: number): Part[] {
  const before = parts[at - 1]
  const isFirst =
    parts[at]?.number === 2 && before && /^1[.):]\s/u.test(before.text) && isQuestion(before.text)
  return isFirst ? [{ ...before, start: before.start + 3, text: before.text.slice(3) }] : []
}

const asksInLine = ({ text }: Part, isApplying: boolean) =>
  inLine.test(text) && !refusing.test(text) && !isRecorded.test(text) && (isApplying || isSure.test(text))

/** A lead before it in its line asks it. */
function isInLine(parts: readonly Part[], at: number): boolean {
  const line = parts[at]?.line
  const own = parts.slice(Math.max(0, at - MOST), at).filter((part) => part.line === line)
  return own.some((part) => asksInLine(part, true))
}

/** 'Answer these: Who are you? Why boats?' */
function withOwn(parts: readonly Part[], at: number): ReadOrder & { questions: string[] } {
  const { line } = parts[at] as Part
  const own = parts.slice(at, at + MOST).filter((part) => part.line === line)
  const run = own.slice(0, 1 + own.findLastIndex(({ text }) => text.endsWith('?')))
  const questions = run.map(({ text }, place) =>
    (place === 0 ? text.replace(/^.*:\s*/u, '') : text).replace(number, ''),
  )
  return { ...ofRun(run), questions: questions.filter((one) => one.endsWith('?')) }
}

const ofRun = (run: readonly Part[]): ReadOrder => ({
  kind: 'answer-questions',
  start: run[0]?.start ?? 0,
  end: run.at(-1)?.end ?? 0,
  required: true,
  ...(run.some(({ text }) => testsAttention(text)) && { check: true }),
  questions: run.map(({ text }) => text),
})
