import { packOccurrence, TITLE } from './occurrence.ts'
import { entriesOf, SEGMENT_SIZE, type Segment } from './segment.ts'
import { findPhrase } from './word-stream.ts'

/** One term to look for, with what each occurrence byte of it is worth. */
export type WantedTerm = { readonly term: number; readonly worth: Int32Array }
/** Words that have to stand side by side. */
export type WantedPhrase = { readonly phrase: readonly number[]; readonly worth: Int32Array }
/** One thing that has to occur: any of these will do, and the best of them counts. */
export type WantedGroup = readonly (WantedTerm | WantedPhrase)[]
/**
 * What a listing has to say, and what it must not. No groups at all: every listing. `isAny`: any of the groups will do,
 * and what a listing has of them adds up.
 */
export type Wanted = {
  readonly all: readonly WantedGroup[]
  readonly none: WantedGroup
  readonly isAny?: true
}

/** Places of a segment, ascending, with what their listings are worth. Good until the next match. */
export type Matches = { places: Uint16Array; worths: Int32Array; length: number }

const IN_TITLE = packOccurrence(TITLE, 1, true, 4)
const IN_BODY = packOccurrence(0, 1, false, 0)
/** From this ratio of lengths on, stepping through the longer list by doubling beats walking it. */
const GALLOP = 8

/** A matcher has room of its own to work in, which it uses again for every search. */
export function createMatcher() {
  const room = () => ({
    places: new Uint16Array(SEGMENT_SIZE),
    worths: new Int32Array(SEGMENT_SIZE),
    length: 0,
  })
  let found: Matches = room()
  let spare: Matches = room()
  let group: Matches = room()
  let groupSpare: Matches = room()
  const excluded = new Uint8Array(SEGMENT_SIZE)

  /** The listings of a segment that say what is wanted, dead ones among them. */
  function match(segment: Segment, { all, none, isAny }: Wanted): Matches {
    if (isAny) matchAny(segment, all)
    else matchAll(segment, all)
    for (const unwanted of none) leaveOut(segment, unwanted)
    return found
  }

  function matchAny(segment: Segment, all: readonly WantedGroup[]) {
    found.length = 0
    for (const wanted of all) {
      readGroup(segment, wanted)
      union(found, group, groupSpare, (a, b) => a + b)
      ;[found, groupSpare] = [groupSpare, found]
    }
  }

  function matchAll(segment: Segment, all: readonly WantedGroup[]) {
    const byLength = all
      .map((wanted) => ({ wanted, length: lengthOf(segment, wanted) }))
      .sort((a, b) => a.length - b.length)
    found.length = 0
    for (const [i, { wanted, length }] of byLength.entries()) {
      if (length === 0) {
        found.length = 0
        return
      }
      const [only] = wanted
      if (i === 0) {
        readGroup(segment, wanted)
        ;[found, group] = [group, found]
      } else if (wanted.length === 1 && only && 'term' in only) {
        intersectEntries(segment, only)
      } else {
        readGroup(segment, wanted)
        intersect(found, group.places, 0, group.length, (at) => group.worths[at] as number)
      }
      if (found.length === 0) return
    }
    if (all.length === 0) everything(segment)
  }

  function everything({ size }: Segment) {
    for (let place = 0; place < size; place += 1) found.places[place] = place
    found.worths.fill(0, 0, size)
    found.length = size
  }

  /** Puts the listings that have any of the alternatives into `group`. */
  function readGroup(segment: Segment, wanted: WantedGroup) {
    group.length = 0
    for (const [i, one] of wanted.entries()) {
      const other = i === 0 ? group : spare
      if ('term' in one) readEntries(segment, one, other)
      else readPhrase(segment, one, other)
      if (i > 0) {
        union(group, spare, groupSpare, Math.max)
        ;[group, groupSpare] = [groupSpare, group]
      }
    }
  }

  function readEntries(segment: Segment, { term, worth }: WantedTerm, into: Matches) {
    into.length = 0
    const entries = entriesOf(segment, term)
    if (!entries) return
    const { from, to } = entries
    const { occurrences } = segment
    into.places.set(segment.places.subarray(from, to))
    const { worths } = into
    for (let at = from, i = 0; at < to; at += 1, i += 1)
      worths[i] = worth[occurrences[at] as number] as number
    into.length = to - from
  }

  /** Listings that have all its words are looked through for the phrase itself. */
  function readPhrase(segment: Segment, { phrase, worth }: WantedPhrase, into: Matches) {
    into.length = 0
    const entries = [...new Set(phrase)].map((term) => entriesOf(segment, term))
    const shortest = entries.reduce((a, b) => (a && b && a.to - a.from > b.to - b.from ? b : a))
    if (!shortest || entries.includes(null)) return
    const { values, starts } = segment.text
    const heads = entries.map((entry) => entry?.from ?? 0)
    for (let at = shortest.from; at < shortest.to; at += 1) {
      const place = segment.places[at] as number
      const isInAll = entries.every((entry, i) => {
        const head = advance(segment.places, heads[i] as number, entry?.to ?? 0, place)
        heads[i] = head
        return head < (entry?.to ?? 0) && segment.places[head] === place
      })
      if (!isInAll) continue
      const where = findPhrase(values, starts[place] as number, starts[place + 1] as number, phrase)
      if (where < 0) continue
      into.places[into.length] = place
      into.worths[into.length] = worth[where === 0 ? IN_TITLE : IN_BODY] as number
      into.length += 1
    }
  }

  function intersectEntries(segment: Segment, { term, worth }: WantedTerm) {
    const entries = entriesOf(segment, term)
    if (!entries) {
      found.length = 0
      return
    }
    const { occurrences } = segment
    intersect(
      found,
      segment.places,
      entries.from,
      entries.to,
      (at) => worth[occurrences[at] as number] as number,
    )
  }

  function leaveOut(segment: Segment, unwanted: WantedTerm | WantedPhrase) {
    if ('term' in unwanted) readEntries(segment, unwanted, spare)
    else readPhrase(segment, unwanted, spare)
    for (let i = 0; i < spare.length; i += 1) excluded[spare.places[i] as number] = 1
    let kept = 0
    for (let i = 0; i < found.length; i += 1) {
      const place = found.places[i] as number
      if (excluded[place]) continue
      found.places[kept] = place
      found.worths[kept] = found.worths[i] as number
      kept += 1
    }
    found.length = kept
    for (let i = 0; i < spare.length; i += 1) excluded[spare.places[i] as number] = 0
  }

  return match
}

