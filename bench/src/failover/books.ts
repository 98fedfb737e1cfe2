import { type Database, openDatabase } from '@hanap/server/db/open'
import type { Message } from '@hanap/standins/inbox/inbox'
import { sql } from 'kysely'
import { type Comparison, compare } from '../applying/compare.ts'
import { settleOn } from '../applying/settle.ts'
import type { Actor, Wanted } from '../applying/stage.ts'
import type { SettableClock } from '../harness/clocks.ts'
import { FLEET_SECRET_KEY, type Fleet } from '../harness/fleet.ts'
import { type Books, checkBooks, checkHeld } from '../payments/invariants.ts'
import { settleAll } from '../payments/orders.ts'
import { openWorld } from '../payments/program.ts'
import { findDoubled, findLost, type Lost } from './ledger.ts'
import type { Deeds } from './seekers.ts'

/** The first four should be empty. */
export type Found = {
  lost: Lost[]
  doubled: string[]
  wrongPayments: string[]
  wrongApplications: string[]
  payments: Books
  applications: Comparison
  /** 'sent', or 'unknown' if a worker died while sending. */
  mails: Map<string, number>
}

/** Once the processes have stopped. */
export async function inspect(given: {
  databaseUrl: string
  fleet: Pick<Fleet, 'outside' | 'env'>
  clock: SettableClock
  deeds: Deeds
  appliers: readonly Actor[]
  wanted: readonly Wanted[]
  payers: readonly Actor[]
}): Promise<Found> {
  const { databaseUrl, fleet, deeds, appliers, wanted } = given
  const { outside } = fleet
  const { db } = openDatabase(databaseUrl, { poolSize: 4 })
  try {
    const messages = outside.inbox.messages()
    const mails = await readMails(db)
    const found = new Map([...(await readRows(db)), ...readArrived(mails, messages)])
    const promised = deeds.writes.flatMap((write) => [write, ...mailOf(write)])
    const doubled = [
      ...countEntries(await readEntries(db)),
      ...findDoubled(messages.map((message) => `mail ${message.message_id}`)),
      ...findDoubled(messages.filter(isWelcome).map((message) => `welcome to ${message.to}`)),
    ]
    const tracked = await settleOn(databaseUrl, { env: fleet.env, actors: appliers, wanted })
    const arrived = outside.board
      .applications()
      .map(({ email, job_id, message }) => ({ pair: `${email}, job ${job_id}`, words: message }))
    const applications = compare({ attempts: deeds.attempts, tracked, arrived })
    const payments = await settlePayments(db, given)
    return {
      lost: findLost(promised, found),
      doubled: doubled.map(([what, count]) => `${what}: ${count} times`),
      wrongPayments: payments.wrong,
      wrongApplications: applications.broken,
      payments,
      applications,
      mails: countStates(mails),
    }
  } finally {
    await db.destroy()
  }
}

type Mail = { email: string; state: string }
const isWelcome = (message: Message) => message.subject.includes('address')

const mailOf = (write: Deeds['writes'][number]) =>
  write.what.startsWith('account ') ? [{ ...write, what: write.what.replace('account', 'mail to') }] : []

async function readRows(db: Database): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const saved = await db
    .selectFrom('saved_jobs')
    .innerJoin('users', 'users.id', 'saved_jobs.user_id')
    .select(['users.email', 'job_id'])
    .execute()
  for (const { email, job_id } of saved) found.set(`saved ${email} ${job_id}`, 'saved')
  for (const { title, notes } of await readEntries(db)) {
    found.set(title, 'there')
    found.set(`notes of ${title}`, notes)
  }
  // One transaction writes both.
  const accounts = await db
    .selectFrom('users')
    .innerJoin('subscription_periods as period', 'period.user_id', 'users.id')
    .where('period.plan_type', '=', 'free')
    .select('users.email')
    .execute()
  for (const { email } of accounts) found.set(`account ${email}`, 'there')
  return found
}

const readEntries = (db: Database): Promise<{ title: string; notes: string }[]> =>
  db
    .selectFrom('applications')
    .where('origin', '=', 'elsewhere')
    .select(['notes', sql<string>`sent_job ->> 'title'`.as('title')])
    .execute()

const countEntries = (entries: readonly { title: string }[]) => findDoubled(entries.map(({ title }) => title))

const readMails = (db: Database): Promise<Mail[]> =>
  db
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .where('kind', '=', 'verify-email')
    .select(['users.email', 'mails.state'])
    .execute()

/** A mail marked as sent must have arrived. The operator is told of abandoned mails. */
function* readArrived(mails: readonly Mail[], messages: readonly Message[]): Generator<[string, string]> {
  const came = new Set(messages.flatMap(({ envelope_to }) => envelope_to))
  for (const { email, state } of mails)
    if (state !== 'sent' || came.has(email)) yield [`mail to ${email}`, 'there']
}

function countStates(mails: readonly Mail[]): Map<string, number> {
  const states = Map.groupBy(mails, ({ state }) => state)
  return new Map([...states].map(([state, own]) => [state, own.length]))
}

/** Settles with the clock ahead, and compares the provider's payments with ours. */
async function settlePayments(
  db: Database,
  { databaseUrl, fleet, clock, deeds, payers }: Parameters<typeof inspect>[0],
): Promise<Books> {
  const emails = payers.map(({ email }) => email)
  const rows = await db.selectFrom('users').where('email', 'in', emails).select(['id', 'email']).execute()
  const seekers = rows.map(({ id, email }) => {
    const { token = '' } = payers.find((payer) => payer.email === email) ?? {}
    return { id, email, token }
  })
  const attempts = new Map(seekers.map(({ id, token }) => [id, deeds.payments.get(token) ?? 0]))
  const provider = fleet.outside.payments
  const world = await openWorld({ databaseUrl, secretKey: FLEET_SECRET_KEY, clock, provider })
  const wrong: string[] = []
  try {
    await settleAll(world, () => checkHeld(world, seekers, (what) => wrong.push(what)))
    const books = await checkBooks(world, seekers, { told: deeds.told, attempts })
    return { ...books, wrong: [...new Set([...wrong, ...books.wrong])] }
  } finally {
    await world.close()
  }
}
