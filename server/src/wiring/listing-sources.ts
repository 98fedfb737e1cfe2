import type { Config } from '../config.ts'
import type { Clock } from '../lib/clock.ts'
import { isLoopback } from '../lib/loopback.ts'
import type { JobBoard } from '../outside/job-board/port.ts'
import type { ListingSource } from '../outside/listing-sources/port.ts'
import { createOljBoard, type OljOptions } from '../outside/olj/olj.ts'

type BoardConfig = Pick<Config, 'boardUrl' | 'boardName' | 'boardRequestInterval' | 'boardEnabled'>

export function openListingSources(given: { config: BoardConfig; clock: Clock; log?: OljOptions['log'] }): {
  sources: readonly ListingSource[]
  board: JobBoard
} {
  const { boardUrl, boardName: name, boardRequestInterval: interval, boardEnabled: enabled } = given.config
  const { clock, log } = given
  const olj = createOljBoard({
    baseUrl: boardUrl,
    requestInterval: interval,
    enabled,
    clock,
    ...(log && { log }),
  })
  const oljSource: ListingSource = {
    ...olj.pages,
    id: 'olj',
    name,
    terms: 'https://www.onlinejobs.ph/terms',
    politeness: { interval, atOnce: requestsAtOnce(boardUrl) },
  }
  return { sources: [oljSource], board: { ...olj.account, sourceId: oljSource.id, name } }
}

/** A board on this machine is ours. */
export function requestsAtOnce(boardUrl: string): number {
  return isLoopback(new URL(boardUrl).hostname) ? 8 : 1
}
