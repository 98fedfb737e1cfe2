import { readConfig } from '../server/src/config.ts'
import { startServer } from '../server/src/main.ts'
import type { Person } from './running-file.ts'
import { onStopAsked } from './stop-signals.mjs'

/** What this process tells dev.ts, once. */
export type DevServerMessage = { people: Person[] } | { failed: string }

let close: (() => Promise<void>) | undefined
let stopping = false
onStopAsked(() => {
  stopping = true
  void (close?.() ?? Promise.resolve()).finally(() => process.exit(0))
})

const tell = (message: DevServerMessage, sent?: () => void) => process.send?.(message, sent)
try {
  // Vite has the configured port; this one is known only to it.
  const config = { ...readConfig(process.env), host: '127.0.0.1', port: Number(process.argv[2]) }
  const server = await startServer(config)
  close = server.close
  if (stopping) await server.close()
  else tell({ people: server.people })
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) }, () => process.exit(1))
}
