// The real server, started and killed by target.ts.
import { readConfig } from '@hanap/server/config'
import { startServer } from '@hanap/server/main'

const server = await startServer(readConfig(process.env))
process.once('disconnect', () => void server.close().finally(() => process.exit(0)))
process.send?.({ url: server.url })
