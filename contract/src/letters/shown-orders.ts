import type { Order } from '../jobs/orders.ts'
import { isSubject, subjectPart } from './asked-subjects.ts'
import { hasBlank } from './blanks.ts'
import { messageToBoard, resumeLine } from './cover-letters.ts'
import { isForTheirForm } from './followed-orders.ts'
import { answersIn, linkIn, withLine, withoutQuestions } from './letter-blocks.ts'
import { isLinked, linkOf, mayLinkResume } from './shown-links.ts'
import { asksFactsAlone, factsAsked } from './stated-facts.ts'
import { isTemplate, type Name, turnsWords, withName } from './templates.ts'
import { hasWords } from './whole-words.ts'

type Letter = { subject: string; content: string }
/** '' for no link. */
type WholeLetter = Letter & { resume_url: string }
/** 'unknown': the letter cannot prove it, as for most orders; the seeker judges. */
export type Met = 'yes' | 'no' | 'unknown'

/**
 * Whether a letter itself shows that it follows an order.
 * @param all the job's orders, of which two may want one thing
 */
export function isMet(order: Order, letter: WholeLetter, name: Name, all: readonly Order[] = [order]): Met {
  if (order.doubt || isForTheirForm(order)) return 'unknown'
  switch (order.kind) {
    case 'subject-line':
    case 'include-phrase':
      return isWritten(order, letter, name, all)
    case 'answer-questions':
      return isAnswered(order.questions ?? [], letter.content) ? 'yes' : 'unknown'
    case 'attach':
      return isLinked(order, letter, all) ? 'yes' : 'unknown'
    case 'do-not':
      return isKept(order, letter)
    case 'state':
      return isStated(order, letter.content) ? 'yes' : 'unknown'
    default:
      return 'unknown'
  }
}

function isWritten(order: Order, letter: WholeLetter, name: Name, all: readonly Order[]): Met {
  const { subject, content, resume_url } = letter
  const { place } = order
  const wanted = wantedOf(order, name)
  if (wanted === '' || turnsWords(order.quote)) return 'unknown'
  const text = order.kind === 'subject-line' ? subject : withoutQuestions(content)
  if (isTemplate(wanted)) return hasWords(text, wanted) ? 'no' : 'unknown'
  if (order.kind === 'subject-line') {
    const besides = all
      .filter((other) => other.kind === 'subject-line' && subjectPart(other) !== 'whole')
      .map((other) => wantedOf(other, name))
    return isSubject(subject, wanted, { part: subjectPart(order), besides })
  }
  // The resume's line is sent below the letter.
  const sent = place === 'end' ? messageToBoard(content, resumeLine(resume_url)) : content
  return hasWords(withoutQuestions(sent), wanted, place) ? 'yes' : 'no'
}

/** What cannot be seen here is left to the seeker's word, as whether a text is by AI or generic. */
function isKept(order: Order, letter: WholeLetter): Met {
  if (bansBoard(order)) return 'no'
  if (!bansResume(order)) return 'unknown'
  if (letter.resume_url !== '') return 'no'
  return order.what === 'resume' && !mayLinkResume(letter.content) ? 'yes' : 'unknown'
}

function isAnswered(questions: readonly string[], content: string): boolean {
  const answers = answersIn(content)
  return questions.length > 0 && questions.every((question) => isFilled(answers.to(question)))
}

/** 'TBD', '?' and '(answer here)' say nothing. */
const EMPTY =
  /^\W*(?:tb[ad]|n\/?a|todo|pending|later|soon|x{2,}|to (?:be|follow)\b.{0,30}|\(?(?:your |my |insert |type |write )*answers?(?: here)?\)?)?[^\p{L}\p{N}]*$/iu

const isFilled = (words: string) => !EMPTY.test(words) && !hasBlank(words)

/** Each fact needs a line; lines cannot show anything more. Other things are answered as questions are. */
const isStated = ({ quote }: Order, content: string) =>
  isAnswered([quote], content) ||
  (asksFactsAlone(quote) && factsAsked(quote, undefined).every(({ name }) => isFilled(linkIn(content, name))))

export function isLeftBlank({ kind, quote, what, questions = [] }: Order, content: string): boolean {
  const answers = answersIn(content)
  if (kind === 'answer-questions') return questions.map(answers.to).some(hasBlank)
  if (hasBlank(answers.to(quote))) return true
  if (kind === 'attach') return hasBlank(linkOf(what, content))
  return kind === 'state' && factsAsked(quote, undefined).some(({ name }) => hasBlank(linkIn(content, name)))
}

/** The order with the seeker's words, which count as typed: a riddle in the listing no longer matters. */
export const withWords = (order: Order, words: string): Order => ({
  ...order,
  doubt: false,
  quote: '',
  ...(order.kind === 'subject-line' ? { subject: words } : { phrase: words }),
})

export const bansResume = ({ kind, what }: Pick<Order, 'kind' | 'what'>): boolean =>
  kind === 'do-not' && (what === 'resume' || what === 'resume-and-more')

/** Anything sent through the board breaks it. */
export const bansBoard = ({ kind, what }: Pick<Order, 'kind' | 'what'>): boolean =>
  kind === 'do-not' && what === 'board'

/** Not for a template that the seeker must fill in. */
export function canPutIn(order: Order, name: Name): boolean {
  const wanted = wantedOf(order, name)
  return wanted !== '' && !isTemplate(wanted) && !turnsWords(order.quote)
}

/**
 * Nothing follows words for the end: the resume's link goes above them, into the letter.
 * @param given.usualSubject which no seeker typed, as is one with a gap; any other stays, and words are added to it,
 * unless the employer wants the whole line
 */
export function withOrder(
  order: Order,
  letter: WholeLetter,
  { name, usualSubject }: { name: Name; usualSubject: string },
): WholeLetter {
  const wanted = wantedOf(order, name)
  const { subject, content, resume_url } = letter
  if (order.kind === 'subject-line') {
    // A single word is added, several replace the usual subject.
    const isUsual = subject === usualSubject || /\[[^\]]+\]/u.test(subject)
    const part = subjectPart(order)
    const isReplaced = subject === '' || part === 'whole' || (wanted.includes(' ') && isUsual)
    if (isReplaced) return { ...letter, subject: wanted }
    return { ...letter, subject: part === 'start' ? `${wanted} – ${subject}` : `${subject} – ${wanted}` }
  }
  const parts = (...all: string[]) => all.filter((part) => part !== '').join('\n\n')
  if (order.place === 'start') return { ...letter, content: parts(wanted, content.trimStart()) }
  if (order.place !== 'end') return { ...letter, content: parts(content.trimEnd(), wanted) }
  const above = content.trimEnd().endsWith(`\n${wanted}`)
    ? content.trimEnd().slice(0, -wanted.length)
    : content
  const linked = resume_url === '' ? above : withLine(above, 'Resume', resume_url)
  return { subject, content: parts(linked.trimEnd(), wanted), resume_url: '' }
}

function wantedOf(order: Order, name: Name): string {
  const words = order.kind === 'subject-line' ? order.subject : order.phrase
  return withName(words ?? '', name)
}
