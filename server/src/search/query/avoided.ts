import { lightWords, stemOf } from '../words/words.ts'
import type { Term, WordTerm } from './query.ts'

/** What is typed before what is not wanted. */
export const negators: ReadonlySet<string> = new Set(
  'not no without except excluding exclude walang wala hindi wag huwag ayaw ayoko maliban bawal'.split(' '),
)

/** The units that are asked for, and what is not wanted: 'va no cold calling', 'editor na walang motion graphics'. */
export function splitAvoided(units: readonly WordTerm[][]): { wanted: WordTerm[][]; avoided: Term[] } {
  const wanted: WordTerm[][] = []
  const avoided: Term[] = []
  for (let n = 0; n < units.length; n += 1) {
    const unit = units[n] as WordTerm[]
    const end = isNegator(unit) ? endOfAvoided(units, n + 1) : n
    if (end === n) {
      wanted.push(unit)
      continue
    }
    const some = units
      .slice(n + 1, end)
      .flat()
      .filter(({ isLight }) => !isLight)
    avoided.push(asOne(some))
    n = end - 1
  }
  return { wanted, avoided }
}

/** Inside a known phrase it is a part of that: 'no time tracker'. */
const isNegator = ([word, ...others]: readonly WordTerm[]) =>
  word !== undefined && others.length === 0 && negators.has(word.word) && word.concepts.length === 0

/** After the first thing named; of words that are not known as one thing, after two. */
function endOfAvoided(units: readonly WordTerm[][], from: number): number {
  let at = from
  while (units[at]?.every(({ word }) => lightWords.has(word))) at += 1
  const first = units[at]
  if (!first || /^\d/.test(first[0]?.word ?? '')) return from - 1
  const isLoose = (unit: readonly WordTerm[] | undefined) =>
    unit?.length === 1 && unit.every(({ concepts, isLight }) => concepts.length === 0 && !isLight)
  return isLoose(first) && isLoose(units[at + 1]) ? at + 2 : at + 1
}

/** What several words are together: the concepts of all of them, or the words in this order. */
function asOne(some: readonly WordTerm[]): Term {
  const [first] = some
  if (some.length === 1 && first) return first
  const [concept, ...others] = (first?.concepts ?? []).filter((one) =>
    some.every(({ concepts }) => concepts.includes(one)),
  )
  const words = some.map(({ word }) => word)
  if (concept === undefined) return { kind: 'phrase', words, stems: words.map(stemOf) }
  return {
    kind: 'word',
    word: words.join(' '),
    stem: concept,
    concepts: others,
    pieces: [],
    isLight: false,
    isEmpty: false,
  }
}
