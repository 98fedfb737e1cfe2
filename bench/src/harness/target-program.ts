// The program as crash.ts and applying.ts run and kill it: the real server with its own database.
import { readConfig } from '@hanap/server/config'
import { startServer } from '@hanap/server/main'

const server = await startServer(readConfig(process.env))
process.once('disconnect', () => void server.close().finally(() => process.exit(0)))
process.send?.({ url: server.url })
