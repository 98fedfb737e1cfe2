import { MOST_QUESTIONS } from '@hanap/contract/jobs/orders'
import { bare, thingOf } from './clauses.ts'
import { isEnd, isNewLead, newSection } from './leads.ts'
import type { Part } from './parts.ts'

export const QUESTION_LEAD = /\b(?:answers?|questions?|respond|responses|tell (?:us|me)|tanong|template)\b/iu

const MOST_PARTS = 5 * MOST_QUESTIONS

/** `nested`: items with a list of their own; `isCut` if the list may go on. */
export function itemsAfter(parts: readonly Part[], at: number, isHead: boolean) {
  const items: Part[] = []
  const nested: Part[] = []
  const line = parts[at]?.line
  const rest = parts.slice(at + 1, at + 1 + MOST_PARTS).filter((part) => part.line !== line && part.isFirst)
  const isOfQuestions = /\bquestions\b/iu.test(parts[at]?.text ?? '')
  const begin = isHead ? beginOf(rest) : isOfQuestions ? firstQuestion(rest) : 0
  const first = rest[begin]
  // 'Two guests call at once. Whom do you help first?'
  const asking = new Set(
    isOfQuestions
      ? parts
          .slice(at, at + MOST_PARTS)
          .filter(isQuestionPart)
          .map(({ line }) => line)
      : [],
  )
  const asksInIts = (part: Part) => asking.has(part.line)
  const own = parts[at]?.isItem ? parts[at].mark : null
  for (const [index, part] of rest.entries()) {
    if (index < begin) continue
    // The next item of the outer list.
    if (own !== null && first?.mark !== own && part.mark === own) break
    const isNextOf = (one: Part | undefined) => one?.isItem === true && one.mark === first?.mark
    if (first?.isItem && isNextOf(part) && !isNextOf(rest[index + 1]) && leadsOwn(part, rest[index + 1])) {
      nested.push(part)
      continue
    }
    if (nested.length > 0 && part.isItem && nested.at(-1)?.mark !== part.mark) continue
    if (first?.isItem && !part.isItem) {
      // A remark between two items, or a heading between two questions.
      const isHeading = /:\W*$/u.test(part.text)
      const isOverQuestions =
        isOfQuestions && isShortHeading(part) && [items.at(-1), rest[index + 1]].every(asksItself)
      if (rest[index + 1]?.mark === first.mark && (isOverQuestions || !(isEnd(part) || isHeading))) continue
      break
    }
    // A heading with a mark of its own.
    if (
      first?.isItem &&
      part.isItem &&
      part.mark !== first.mark &&
      isShort({ ...part, text: part.text.replace(/:\W*$/u, '') }) &&
      /:\W*$/u.test(part.text)
    )
      break
    // The next number makes an item, whatever it says.
    const isNext = part.number !== null && part.number > (items.at(-1)?.number ?? Number.POSITIVE_INFINITY)
    if ((isEnd(part) && !isNext) || isNewLead(part) || (first && !first.isItem && part.isItem)) break
    // An item with its own questions leads the next list.
    if (index > begin && QUESTION_LEAD.test(part.text) && /:\W*$/u.test(part.text)) break
    const isHolder =
      /^\W*(?:an?|your|the|one|\d|examples?|short|brief|video|loom|portfolio)\b.*:\W*$/iu.test(part.text) &&
      thingOf(bare(part.text))?.kind === 'attach'
    const isFilled = isBlank(part) && (isBlank(rest[index + 1]) || isBlank(items.at(-1)))
    if (
      !part.isItem &&
      !isHolder &&
      !isFilled &&
      !asksInIts(part) &&
      (part.text.length > 170 || /:\W*$/u.test(part.text))
    )
      break
    const looks = (one: Part | undefined) =>
      one !== undefined && !isEnd(one) && (looksLikeItem(one, isHead) || asksInIts(one))
    // An unmarked line between two items is one.
    const isBetween = !isHead && isShort(part) && looks(rest[index + 1])
    const isClose = !isHead && isShort(part) && areClose(items.at(-1), part)
    if (!isNext && !looks(part) && !isBetween && !isFilled && !isClose) break
    if (items.length === MOST_QUESTIONS) return { items, nested, isCut: true }
    items.push(part)
    if (isHolder) break
  }
  return { items, nested, isCut: items.at(-1) === rest.at(-1) && parts.length > at + 1 + MOST_PARTS }
}

