// To be killed after a batch: see rotation.test.ts.
import { openDatabase } from '../../src/db/open.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createSecrets } from '../../src/lib/secrets/secrets.ts'
import { resealAll } from '../../src/operating/keys/reseal.ts'

const [databaseUrl, secretKey, also] = process.argv.slice(2)
if (!databaseUrl || !secretKey || !also) throw new Error('an argument is missing')

const { db } = openDatabase(databaseUrl, { poolSize: 2 })
await resealAll({
  db,
  clock: systemClock,
  secrets: createSecrets(secretKey, { also: [also] }),
  atOnce: 20,
  async onBatch() {
    process.stdout.write('batch\n')
    await new Promise(() => setInterval(() => {}, 60_000))
  },
})
throw new Error('It was to be killed before it has ended.')
