import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BoardOptions, startBoard as startStandIn } from '@hanap/standins/board/board'
import { systemClock } from '../../src/lib/clock.ts'
import type {
  BoardApplication,
  BoardCredentials,
  BoardProblem,
  JobBoard,
} from '../../src/outside/job-board/port.ts'
import type { ListingPages } from '../../src/outside/listing-sources/port.ts'
import { createOljBoard, type OljOptions } from '../../src/outside/olj/olj.ts'
import type { Timer } from '../../src/outside/olj/pacing.ts'

/** Advances only by waiting; `waited` are the waits in seconds. */
export function createFastTimer(): Timer & { waited: number[] } {
  let now = 0
  const waited: number[] = []
  return {
    waited,
    now: () => now,
    pause: async (milliseconds) => {
      waited.push(milliseconds / 1000)
      now += milliseconds
    },
  }
}

/** Never waits. @param url of a stand-in */
export function connect(url: string, options: Partial<OljOptions> = {}): JobBoard & ListingPages {
  const { pages, account } = createOljBoard({
    baseUrl: url,
    requestInterval: 0,
    enabled: true,
    clock: systemClock,
    timer: createFastTimer(),
    ...options,
  })
  return { ...pages, ...account, sourceId: 'olj', name: 'Online Jobs Portal' }
}

export async function startBoard(listings: BoardOptions['listings'], options: Partial<BoardOptions> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hanap-board-'))
  const standIn = await startStandIn({ dataDir, slowMs: 1500, ...options, listings })
  const account = (index: number): BoardCredentials => {
    const credentials = standIn.accounts[index]
    if (!credentials) throw new Error(`The stand-in has no account ${index}.`)
    return credentials
  }
  return {
    ...standIn,
    account,
    board: connect(standIn.url),
    async close() {
      await standIn.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type StartedBoard = Awaited<ReturnType<typeof startBoard>>

export async function startServer(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Other outcomes fail the test. */
export async function problemOf(call: Promise<unknown>): Promise<BoardProblem> {
  const outcome = await call.then(
    () => 'no problem',
    (error: unknown) => error,
  )
  if (outcome instanceof Error && /^(Board|Source)Problem$/.test(outcome.name)) return outcome as BoardProblem
  throw new Error('expected a BoardProblem', { cause: outcome })
}

export function letterFor(
  sourceId: number | string,
  given: Partial<BoardApplication> = {},
): BoardApplication {
  return {
    sourceId: String(sourceId),
    url: `https://www.onlinejobs.ph/jobseekers/job/${sourceId}`,
    subject: 'Application for Bookkeeper',
    message: 'Good day!\n\nI keep books.\n\nCarla',
    points: 1,
    ...given,
  }
}
