import { type EmployerNames, namesEmployer } from '@hanap/contract/jobs/employer-names'
import type { PhrasePlace } from '@hanap/contract/jobs/orders'
import { type Name, withName } from '@hanap/contract/letters/shown-orders'
import type { ReadOrder } from '../../../../reading/orders/orders.ts'
import { mayBeQuoted, mayBeWritten } from './safe-words.ts'

/** An order of a listing, named by its kind and place: its words come from the server's own store. */
export type NamedOrder = { kind: string; start: number }

/** What a letter is to obey, in words that may stand in it. */
export type WantedOrders = {
  /** Undefined where the usual subject will do. */
  subject: string | undefined
  phrases: { text: string; place: PhrasePlace }[]
  questions: string[]
  /** The listing wants nothing that was written by a model. */
  noAi: boolean
  maxWords: number | undefined
  /** Whether something was wanted that no letter of ours may say. */
  left: boolean
}

export const nothingWanted: WantedOrders = {
  subject: undefined,
  phrases: [],
  questions: [],
  noAi: false,
  maxWords: undefined,
  left: false,
}

/** Followed where the seeker named none. */
const usual: readonly string[] = ['subject-line', 'include-phrase', 'answer-questions']
const MOST_PHRASES = 5
const MOST_QUESTIONS = 20

/**
 * The orders a letter follows: those the seeker confirmed, else the usual ones that are not in doubt.
 * @param given.named undefined where the seeker named none
 * @param given.name the seeker's, for 'VA – [Your Name]'
 */
export function wantedOrders(given: {
  stored: readonly ReadOrder[]
  description: string
  named: readonly NamedOrder[] | undefined
  name: Name
  hidden: EmployerNames
}): WantedOrders {
  const { stored, description, named, name, hidden } = given
  const isNamed = (one: ReadOrder) =>
    named === undefined
      ? usual.includes(one.kind) && !one.doubt
      : named.some(({ kind, start }) => kind === one.kind && start === one.start)
  const orders = stored.filter(isNamed)
  const isShown = (text: string) => !namesEmployer(text, hidden)
  const subjects = orders.flatMap((one) => (one.subject ? [withName(one.subject, name)] : []))
  const phrases = orders.flatMap((one) =>
    one.phrase ? [{ text: withName(one.phrase, name), place: one.place ?? 'anywhere' }] : [],
  )
  const questions = orders.flatMap((one) => one.questions ?? []).filter((text) => /\p{L}/u.test(text))
  const safe = {
    subjects: subjects.filter((text) => mayBeWritten(text) && isShown(text)),
    phrases: phrases.filter(({ text }) => mayBeWritten(text) && isShown(text)).slice(0, MOST_PHRASES),
    questions: questions.filter((text) => mayBeQuoted(text) && isShown(text)).slice(0, MOST_QUESTIONS),
  }
  const bans = orders.filter(({ kind }) => kind === 'do-not')
  return {
    subject: safe.subjects[0],
    phrases: safe.phrases,
    questions: [...new Set(safe.questions.map((text) => text.replaceAll(/\s+/gu, ' ').trim()))],
    noAi: bans.some(({ what }) => what === 'ai'),
    maxWords: wordsIn(bans.filter(({ what }) => what === 'length').map((one) => quoteOf(one, description))),
    left:
      safe.subjects.length < subjects.length ||
      safe.phrases.length < phrases.length ||
      safe.questions.length < questions.length,
  }
}

const quoteOf = ({ start, end }: ReadOrder, description: string) => description.slice(start, end)

/** 'Do not write more than 100 words'; fewer make no letter. */
function wordsIn(quotes: readonly string[]): number | undefined {
  const [count] = quotes.flatMap((quote) => /(\d{2,4}) words\b/iu.exec(quote)?.[1] ?? [])
  return count === undefined ? undefined : Math.max(50, Number(count))
}
