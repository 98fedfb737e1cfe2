import type { Clock } from '../../lib/clock.ts'
import { isLoopback } from '../../lib/loopback.ts'
import { BoardProblem, type JobBoard } from '../job-board/port.ts'
import { type ListingPages, understand } from '../listing-sources/port.ts'
import { apply, look } from './apply.ts'
import { asSource } from './as-source.ts'
import { createJar, openSession } from './cookie-jar.ts'
import { readListing } from './detail-page.ts'
import type { Limits } from './http.ts'
import { LIST_PATH, readListPage } from './list-page.ts'
import { listingPath } from './listing-path.ts'
import { login } from './login.ts'
import { createPacing, realTimer, type Timer } from './pacing.ts'
import { findSent, listSent } from './sent.ts'
import { createVisitor, type Log } from './visitor.ts'

export type OljOptions = {
  /** Only its origin counts. */
  baseUrl: string
  /** Seconds between the starts of two requests; a longer Crawl-delay wins. */
  requestInterval: number
  /** If false, every call throws BoardProblem 'off'. */
  enabled: boolean
  clock: Clock
  log?: Log
  /** 20 s and 2 MB by default: a list page is some 150 kB. */
  limits?: Partial<Limits>
  /** On by default, except toward our own machine. */
  honourRobots?: boolean
  timer?: Timer
}

/** The caller adds name and source id. */
export type OljBoard = { pages: ListingPages; account: Omit<JobBoard, 'name' | 'sourceId'> }

/** OnlineJobs.ph, or a server with its pages. Listings and accounts share one pace. */
export function createOljBoard(options: OljOptions): OljBoard {
  const { clock } = options
  const { origin, hostname } = new URL(options.baseUrl)
  const visitor = createVisitor({
    origin,
    clock,
    log: options.log,
    limits: { timeout: 20, bytes: 2_000_000, ...options.limits },
    honourRobots: options.honourRobots ?? !isLoopback(hostname),
    pacing: createPacing({ interval: options.requestInterval, timer: options.timer ?? realTimer }),
  })
  // The import keeps its cookies, as a browser does.
  const guest = { jar: createJar(origin, clock), waiter: 'import' } as const

  const checkSwitch = () => {
    if (!options.enabled) throw new BoardProblem('off', 'The job board is switched off by configuration.')
  }
  const openPage = (path: string) =>
    asSource(async () => {
      checkSwitch()
      return visitor.get(path, guest)
    })
  return {
    pages: {
      async listPage(offset) {
        const { html } = await openPage(offset === 0 ? LIST_PATH : `${LIST_PATH}/${offset}`)
        return understand('the list', () => readListPage(html, { origin, offset }))
      },
      async listing(reference) {
        const path = await asSource(async () => listingPath(reference))
        const page = await openPage(path)
        const { sourceId } = reference
        return understand(`the page of listing ${sourceId}`, () =>
          readListing(page, { sourceId, url: origin + path }),
        )
      },
    },
    account: {
      url: options.baseUrl,
      async login(credentials) {
        checkSwitch()
        return login(visitor, createJar(origin, clock), credentials)
      },
      async apply(session, application) {
        checkSwitch()
        return apply(visitor, openSession(session, origin, clock), application)
      },
      async look(session, reference) {
        checkSwitch()
        return look(visitor, openSession(session, origin, clock), reference)
      },
      async findSent(session, reference) {
        checkSwitch()
        return findSent(visitor, openSession(session, origin, clock), reference)
      },
      async listSent(session) {
        checkSwitch()
        return listSent(visitor, openSession(session, origin, clock))
      },
    },
  }
}
