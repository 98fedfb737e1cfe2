import { lightWords, stemOf } from '../words/words.ts'
import type { Term, WordTerm } from './query.ts'

/** Words before what the seeker avoids; loans.txt has them as typed in haste. */
export const negators: ReadonlySet<string> = new Set(
  'not no without except excluding exclude walang wala hindi di wag huwag ayaw ayoko maliban bawal'.split(
    ' ',
  ),
)

/** As in 'va no cold calling' and 'editor na walang motion graphics'. */
export function splitAvoided(units: readonly WordTerm[][]): { wanted: WordTerm[][]; avoided: Term[] } {
  const wanted: WordTerm[][] = []
  const avoided: Term[] = []
  for (let n = 0; n < units.length; n += 1) {
    const unit = units[n] as WordTerm[]
    let end = isNegator(unit) ? endOfAvoided(units, n + 1) : n
    if (end === n) {
      wanted.push(isIdle(units, n) ? asEmpty(unit) : unit)
      continue
    }
    const some = units
      .slice(n + 1, end)
      .flat()
      .filter(({ isLight }) => !isLight)
    // 'no home based va' avoids what says nothing.
    if (some.length === 0) {
      while (units[end]?.every(({ isLight }) => isLight)) end += 1
      wanted.push(...units.slice(n, end).map(asEmpty))
    } else avoided.push(asOne(some))
    n = end - 1
  }
  return { wanted, avoided }
}

const asEmpty = (unit: readonly WordTerm[]): WordTerm[] =>
  unit.map((term) => ({ ...term, isLight: true, isEmpty: true }))

/** Not in a known phrase: 'no time tracker'. */
const isNegator = ([word, ...others]: readonly WordTerm[]) =>
  word !== undefined && others.length === 0 && negators.has(word.word) && word.concepts.length === 0

/** A negator that names nothing to avoid: 'trabahong walang boss'. */
const isIdle = (units: readonly WordTerm[][], at: number): boolean =>
  units.length > at + 1 &&
  isNegator(units[at] as WordTerm[]) &&
  units.slice(at + 1).every((unit) => unit.every(({ word }) => lightWords.has(word)))

/** After the first thing named, or after two words outside known phrases: 'cold emails', 'sales calls'. */
function endOfAvoided(units: readonly WordTerm[][], from: number): number {
  let at = from
  while (units[at]?.every(({ word }) => lightWords.has(word))) at += 1
  const first = units[at]
  if (!first || /^\d/.test(first[0]?.word ?? '')) return from - 1
  const isLoose = (unit: readonly WordTerm[] | undefined) =>
    unit?.length === 1 && unit.every(({ concepts, isLight }) => concepts.length === 0 && !isLight)
  const next = units[at + 1]
  const isTask = first.length === 1 && /(?:[^s]s|ing)$/.test(next?.[0]?.word ?? '')
  return isLoose(next) && (isLoose(first) || isTask) ? at + 2 : at + 1
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
