import type { Tx } from '../../db/open.ts'
import type { BoardListPage } from '../../outside/job-board/port.ts'
import { BoardProblem } from '../../outside/job-board/port.ts'
import { type BoardRun, Doubt, endOf } from './board-run.ts'
import { isDoubtful } from './rules.ts'
import { type Cursor, keepCursor } from './run-store.ts'
import { countMissing, findNews, sight, sightMissing } from './sighting-store.ts'

/** Listings that two pages share, so that a few removed ones between two requests cannot pull others past us. */
const OVERLAP = 3
/** How far up to go again when nothing is shared all the same. */
const STEP_BACK = 30
/** So many pages in a row without anything new is no list that shifts, it is a list that goes round in circles. */
const MOST_PAGES_WITHOUT_NEWS = 100

/**
 * Reads the list's pages and puts what they show on the run's work list, page by page, each kept with the cursor.
 * A full run reads all of them, then the top again until nothing was bumped meanwhile, then adds the listings we hold
 * that it did not meet. A recent run stops at the first page that says nothing new.
 * @throws BoardProblem; what was read is kept and the next start goes on from there
 * @throws Doubt where the list lacks too much of what we hold
 */
export async function walkList(work: BoardRun): Promise<void> {
  let idlePages = 0
  let hasSkills = false
  while (work.run.cursor.stage !== 'details') {
    await work.betweenPages()
    const { cursor } = work.run
    const page = await work.ask(() => work.board.listPage(cursor.offset))
    const news = await keepPage(work, page)
    if (!hasSkills && page.skills.length > 0) await work.keepSkills(page.skills)
    hasSkills ||= page.skills.length > 0
    idlePages = news === 0 ? idlePages + 1 : 0
    if (idlePages > MOST_PAGES_WITHOUT_NEWS) {
      throw new BoardProblem('layout', 'The list of the board shows the same listings over and over.')
    }
    const total = page.total ?? null
    work.report({ phase: 'lists', done: Math.min(endOf(cursor.offset, page), total ?? Infinity), total })
  }
}

/** One page: its listings and where to go on are kept together. */
async function keepPage(work: BoardRun, page: BoardListPage): Promise<number> {
  const { db, run, source } = work
  const cards =
    run.kind === 'recent' && page.cards.length > 0 ? await findNews(db, source, page.cards) : page.cards
  return db.transaction().execute(async (tx) => {
    const news = await sight(tx, run.id, cards)
    run.cursor = nextCursor(run.cursor, page, {
      isRecent: run.kind === 'recent',
      news,
      worthReading: cards.length,
    })
    if (run.kind === 'full' && run.cursor.stage === 'details') await sightRest(work, tx)
    await keepCursor(tx, run)
    return news
  })
}

/** Adds what the walk did not meet to what is to be read; that is how removals are found. */
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
 * Where to read on after a page. Exported for its table of cases.
 * @param found.news how many of its cards this run had not seen, or not since their last bump
 * @param found.worthReading how many of its cards are to be read at all
 */
export function nextCursor(
  cursor: Cursor,
  page: BoardListPage,
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
  // A list of a single page cannot have shifted past us.
  return found.isRecent || cursor.offset === 0 ? details : { stage: 'top', offset: 0, seen: [] }
}
