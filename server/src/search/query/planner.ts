import { type JobList, MAX_QUERY } from '@hanap/contract/jobs/jobs'
import type { AskedPay } from '../port.ts'
import type { Segments } from '../segments/segments.ts'
import { rootOf } from '../words/affixes.ts'
import { createApart, createBeside, createInFull } from '../words/shortened.ts'
import { createSpelling, DOUBT } from '../words/spelling.ts'
import { factOf, type Synonyms } from '../words/synonyms.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { lightWords, stemOf } from '../words/words.ts'
import { textBeside } from './asked-pay.ts'
import { contraryOf } from './contrary.ts'
import { joinFacts } from './fact-groups.ts'
import type { Wanted, WantedTerm } from './match.ts'
import { meantBy } from './meant.ts'
import { isPlainFilipino, withoutMute } from './mute-words.ts'
import { type Group, parseQuery, type Query, type Term, type WordTerm } from './query.ts'
import { closeWorthOf, MOST_COUNTED, sharesOf, worthOf } from './rank.ts'
import { byEarOf } from './roots.ts'
import { asTyped, readUnderstood } from './understood.ts'
import {
  aboutIt,
  anywhere,
  createWays,
  NO_GROUP,
  nothingWorth,
  SUBSTITUTED_AT_MOST,
  type Way,
  wantedGroup,
  wantedTerm,
} from './ways.ts'

/** For a word that next to no listing has: replaces it, adds to it, or leaves it out. */
type Correction = JobList['corrections'][number]

export type Plan = {
  wanted: Wanted
  /** For listings that lack some groups; null for a single group. Lazy: most pages are full without. */
  close: () => Wanted | null
  /** The text of each group, in order; alternatives joined by 'or'. */
  typed: string[]
  leftOut: string[]
  /** For each group, the terms of `wanted.none` that contradict it. */
  contrary: readonly (readonly WantedTerm[])[]
  /** Groups that count in the grade. */
  words: number
  corrections: Correction[]
  understood: JobList['understood']
  meant: JobList['meant']
}

/** Discount of a correction, if listings have the word too. */
const STAND_IN = 0.7
/** Discount of facts in `close`: other work with the same hours is not close. */
const FACT_ALONE = 0.3
const EVERYTHING: Plan = {
  wanted: { all: [], none: [] },
  close: () => null,
  typed: [],
  leftOut: [],
  contrary: [],
  words: 0,
  corrections: [],
  understood: [],
  meant: null,
}
/** For punctuation without a word. */
const NOTHING: Plan = {
  ...EVERYTHING,
  wanted: { all: [NO_GROUP], none: [] },
}