/** How many entries a group has at most; a phrase is no longer than its rarest word. */
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

/** Keeps of `found` what also stands in the other list, and adds up the worths. Works in place. */
function intersect(
  found: Matches,
  places: Uint16Array,
  from: number,
  to: number,
  worthAt: (at: number) => number,
): void {
  const isGalloping = to - from > GALLOP * found.length
  let kept = 0
  let at = from
  for (let i = 0; i < found.length && at < to; i += 1) {
    const place = found.places[i] as number
    if (isGalloping) at = advance(places, at, to, place)
    else while (at < to && (places[at] as number) < place) at += 1
    if (at === to || places[at] !== place) continue
    found.places[kept] = place
    found.worths[kept] = (found.worths[i] as number) + worthAt(at)
    kept += 1
  }
  found.length = kept
}

/** The first position from `at` on whose value is at least `wanted`: doubling steps, then halving ones. */
function advance(values: Uint16Array, at: number, to: number, wanted: number): number {
  if (at >= to || (values[at] as number) >= wanted) return at
  let step = 1
  while (at + step < to && (values[at + step] as number) < wanted) step *= 2
  let low = at + (step >> 1) + 1
  let high = Math.min(at + step, to)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** What stands in either list; `join` makes one worth of two. */
function union(a: Matches, b: Matches, into: Matches, join: (a: number, b: number) => number): void {
  let length = 0
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const left = i < a.length ? (a.places[i] as number) : SEGMENT_SIZE
    const right = j < b.length ? (b.places[j] as number) : SEGMENT_SIZE
    into.places[length] = Math.min(left, right)
    const worthLeft = left <= right ? (a.worths[i++] as number) : 0
    const worthRight = right <= left ? (b.worths[j++] as number) : 0
    into.worths[length] = join(worthLeft, worthRight)
    length += 1
  }
  into.length = length
}
