import { packOccurrence, TITLE } from '../segments/occurrence.ts'
import { entriesOf, SEGMENT_SIZE, type Segment } from '../segments/segment.ts'
import { advance, intersect, type Matches, union } from '../segments/sorted-places.ts'
import { encodePhrase, findEverywhere, findPhrase } from '../segments/word-stream.ts'
import { lowered } from './rank.ts'
import { type Run, stepTo, wordRuns } from './word-runs.ts'
import { createWorkLimit, type WorkLimit } from './work-limit.ts'

/** With the worth of each occurrence byte. */
export type WantedTerm = { readonly term: number; readonly worth: Int32Array }
/** Adjacent words. */
export type WantedPhrase = { readonly phrase: readonly number[]; readonly worth: Int32Array }
/** Any of these; the best counts. */
export type WantedGroup = readonly (WantedTerm | WantedPhrase)[]
/**
 * What a job must say, must not say, and what lowers its worth. In `none` and `less`, occurrences worth 0 do no harm.
 * No groups: every job. `isAny`: any group will do, and worths add up.
 */
export type Wanted = {
  readonly all: readonly WantedGroup[]
  readonly none: WantedGroup
  readonly less?: WantedGroup
  readonly isAny?: true
}

const IN_TITLE = packOccurrence(TITLE, 1, true, 4)
const IN_BODY = packOccurrence(0, 1, false, 0)

type PhraseEntries = { places: Uint16Array; inTitle: Uint8Array }
/** Per segment: seekers quote the same few again and again. */
const PHRASES_KEPT = 16
/**
 * If the matches so far are below this share of the rarest word's listings, searches only those; else the whole
 * segment, and caches it.
 */
const FEW = 0.25
/** Above this share of a segment's listings, searches its text as one. */
const MANY = 0.1
const TEXTS_AT_ONCE = 512

