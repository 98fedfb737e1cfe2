import { describe, expect, it } from 'vitest'
import { searchListing } from '../../../test/search/search-listing.ts'
import { readSynonyms } from '../words/synonyms.ts'
import { createVocabulary } from '../words/vocabulary.ts'
import { buildSegment } from './build-segment.ts'
import { SEGMENT_SIZE } from './segment.ts'
import { createSegments, type Segments } from './segments.ts'

const synonyms = readSynonyms('')
const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)

function start() {
  const vocabulary = createVocabulary()
  const segments = createSegments()
  const add = (ids: readonly number[], title = '') =>
    segments.add(
      buildSegment(
        ids.map((id) => searchListing(id, { title })),
        { vocabulary, synonyms },
      ),
    )
  return { segments, add, countOf: (word: string) => segments.countOf(vocabulary.ofWord(word)) }
}
/** Returns the number of merges. */
function tidy(segments: Segments): number {
  for (let merges = 0; ; merges += 1) {
    const work = segments.tidying()
    if (!work) return merges
    while (!work.next().done);
  }
}
const sizesOf = (segments: Segments) =>
  segments
    .all()
    .map(({ size }) => size)
    .toSorted((a, b) => a - b)
const idsOf = (segments: Segments) =>
  segments
    .all()
    .flatMap(({ ids, alive }) => [...ids].filter((_, place) => alive[place] === 1))
    .toSorted((a, b) => a - b)

describe('merging', () => {
  it('leaves seven small segments alone and makes one of eight', () => {
    const { segments, add } = start()
    for (let i = 0; i < 7; i += 1) add(range(10 * i, 3))
    expect(segments.tidying()).toBeNull()
    add(range(70, 3))
    expect(tidy(segments)).toBe(1)
    expect(sizesOf(segments)).toEqual([24])
    expect(idsOf(segments)).toEqual(range(0, 8).flatMap((i) => range(10 * i, 3)))
  })

  it('keeps few segments however many single listings arrive', () => {
    const { segments, add } = start()
    for (let id = 0; id < 600; id += 1) {
      add([id])
      tidy(segments)
      expect(segments.all().length).toBeLessThan(25)
    }
    expect(idsOf(segments)).toEqual(range(0, 600))
  })

  it('makes a segment anew once more than three tenths of it are dead', () => {
    const { segments, add } = start()
    add(range(0, 10))
    segments.remove([0, 1, 2])
    expect(tidy(segments)).toBe(0)
    segments.remove([3])
    expect(tidy(segments)).toBe(1)
    expect(sizesOf(segments)).toEqual([6])
    segments.remove(range(4, 6))
    expect(tidy(segments)).toBe(1)
    expect(segments.all()).toEqual([])
  })

  it('never makes a segment of more than 65,536 listings, nor a large one anew for a few that arrive', () => {
    const { segments, add } = start()
    add(range(0, SEGMENT_SIZE - 2))
    for (let i = 0; i < 7; i += 1) add([SEGMENT_SIZE + i])
    expect(tidy(segments)).toBe(0)
    add(range(2 * SEGMENT_SIZE, 30_000))
    add(range(3 * SEGMENT_SIZE, 30_000))
    expect(tidy(segments)).toBe(1)
    // Six of the few come along.
    expect(sizesOf(segments)).toEqual([1, 60_006, SEGMENT_SIZE - 2])
    add(range(4 * SEGMENT_SIZE, 10_000))
    tidy(segments)
    expect(Math.max(...sizesOf(segments))).toBeLessThanOrEqual(SEGMENT_SIZE)
    expect(segments.total()).toBe(SEGMENT_SIZE - 2 + 7 + 70_000)
    expect(() => add(range(0, SEGMENT_SIZE + 1))).toThrow('65536')
  })

  it('keeps dead what was removed or changed while it went on', () => {
    const { segments, add } = start()
    for (let i = 0; i < 8; i += 1) add([i])
    const work = segments.tidying()
    work?.next()
    segments.remove([0])
    work?.next()
    add([1], 'new')
    while (!work?.next().done);
    expect(idsOf(segments)).toEqual(range(1, 7))
    expect(segments.where(0)).toBeUndefined()
    const at = segments.where(1)
    expect(at?.segment.size).toBe(1)
    tidy(segments)
    expect(idsOf(segments)).toEqual(range(1, 7))
  })
})

describe('a listing', () => {
  it('is where it was put last, and nowhere after its removal', () => {
    const { segments, add } = start()
    add([1, 2, 3], 'old')
    add([2], 'new')
    const at = segments.where(2)
    expect([at?.segment.size, at?.place]).toEqual([1, 0])
    expect(segments.where(3)).toEqual({ segment: segments.all()[0], place: 0 })
    expect(segments.total()).toBe(3)
    segments.remove([2, 99, 2])
    expect(segments.where(2)).toBeUndefined()
    expect(segments.total()).toBe(2)
    expect(idsOf(segments)).toEqual([1, 3])
  })

  it('counts for its words until the next merge', () => {
    const { segments, add, countOf } = start()
    add(range(0, 10), 'writer')
    expect(countOf('writers')).toBe(10)
    segments.remove(range(0, 4))
    expect(countOf('writer')).toBe(10)
    tidy(segments)
    expect(countOf('writer')).toBe(6)
    expect(countOf('nobody')).toBe(0)
  })
})
