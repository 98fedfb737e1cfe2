import { lightWords, stemOf } from '../words/words.ts'
import type { Term, WordTerm } from './query.ts'

/** Words before what the seeker avoids, also as typed in haste. */
export const negators: ReadonlySet<string> = new Set(
  'not no without except excluding exclude walang wala wlang wlng wla hindi hinde hndi hnd di wag huwag ayaw ayoko maliban bawal'.split(
    ' ',
  ),
)

/** As in 'va no cold calling' and 'editor na walang motion graphics'. */
export function splitAvoided(units: readonly WordTerm[][]): { wanted: WordTerm[][]; avoided: Term[] } {
  const wanted: WordTerm[][] = []
  const avoided: Term[] = []
  for (let n = 0; n < units.length; n += 1) {
    const unit = units[n] as WordTerm[]
    const end = isNegator(unit) ? endOfAvoided(units, n + 1) : n
    if (end === n) {
      wanted.push(isIdle(units, n) ? unit.map((term) => ({ ...term, isLight: true, isEmpty: true })) : unit)
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

/** Not in a known phrase: 'no time tracker'. */
const isNegator = ([word, ...others]: readonly WordTerm[]) =>
  word !== undefined && others.length === 0 && negators.has(word.word) && word.concepts.length === 0

/** A negator that names nothing to avoid: 'trabahong walang boss'. */
const isIdle = (units: readonly WordTerm[][], at: number): boolean =>
  units.length > at + 1 &&
  isNegator(units[at] as WordTerm[]) &&
  units.slice(at + 1).every((unit) => unit.every(({ word }) => lightWords.has(word)))

/** After the first thing named, or after two words outside known phrases. */
function endOfAvoided(units: readonly WordTerm[][], from: number): number {
  let at = from
  while (units[at]?.every(({ word }) => lightWords.has(word))) at += 1
  const first = units[at]
  if (!first || /^\d/.test(first[0]?.word ?? '')) return from - 1
  const isLoose = (unit: readonly WordTerm[] | undefined) =>
    unit?.length === 1 && unit.every(({ concepts, isLight }) => concepts.length === 0 && !isLight)
  return isLoose(first) && isLoose(units[at + 1]) ? at + 2 : at + 1
}

/** Makes one term of several: the concepts they share, or a phrase. */
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
