import { readLine } from '../../reading/redactions.ts'
import { BoardProblem, type BoardSent, type BoardThread } from '../job-board/port.ts'
import { readApplyButton } from './apply-pages.ts'
import type { CookieJar } from './cookie-jar.ts'
import { listingPath } from './listing-path.ts'
import { inside, loadPage } from './load-page.ts'
import { isGuest, listingIdOf, readStamp } from './page-marks.ts'
import type { Visitor } from './visitor.ts'

const SENT_PATH = '/jobseekers/jobapplications/sent'
/** Enough for a recent application; the listing's own mark covers older ones. */
const MOST_PAGES = 5
/** Some 600 threads, as long as a seeker would wait; older ones keep their last known state. */
const MOST_LISTED_PAGES = 20

/** A page shows some thirty; the text around each link is read. */
const MOST_LINKS = 300

type SentPage = {
  threads: BoardThread[]
  /** Null on the last page. */
  next: string | null
}
type Reference = { sourceId: string; url: string }

/**
 * Searches the Sent list, then checks the 'already applied' mark.
 * @returns null only if the board's pages show no application
 * @throws BoardProblem if nothing is known
 */
export async function findSent(
  visitor: Visitor,
  jar: CookieJar,
  reference: Reference,
): Promise<BoardSent | null> {
  const found = await findInSentList(visitor, jar, reference)
  if (found) return found
  const page = await visitor.get(listingPath(reference), { jar, waiter: 'person' })
  const { says } = readApplyButton(page)
  if (says === 'signed-out') throw new BoardProblem('session', 'The board no longer knows the session.')
  return says === 'already' ? { alreadyThere: true, boardStatus: null, sentAt: null, pointsLeft: null } : null
}

export async function findInSentList(
  visitor: Visitor,
  jar: CookieJar,
  { sourceId }: Reference,
): Promise<BoardSent | null> {
  for await (const threads of walkSentList(visitor, jar, MOST_PAGES)) {
    const thread = threads.find((one) => one.sourceId === sourceId)
    if (thread) {
      const { boardStatus, sentAt } = thread
      return { alreadyThere: true, boardStatus, sentAt, pointsLeft: null }
    }
  }
  return null
}

/**
 * Newest first; only the newest thread of each listing.
 * @throws BoardProblem as soon as a page cannot be read
 */
export async function listSent(visitor: Visitor, jar: CookieJar): Promise<BoardThread[]> {
  const newest = new Map<string, BoardThread>()
  for await (const threads of walkSentList(visitor, jar, MOST_LISTED_PAGES)) {
    for (const thread of threads) if (!newest.has(thread.sourceId)) newest.set(thread.sourceId, thread)
  }
  return [...newest.values()]
}

async function* walkSentList(visitor: Visitor, jar: CookieJar, mostPages: number) {
  let path: string | null = SENT_PATH
  for (let count = 0; path !== null && count < mostPages; count++) {
    const { html } = await visitor.get(path, { jar, waiter: 'person' })
    const page: SentPage = readSentPage(html)
    yield page.threads
    path = page.next
  }
}

/**
 * @throws BoardProblem 'session' for a guest; 'layout' for an unreadable list, which must never pass for an empty one
 */
export function readSentPage(html: string): SentPage {
  const $ = loadPage(html)
  if (isGuest($)) throw new BoardProblem('session', 'The board no longer knows the session.')
  const threads = $("a[href*='/jobseekers/job/']")
    .slice(0, MOST_LINKS)
    .toArray()
    .filter((link) => /First contacted for Job/i.test($(link).parent().text()))
    .flatMap((link) => {
      const sourceId = listingIdOf($(link).attr('href') ?? '')
      const own = $(link).closest('.thread')
      const thread = own.length > 0 ? own : $(link).parent().parent()
      const date = inside(thread, '[data-temp-2]').first()
      const boardStatus = readLine(inside(thread, '.badge').first().html() ?? '') || null
      return sourceId ? [{ sourceId, boardStatus, sentAt: readStamp(date.attr('data-temp-2'), 'Z') }] : []
    })
  const count = Number(/\bSent\b\s*\((\d+)\)/i.exec($('body').text())?.[1] ?? Number.NaN)
  const onePage = $('.pagination').length === 0
  if (threads.length === 0 ? count !== 0 : onePage && count > threads.length) {
    throw new BoardProblem('layout', "The board's Sent list is not built as we know it.")
  }
  const next = $(".pagination a[rel='next']").attr('href')
  return { threads, next: next === undefined ? null : (URL.parse(next, 'http://board')?.pathname ?? null) }
}