export function createPlanner({
  vocabulary,
  synonyms,
  segments,
}: {
  vocabulary: Vocabulary
  synonyms: Synonyms
  segments: Segments
}) {
  const spelling = createSpelling(vocabulary)
  const inFull = createInFull(synonyms)
  const beside = createBeside(synonyms)
  const byEar = byEarOf(synonyms)
  const apart = createApart(synonyms)
  const waysOf = createWays(vocabulary)
  const foundOf = ({ terms }: Way) => Math.min(...terms.map(segments.countOf))
  const foundAny = (ways: readonly Way[]) => ways.reduce((sum, way) => sum + foundOf(way), 0)

  /** @param text null asks for every listing */
  function plan(text: string | null, pay: AskedPay | null = null): Plan {
    if (text === null) return EVERYTHING
    const searched = textBeside(text, pay)
    if (searched === null)
      return { ...EVERYTHING, understood: readUnderstood(text, synonyms, new Map(), pay) }
    const typed = parseQuery(searched, synonyms)
    if (typed.all.length + typed.none.length + typed.avoided.length === 0) return NOTHING
    const slips = findSlips(typed)
    const corrections = [...slips].map(([word, used]) => correction(text, word, used, synonyms))
    // Corrected words bring their synonyms along.
    const query = slips.size === 0 ? typed : parseQuery(searched, synonyms, slips)
    const typedFor = new Map(corrections.map((correction) => [correction.used, correction.typed]))
    const { heard, unknown } = withoutMute(
      query.all.filter((group) => !group.isLight),
      { synonyms, total: segments.total(), found: (term) => foundAny(waysOf(term)) },
    )
    // No search for it as typed: no listing has it.
    for (const group of unknown)
      corrections.push({ typed: textOfGroup(group, typedFor), used: '', asTyped: null })
    const asking = joinFacts(heard)
    const groups = asking.map(([first]) => first)
    const facts = groups.map(factsOf)
    const isLong = facts.filter(({ length }) => length === 0).length > SUBSTITUTED_AT_MOST
    const ways = groups
      .map((group) => expand(group, text, corrections))
      .map((some) => (isLong ? withoutSubstitutes(some) : some))
    const shares = sharesOf(
      ways.map(foundAny),
      segments.total(),
      facts.map(({ length }) => length > 0),
    )
    const leftOut = (
      [
        [query.none, anywhere],
        // Beside nothing wanted, no order would lower those that mention it.
        [query.avoided, groups.length > 0 ? aboutIt : anywhere],
      ] as const
    ).flatMap(([terms, worthOf]) =>
      terms.flatMap((term) => waysOf(term).map((way) => ({ term, wanted: wantedTerm(way, worthOf) }))),
    )
    const contrary = groups.map((group) => contraryOf(group, vocabulary))
    const none = [...leftOut.map(({ wanted }) => wanted), ...contrary.flat()]
    // A seeker who avoids something prefers a job that never mentions it.
    const less = query.avoided.flatMap(waysOf).map((way) => wantedTerm(way, anywhere))
    const all = (worthOf: (share: number, discount: number) => Int32Array, factWorth = 1) =>
      ways.map((some, i) => {
        const worth = facts[i]?.length === 0 ? 1 : factWorth
        return wantedGroup(
          some,
          i < MOST_COUNTED ? (discount) => worthOf(shares[i] as number, discount * worth) : nothingWorth,
        )
      })
    const isWork = facts.some(({ length }) => length === 0)
    return {
      wanted: { all: all(worthOf), none, less },
      close: () =>
        groups.length > 1
          ? { all: all(closeWorthOf, isWork ? FACT_ALONE : 1), none, less, isAny: true }
          : null,
      typed: asking.map((some) => some.map((group) => textOfGroup(group, typedFor)).join(' ')),
      leftOut: leftOut.map(({ term }) => `-${textOf(term, typedFor)}`),
      contrary,
      words: Math.min(groups.length, MOST_COUNTED),
      corrections,
      // Leaves out avoided facts: 'not part time'.
      understood: readUnderstood(text, synonyms, slips, pay).filter(
        ({ fact }) => fact === 'pay' || facts.flat().includes(fact),
      ),
      meant: meantBy(text, {
        synonyms,
        pay,
        slips: new Map(corrections.map(({ typed, used }) => [typed, used])),
      }),
    }
  }

  /** A single listing may have misspelled it. */
  const isSaid = (word: string) => segments.countOf(vocabulary.find(stemOf(word)) ?? -1) > 1

  /** Full words, roots or corrections of words that no listing has: 'bguhan', 'nagdodrawing'. */
  function findSlips(query: Query): Map<string, string> {
    const slips = new Map<string, string>()
    const typed = query.all.flatMap(({ any, isLight }) => (isLight ? [] : any))
    // 'wla exprnce' avoids nothing.
    for (const term of [...typed, ...query.avoided]) {
      if (term.kind !== 'word' || isUnderstood(term)) continue
      const found = foundAny(waysOf(term))
      const used = found > 0 ? slipIn(query, term.word, found, slips) : slipOf(query, term.word, slips)
      if (used !== null) slips.set(term.word, used)
    }
    return slips
  }

  function slipOf(query: Query, word: string, slips: ReadonlyMap<string, string>): string | null {
    const root = rootOf(word, isSaid)
    const full = slipIn(query, word, 0, slips) ?? inFull(word)
    return full ?? (root === word ? spelling.correct(word, 0, segments.countOf) : root)
  }

  /** Of a word that a few listings have too: 'prt' beside 'time', 'partime'. */
  function slipIn({ all }: Query, word: string, found: number, slips: ReadonlyMap<string, string>) {
    if (found * DOUBT > segments.total()) return null
    const words = all.flatMap(({ any }) => any.map((term) => (term.kind === 'word' ? term.word : '')))
    const at = words.indexOf(word)
    const [before, after] = [at - 1, at + 1].map((place) => {
      const near = words[place]
      return near === undefined ? near : (slips.get(near) ?? near)
    })
    return (at < 0 ? undefined : beside(word, before, after)) ?? byEar(word) ?? apart(word) ?? null
  }

  /** With a correction, if hardly any listing has its word. */
  function expand({ any }: Group, text: string, corrections: Correction[]): Way[] {
    const ways = any.flatMap(waysOf)
    const [only] = any
    if (any.length !== 1 || only?.kind !== 'word' || isUnderstood(only)) return ways
    const found = foundAny(ways)
    const mayBeSlip = found > 0 && found * DOUBT <= segments.total()
    const used = mayBeSlip ? spelling.correct(only.word, found, segments.countOf) : null
    if (used === null) return ways
    corrections.push(correction(text, only.word, used, synonyms))
    return [...ways, { terms: [vocabulary.ofWord(used)], discount: STAND_IN }]
  }

  return { plan }
}

function correction(text: string, typed: string, used: string, synonyms: Synonyms): Correction {
  const quoted = asTyped(text, typed, synonyms)
  return { typed, used, asTyped: quoted.length > MAX_QUERY ? null : quoted }
}

/** Drops substitutes, unless nothing else matches the word. */
function withoutSubstitutes(ways: Way[]): Way[] {
  const others = ways.filter((way) => !way.isSubstitute)
  return others.length > 0 ? others : ways
}

const factsOf = ({ any }: Group) =>
  any.flatMap((term) =>
    term.kind === 'word' ? term.concepts.flatMap((concept) => factOf(concept) ?? []) : [],
  )

/** Never misspelled, however few listings have them. */
const isUnderstood = (term: WordTerm) =>
  lightWords.has(term.word) || term.concepts.length > 0 || isPlainFilipino(term)

const textOfGroup = ({ any }: Group, typedFor: ReadonlyMap<string, string>) =>
  any.map((term) => textOf(term, typedFor)).join(' or ')
const textOf = (term: Term, typedFor: ReadonlyMap<string, string>) =>
  term.kind === 'word' ? (typedFor.get(term.word) ?? term.word) : `"${term.words.join(' ')}"`
