import type { Order } from '@hanap/contract/jobs/orders'
import { asOneLine } from '@hanap/contract/letters/letter-blocks'
import { asksMore, linkNameOf, takesLink } from '@hanap/contract/letters/shown-links'
import { factsAsked } from '@hanap/contract/letters/stated-facts'
import { tellingIn } from '../../../../reading/orders/telling.ts'
import { mayBeQuoted } from './safe-words.ts'

const MOST = 20

/** What a letter is by itself, with the seeker's name and work in it. */
const LETTER_ITSELF =
  /\b(?:cover (?:letter|note)|intro|introduc\p{L}{1,9}|about you(?:rself)?|(?:full|first|last|your) name)\b|^(?:(?:your|any|an?|all|work|relevant|past|previous|professional|brief|short|summary|of) ){0,6}(?:experience|background|message|application)$/iu
const A_LINK = /\b(?:links?|urls?)\b/iu

/** What only the seeker can write, so that a template leaves blanks for it. */
export type LeftToFill = {
  /** In the listing's words, 'Describe a bug that took you long'. */
  tasks: string[]
  /** Whether there are others, whose words no letter may repeat. */
  isMore: boolean
  /** The names of links. */
  links: string[]
}

/** @param isShown whether words may stand in a letter */
export function leftToFill(orders: readonly Order[], isShown: (text: string) => boolean): LeftToFill {
  const asked = orders.filter(({ required, doubt }) => required && !doubt)
  const questions = new Set(orders.flatMap(({ questions: all = [] }) => all.map(asOneLine)))
  const tasks = asked
    .filter(isTask)
    .map(({ quote }) => asOneLine(quote))
    .filter((text) => !questions.has(text))
  const told = tasks.filter((text) => mayBeRepeated(text) && isShown(text))
  const links = asked.filter(takesLink).flatMap(({ what }) => linkNameOf(what) ?? [])
  return {
    tasks: [...new Set(told)].slice(0, MOST),
    isMore: told.length < tasks.length,
    links: [...new Set(links)],
  }
}

/** Words that a listing dictates come in as an ordered phrase or not at all. */
const mayBeRepeated = (text: string) => mayBeQuoted(text) && tellingIn(text).length === 0

function isTask(order: Order): boolean {
  const { kind, what, quote } = order
  if (kind === 'state') return factsAsked(quote, undefined).length === 0 && !LETTER_ITSELF.test(quote)
  if (kind !== 'attach' || what === 'resume') return false
  return linkNameOf(what) === undefined ? A_LINK.test(quote) : asksMore(order)
}
