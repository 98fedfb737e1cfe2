import { type EmployerNames, namesEmployer } from '@hanap/contract/jobs/employer-names'
import { versionOfOrder } from '@hanap/contract/jobs/order-version'
import { MOST_QUESTIONS, type Order, type PhrasePlace } from '@hanap/contract/jobs/orders'
import type { OrderToFollow } from '@hanap/contract/letters/cover-letters'
import { isUsuallyFollowed } from '@hanap/contract/letters/followed-orders'
import { asOneLine } from '@hanap/contract/letters/letter-blocks'
import { takesLink } from '@hanap/contract/letters/shown-links'
import { factsAsked, knownAnswer, type Statable, type StatedFact } from '@hanap/contract/letters/stated-facts'
import { isTemplate, type Name, turnsWords, withName } from '@hanap/contract/letters/templates'
import { inWords, type OrderTexts } from '../../../../reading/orders/listing-orders.ts'
import type { ReadOrder } from '../../../../reading/orders/orders.ts'
import { type LeftToFill, leftToFill } from './left-to-fill.ts'
import { mayBeQuoted, mayBeWritten } from './safe-words.ts'

/** Orders in words that a letter may contain. */
export type WantedOrders = {
  /** Undefined for the usual subject. */
  subject: string | undefined
  phrases: { text: string; place: PhrasePlace }[]
  /** `answer` is what the seeker typed, `known` what the profile has, or ''. */
  questions: { text: string; answer: string; known?: string }[]
  /** `value` is '' if unknown. */
  stated: (StatedFact & { isTyped: boolean })[]
  toFill: LeftToFill
  /** The listing bans text written by a model. */
  noAi: boolean
  maxWords: number | undefined
  /** Whether an order was left out because no letter may say it. */
  left: boolean
}

export const nothingWanted: WantedOrders = {
  subject: undefined,
  phrases: [],
  questions: [],
  stated: [],
  toFill: { tasks: [], isMore: false, links: [] },
  noAi: false,
  maxWords: undefined,
  left: false,
}

const MOST_PHRASES = 5
/** A seeker may be called Jesus or Marcos; only the listing's own words are judged. */
const ANYBODY: Name = { first: 'Ana', last: 'Reyes' }

/**
 * The orders a letter follows: those the seeker confirmed, else the usual ones. Typed text stays unchanged; a
 * listing's own words must be harmless.
 * @param given.named undefined if the seeker confirmed none
 * @param given.name the seeker's, for 'VA – [Your Name]'
 * @param given.profile without what settings withhold
 */
export function wantedOrders(given: {
  stored: readonly ReadOrder[]
  texts: OrderTexts
  named: readonly OrderToFollow[] | undefined
  name: Name
  profile: Statable | undefined
  hidden: EmployerNames
}): WantedOrders {
  const { stored, texts, named, name, profile, hidden } = given
  const all = stored.map((one) => inWords(one, texts))
  const typedFor = typedForEach(all, named)
  const orders = all.flatMap((one) => {
    const typed = typedFor(one)
    return typed ? [{ ...one, typed }] : []
  })
  const answered = (named ?? []).flatMap(({ answers = [] }) => answers)
  const isShown = (text: string) => !namesEmployer(text, hidden)
  // What the order changes, only the seeker can write.
  const isSafe = ({ text, theirs, isTyped, isTurned }: ReturnType<typeof textOf>) =>
    isTyped || (!isTurned && mayBeWritten(theirs) && !isTemplate(text) && isShown(text))
  const textOf = ({ typed, quote }: (typeof orders)[number], read: string | undefined) => ({
    text: typed.words || withName(read ?? '', name),
    theirs: withName(read ?? '', ANYBODY),
    isTyped: Boolean(typed.words),
    isTurned: turnsWords(quote),
  })
  const ofKind = (wanted: string) => orders.filter(({ kind }) => kind === wanted)
  const subjects = ofKind('subject-line')
    .map((one) => textOf(one, one.subject))
    .filter(({ text }) => text !== '')
  const phrases = ofKind('include-phrase')
    .map((one) => ({ ...textOf(one, one.phrase), place: one.place ?? ('anywhere' as const) }))
    .filter(({ text }) => text !== '')
  const questions = orders
    .flatMap(({ questions: asked = [] }) =>
      asked.map((text) => ({
        text: asOneLine(text),
        answer: answerTo(text, answered),
        known: knownAnswer(text, profile),
      })),
    )
    .filter(({ text }) => /\p{L}/u.test(text))
  const safe = {
    subjects: subjects.filter(isSafe),
    phrases: phrases.filter(isSafe).slice(0, MOST_PHRASES),
    questions: questions
      .filter(({ text, answer }) => answer !== '' || (mayBeQuoted(text) && isShown(text)))
      .slice(0, MOST_QUESTIONS),
  }
  const bans = ofKind('do-not')
  return {
    subject: safe.subjects[0]?.text,
    phrases: safe.phrases.map(({ text, place }) => ({ text, place })),
    questions: firstBy(safe.questions, ({ text }) => text),
    stated: firstBy(
      ofKind('state').flatMap(({ quote, typed }) =>
        factsAsked(quote, profile).map(({ name: fact, value }) => {
          const answer = answerTo(fact, typed.answers)
          return { name: fact, value: answer || value, isTyped: answer !== '' }
        }),
      ),
      (fact) => fact.name,
    ),
    toFill: leftToFill(orders, isShown),
    noAi: bans.some(({ what }) => what === 'ai'),
    maxWords: wordsIn(bans.filter(({ what }) => what === 'length').map(({ quote }) => quote)),
    left:
      safe.subjects.length < subjects.length ||
      safe.phrases.length < phrases.length ||
      safe.questions.length < questions.length,
  }
}

/** Only what was typed for this question, which the employer may have moved. */
const answerTo = (asked: string, answers: OrderToFollow['answers'] = []): string =>
  asOneLine(answers.find(({ question }) => asOneLine(question) === asOneLine(asked))?.text ?? '')

type Typed = Pick<OrderToFollow, 'words' | 'answers'>

/** An order that the employer changed after the seeker saw it has none of their words. */
function typedForEach(all: readonly Order[], named: readonly OrderToFollow[] | undefined) {
  const usual = (one: Order): Typed | undefined => (isUsuallyFollowed(one) || takesLink(one) ? {} : undefined)
  if (named === undefined) return usual
  const versions = new Map(all.map((one) => [one, versionOfOrder(one)]))
  const standing = new Set(versions.values())
  return (one: Order): Typed | undefined => {
    const isHere = ({ kind, start }: OrderToFollow) => kind === one.kind && start === one.start
    const seen = named.find((other) =>
      other.version === undefined ? isHere(other) : other.version === versions.get(one),
    )
    if (seen) return seen
    const isAnswered = ({ answers }: OrderToFollow) =>
      one.questions?.some((asked) => answerTo(asked, answers))
    const before = named.find(
      (other) => !standing.has(other.version ?? '') && (isHere(other) || isAnswered(other)),
    )
    return before && usual(one)
  }
}

/** Two orders may ask for the same. */
const firstBy = <One>(all: readonly One[], key: (one: One) => string): One[] =>
  all.filter((one, at) => all.findIndex((other) => key(other) === key(one)) === at)

/** 'Do not write more than 100 words'; fewer than 50 make no letter. */
function wordsIn(quotes: readonly string[]): number | undefined {
  const [count] = quotes.flatMap((quote) => /(\d{2,4}) words\b/iu.exec(quote)?.[1] ?? [])
  return count === undefined ? undefined : Math.max(50, Number(count))
}
