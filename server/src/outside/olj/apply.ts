import { type BoardApplication, type BoardLook, BoardProblem, type BoardSent } from '../job-board/port.ts'
import { type ApplyForm, type ApplyPage, readApplyButton, readApplyPage } from './apply-pages.ts'
import type { CookieJar } from './cookie-jar.ts'
import { listingPath } from './listing-path.ts'
import { findInSentList } from './sent.ts'
import type { Page, Visitor } from './visitor.ts'

const APPLY_PATH = '/apply'
/** The board's button text. */
const BUTTON = 'SEND EMAIL'
const KNOWN: BoardSent = { alreadyThere: true, boardStatus: null, sentAt: null, pointsLeft: null }

type Reference = { sourceId: string; url: string }
type Opened = { says: 'already' } | { says: 'form'; form: ApplyForm; page: Page }

/** With a stale token the board read nothing else of the form. */
class StaleToken extends Error {}

/**
 * In the board's three steps: job page, form, filled form.
 * @throws BoardProblem; `delivered` is 'maybe' only after the form has left without a known outcome
 */
export async function apply(
  visitor: Visitor,
  jar: CookieJar,
  application: BoardApplication,
): Promise<BoardSent> {
  if (!Number.isInteger(application.points) || application.points < 1) {
    throw new BoardProblem('no-points', 'An application takes at least one apply point.')
  }
  return withFreshToken(async () => {
    const opened = await openForm(visitor, jar, application)
    if (opened.says === 'already') return KNOWN
    const { form, page } = opened
    if (form.balance !== null && form.balance < application.points)
      throw problemOf({ says: 'no-points', balance: form.balance })
    const last = await visitor.post(
      APPLY_PATH,
      fill(form, application),
      { jar, waiter: 'person' },
      { referer: page.url, sends: true },
    )
    const pointsLeft = form.balance === null ? null : form.balance - application.points
    return readResult(visitor, jar, application, { page: last, pointsLeft })
  })
}

/**
 * Takes the first two steps, and sends nothing.
 * @throws BoardProblem 'gone', 'session', 'no-points', 'layout' and so on
 */
export async function look(visitor: Visitor, jar: CookieJar, reference: Reference): Promise<BoardLook> {
  const opened = await withFreshToken(() => openForm(visitor, jar, reference))
  return opened.says === 'already'
    ? { alreadyApplied: true, points: null }
    : { alreadyApplied: false, points: opened.form.balance }
}

/** Opening another page makes a form's token stale: retries once. */
async function withFreshToken<T>(steps: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await steps()
    } catch (error) {
      if (!(error instanceof StaleToken)) throw error
      if (attempt > 1)
        throw new BoardProblem({ refused: 'stale-form' }, 'The board refused the application form twice.')
    }
  }
}

async function openForm(visitor: Visitor, jar: CookieJar, reference: Reference): Promise<Opened> {
  const visit = { jar, waiter: 'person' } as const
  const listing = await visitor.get(listingPath(reference), visit)
  const button = readApplyButton(listing)
  if (button.says === 'already') return { says: 'already' }
  if (button.says !== 'open') throw problemOf({ says: button.says })

  const page = await visitor.post(APPLY_PATH, button.fields, visit, { referer: listing.url })
  const step = readApplyPage(page)
  if (step.says === 'already') return { says: 'already' }
  // Only the listing's own page proves that it is gone.
  if (step.says === 'lost') {
    const { says } = readApplyButton(await visitor.get(listingPath(reference), visit))
    throw problemOf({ says: says === 'gone' ? 'gone' : 'lost' })
  }
  if (step.says !== 'form') throw problemOf(step)
  return { says: 'form', form: step.form, page }
}

function fill({ fields }: ApplyForm, { subject, message, points }: BoardApplication): URLSearchParams {
  const filled = new URLSearchParams(fields)
  filled.set('info[subject]', subject)
  filled.set('info[message]', message)
  filled.set('points', String(points))
  filled.set('op', BUTTON)
  return filled
}

async function readResult(
  visitor: Visitor,
  jar: CookieJar,
  application: BoardApplication,
  { page, pointsLeft }: { page: Page; pointsLeft: number | null },
): Promise<BoardSent> {
  const result = readAfterSending(page)
  if (result.says === 'sent') return { alreadyThere: false, boardStatus: null, sentAt: null, pointsLeft }
  if (result.says === 'already') return KNOWN
  if (result.says === 'form' && result.error !== '') {
    throw new BoardProblem({ refused: 'said' }, result.error)
  }
  if (!['form', 'lost', 'unknown'].includes(result.says)) throw problemOf(result)
  // The answer proves nothing: the Sent list decides.
  const unclear = 'The page after sending is not one we know.'
  try {
    const found = await findInSentList(visitor, jar, application)
    if (found) return { ...found, alreadyThere: false, pointsLeft }
  } catch (cause) {
    throw new BoardProblem('layout', unclear, { delivered: 'maybe', cause })
  }
  throw new BoardProblem('layout', unclear, { delivered: 'maybe' })
}

function readAfterSending(page: Page): ApplyPage {
  try {
    return readApplyPage(page)
  } catch (cause) {
    throw new BoardProblem('layout', 'The page after sending cannot be read.', { delivered: 'maybe', cause })
  }
}

function problemOf(page: ApplyPage): Error {
  switch (page.says) {
    case 'gone':
      return new BoardProblem('gone', 'The listing is no longer on the board.')
    case 'signed-out':
      return new BoardProblem('session', 'The board no longer knows the session.')
    case 'no-points':
      return new BoardProblem('no-points', 'There are too few apply points left on the board.', {
        pointsLeft: page.balance,
      })
    case 'stale-token':
      return new StaleToken()
    default:
      return new BoardProblem('layout', 'The application form is not built as we know it.')
  }
}
