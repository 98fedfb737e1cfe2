import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Readiness } from '../http/readiness.ts'
import { messageOf } from '../lib/message-of.ts'
import type { RecentErrors } from '../lib/recent-errors.ts'
import type { Build } from './build.ts'
import type { Figures } from './figures.ts'
import { judge } from './judge.ts'
import type { Metrics } from './metrics.ts'
import { writePage } from './page.ts'
import { startOperatorServer, type Told } from './server.ts'

type Given = {
  config: Pick<Config, 'opsPort' | 'isOpsPortChosen' | 'role' | 'boardSyncMinutes' | 'boardEnabled'>
  build: Build
  readiness: Readiness
  metrics: Metrics
  errors: RecentErrors
  readFigures: () => Promise<Figures>
  log: FastifyBaseLogger
}

/**
 * If the default port is taken, the program runs without it: two copies are no mistake.
 * @returns closes it
 * @throws Error of one line if OPS_PORT is unavailable
 */
export async function tellOperator(given: Given): Promise<() => Promise<void>> {
  const { opsPort, isOpsPortChosen } = given.config
  if (opsPort === 0) return async () => {}
  try {
    const { close } = await startOperatorServer(opsPort, whatIsTold(given))
    return close
  } catch (error) {
    const reason = messageOf(error)
    if (isOpsPortChosen) throw new Error(`OPS_PORT cannot be used: ${reason}`, { cause: error })
    given.log.warn({ reason }, 'the operator’s page and metrics are not served: set OPS_PORT')
    return async () => {}
  }
}

function whatIsTold({ config, build, readiness, metrics, errors, readFigures }: Given): Told {
  const isReady = () =>
    readiness.check().then(
      () => true,
      () => false,
    )
  return {
    checkReady: readiness.check,
    async metrics() {
      const [figures, ready] = [await readFigures(), await isReady()]
      return { type: metrics.contentType, text: await metrics.show(figures, ready) }
    },
    async page() {
      const figures = await readFigures()
      const importEverySeconds = config.boardEnabled ? config.boardSyncMinutes * 60 : 0
      const searches = config.role !== 'worker'
      return writePage({
        build,
        role: config.role,
        pid: process.pid,
        upSeconds: process.uptime(),
        memoryBytes: process.memoryUsage.rss(),
        requests: metrics.requests(),
        verdicts: judge(figures, { isReady: await isReady(), importEverySeconds, searches }),
        figures,
        errors: errors.list(),
        errorsTotal: errors.total(),
      })
    },
  }
}
