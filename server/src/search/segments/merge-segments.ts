import { doubled } from './entries.ts'
import { type Lists, orderByPay, type Segment } from './segment.ts'

/** Entries between two pauses, some milliseconds; other parts of a merge are one step each. */
const STEP = 200_000

/** Drops dead jobs. Pauses so that searches get answers; the caller must kill jobs that died meanwhile. */
export function* mergeSegments(sources: readonly Segment[]): Generator<void, Segment> {
  const { order, moved } = orderNewestFirst(sources)
  const size = order.length
  yield
  const columns = copyColumns(sources, order)
  yield
  const texts = copyTexts(sources, order)
  yield
  const entries = yield* mergeEntries(sources, moved)
  return {
    size,
    ...columns,
    ...orderByPay(columns.pay.usdMax, columns.ids),
    alive: new Uint8Array(size).fill(1),
    state: { dead: 0 },
    ...entries,
    ...texts,
  }
}

type Origin = { source: number; place: number }
const GONE = -1

function orderNewestFirst(sources: readonly Segment[]): { order: Origin[]; moved: Int32Array[] } {
  const order: Origin[] = []
  for (const [source, { size, alive }] of sources.entries()) {
    for (let place = 0; place < size; place += 1) if (alive[place]) order.push({ source, place })
  }
  const time = ({ source, place }: Origin) => (sources[source] as Segment).postedAt[place] as number
  const id = ({ source, place }: Origin) => (sources[source] as Segment).ids[place] as number
  order.sort((a, b) => time(b) - time(a) || id(b) - id(a))
  const moved = sources.map(({ size }) => new Int32Array(size).fill(GONE))
  for (const [place, origin] of order.entries()) (moved[origin.source] as Int32Array)[origin.place] = place
  return { order, moved }
}

function copyColumns(sources: readonly Segment[], order: readonly Origin[]) {
  const read = (column: (segment: Segment) => { readonly [place: number]: number }) => {
    const columns = sources.map(column)
    return ({ source, place }: Origin) => columns[source]?.[place] as number
  }
  const int32 = (column: (segment: Segment) => Int32Array) => Int32Array.from(order, read(column))
  return {
    ids: Float64Array.from(
      order,
      read(({ ids }) => ids),
    ),
    postedAt: Float64Array.from(
      order,
      read(({ postedAt }) => postedAt),
    ),
    types: Uint8Array.from(
      order,
      read(({ types }) => types),
    ),
    workHours: Uint8Array.from(
      order,
      read(({ workHours }) => workHours),
    ),
    stale: Uint8Array.from(
      order,
      read(({ stale }) => stale),
    ),
    employers: int32(({ employers }) => employers),
    pay: {
      usdMin: int32(({ pay }) => pay.usdMin),
      usdMax: int32(({ pay }) => pay.usdMax),
      phpMin: int32(({ pay }) => pay.phpMin),
      phpMax: int32(({ pay }) => pay.phpMax),
    },
  }
}

function copyTexts(sources: readonly Segment[], order: readonly Origin[]) {
  return {
    tags: copyLists(sources, order, ({ tags }) => tags),
    titlePieces: copyLists(sources, order, ({ titlePieces }) => titlePieces),
    text: copyLists(sources, order, ({ text }) => text),
  }
}

function copyLists<Values extends Uint8Array | Uint32Array>(
  sources: readonly Segment[],
  order: readonly Origin[],
  of: (segment: Segment) => Lists<Values>,
): Lists<Values> {
  const lists = sources.map(of)
  const starts = new Uint32Array(order.length + 1)
  for (const [to, { source, place }] of order.entries()) {
    const given = (lists[source] as Lists<Values>).starts
    starts[to + 1] = (starts[to] as number) + (given[place + 1] as number) - (given[place] as number)
  }
  const Kind = (lists[0] as Lists<Values>).values.constructor as new (length: number) => Values
  const values = new Kind(starts[order.length] as number)
  for (const [to, { source, place }] of order.entries()) {
    const given = lists[source] as Lists<Values>
    values.set(given.values.subarray(given.starts[place], given.starts[place + 1]), starts[to])
  }
  return { values, starts }
}

function* mergeEntries(sources: readonly Segment[], moved: readonly Int32Array[]) {
  const most = sources.reduce((sum, source) => sum + source.places.length, 0)
  const places = new Uint16Array(most)
  const occurrences = new Uint8Array(most)
  const terms: number[] = []
  const starts = [0]
  const heads = sources.map(() => 0)
  let length = 0
  let pauseAt = STEP
  let gathered = new Uint32Array(1024)
  for (;;) {
    let term = Number.POSITIVE_INFINITY
    for (const [i, source] of sources.entries())
      term = Math.min(term, source.terms[heads[i] as number] ?? term)
    if (term === Number.POSITIVE_INFINITY) break
    let count = 0
    let contributors = 0
    for (const [i, source] of sources.entries()) {
      const head = heads[i] as number
      if (source.terms[head] !== term) continue
      heads[i] = head + 1
      contributors += 1
      const to = source.starts[head + 1] as number
      const move = moved[i] as Int32Array
      for (let at = source.starts[head] as number; at < to; at += 1) {
        const place = move[source.places[at] as number] as number
        if (place === GONE) continue
        if (count === gathered.length) gathered = doubled(gathered)
        gathered[count] = (place << 8) | (source.occurrences[at] as number)
        count += 1
      }
    }
    if (count === 0) continue
    const ordered = gathered.subarray(0, count)
    // A single segment's entries are sorted.
    if (contributors > 1) ordered.sort()
    for (let i = 0; i < count; i += 1) {
      places[length + i] = (ordered[i] as number) >>> 8
      occurrences[length + i] = (ordered[i] as number) & 255
    }
    length += count
    terms.push(term)
    starts.push(length)
    if (length >= pauseAt) {
      pauseAt = length + STEP
      yield
    }
  }
  return {
    terms: Uint32Array.from(terms),
    starts: Uint32Array.from(starts),
    places: places.slice(0, length),
    occurrences: occurrences.slice(0, length),
  }
}
