import type { Tx } from '../../db/open.ts'
import { type BoardListing, type BoardListingGone, BoardProblem } from '../../outside/job-board/port.ts'
import { type BoardRun, Doubt } from './board-run.ts'
import { readListing } from './listing-version.ts'
import { addCounts, namesOfGone, weigh } from './rules.ts'
import { keepCounts, keepCursor, type Run } from './run-store.ts'
import {
  countSightings,
  countTries,
  forgetTries,
  nextSightings,
  type Sighting,
  settle,
} from './sighting-store.ts'
import { takeIn, takeOff } from './take-in.ts'

/** How often a page that cannot be read is tried in one run. */
const MOST_TRIES = 3
/** So many pages in a row that cannot be read are not the listings' fault: the board has changed. */
const FAILURES_IN_A_ROW = 3
/** Pages read between two writes, for each request that runs at once: what a kill can cost. */
const PAGES_PER_WRITE = 8

type Read = { sighting: Sighting; answer: BoardListing | BoardListingGone }
type Chunk = { read: Read[]; unread: string[]; problem?: BoardProblem | undefined }

/**
 * Reads the own page of every listing on the work list and takes it in. A page that cannot be read is passed over and
 * tried again at the end; when the board itself is the problem, the run stops, with what was read kept.
 * @throws BoardProblem
 * @throws Doubt where too many pages say that their listings are gone
 */
export async function readDetails(work: BoardRun): Promise<void> {
  const { db, run, signal } = work
  const progress = await countSightings(db, run.id)
  work.report({ phase: 'details', ...progress })
  const failures = { inARow: 0 }
  let writing = Promise.resolve()
  const afterWriting = async (error: unknown): Promise<never> => {
    await writing
    throw error
  }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    for (let after = ''; ; ) {
      await work.betweenPages(writing).catch(afterWriting)
      const todo = await nextSightings(db, run.id, { tries, after, limit: work.atOnce * PAGES_PER_WRITE })
      const last = todo.at(-1)
      if (!last) break
      after = last.sourceId
      const chunk = await readChunk(work, todo, failures).catch(afterWriting)
      // Written while the next pages are on their way.
      await writing
      writing = keepChunk(work, chunk).then(() => {
        progress.done += chunk.read.length
        work.report({ phase: 'details', ...progress })
      })
      // The error is met where the writing is awaited; until then it must not count as nobody's.
      writing.catch(() => {})
      if (chunk.problem || signal.aborted) {
        await writing
        if (chunk.problem) await forgetTries(db, run.id)
        throw chunk.problem ?? signal.reason
      }
    }
    await writing
  }
  await keepChunk(work, { read: [], unread: [] }, { isLast: true })
}

async function readChunk(work: BoardRun, todo: Sighting[], failures: { inARow: number }): Promise<Chunk> {
  const chunk: Chunk = { read: [], unread: [] }
  const waiting = [...todo]
  async function readOn() {
    for (let sighting = waiting.shift(); sighting; sighting = waiting.shift()) {
      if (chunk.problem || work.signal.aborted) return
      try {
        const { sourceId, url } = sighting.card
        chunk.read.push({ sighting, answer: await work.ask(() => work.board.listing({ sourceId, url })) })
        failures.inARow = 0
      } catch (error) {
        if (work.signal.aborted) return
        if (!(error instanceof BoardProblem)) throw error
        chunk.unread.push(sighting.sourceId)
        failures.inARow += 1
        const isItsOwn = error.kind === 'layout' || error.kind === 'down'
        if (!isItsOwn || failures.inARow >= FAILURES_IN_A_ROW) chunk.problem ??= error
      }
    }
  }
  await Promise.all(Array.from({ length: work.atOnce }, readOn))
  return chunk
}

/** What was read of the listings, that it was read, and the run's counts: together or not at all. */
async function keepChunk(
  work: BoardRun,
  { read, unread }: Chunk,
  { isLast = false }: { isLast?: boolean } = {},
): Promise<void> {
  const { db, run, source, clock } = work
  const now = clock.now()
  const open = read.flatMap(({ sighting, answer }) => (answer.state === 'open' ? [{ sighting, answer }] : []))
  // Only a walk of the whole list together with the listing's own page is proof that it is gone.
  const { gone, waiting } = run.kind === 'full' ? believe(work, read, isLast) : { gone: [], waiting: [] }
  const cursor = { ...run.cursor, heard: waiting }
  const listings = open.map(({ sighting, answer }) => toListing(sighting, answer))
  const namesOf = (some: readonly Read[]) => some.map(({ sighting }) => sighting.sourceId)
  const counts = await db.transaction().execute(async (tx) => {
    const found = await takeIn(tx, source, listings, now)
    const removed = await takeOff(tx, source, gone, now)
    await settle(tx, run.id, namesOf(read), now)
    if (work.within) await tellWithin(tx, work.within, namesOf(open))
    await countTries(tx, run.id, unread)
    const sum = addCounts(run.counts, { ...found, removed })
    await keepCounts(tx, run.id, sum)
    await keepCursor(tx, { id: run.id, cursor })
    return sum
  })
  run.counts = counts
  run.cursor = cursor
}

/** Not the full run's own progress: one that gets no further is begun anew some day. */
const NO_TIME = new Date(0)

/** The full run need not read what a recent one has found open within it, and takes back that it was gone. */
async function tellWithin(tx: Tx, full: Run, open: readonly string[]): Promise<void> {
  await settle(tx, full.id, open, NO_TIME)
  const isOpen = new Set(open)
  const heard = full.cursor.heard?.filter(({ sourceId }) => !isOpen.has(sourceId))
  if (!heard || heard.length === full.cursor.heard?.length) return
  full.cursor = { ...full.cursor, heard }
  await keepCursor(tx, full)
}

/** Which listings are to be taken off, and what is to be weighed again. @throws Doubt; nothing more is taken off then */
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

function toListing({ card }: Sighting, page: BoardListing) {
  return readListing({
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
  })
}
