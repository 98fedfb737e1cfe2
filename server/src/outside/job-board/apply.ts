import { type ApplyForm, type ApplyPage, readApplyButton, readApplyPage } from './apply-pages.ts'
import type { CookieJar } from './cookie-jar.ts'
import { listingPath } from './listing-path.ts'
import { type BoardApplication, BoardProblem, type BoardSent } from './port.ts'
import { findInSentList } from './sent.ts'
import type { Page, Visitor } from './visitor.ts'

const APPLY_PATH = '/apply'
/** What the board puts on its button. */
const BUTTON = 'SEND EMAIL'
const FRESH: BoardSent = { alreadyThere: false, boardStatus: null, sentAt: null }
const KNOWN: BoardSent = { alreadyThere: true, boardStatus: null, sentAt: null }

/** The form's token was stale: the board looked at nothing else of it. */
class StaleToken extends Error {}

/**
 * Sends an application in the board's three steps: the listing's page, the form it opens, the form filled.
 * @throws BoardProblem; `delivered` is 'maybe' only once the filled form has left and no page tells how it ended
 */
export async function apply(
  visitor: Visitor,
  jar: CookieJar,
  application: BoardApplication,
): Promise<BoardSent> {
  if (!Number.isInteger(application.points) || application.points < 1) {
    throw new BoardProblem('no-points', 'An application takes at least one apply point.')
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyOnce(visitor, jar, application)
    } catch (error) {
      if (!(error instanceof StaleToken)) throw error
      if (attempt > 1) throw new BoardProblem('refused', 'The board refused the application form twice.')
    }
  }
}

async function applyOnce(
  visitor: Visitor,
  jar: CookieJar,
  application: BoardApplication,
): Promise<BoardSent> {
  const visit = { jar, waiter: 'person' } as const
  const listing = await visitor.get(listingPath(application), visit)
  const button = readApplyButton(listing)
  if (button.says === 'already') return KNOWN
  if (button.says !== 'open') throw problemOf(button.says)

  const opened = await visitor.post(APPLY_PATH, button.fields, visit, { referer: listing.url })
  const step = readApplyPage(opened)
  if (step.says === 'already') return KNOWN
  // An address that leads nowhere is no word on the listing; its own page has the last one.
  if (step.says === 'lost') {
    const { says } = readApplyButton(await visitor.get(listingPath(application), visit))
    throw problemOf(says === 'gone' ? 'gone' : 'lost')
  }
  if (step.says !== 'form') throw problemOf(step.says)
  if (step.form.balance !== null && step.form.balance < application.points) throw problemOf('no-points')

  const filled = fill(step.form, application)
  const last = await visitor.post(APPLY_PATH, filled, visit, { referer: opened.url, sends: true })
  return readResult(visitor, jar, application, last)
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
  page: Page,
): Promise<BoardSent> {
  const result = readAfterSending(page)
  if (result.says === 'sent') return FRESH
  if (result.says === 'already') return KNOWN
  if (result.says === 'form' && result.error !== '') {
    throw new BoardProblem('refused', result.error, { quoted: true })
  }
  if (!['form', 'lost', 'unknown'].includes(result.says)) throw problemOf(result.says)
  // The answer proves nothing: the Sent list decides.
  const unclear = 'The page after sending is not one we know.'
  try {
    const found = await findInSentList(visitor, jar, application)
    if (found) return { ...found, alreadyThere: false }
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

function problemOf(says: ApplyPage['says']): Error {
  switch (says) {
    case 'gone':
      return new BoardProblem('gone', 'The listing is no longer on the board.')
    case 'signed-out':
      return new BoardProblem('session', 'The board no longer knows the session.')
    case 'no-points':
      return new BoardProblem('no-points', 'There are too few apply points left on the board.')
    case 'stale-token':
      return new StaleToken()
    default:
      return new BoardProblem('layout', 'The application form is not built as we know it.')
  }
}
