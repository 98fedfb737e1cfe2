import type { Suggestion } from '@hanap/contract/jobs/suggestions'
import { countOne, type Segment } from '../segments/segment.ts'
import type { Texts, Vocabulary } from '../words/vocabulary.ts'
import { wordsOf } from '../words/words.ts'

/** Only the most frequent titles are suggested. */
const MOST_TITLES = 50_000
const MOST_OF = { title: 5, employer: 2, tag: 2 } as const
const MOST = 8
/** Entries are indexed by the first letters of each word. */
const LETTERS = 2

type Entry = { suggestion: Suggestion; words: string }
/** Entries by the first letters of their words, most frequent first. */
export type Suggestions = ReadonlyMap<string, readonly Entry[]>

/** As in their latest listing. */
export type Names = ReadonlyMap<number, string>

export function collectSuggestions(
  segments: readonly Segment[],
  vocabulary: Vocabulary,
  names: { employers: Names; tags: Names },
): Suggestions {
  const titles = new Uint32Array(vocabulary.pieces.length)
  const employers = new Map<number, number>()
  const tags = new Map<number, number>()
  for (const segment of segments) {
    for (let place = 0; place < segment.size; place += 1) {
      if (segment.alive[place] === 0) continue
      eachOf(segment.titlePieces, place, (piece) => countOne(titles, piece))
      eachOf(segment.tags, place, (tag) => tags.set(tag, (tags.get(tag) ?? 0) + 1))
      const employer = segment.employers[place] as number
      if (employer >= 0) employers.set(employer, (employers.get(employer) ?? 0) + 1)
    }
  }
  const named = (kind: 'employer' | 'tag', counts: Map<number, number>, known: Names): Suggestion[] =>
    [...counts].flatMap(([id, count]) => {
      const text = known.get(id)
      return text === undefined ? [] : [{ kind, text, id, count }]
    })
  return byBeginning([
    ...frequentTitles(titles, vocabulary.pieces),
    ...named('employer', employers, names.employers),
    ...named('tag', tags, names.tags),
  ])
}

/** Matches the start of any word. */
export function suggest(suggestions: Suggestions, typed: string): Suggestion[] {
  const words = wordsOf(typed).join(' ')
  if (words.length < LETTERS) return []
  const taken = { title: 0, employer: 0, tag: 0 }
  const seen = new Set<string>()
  const beginning: Suggestion[] = []
  const within: Suggestion[] = []
  for (const { suggestion, words: known } of suggestions.get(words.slice(0, LETTERS)) ?? []) {
    const { kind } = suggestion
    if (taken[kind] === MOST_OF[kind] || !` ${known}`.includes(` ${words}`)) continue
    // Skips a suggestion that would be the same search twice.
    if (kind !== 'employer' && seen.has(known)) continue
    seen.add(known)
    taken[kind] += 1
    if (known.startsWith(words)) beginning.push(suggestion)
    else within.push(suggestion)
  }
  return [...beginning, ...within].slice(0, MOST)
}

function frequentTitles(counts: Uint32Array, pieces: Texts): Suggestion[] {
  const present = Array.from(counts.keys()).filter((piece) => (counts[piece] as number) > 0)
  const most = present.length <= MOST_TITLES ? present : mostFrequent(present, counts)
  return most.map((piece) => ({
    kind: 'title',
    text: pieces.at(piece),
    id: null,
    count: counts[piece] as number,
  }))
}

function mostFrequent(present: readonly number[], counts: Uint32Array): number[] {
  let left = [...present]
  for (let least = 2; left.length > MOST_TITLES; least += 1) {
    left = left.filter((piece) => (counts[piece] as number) >= least)
  }
  return left
}

function byBeginning(suggestions: readonly Suggestion[]): Suggestions {
  const entries = suggestions
    .map((suggestion) => ({ suggestion, words: wordsOf(suggestion.text).join(' ') }))
    .sort((a, b) => b.suggestion.count - a.suggestion.count || (a.words < b.words ? -1 : 1))
  const found = new Map<string, Entry[]>()
  for (const entry of entries) {
    // A one-letter word continues in the next: 'e ' also finds 'shopify e commerce'.
    const starts = [0, ...Array.from(entry.words.matchAll(/ /g), ({ index }) => index + 1)]
    for (const beginning of new Set(starts.map((at) => entry.words.slice(at, at + LETTERS)))) {
      const list = found.get(beginning)
      if (list) list.push(entry)
      else found.set(beginning, [entry])
    }
  }
  return found
}

function eachOf({ values, starts }: Segment['tags'], place: number, take: (value: number) => void) {
  const to = starts[place + 1] as number
  for (let at = starts[place] as number; at < to; at += 1) take(values[at] as number)
}
