// To be killed once its mails are queued: see follow-ups.test.ts.
import { openDatabase } from '../../src/db/open.ts'
import { createFollowUps } from '../../src/features/applications/follow-ups/service.ts'
import { systemClock } from '../../src/lib/clock.ts'

const [databaseUrl] = process.argv.slice(2)
if (!databaseUrl) throw new Error('an argument is missing')

const { db } = openDatabase(databaseUrl, { poolSize: 2 })
const mails = {
  isOn: true,
  async queue() {
    process.stdout.write('queued\n')
    await new Promise(() => setInterval(() => {}, 60_000))
  },
}
await createFollowUps({ db, clock: systemClock, notifications: { tell: async () => true }, mails })()
throw new Error('It was to be killed before it has ended.')
