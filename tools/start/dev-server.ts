import { readConfig } from '../../server/src/config.ts'
import { startServer } from '../../server/src/main.ts'
import { onStopAsked } from '../stop-signals.mjs'
import type { Person } from './running-file.ts'
import type { StandIns } from './stand-ins.ts'

/** Sent once by dev.ts. */
export type DevServerOrder = { port: number; boardAccounts: StandIns['boardAccounts'] }

/** Received once by dev.ts. */
export type DevServerMessage = { people: Person[] } | { failed: string }

let close: (() => Promise<void>) | undefined
let stopping = false
onStopAsked(() => {
  stopping = true
  void (close?.() ?? Promise.resolve()).finally(() => process.exit(0))
})

process.once('message', async (order: DevServerOrder) => {
  try {
    // Vite has the configured port.
    const config = { ...readConfig(process.env), host: '127.0.0.1', port: order.port }
    const server = await startServer(config, { boardAccounts: order.boardAccounts })
    close = server.close
    if (stopping) await server.close()
    else tell({ people: server.people })
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) }, () => process.exit(1))
  }
})

function tell(message: DevServerMessage, sent: () => void = () => {}): void {
  process.send?.(message, undefined, {}, sent)
}
