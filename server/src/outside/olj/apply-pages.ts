import type { CheerioAPI } from 'cheerio'
import { readLine } from '../../reading/redactions.ts'
import { BoardProblem } from '../job-board/port.ts'
import { readGone } from './detail-page.ts'
import { inside, loadPage } from './load-page.ts'
import { asksForPerson, isGuest, isSignedIn, isTokenRefusal } from './page-marks.ts'
import type { Page } from './visitor.ts'

export type ApplyPage =
  | { says: 'form'; form: ApplyForm; error: string }
  | { says: 'no-points'; balance: number | null }
  // 'gone': the board says the listing is; 'lost': its page for an unknown address
  | { says: 'sent' | 'already' | 'gone' | 'lost' | 'signed-out' | 'stale-token' | 'unknown' }

export type ApplyForm = {
  /** Only hidden fields, unchanged. */
  fields: URLSearchParams
  /** Null if the page does not say. */
  balance: number | null
}

/** Fields of a newsletter's trap and an employer's sign-up. */
const TRAP = /^(b_|employer\[|terms$|regproduct$)/
const FORM = "form[action$='/apply']"
const OURS = new Set(['info[subject]', 'info[message]', 'points', 'op', 'contact_info'])

/**
 * @returns 'already', 'gone', 'signed-out', or the form that opens the application
 * @throws BoardProblem 'layout'
 */
export function readApplyButton(
  page: Page,
): { says: 'already' | 'gone' | 'signed-out' } | { says: 'open'; fields: URLSearchParams } {
  const $ = loadPage(page.html)
  if (readGone($, page)) return { says: 'gone' }
  if (!isSignedIn($)) {
    if (isGuest($)) return { says: 'signed-out' }
    throw new BoardProblem('layout', "The listing's page shows neither a guest nor a signed-in worker.")
  }
  const closed = $('button[disabled]').filter((_index, button) => /\bapplied\b/i.test($(button).text()))
  if (closed.length > 0) return { says: 'already' }
  const fields = hiddenFields($, $(FORM).first())
  if (!fields.has('csrf-token') || !fields.has('job_id')) {
    throw new BoardProblem('layout', "The listing's apply button is not built as we know it.")
  }
  return { says: 'open', fields }
}

/** Reads the page after either step. @throws BoardProblem 'bot-page' for a captcha */
export function readApplyPage(page: Page): ApplyPage {
  if (isTokenRefusal(page.status, page.html)) return { says: 'stale-token' }
  const $ = loadPage(page.html)
  const gone = readGone($, page)
  if (gone) return { says: gone.reason === 'not-found' ? 'lost' : 'gone' }
  if (isGuest($)) return { says: 'signed-out' }
  if (asksForPerson($, FORM)) throw new BoardProblem('bot-page', 'The board asks for a captcha to apply.')
  const error = readLine($('p.error, .alert-danger').first().html() ?? '').slice(0, 300)
  const form = readApplyForm($)
  if (form) {
    return TOO_FEW_POINTS.test(error)
      ? { says: 'no-points', balance: form.balance }
      : { says: 'form', form, error }
  }
  // Titles and typed text are not the board's words.
  const words = $('h1, h2, h3, .alert, .error, .notice')
    .not('.job__title, .job__logo')
    .toArray()
    .map((element) => {
      const own = $(element).clone()
      inside(own, 'a, form').remove()
      return own.text()
    })
  const says = readWords(readLine(words.join('')))
  return says === 'no-points' ? { says, balance: null } : { says }
}

const TOO_FEW_POINTS =
  /(not enough|too low|insufficient|out of|no more)[^.]{0,40}points|points[^.]{0,40}(too low|not enough|insufficient)/i
const NOT_SENT = /\b(not|cannot|couldn['’]?t|unable|failed|error|problem)\b/i
const SENT =
  /\b(message|application|e-?mail)\b[^.]{0,40}\b(sent|submitted|received)\b|\bsuccessfully (sent|applied|submitted)\b/i

function readWords(words: string): 'sent' | 'already' | 'no-points' | 'unknown' {
  if (/\balready (applied|sent|contacted)\b/i.test(words)) return 'already'
  if (TOO_FEW_POINTS.test(words)) return 'no-points'
  return SENT.test(words) && !NOT_SENT.test(words) ? 'sent' : 'unknown'
}

function readApplyForm($: CheerioAPI): ApplyForm | null {
  const form = $(FORM)
    .filter((_index, element) => inside($(element), "[name='info[subject]']").length > 0)
    .first()
  if (inside(form, "[name='info[message]']").length === 0 || inside(form, "[name='points']").length === 0)
    return null
  // A new required question means a changed form: a guess would send nonsense in the seeker's name.
  const asked = inside(form, '[name][required]')
    .toArray()
    .map((element) => $(element).attr('name') ?? '')
  if (asked.some((name) => !OURS.has(name))) return null
  const fields = hiddenFields($, form)
  // Another field could spend more points than the seeker said.
  if ([...fields.keys()].some((name) => /point/i.test(name) && name !== 'points')) return null
  const balance = /\d[\d,]*/.exec($('.apply-points').first().text())?.[0]
  return fields.has('csrf-token') && fields.has('job_id')
    ? { fields, balance: balance === undefined ? null : Number(balance.replaceAll(',', '')) }
    : null
}

function hiddenFields($: CheerioAPI, form: ReturnType<CheerioAPI>): URLSearchParams {
  const fields = new URLSearchParams()
  for (const input of inside(form, "input[type='hidden'][name]").toArray()) {
    const name = $(input).attr('name') ?? ''
    if (!TRAP.test(name)) fields.append(name, $(input).attr('value') ?? '')
  }
  return fields
}
