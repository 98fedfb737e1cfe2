// To be killed: see mails-killed.test.ts.
import { openDatabase } from '../../src/db/open.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { openMails } from '../mailing.ts'

const [databaseUrl, smtpUrl, mailId] = process.argv.slice(2)
if (!databaseUrl || !smtpUrl || !mailId) throw new Error('an argument is missing')

const { db } = openDatabase(databaseUrl, { poolSize: 2 })
await openMails({ db, clock: systemClock, smtpUrl, patience: 60_000 }).deliver(Number(mailId))
throw new Error('It was to be killed before there is an answer.')