/** Reuses its buffers. */
export function createMatcher(limit: WorkLimit = createWorkLimit(Number.POSITIVE_INFINITY)) {
  const room = () => ({
    places: new Uint16Array(SEGMENT_SIZE),
    worths: new Int32Array(SEGMENT_SIZE),
    length: 0,
  })
  let found: Matches = room()
  let spare: Matches = room()
  let group: Matches = room()
  let groupSpare: Matches = room()
  const unwantedAt = new Uint8Array(SEGMENT_SIZE)
  const known = new WeakMap<Segment, Map<string, PhraseEntries>>()

  /** The search ends before this place: later ones hold older listings. */
  let until = SEGMENT_SIZE

  /**
   * Includes dead listings; valid until the next call.
   * @param end how many of the newest listings to search
   */
  function match(segment: Segment, { all, none, less = [], isAny }: Wanted, end = segment.size): Matches {
    until = end
    if (isAny) matchAny(segment, all)
    else matchAll(segment, all)
    for (const unwanted of none) markHaving(segment, unwanted, leaveOut)
    for (const unwanted of less) markHaving(segment, unwanted, lower)
    return found
  }

  function matchAny(segment: Segment, all: readonly WantedGroup[]) {
    found.length = 0
    for (const wanted of all) {
      readGroup(segment, wanted, null)
      union(found, group, groupSpare, 'sum')
      ;[found, groupSpare] = [groupSpare, found]
    }
  }

  function matchAll(segment: Segment, all: readonly WantedGroup[]) {
    const inOrder = all
      .map((wanted) => ({ wanted, length: lengthOf(segment, wanted), hasPhrase: wanted.some(isPhrase) }))
      // Phrases last: they search texts.
      .sort((a, b) => Number(a.hasPhrase) - Number(b.hasPhrase) || a.length - b.length)
    found.length = 0
    if (inOrder.some(({ length }) => length === 0)) return
    for (const [i, { wanted }] of inOrder.entries()) {
      const [only] = wanted
      if (i === 0) {
        readGroup(segment, wanted, null)
        ;[found, group] = [group, found]
      } else if (wanted.length === 1 && only && 'term' in only) {
        intersectEntries(segment, only)
      } else {
        readGroup(segment, wanted, found)
        intersect(found, { ...group, from: 0, to: group.length, occurrences: null })
      }
      if (found.length === 0) return
    }
    if (all.length === 0) everything()
  }

  function everything() {
    for (let place = 0; place < until; place += 1) found.places[place] = place
    found.worths.fill(0, 0, until)
    found.length = until
  }

  function newEntriesOf(segment: Segment, term: number) {
    const entries = entriesOf(segment, term)
    if (entries === null || until === segment.size) return entries
    return { from: entries.from, to: advance(segment.places, entries.from, entries.to, until) }
  }

  /** Fills `group`; may search phrases only in `within`. */
  function readGroup(segment: Segment, wanted: WantedGroup, within: Matches | null) {
    group.length = 0
    for (const [i, one] of wanted.entries()) {
      const other = i === 0 ? group : spare
      if ('term' in one) readEntries(segment, one, other)
      else readPhrase(segment, one, other, within)
      if (i > 0) {
        union(group, spare, groupSpare, 'greater')
        ;[group, groupSpare] = [groupSpare, group]
      }
    }
  }

  function readEntries(segment: Segment, { term, worth }: WantedTerm, into: Matches) {
    into.length = 0
    const entries = newEntriesOf(segment, term)
    if (!entries) return
    const { from, to } = entries
    const { occurrences } = segment
    into.places.set(segment.places.subarray(from, to))
    const { worths } = into
    for (let at = from, i = 0; at < to; at += 1, i += 1)
      worths[i] = worth[occurrences[at] as number] as number
    into.length = to - from
  }

  function readPhrase(segment: Segment, wanted: WantedPhrase, into: Matches, within: Matches | null) {
    const runs = wordRuns(segment, wanted.phrase)
    const fewest = Math.min(...(runs ?? []).map(({ from, to }) => to - from))
    if (runs === null) into.length = 0
    else if (within && within.length < FEW * fewest) {
      const here = { places: within.places, from: 0, to: within.length }
      weigh(lookThrough(segment, wanted.phrase, [here, ...runs]), wanted, into)
    } else weigh(phraseEntries(segment, wanted.phrase, runs), wanted, into)
  }

  /** Cached: a segment never changes. */
  function phraseEntries(segment: Segment, phrase: readonly number[], runs: readonly Run[]): PhraseEntries {
    const phrases = known.get(segment) ?? new Map<string, PhraseEntries>()
    known.set(segment, phrases)
    const key = phrase.join(' ')
    const entries = phrases.get(key) ?? lookThrough(segment, phrase, runs)
    phrases.delete(key)
    phrases.set(key, entries)
    const [oldest] = phrases.keys()
    if (phrases.size > PHRASES_KEPT && oldest !== undefined) phrases.delete(oldest)
    return entries
  }

  /** Searches the texts of listings that have all the words. */
  function lookThrough(segment: Segment, phrase: readonly number[], runs: readonly Run[]): PhraseEntries {
    const [shortest, ...others] = runs.toSorted((a, b) => a.to - a.from - (b.to - b.from))
    if (!shortest) return { places: new Uint16Array(0), inTitle: new Uint8Array(0) }
    const { values, starts } = segment.text
    const words = encodePhrase(phrase)
    limit.check()
    if (shortest.to - shortest.from > MANY * segment.size) return findEverywhere(segment.text, words)
    const places: number[] = []
    const inTitle: number[] = []
    for (let at = shortest.from, texts = 1; at < shortest.to; at += 1, texts += 1) {
      if (texts % TEXTS_AT_ONCE === 0) limit.check()
      const place = shortest.places[at] as number
      if (!others.every((run) => stepTo(run, place))) continue
      const where = findPhrase(values, starts[place] as number, starts[place + 1] as number, words)
      if (where < 0) continue
      places.push(place)
      inTitle.push(where === 0 ? 1 : 0)
    }
    return { places: Uint16Array.from(places), inTitle: Uint8Array.from(inTitle) }
  }

  function weigh({ places, inTitle }: PhraseEntries, { worth }: WantedPhrase, into: Matches) {
    const length = advance(places, 0, places.length, until)
    into.places.set(places.subarray(0, length))
    for (let i = 0; i < length; i += 1) {
      into.worths[i] = worth[inTitle[i] === 1 ? IN_TITLE : IN_BODY] as number
    }
    into.length = length
  }

  function intersectEntries(segment: Segment, { term, worth }: WantedTerm) {
    const entries = entriesOf(segment, term)
    if (!entries) {
      found.length = 0
      return
    }
    const { places, occurrences } = segment
    intersect(found, { places, ...entries, worths: worth, occurrences })
  }

  /** Marks the matches of an unwanted term in `unwantedAt`, while `use` runs. */
  function markHaving(segment: Segment, unwanted: WantedTerm | WantedPhrase, use: () => void) {
    if ('term' in unwanted) readEntries(segment, unwanted, spare)
    else readPhrase(segment, unwanted, spare, found)
    for (let i = 0; i < spare.length; i += 1)
      if (spare.worths[i] !== 0) unwantedAt[spare.places[i] as number] = 1
    use()
    for (let i = 0; i < spare.length; i += 1) unwantedAt[spare.places[i] as number] = 0
  }

  function lower() {
    for (let i = 0; i < found.length; i += 1)
      if (unwantedAt[found.places[i] as number]) found.worths[i] = lowered(found.worths[i] as number)
  }

  function leaveOut() {
    let kept = 0
    for (let i = 0; i < found.length; i += 1) {
      const place = found.places[i] as number
      if (unwantedAt[place]) continue
      found.places[kept] = place
      found.worths[kept] = found.worths[i] as number
      kept += 1
    }
    found.length = kept
  }

  return match
}

const isPhrase = (one: WantedTerm | WantedPhrase) => 'phrase' in one

/** An upper bound; a phrase has at most the entries of its rarest word. */
function lengthOf(segment: Segment, wanted: WantedGroup): number {
  const count = (term: number) => {
    const entries = entriesOf(segment, term)
    return entries ? entries.to - entries.from : 0
  }
  return wanted.reduce(
    (sum, one) => sum + ('term' in one ? count(one.term) : Math.min(...one.phrase.map(count))),
    0,
  )
}
