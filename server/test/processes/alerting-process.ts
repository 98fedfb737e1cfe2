// Kills itself (-9) when it reads the clock for the nth time: see alerts-killed.test.ts.
import { openDatabase } from '../../src/db/open.ts'
import { createMails } from '../../src/features/mails/service.ts'
import { createNotifications } from '../../src/features/notifications/service.ts'
import { createAlerts } from '../../src/features/saved-searches/alerts/service.ts'
import { createSubscriptions } from '../../src/features/subscriptions/service.ts'
import { createSecrets } from '../../src/lib/secrets/secrets.ts'
import { createSmtpMailer } from '../../src/outside/mailer/smtp.ts'
import { projectSynonyms as synonyms } from '../../src/search/words/synonyms.ts'
import { openQueue } from '../../src/tasks/queue.ts'
import { emails } from '../../src/wiring/emails.ts'

const [databaseUrl, smtpUrl, secretKey, now, looks] = process.argv.slice(2)
if (!databaseUrl || !smtpUrl || !secretKey || !now || !looks) throw new Error('an argument is missing')

let left = Number(looks)
const clock = {
  now() {
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
    return new Date(now)
  },
}
const { db } = openDatabase(databaseUrl, { poolSize: 4 })
const queue = await openQueue(databaseUrl, () => {})
const secrets = createSecrets(secretKey)
const mails = createMails({
  db,
  clock,
  secrets,
  mailer: createSmtpMailer({ smtpUrl }),
  enqueue: queue.enqueue,
  publicUrl: 'https://hanap.example',
  from: { name: 'Hanap', address: 'no-reply@hanap.example' },
  productName: 'Hanap',
  boardName: 'Online Jobs Portal',
  emails,
  topics: { wants: async () => true, tokenFor: () => 'a token' },
  log: () => {},
})
const subscriptions = createSubscriptions({ db, clock, secrets })
const notifications = createNotifications({ db, clock })
await createAlerts({ db, clock, synonyms, subscriptions, notifications, mails }).run()
throw new Error('It was to be killed before it has ended.')