/** '2. Tell us:' over items of their own. */
const leadsOwn = ({ text }: Part, next: Part | undefined) =>
  next?.isItem === true &&
  /:\W*$/u.test(text) &&
  (/^\W*(?:please |briefly )*answers?\b/iu.test(text) || QUESTION_LEAD.test(text))

/** To be filled in: 'First name:', 'Night shifts: [Y/N]' */
const isBlank = (part: Part | undefined) =>
  part !== undefined &&
  /^(?!(?:attachments?|files|documents|subject|notes?)\b)\p{L}[\p{L} .()/'-]{1,60}:\s*(?:\[[^\]]{0,20}\]|_+)?\W*$/iu.test(
    part.text,
  ) &&
  !newSection.test(part.text)

const isShort = ({ text }: Part) => text.length <= 110 && !/[.!:]\W*$/u.test(text) && !newSection.test(text)

/** No empty line is between two plain lines. */
const areClose = (item: Part | undefined, part: Part) =>
  item !== undefined &&
  !item.isItem &&
  !part.isItem &&
  part.start - item.end <= 3 &&
  /^\W*[\p{Lu}\d]/u.test(part.text)

const isQuestionPart = ({ text }: Part) => isQuestion(text)

const asksItself = (part: Part | undefined) => part !== undefined && isQuestion(part.text)

/** 'Technical:' or 'About your work', not 'Then please answer:'. */
const isShortHeading = ({ text }: Part) =>
  /^\W*\p{L}[\p{L} &/-]{1,30}:?\W*$/u.test(text) &&
  !QUESTION_LEAD.test(text) &&
  !/\b(?:send|attach|include|submit)\b/iu.test(text)

/** A remark or two may come before the questions. */
function firstQuestion(rest: readonly Part[]): number {
  const near = rest.slice(0, 4)
  const question = near.findIndex(({ text }) => text.includes('?') || isToSkip(text))
  const at = question >= 0 ? question : near.findIndex((part) => part.isItem)
  return Math.max(at, 0)
}

/** A sentence or two may come before the items. */
function beginOf(rest: readonly Part[]): number {
  const at = rest.slice(0, 4).findIndex((part) => part.isItem || looksLikeItem(part, true))
  const isCut = rest.slice(0, Math.max(at, 0)).some((part) => isEnd(part) || /:\W*$/u.test(part.text))
  return at < 0 || isCut ? 0 : at
}

const looksLikeItem = (part: Part, isHead: boolean) =>
  part.isItem ||
  thingOf(bare(part.text)) !== null ||
  isQuestion(part.text) ||
  (!isHead &&
    /^\W*(?:optional|bonus|your|any|an?|links?|brief|short|confirm|mention|describe|explain|outline|tell|list|share|rate|how|why|what|where|when|which|do|are|have|can|average|number|names?|one|two|three|if you have|walk|\d)\b/iu.test(
      part.text,
    ))

/** 'Please don't answer this, what is …?' tests who reads. */
export const isToSkip = (text: string) =>
  /(?:^\W*|[(,.;:–—?!-]\s*|\b(?:please|kindly) )(?:(?:do not|don't|dont|never|no need to) (?:answer|respond to|reply to)(?: (?:to )?(?:this|that|it|here)\b(?: (?:one|question|item|number))?(?! (?:with|in|using|by|like|if|unless|until|before)\b)|\s*[,;:)–—-]|[.!]?\s*$)|(?:skip|ignore|omit|leave) (?:this|that|it)\b)/iu.test(
    text,
  )

/** Longer questions are not answered in letters. */
const LONGEST_QUESTION = 300
const MOST_BEFORE = 2
/** Of the job, not of a case: the question is clear without it. */
const ofJob =
  /^\W*(?:we|we're|our|this|these|the (?:role|job|position|company|team)|apply|please|kindly|note|important|bonus|optional)\b/iu

/** With the case it is about: 'A guest waits at the pier. What do you do?' */
export function withCase(parts: readonly Part[], question: Part): Part {
  const at = parts.indexOf(question)
  const isOfCase = ({ text, start, line }: Part) =>
    line === question.line &&
    question.end - start <= LONGEST_QUESTION &&
    text.includes(' ') &&
    !ofJob.test(text) &&
    !isToSkip(text)
  const before = parts.slice(Math.max(0, at - MOST_BEFORE), at)
  const whole = [...before.slice(before.findLastIndex((part) => !isOfCase(part)) + 1), question]
  return { ...question, start: whole[0]?.start ?? 0, text: whole.map(({ text }) => text).join(' ') }
}

export const isQuestion = (text: string) => /\?\W*(?:\([^()]{1,80}\)\W*)?$/u.test(text)
