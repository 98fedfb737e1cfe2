import { mergeSegments } from './merge-segments.ts'
import { entriesOf, SEGMENT_SIZE, type Segment } from './segment.ts'

/** This many segments of about one size are merged. */
const FANOUT = 8
/** A segment with a larger dead share is rebuilt. */
const MOST_DEAD = 0.3

export type Segments = {
  all(): readonly Segment[]
  total(): number
  add(segment: Segment): void
  /** Ignores unknown ids. */
  remove(ids: Iterable<number>): void
  where(id: number): { segment: Segment; place: number } | undefined
  /** Including listings that died since the last merge. */
  countOf(term: number): number
  /** In steps, to run between searches; null if none is due. */
  tidying(): Iterator<void> | null
}

/**
 * Keeps segments few and mostly alive by merging small ones, so that searching and adding stay cheap.
 * @param kept those of an earlier index, in order
 */
export function createSegments(kept: readonly Segment[] = []): Segments {
  /** Oldest first. */
  const segments = new Map<number, Segment>()
  let made = 0
  // A number, not an object, for each of perhaps a million listings.
  const addresses = new Map<number, number>()
  const read = (address: number) => ({
    number: Math.floor(address / SEGMENT_SIZE),
    place: address % SEGMENT_SIZE,
  })

  function remove(ids: Iterable<number>) {
    for (const id of ids) {
      const address = addresses.get(id)
      if (address === undefined) continue
      const { number, place } = read(address)
      kill(segments.get(number) as Segment, place)
      addresses.delete(id)
    }
  }

  function settle(segment: Segment) {
    made += 1
    segments.set(made, segment)
    for (let place = 0; place < segment.size; place += 1) {
      if (segment.alive[place]) addresses.set(segment.ids[place] as number, made * SEGMENT_SIZE + place)
    }
  }

  function* merge(sources: readonly Segment[]): Generator<void, void> {
    const merged = yield* mergeSegments(sources)
    const numbers = new Set(
      [...segments].filter(([, one]) => sources.includes(one)).map(([number]) => number),
    )
    for (let place = 0; place < merged.size; place += 1) {
      const address = addresses.get(merged.ids[place] as number)
      // Removed or replaced during the merge.
      if (address === undefined || !numbers.has(read(address).number)) kill(merged, place)
    }
    for (const number of numbers) segments.delete(number)
    if (merged.size > 0) settle(merged)
  }

  for (const segment of kept) settle(segment)
  const all = () => [...segments.values()]
  return {
    all,
    total: () => addresses.size,
    add(segment) {
      remove(segment.ids)
      settle(segment)
    },
    remove,
    where(id) {
      const address = addresses.get(id)
      if (address === undefined) return undefined
      const { number, place } = read(address)
      return { segment: segments.get(number) as Segment, place }
    },
    countOf(term) {
      let count = 0
      for (const segment of segments.values()) {
        const entries = entriesOf(segment, term)
        if (entries) count += entries.to - entries.from
      }
      return count
    },
    tidying() {
      const sources = chooseToMerge(all())
      return sources && merge(sources)
    },
  }
}

/** Eight of about one size, or enough to fill one well; else one that is largely dead. */
function chooseToMerge(segments: readonly Segment[]): Segment[] | null {
  const living = segments.map((segment) => ({ segment, count: countAlive(segment) }))
  const bySize = living.toSorted((a, b) => a.count - b.count)
  for (let first = 0; first < bySize.length; first += 1) {
    const group = takeFitting(bySize.slice(first, first + FANOUT))
    const sum = group.reduce((total, { count }) => total + count, 0)
    const smallest = Math.max(group[0]?.count ?? 0, FANOUT)
    const largest = group.at(-1)?.count ?? 0
    const isOneSize = group.length === FANOUT && largest <= FANOUT * smallest
    // Requires several small ones: else every small addition would rebuild the large segment.
    const isFilling = sum > SEGMENT_SIZE / 2 && FANOUT * (sum - largest) >= largest
    if (isOneSize || isFilling) return group.map(({ segment }) => segment)
  }
  const dying = living.find(({ segment, count }) => count < (1 - MOST_DEAD) * segment.size)
  return dying ? [dying.segment] : null
}

function takeFitting<One extends { count: number }>(bySize: readonly One[]): One[] {
  let sum = 0
  return bySize.filter(({ count }) => {
    sum += count
    return sum <= SEGMENT_SIZE
  })
}

function kill({ alive, state }: Segment, place: number) {
  alive[place] = 0
  state.dead += 1
}

const countAlive = ({ size, state }: Segment) => size - state.dead
