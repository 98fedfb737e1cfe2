import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectOrStartEmbedded } from '@hanap/server/db/embedded'
import { type Database, openDatabase } from '@hanap/server/db/open'
import { findFreePort } from '@hanap/server/lib/free-port'
import { PAYMENT_KEYS, startPayments } from '@hanap/standins/payments/payments'
import { sql } from 'kysely'
import { startTarget } from './crash-target.ts'
import { makeCards } from './payment-cards.ts'
import { type Paid, payWithCards } from './payment-paying.ts'
import { plantTraces } from './payment-planting.ts'
import { createFinder, type Finder } from './payment-traces.ts'

/** Everything that was written or said while people paid. */
export type Written = { log: string[]; answers: string[]; dataDir: string }
export type Traced = Omit<Paid, 'payers' | 'answers'> & {
  cards: number
  lines: number
  rows: number
  files: number
  megabytes: number
  /** What of a card was found, and where. */
  traces: string[]
  /** Traces that were laid out to be found, and those of them that were not. */
  planted: number
  missed: string[]
}
type Found = { traces: string[]; rows: number; files: number; megabytes: number }

const PAUSE_MS = 3000

/**
 * Pays with cards through the real program at its most talkative level, also with faults of the provider and with what
 * cannot be read, and looks for the cards in everything that is left: log, answers, every row of every table, every file
 * of the data folder, the database's own among them.
 */
export async function lookForCards({ size, seed }: { size: number; seed: number }): Promise<Traced> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hanap-payments-'))
  // The database's own user has to pass through.
  chmodSync(dataDir, 0o711)
  const port = await findFreePort()
  const provider = await startPayments({
    webhook: { url: `http://127.0.0.1:${port}/api/webhooks/card-payments/`, secret: PAYMENT_KEYS.webhook },
  })
  const log: string[] = []
  try {
    const target = await startTarget(dataDir, port, {
      onLog: (text) => log.push(text),
      env: {
        LOG_LEVEL: 'debug',
        SMTP_URL: 'smtp://127.0.0.1:9',
        EMAIL_VERIFICATION: 'off',
        PAYMENT_API_URL: provider.apiUrl,
        PAYMENT_SECRET_KEY: provider.keys.secret,
        PAYMENT_PUBLIC_KEY: provider.keys.public,
        PAYMENT_WEBHOOK_SECRET: PAYMENT_KEYS.webhook,
      },
    })
    const before = await inDatabase(dataDir, everyRow)
    const paid = await payWithCards({ url: target.url, provider, cards: makeCards(seed, size), seed })
    await provider.idle()
    // Tasks of the last payments take their turn.
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    await target.stop()
    const written = { log, answers: paid.answers, dataDir }
    const finder = createFinder(paid.payers)
    const known = new Set(before)
    const found = await search(written, finder, known)
    const planted = await plantTraces(written, paid.payers)
    const { traces } = await search(written, finder, known)
    const missed = planted.filter((where) => !traces.some((trace) => trace.startsWith(where)))
    const { payers, answers, ...counts } = paid
    const lines = log.join('').split('\n').length
    return { ...counts, cards: size, lines, ...found, planted: planted.length, missed }
  } finally {
    await provider.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Every place, with what stands there. @param known rows that were there before anybody paid */
async function search(written: Written, finder: Finder, known: ReadonlySet<string>): Promise<Found> {
  const traces: string[] = []
  const note = (where: string, found: string[]) => traces.push(...found.map((what) => `${where}: ${what}`))
  note('log', finder.inText(written.log.join('')))
  note('answers', finder.inText(written.answers.join('\n')))
  const rows = (await inDatabase(written.dataDir, everyRow)).filter((row) => !known.has(row))
  for (const row of rows) note(`table ${row.slice(0, row.indexOf(' '))}`, finder.inText(row))
  let files = 0
  let bytes = 0
  for (const entry of await readdir(written.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const name = path.join(entry.parentPath, entry.name)
    const content = await readFile(name)
    files += 1
    bytes += content.length
    note(`file ${path.relative(written.dataDir, name)}`, finder.inBytes(content))
  }
  return { traces, rows: rows.length, files, megabytes: Math.round(bytes / 1e6) }
}

/** Uses the database of a data folder, whether the program runs or not. */
export async function inDatabase<T>(dataDir: string, use: (db: Database) => Promise<T>): Promise<T> {
  const server = await connectOrStartEmbedded(dataDir, () => {})
  const { db } = openDatabase(server.url, { poolSize: 1 })
  try {
    return await use(db)
  } finally {
    await db.destroy()
    await server.stop()
  }
}

/** Every row of every table as text, its table's name first; the queue's too. */
async function everyRow(db: Database): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const texts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(db)
    texts.push(...rows.map(({ text }) => `${name} ${text}`))
  }
  return texts
}
