// Ends at a given moment, as by kill -9: see making.test.ts.

import { openDatabase } from '../../src/db/open.ts'
import { createRateLimits } from '../../src/db/rate-limits.ts'
import { exportReadyMail } from '../../src/features/exports/emails.ts'
import { createMaking } from '../../src/features/exports/making/service.ts'
import { createMails } from '../../src/features/mails/service.ts'
import { createNotifications } from '../../src/features/notifications/service.ts'
import { createStoredFiles } from '../../src/features/stored-files/service.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createSecrets } from '../../src/lib/secrets/secrets.ts'
import { createLocalFiles } from '../../src/outside/file-store/local.ts'

const [databaseUrl, folder, secretKey, exportId, moment] = process.argv.slice(2)
if (!databaseUrl || !folder || !secretKey || !exportId || !moment) throw new Error('an argument is missing')

const endAt = (reached: string) => {
  if (reached === moment) process.kill(process.pid, 'SIGKILL')
}
const { db } = openDatabase(databaseUrl, { poolSize: 4 })
const clock = systemClock
const secrets = createSecrets(secretKey)
const files = createStoredFiles({ db, clock, store: createLocalFiles(folder) })
const notifications = createNotifications({ db, clock })
const enqueue = async () => {}
const log = (line: string) => process.stderr.write(`${line}\n`)
const mails = createMails({
  db,
  clock,
  secrets,
  mailer: { send: async () => {}, close: () => {} },
  enqueue,
  topics: { wants: async () => true, tokenFor: () => 'a token' },
  publicUrl: 'https://hanap.example',
  from: { name: 'Hanap', address: 'no-reply@hanap.example' },
  productName: 'Hanap',
  boardName: 'Online Jobs Portal',
  emails: [exportReadyMail],
  log,
})
const make = createMaking({
  db,
  clock,
  secrets,
  rateLimits: createRateLimits({ db, clock }),
  files: {
    ...files,
    async put(bytes) {
      const key = await files.put(bytes)
      endAt('after a piece')
      return key
    },
    async claim(tx, key) {
      await files.claim(tx, key)
      endAt('before the commit')
    },
  },
  mails: {
    async queue(tx, mail) {
      await mails.queue(tx, mail)
      endAt('after the mail is queued')
    },
  },
  notifications,
  enqueue,
  log,
})

await make(Number(exportId))
endAt('after the commit')
throw new Error(`It was to end ${moment}`)
