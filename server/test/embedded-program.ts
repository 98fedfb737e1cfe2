// For tests that kill it.
import { startEmbedded } from '../src/db/embedded/embedded.ts'

const { url } = await startEmbedded({ dataDir: process.argv[2] ?? '', log: () => {}, throwAway: true })
process.once('disconnect', () => process.exit(1))
process.send?.({ url })
