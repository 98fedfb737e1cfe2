import { chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '@hanap/server/lib/free-port'
import { makeFolder } from '@hanap/server/lib/made-folder'
import { PAYMENT_KEYS, startPayments } from '@hanap/standins/payments/payments'
import { startTarget } from '../crash/target.ts'
import { makeCards } from './cards.ts'
import { type Paid, payWithCards } from './paying.ts'
import { everyRow, type Found, inDatabase, searchPlaces } from './places.ts'
import { plantTraces } from './planting.ts'
import { createFinder } from './traces.ts'

export type Traced = Omit<Paid, 'payers' | 'answers'> &
  Found & {
    cards: number
    lines: number
    /** Traces that were laid out to be found, and those of them that were not. */
    planted: number
    missed: string[]
  }

const PAUSE_MS = 3000

/**
 * Pays with cards through the real program at its most talkative level, also with faults of the provider and with what
 * cannot be read, and looks for the cards in everything that is left: log, answers, every row of every table, every file
 * of the data folder, the database's own among them.
 */
export async function lookForCards({ size, seed }: { size: number; seed: number }): Promise<Traced> {
  const { path: dataDir, remove: removeDataDir } = makeFolder(path.join(tmpdir(), 'hanap-payments-'))
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
    const found = await searchPlaces(written, finder, known)
    const planted = await plantTraces(written, paid.payers)
    const { traces } = await searchPlaces(written, finder, known)
    const missed = planted.filter((where) => !traces.some((trace) => trace.startsWith(where)))
    const { calls, faults, paying, charges } = paid
    const lines = log.join('').split('\n').length
    return {
      calls,
      faults,
      paying,
      charges,
      cards: size,
      lines,
      ...found,
      planted: planted.length,
      missed,
    }
  } finally {
    await provider.close()
    removeDataDir()
  }
}
