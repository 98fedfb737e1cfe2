import type { Tx } from '../../../db/open.ts'
import {
  type SourceListing,
  type SourceListingGone,
  SourceProblem,
  understand,
} from '../../../outside/listing-sources/port.ts'
import { type Conversion, readConversion } from '../../exchange-rates/service.ts'
import {
  type Breaker,
  createBreaker,
  type Failure,
  isAnswering,
  isPagesOwn,
  unreadOf,
} from '../board-breaker/service.ts'
import { type BoardRun, Doubt } from '../rules/board-run.ts'
import { type Listing, readListing } from '../rules/listing-version.ts'
import { addCounts, namesOfGone, TRIES_AT_ONCE, weigh } from '../rules.ts'
import { keepCounts, keepCursor, type Run } from '../runs/store.ts'
import { countSightings, nextSightings, type Sighting, settle } from '../sightings/store.ts'
import { takeIn, takeOff } from '../take-in/service.ts'
import { forgetUnread, keepUnread } from '../unread/store.ts'

/** Failed pages come last, when a passing trouble may be over. */
const PASSES = Array.from({ length: TRIES_AT_ONCE }, (_, before) => ({ failed: before > 0 }))
/** After so many failed pages in a row, check whether the board itself fails. */
const MOST_IN_A_ROW = 5
/** Per concurrent request: what a crash can cost. */
const PAGES_PER_WRITE = 8

type Answer = { state: 'open'; listing: Listing } | SourceListingGone
type Read = { sighting: Sighting; answer: Answer }
type Chunk = { read: Read[]; unread: Failure[]; problem?: SourceProblem | undefined }
const emptyChunk = (): Chunk => ({ read: [], unread: [] })

/**
 * Reads and imports the page of every job on the work list. Passes over a page that fails while others work; stops if
 * the board itself fails, but keeps what it read.
 * @throws SourceProblem
 * @throws Doubt if too many pages say their jobs are gone
 */
export async function readDetails(work: BoardRun): Promise<void> {
  const { db, run, source, signal, clock } = work
  const progress = await countSightings(db, run.id)
  work.report({ phase: 'details', ...progress })
  const breaker = createBreaker(MOST_IN_A_ROW)
  let writing = Promise.resolve()
  const afterWriting = async (error: unknown): Promise<never> => {
    await writing
    throw error
  }
  for (const { failed } of PASSES) {
    for (let after = ''; ; ) {
      await work.betweenPages(writing).catch(afterWriting)
      const limit = work.atOnce * PAGES_PER_WRITE
      const todo = await nextSightings(db, { id: run.id, source }, { failed, after, limit, now: clock.now() })
      const last = todo.at(-1)
      const chunk = await (last ? readChunk(work, todo, breaker) : judge(work, breaker)).catch(afterWriting)
      after = last?.sourceId ?? after
      // Writes while the next pages load.
      await writing
      writing = keepChunk(work, chunk).then(() => {
        progress.done += chunk.read.length
        work.report({ phase: 'details', ...progress })
      })
      // No unhandled rejection: a later `await writing` throws it.
      writing.catch(() => {})
      if (!last || chunk.problem || signal.aborted) {
        await writing
        if (chunk.problem || signal.aborted) throw chunk.problem ?? signal.reason
        break
      }
    }
  }
  await keepChunk(work, emptyChunk(), { isLast: true })
}

async function readChunk(work: BoardRun, todo: Sighting[], breaker: Breaker): Promise<Chunk> {
  const chunk = emptyChunk()
  const conversion = await readConversion(work.db)
  const waiting = [...todo]
  async function readOn() {
    for (let sighting = waiting.shift(); sighting; sighting = waiting.shift()) {
      try {
        chunk.read.push({ sighting, answer: await readPage(work, sighting, conversion) })
        chunk.unread.push(...breaker.clear())
      } catch (error) {
        if (work.signal.aborted) return
        if (!(error instanceof SourceProblem)) throw error
        const { sourceId: page, card, tries } = sighting
        const failure = { kind: 'listing', page, card, tries, problem: error } as const
        if (isPagesOwn(error)) breaker.add(failure)
        else {
          // Recorded even as the run stops; else every start would stop at this page first.
          chunk.unread.push(failure)
          chunk.problem ??= error
        }
      }
      if (chunk.problem || breaker.isTripped() || work.signal.aborted) return
    }
  }
  while (waiting.length > 0 && !chunk.problem && !work.signal.aborted) {
    await Promise.all(Array.from({ length: work.atOnce }, readOn))
    if (breaker.isTripped() && !chunk.problem) {
      const { unread, problem } = await judge(work, breaker)
      chunk.unread.push(...unread)
      chunk.problem = problem
    }
  }
  return chunk
}

