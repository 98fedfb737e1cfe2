import type { Clock } from '../../lib/clock.ts'
import { BoardProblem } from '../job-board/port.ts'
import { type CookieJar, createJar } from './cookie-jar.ts'
import { type Answer, exchange, type Limits, problemIn } from './http.ts'
import { LONGEST_HOLD, type Pacing, type Waiter } from './pacing.ts'
import { createRobots } from './robots.ts'

/** The name that a robots.txt may address. */
const AGENT = 'Hanap'
const USER_AGENT = `${AGENT}/1.0 (job board connector)`
const MOST_REDIRECTS = 5
/** Seconds a person may queue. */
const LONGEST_QUEUE = 30

/** Attempts per GET, and the longest wait in seconds. */
const PATIENCE: Record<Waiter, { tries: number; wait: number }> = {
  person: { tries: 2, wait: 10 },
  import: { tries: 3, wait: 60 },
}

export type Log = { warn(details: object, message: string): void }
type Visit = { jar: CookieJar; waiter: Waiter }
/** Readable, after redirects: below 500, whole, no bot check. */
export type Page = { url: string; status: number; html: string }
export type Visitor = {
  origin: string
  /** Retries if the board is down or asks to slow down. */
  get(path: string, visit: Visit): Promise<Page>
  /** Sent once. With `sends`, a problem's `delivered` is 'maybe' once the form has left. */
  post(
    path: string,
    form: URLSearchParams,
    visit: Visit,
    options: { referer: string; sends?: boolean },
  ): Promise<Page>
}

/**
 * Paced, with cookies, only within its origin, by robots.txt.
 * @param given.honourRobots off only toward our own machine
 */
export function createVisitor(given: {
  origin: string
  pacing: Pacing
  limits: Limits
  honourRobots: boolean
  clock: Clock
  log: Log | undefined
}): Visitor {
  const { origin, pacing, limits, clock, log } = given

  async function step(url: URL, visit: Visit, form?: URLSearchParams, referer?: string): Promise<Answer> {
    const held = pacing.heldFor()
    if (held > PATIENCE[visit.waiter].wait) {
      throw new BoardProblem('too-many', 'The job board asked us to wait.', { retryAfter: Math.ceil(held) })
    }
    const queue = pacing.queueFor(visit.waiter)
    if (visit.waiter === 'person' && queue > LONGEST_QUEUE) {
      throw new BoardProblem('too-many', 'Many people are using the job board through us right now.', {
        retryAfter: Math.min(Math.ceil(queue), LONGEST_HOLD),
      })
    }
    await pacing.turn(visit.waiter)
    const headers: Record<string, string> = { 'user-agent': USER_AGENT, accept: 'text/html,text/plain;q=0.5' }
    const cookies = visit.jar.header(url)
    if (cookies !== '') headers['cookie'] = cookies
    if (referer !== undefined) Object.assign(headers, { origin, referer })
    const answer = await exchange(form ? { url, headers, form } : { url, headers }, limits, clock.now())
    visit.jar.take(url, answer.setCookies)
    return answer
  }

  async function arrive(first: Answer, visit: Visit): Promise<Page> {
    let answer = first
    for (let hops = 0; answer.status >= 300 && answer.status < 400; hops++) {
      const target = answer.location === null ? null : URL.parse(answer.location, answer.url.href)
      if (target?.origin !== origin) {
        const where = target ? `to another host (${target.host})` : 'nowhere'
        throw new BoardProblem('layout', `The job board redirects ${where} from ${answer.url.pathname}.`)
      }
      if (hops >= MOST_REDIRECTS) throw new BoardProblem('layout', 'The job board redirects in circles.')
      answer = await step(target, visit)
    }
    const problem = problemIn(answer)
    if (problem) throw problem
    return { url: answer.url.href, status: answer.status, html: answer.html }
  }

  const robots = createRobots({
    address: `${origin}/robots.txt`,
    agent: AGENT,
    clock,
    async fetchText() {
      const visit: Visit = { jar: createJar(origin, clock), waiter: 'import' }
      const { status, html } = await step(new URL('/robots.txt', origin), visit)
      // Unreachable rules close everything, missing ones nothing (RFC 9309, 2.3.1).
      if (status >= 500 || status === 429) throw new BoardProblem('down', `robots.txt answered ${status}.`)
      return status === 200 ? html : ''
    },
  })

  /** Applies the board's delay; robots.txt closes pages only to the import, not to a person. */
  async function mind(url: URL, waiter: Waiter): Promise<void> {
    if (!given.honourRobots) return
    const manners = await robots()
    if (manners.crawlDelay !== null) pacing.slowTo(manners.crawlDelay)
    if (waiter === 'import' && !manners.allows(url)) {
      throw new BoardProblem(
        { refused: 'robots' },
        `The job board's robots.txt does not let us read ${url.pathname}.`,
      )
    }
  }

  return {
    origin,
    async get(path, visit) {
      const url = new URL(path, origin)
      const patience = PATIENCE[visit.waiter]
      for (let attempt = 1; ; attempt++) {
        try {
          await mind(url, visit.waiter)
          return await arrive(await step(url, visit), visit)
        } catch (error) {
          const wait = error instanceof BoardProblem ? backOff(error, attempt) : null
          if (!(error instanceof BoardProblem) || wait === null) throw error
          if (error.kind === 'too-many') pacing.hold(wait)
          if (wait > patience.wait || attempt >= patience.tries) throw error
          pacing.hold(wait)
          log?.warn({ kind: error.kind, wait }, `${error.message} Trying again in ${wait} s.`)
        }
      }
    },
    async post(path, form, visit, { referer, sends = false }) {
      const url = new URL(path, origin)
      let first: Answer | null = null
      try {
        await mind(url, visit.waiter)
        first = await step(url, visit, form, referer)
        return await arrive(first, visit)
      } catch (error) {
        if (!(error instanceof BoardProblem)) throw error
        if (error.kind === 'too-many') pacing.hold(error.retryAfter ?? DEFAULT_WAIT)
        // A 429 or the guard answers before the board reads the form.
        const turnedAway = first?.status === 429 || (first && problemIn(first)?.kind === 'bot-page')
        const delivered = first ? (turnedAway ? 'no' : 'maybe') : error.delivered
        throw error.with({ delivered: sends ? delivered : 'no' })
      }
    },
  }
}

/** Seconds to wait after a 429 that does not say. */
const DEFAULT_WAIT = 10

/** Seconds; null if a retry would not help. */
function backOff(problem: BoardProblem, attempt: number): number | null {
  if (problem.kind === 'too-many') return problem.retryAfter ?? DEFAULT_WAIT * attempt
  return problem.kind === 'down' ? 2 ** (attempt - 1) : null
}
