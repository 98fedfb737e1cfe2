import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Config, readConfig } from '../server/src/config.ts'
import { startServer } from '../server/src/main.ts'
import { onStopAsked, survivePipeEnd } from './stop-signals.mjs'

/** The start for servers: installs and builds nothing, starts no stand-ins, and writes only into DATA_DIR. */

/** In addition to the drain. */
const STOP_PATIENCE_MS = 15_000
const pages = path.join(import.meta.dirname, '..', 'web', 'dist', 'pages')

/** @throws Error of one line if unfit for production */
function refuseUnready({ standIns, role }: Config): void {
  if (standIns) {
    throw new Error(
      'Configuration: BOARD_URL is missing: no stand-ins are started here. To try the program out, use npm start.',
    )
  }
  if (role !== 'worker' && !existsSync(pages))
    throw new Error('The pages are not built: run npm run build first.')
}

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  refuseUnready(config)
  // Ends all parts in order, after the start.
  const starting = startServer(config)
  onStopAsked(() => {
    setTimeout(
      () => {
        console.error('Stopping took too long; ending now. Everything that was confirmed is kept.')
        process.exit(1)
      },
      STOP_PATIENCE_MS + config.drainSeconds * 1000,
    ).unref()
    starting.then(({ close }) => close()).then(() => process.exit(0), fail)
  })
  const { url } = await starting
  console.log(`Hanap (${config.role}) is running at ${url}, process ${process.pid}`)
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

survivePipeEnd()
await serve().catch(fail)
