import type { Attachment, Order } from '../jobs/orders.ts'
import { isWebAddress } from '../profile/profile-fields.ts'
import { hasBlank } from './blanks.ts'
import { isForTheirForm } from './followed-orders.ts'
import { answersIn, linkIn } from './letter-blocks.ts'
import { asksFactsAlone, factsAsked } from './stated-facts.ts'

type Letter = { subject: string; content: string }
/** '' for no link. */
type WholeLetter = Letter & { resume_url: string }
/** For placeholders in orders. */
export type Name = { first: string; last: string }
/** 'unknown': the letter cannot prove it, as for most orders; the seeker judges. */
export type Met = 'yes' | 'no' | 'unknown'

/** Whether a letter itself shows that it follows an order. */
export function isMet(order: Order, letter: WholeLetter, name: Name): Met {
  if (order.doubt || isForTheirForm(order)) return 'unknown'
  switch (order.kind) {
    case 'subject-line':
    case 'include-phrase':
      return hasWords(order, letter, name)
    case 'answer-questions':
      return isAnswered(order.questions ?? [], letter.content) ? 'yes' : 'unknown'
    case 'attach':
      return isLinked(order.what, letter) ? 'yes' : 'unknown'
    case 'do-not':
      if (!bansResume(order)) return 'unknown'
      if (letter.resume_url !== '') return 'no'
      return hasLink(letter.content) ? 'unknown' : 'yes'
    case 'state':
      return isStated(order, letter.content) ? 'yes' : 'unknown'
    default:
      return 'unknown'
  }
}

function hasWords(order: Order, letter: Letter, name: Name): Met {
  const wanted = plain(wantedOf(order, name))
  if (wanted === '' || hasBlank(wanted)) return 'unknown'
  if (order.kind === 'subject-line') return plain(letter.subject).includes(wanted) ? 'yes' : 'no'
  const content = plain(letter.content)
  // Ignores quotes around it and a final full stop.
  if (order.place === 'start') return content.replace(/^["(*]+/u, '').startsWith(wanted) ? 'yes' : 'no'
  if (order.place === 'end') return withoutEnd(content).endsWith(withoutEnd(wanted)) ? 'yes' : 'no'
  return content.includes(wanted) ? 'yes' : 'no'
}

function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && '")*.!'.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

function isAnswered(questions: readonly string[], content: string): boolean {
  const answers = answersIn(content)
  return questions.length > 0 && questions.every((question) => isFilled(answers.to(question)))
}

const isFilled = (words: string) => words !== '' && !hasBlank(words)

/** Each fact needs a line; lines cannot show anything more. */
const isStated = ({ quote }: Order, content: string) =>
  asksFactsAlone(quote) && factsAsked(quote, undefined).every(({ name }) => isFilled(linkIn(content, name)))

export function isLeftBlank({ kind, quote, questions = [] }: Order, content: string): boolean {
  if (kind === 'answer-questions') return questions.map(answersIn(content).to).some(hasBlank)
  return kind === 'state' && factsAsked(quote, undefined).some(({ name }) => hasBlank(linkIn(content, name)))
}

export const withWords = (order: Order, words: string): Order => ({
  ...order,
  doubt: false,
  ...(order.kind === 'subject-line' ? { subject: words } : { phrase: words }),
})

function isLinked(what: string | undefined, letter: WholeLetter): boolean {
  if (what === 'resume' && letter.resume_url !== '') return true
  const name = linkNameOf(what)
  return name !== undefined && isWebAddress(linkIn(letter.content, name))
}

export const bansResume = ({ kind, quote }: Order): boolean =>
  kind === 'do-not' && /\b(?:resumes?|résumés?|cvs?|curriculum)\b/iu.test(quote)

/** Anything sent through the board breaks it. */
export const bansBoard = ({ kind, what }: Pick<Order, 'kind' | 'what'>): boolean =>
  kind === 'do-not' && what === 'board'

/** A link under another name is no resume. */
const hasLink = (content: string) =>
  content.split('\n').some((line) => /https?:\/\//iu.test(line) && !isOtherLink(line))

const isOtherLink = (line: string) =>
  Object.entries(linkNames).some(([what, name]) => what !== 'resume' && line.startsWith(`${name}: `))

const linkNames: Readonly<Partial<Record<Attachment, string>>> = {
  resume: 'Resume',
  portfolio: 'Portfolio',
  samples: 'Samples',
  video: 'Video',
  voice: 'Voice recording',
  'speed-test': 'Speed test',
  screenshot: 'Screenshot',
  certificates: 'Certificates',
  disc: 'DISC result',
}

/** Undefined if no link can show it. */
export const linkNameOf = (what: string | undefined): string | undefined =>
  what !== undefined && Object.hasOwn(linkNames, what) ? linkNames[what as Attachment] : undefined

export function withOrder(order: Order, letter: Letter, name: Name): Letter {
  const wanted = wantedOf(order, name)
  const { subject, content } = letter
  if (order.kind === 'subject-line') {
    // A single word is added, several replace the subject.
    return { content, subject: wanted.includes(' ') || subject === '' ? wanted : `${subject} – ${wanted}` }
  }
  const parts = order.place === 'start' ? [wanted, content.trimStart()] : [content.trimEnd(), wanted]
  return { subject, content: parts.filter((part) => part !== '').join('\n\n') }
}

const firstName = /[[(<]?\b(?:your )?first ?name\b[\])>]?/giu
const lastName = /[[(<]?\b(?:your )?(?:last ?name|surname)\b[\])>]?/giu
const fullName = /[[(<]\s*(?:(?:your|full|applicant'?s?|insert) )*name\s*[\])>]|\byour (?:full )?name\b/giu

function wantedOf(order: Order, name: Name): string {
  const words = order.kind === 'subject-line' ? order.subject : order.phrase
  return withName(words ?? '', name)
}

/** Fills placeholders: 'VA – [Your Name]'. One line. */
export const withName = (words: string, { first, last }: Name): string =>
  words
    .replaceAll(firstName, () => first)
    .replaceAll(lastName, () => last)
    .replaceAll(fullName, () => `${first} ${last}`.trim())
    .replaceAll(/\s+/gu, ' ')
    .trim()

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[–—]/gu, '-')
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim()