/** Whether the failures in a row are those pages' own. */
async function judge(work: BoardRun, breaker: Breaker): Promise<Chunk> {
  const problem = breaker.last()
  if (!problem) return emptyChunk()
  if (await isAnswering(work)) return { read: [], unread: breaker.clear() }
  return { ...emptyChunk(), problem }
}

async function readPage(
  work: BoardRun,
  { sourceId, card }: Sighting,
  conversion: Conversion,
): Promise<Answer> {
  const page = await work.ask(() => work.pages.listing({ sourceId, url: card.url }))
  if (page.state === 'gone') return page
  return {
    state: 'open',
    listing: understand(`what listing ${sourceId} says`, () => toListing(card, page, conversion)),
  }
}

/** In one transaction with the run's progress. */
async function keepChunk(
  work: BoardRun,
  { read, unread }: Chunk,
  { isLast = false }: { isLast?: boolean } = {},
): Promise<void> {
  const { db, run, source, clock } = work
  const now = clock.now()
  const open = read.flatMap(({ answer }) => (answer.state === 'open' ? [answer.listing] : []))
  const namesOfRead = read.map(({ sighting }) => sighting.sourceId)
  // A job is gone only if both the whole list and its own page say so.
  const { gone, waiting } = run.kind === 'full' ? believe(work, read, isLast) : { gone: [], waiting: [] }
  const cursor = { ...run.cursor, heard: waiting }
  const counts = await db.transaction().execute(async (tx) => {
    const found = await takeIn(tx, source, open, now)
    const removed = await takeOff(tx, source, gone, now)
    await settle(tx, run.id, namesOfRead, now)
    if (work.within) {
      await tellWithin(
        tx,
        work.within,
        open.map(({ sourceId }) => sourceId),
      )
    }
    await forgetUnread(tx, source, 'listing', namesOfRead)
    await keepUnread(tx, source, unreadOf(unread, now), now)
    const sum = addCounts(run.counts, { ...found, removed })
    await keepCounts(tx, run.id, sum)
    await keepCursor(tx, { id: run.id, cursor })
    return sum
  })
  run.counts = counts
  run.cursor = cursor
}

/** This must not count as the full run's progress: a stuck full run is restarted. */
const NO_TIME = new Date(0)

/** The full run need not read open listings, nor count them as gone. */
async function tellWithin(tx: Tx, full: Run, open: readonly string[]): Promise<void> {
  await settle(tx, full.id, open, NO_TIME)
  const isOpen = new Set(open)
  const heard = full.cursor.heard?.filter(({ sourceId }) => !isOpen.has(sourceId))
  if (!heard || heard.length === full.cursor.heard?.length) return
  full.cursor = { ...full.cursor, heard }
  await keepCursor(tx, full)
}

/** @throws Doubt, which takes nothing more down */
function believe({ run, acceptRemovals }: BoardRun, read: readonly Read[], isLast: boolean) {
  const heard = [
    ...(run.cursor.heard ?? []),
    ...read.map(({ sighting: { sourceId, listed }, answer }) => ({
      sourceId,
      isListed: listed,
      isGone: answer.state === 'gone',
    })),
  ]
  if (acceptRemovals) return { gone: namesOfGone(heard), waiting: [] }
  const { gone, waiting, listed, missing, isDoubtful } = weigh(heard)
  if (isDoubtful) {
    throw new Doubt(
      `Of the last ${listed} listings read that the board's list shows, ${missing} are gone by their own pages: do the board's pages work?`,
      'No more were taken down.',
    )
  }
  return isLast ? { gone: namesOfGone(heard), waiting: [] } : { gone, waiting }
}

function toListing(card: Sighting['card'], page: SourceListing, conversion: Conversion): Listing {
  const found = {
    sourceId: page.sourceId,
    url: page.url,
    title: page.title,
    typeText: page.typeText,
    salaryText: page.salaryText,
    hoursText: page.hoursText,
    description: page.description,
    skills: page.skills,
    employer:
      page.employerSourceId === null ? null : { sourceId: page.employerSourceId, name: page.employerName },
    postedAt: card.postedAt,
    isLive: true,
  }
  return readListing(found, conversion)
}
