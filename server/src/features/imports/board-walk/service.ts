import type { Tx } from '../../../db/open.ts'
import type { SourcePage } from '../../../outside/listing-sources/port.ts'
import { SourceProblem } from '../../../outside/listing-sources/port.ts'
import { createBreaker, isAnswering, returnOwn, unreadOf } from '../board-breaker/service.ts'
import { type BoardRun, Doubt, endOf } from '../rules/board-run.ts'
import { isDoubtful, TRIES_AT_ONCE } from '../rules.ts'
import { type Cursor, keepCursor } from '../runs/store.ts'
import { countMissing, findNews, sight, sightMissing } from '../sightings/store.ts'
import { findUnreadList, forgetUnread, keepUnread, sightDue } from '../unread/store.ts'

/** Listings that two pages share, so that removals meanwhile cannot hide others. */
const OVERLAP = 3
/** How far to go back if two pages still share nothing. */
const STEP_BACK = 30
/** Offsets further down to try at an unreadable list page; the nearest show nearly the same. */
const DETOURS = [0, 1, 3, 10, 30, 90]
/** Offsets between those, tried if listings are readable: a few bad entries spoil many pages. */
const CLOSER = [2, 5, 15, 20, 45, 60]
/** Beyond both lists, the step to the next offset. */
const DETOUR = 90
/** More pages without news mean a list that repeats itself. */
const MOST_PAGES_WITHOUT_NEWS = 100

/**
 * Stores each page's jobs on the work list, with the cursor. A full run reads all, rereads the top until nothing was
 * bumped, then adds jobs we hold but did not see. A recent run stops at the first page without news. Both add
 * unreadable pages that are due.
 * @throws SourceProblem; the next start continues
 * @throws Doubt if the list lacks too much of what we hold
 */
export async function walkList(work: BoardRun): Promise<void> {
  let idlePages = 0
  let hasSkills = false
  while (work.run.cursor.stage !== 'details') {
    await work.betweenPages()
    const { cursor, page } = await readNextPage(work)
    const news = await keepPage(work, cursor, page)
    if (!hasSkills && page.skills.length > 0) await work.keepSkills(page.skills)
    hasSkills ||= page.skills.length > 0
    idlePages = news === 0 ? idlePages + 1 : 0
    if (idlePages > MOST_PAGES_WITHOUT_NEWS) {
      throw new SourceProblem('layout', 'The list of the board shows the same listings over and over.')
    }
    const total = page.total ?? null
    work.report({ phase: 'lists', done: Math.min(endOf(cursor.offset, page), total ?? Infinity), total })
  }
}

/**
 * The page at the cursor, or the next readable one; records those passed over.
 * @throws SourceProblem if none of several can be read
 */
async function readNextPage(work: BoardRun): Promise<{ cursor: Cursor; page: SourcePage }> {
  const { db, source, clock, run, pages } = work
  const breaker = createBreaker(DETOURS.length)
  const places = [...DETOURS, ...CLOSER]
  let isJudged = false
  for (let detour = 0; ; detour += 1) {
    const further = places[detour] ?? DETOUR * (detour - places.length + 2)
    const offset = run.cursor.offset + further
    const unread = await findUnreadList(db, source, offset)
    if (unread && unread.next_try_at > clock.now()) continue
    const name = { kind: 'list', page: String(offset), card: null, tries: unread?.tries ?? 0 } as const
    const page = await work.ask(() => pages.listPage(offset)).catch(returnOwn)
    if (page instanceof SourceProblem) {
      breaker.add({ ...name, problem: page })
      if (!breaker.isTripped()) continue
      if (isJudged || !(await isAnswering(work))) throw page
      // Only once: with twice as many unreadable pages, the board itself fails.
      isJudged = true
      await keepUnread(db, source, unreadOf(breaker.clear(), clock.now()), clock.now())
      continue
    }
    // An empty page after only unreadable ones proves nothing.
    const isOnlyEnd = page.cards.length === 0 && further > 0 && run.cursor.offset === 0
    if (isOnlyEnd) throw breaker.last() ?? new SourceProblem('layout', 'No page of the list can be read.')
    if (unread) await forgetUnread(db, source, 'list', [name.page])
    await keepUnread(db, source, unreadOf(breaker.clear(), clock.now()), clock.now())
    // A page further down need not overlap the last one.
    return { cursor: further === 0 ? run.cursor : { ...run.cursor, offset, seen: [] }, page }
  }
}

/** Stores the cards together with the next cursor. */
async function keepPage(work: BoardRun, cursor: Cursor, page: SourcePage): Promise<number> {
  const { db, run, source } = work
  const cards =
    run.kind === 'recent' && page.cards.length > 0 ? await findNews(db, source, page.cards) : page.cards
  return db.transaction().execute(async (tx) => {
    const news = await sight(tx, run.id, cards)
    run.cursor = nextCursor(cursor, page, {
      isRecent: run.kind === 'recent',
      news,
      worthReading: cards.length,
    })
    if (run.cursor.stage === 'details') {
      if (run.kind === 'full') await sightRest(work, tx)
      await sightDue(tx, { id: run.id, source }, { fewestTries: TRIES_AT_ONCE, now: work.clock.now() })
    }
    await keepCursor(tx, run)
    return news
  })
}

/** Finds removals: held jobs that the walk did not meet go on the work list. */
async function sightRest({ run, source, acceptRemovals }: BoardRun, tx: Tx) {
  const counts = await countMissing(tx, run.id, source)
  if (isDoubtful(counts) && !acceptRemovals) {
    throw new Doubt(
      `The board shows ${counts.held - counts.missing} of the ${counts.held} listings held here: is BOARD_URL the board they came from?`,
      'Nothing was taken down.',
    )
  }
  await sightMissing(tx, run.id, source)
}

/**
 * Exported for tests.
 * @param found.news cards that are new to this run, or bumped since
 * @param found.worthReading cards to read
 */
export function nextCursor(
  cursor: Cursor,
  page: SourcePage,
  found: { isRecent: boolean; news: number; worthReading: number },
): Cursor {
  const details: Cursor = { stage: 'details', offset: 0, seen: [] }
  const seen = page.cards.map((card) => card.sourceId)
  const end = endOf(cursor.offset, page)
  if (cursor.stage === 'top') {
    return found.news === 0 || page.nextOffset === null ? details : { stage: 'top', offset: end, seen }
  }
  const touches = cursor.seen.length === 0 || seen.some((id) => cursor.seen.includes(id))
  if (!touches && cursor.offset > 0) {
    return { stage: 'list', offset: Math.max(0, cursor.offset - STEP_BACK), seen: cursor.seen }
  }
  if (found.isRecent && found.worthReading === 0) return details
  const offset = end - OVERLAP
  if (page.nextOffset !== null && offset > cursor.offset) return { stage: 'list', offset, seen }
  // A list of a single page cannot have shifted.
  return found.isRecent || cursor.offset === 0 ? details : { stage: 'top', offset: 0, seen: [] }
}
