import { readLine } from '../../reading/redactions.ts'
import { type BoardCredentials, BoardProblem, type BoardSession } from '../job-board/port.ts'
import type { CookieJar } from './cookie-jar.ts'
import { inside, loadPage } from './load-page.ts'
import { asksForPerson, isSignedIn, isTokenRefusal } from './page-marks.ts'
import type { Page, Visitor } from './visitor.ts'

const LOGIN_PATH = '/login'
const FORM = "form[action$='/authenticate']"
/** The board's button text, sent as a browser would. */
const BUTTON = 'Login →'
const LONGEST_WORDS = 300

/**
 * The form, its answer, and the page that sets the cookie.
 * @throws BoardProblem 'credentials' for a wrong email or password, 'refused' with the board's words otherwise
 */
export async function login(
  visitor: Visitor,
  jar: CookieJar,
  credentials: BoardCredentials,
): Promise<BoardSession> {
  const visit = { jar, waiter: 'person' } as const
  // The board does not read a form with a stale token, so one retry is safe.
  for (let attempt = 1; ; attempt++) {
    const { url, html } = await visitor.get(LOGIN_PATH, visit)
    const form = new URLSearchParams({
      'csrf-token': readLoginForm(html),
      'info[email]': credentials.email,
      'info[password]': credentials.password,
      login: BUTTON,
    })
    const answer = await visitor.post('/authenticate', form, visit, { referer: url })
    if (isTokenRefusal(answer.status, answer.html) && attempt < 2) continue
    const problem = readLoginAnswer(answer)
    if (problem) throw withoutSecrets(problem, credentials)
    return jar.toSession()
  }
}

/** @throws BoardProblem 'layout', or 'bot-page' for a captcha */
export function readLoginForm(html: string): string {
  const $ = loadPage(html)
  const form = $(FORM).first()
  const token = inside(form, "input[name='csrf-token']").attr('value')
  const fields = inside(form, "input[name='info[email]'], input[name='info[password]']").length
  if (!token || fields < 2)
    throw new BoardProblem('layout', "The board's login form is not built as we know it.")
  if (asksForPerson($, FORM)) throw new BoardProblem('bot-page', 'The board asks for a captcha at its login.')
  return token
}

/** Null if signed in. */
export function readLoginAnswer({ url, status, html }: Page): BoardProblem | null {
  const $ = loadPage(html)
  if (isSignedIn($)) return null
  if (isTokenRefusal(status, html))
    return new BoardProblem({ refused: 'stale-login' }, 'The board refused the login form twice.')
  const words = readLine($('p.error, .error, .alert-danger').first().html() ?? '')
  const shutOut = /(locked|suspended|disabled|banned|too many)/i.test(words)
  if (!shutOut && /(incorrect|invalid|wrong|not match)/i.test(words)) {
    return new BoardProblem('credentials', 'The board refused the e-mail address or the password.')
  }
  if (words !== '') return new BoardProblem({ refused: 'said' }, words)
  const again = $(FORM).length > 0 || new URL(url).pathname === '/error'
  return again
    ? new BoardProblem('credentials', 'The board did not take the e-mail address and the password.')
    : new BoardProblem('layout', "The page after the board's login is not built as we know it.")
}

/** Removes typed secrets, in any case and spacing. Call before shortening: half a password is secret too. */
function withoutSecrets(problem: BoardProblem, { email, password }: BoardCredentials): BoardProblem {
  const typed = [password, email].filter((text) => text.trim() !== '').map(asPattern)
  const message = typed.reduce((words, pattern) => words.replaceAll(pattern, '…'), problem.message)
  return problem.with({ message: message.slice(0, LONGEST_WORDS) })
}

function asPattern(text: string): RegExp {
  const words = text.trim().split(/\s+/)
  return new RegExp(words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+'), 'giu')
}
