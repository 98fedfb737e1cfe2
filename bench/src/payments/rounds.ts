import path from 'node:path'
import { startEmbedded } from '@hanap/server/db/embedded/embedded'
import { migrate } from '@hanap/server/db/migrate'
import { openDatabase } from '@hanap/server/db/open'
import { startPayments } from '@hanap/standins/payments/payments'
import { sql } from 'kysely'
import { createSettableClock } from '../harness/clocks.ts'
import { makeBenchFolder } from '../harness/folder.ts'
import { createNaiveWay } from './naive.ts'
import { makeOrders, type Orders, type Played, playPayments } from './orders.ts'
import { emptyDatabase, openWorld } from './program.ts'
import { shrinkOrders } from './shrinking.ts'

/** The clock must stay within the months in which the program asks about a payment. */
const ORDERS_A_ROUND = 250
const SHRINKING_TRIES = 60
/** Before months without such a day. */
const BEGINNING = new Date('2027-01-20T09:00:00Z')
const SECRET_KEY = 'a secret key that only this bench knows, long enough'

export type Round = Omit<Played, 'story'> & {
  seed: number
  orders: number
  payments: number
  messages: { taken: number; repeated: number; refused: number }
  naive: { double: number; lost: number }
  /** The fewest orders that fail, in words. */
  story: string[]
}

/**
 * Each round is a new world.
 * @param given.size orders in all
 * @param given.seed of the first round
 */
export async function playRounds(given: {
  size: number
  seed: number
  onRound(round: Round): void
}): Promise<Round[]> {
  const { path: folder, remove: removeFolder } = makeBenchFolder()
  const database = await startEmbedded({
    dataDir: path.join(folder, 'data'),
    log: () => {},
    throwAway: true,
  })
  try {
    const rounds: Round[] = []
    const waiting = Array.from({ length: Math.ceil(given.size / ORDERS_A_ROUND) }, (_, place) => place)
    const playAll = async (databaseUrl: string) => {
      for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
        const seed = given.seed + place
        const orders = makeOrders(seed, Math.min(ORDERS_A_ROUND, given.size - place * ORDERS_A_ROUND))
        const round = await playOnce(databaseUrl, orders, seed)
        round.story = round.wrong.length > 0 ? await tellShortest(databaseUrl, orders, seed) : []
        rounds.push(round)
        given.onRound(round)
      }
    }
    await Promise.all((await makeDatabases(database.url)).map(playAll))
    return rounds
  } finally {
    await database.stop()
    removeFolder()
  }
}

/** Two, since each waits for its database. */
async function makeDatabases(url: string): Promise<string[]> {
  const second = new URL(url)
  second.pathname = '/second'
  const { db } = openDatabase(url, { poolSize: 1 })
  await sql`create database second`.execute(db).finally(() => db.destroy())
  await migrate(url)
  await migrate(second.href)
  return [url, second.href]
}

async function playOnce(databaseUrl: string, orders: Orders, seed: number): Promise<Round> {
  const clock = createSettableClock(BEGINNING)
  const provider = await startPayments({ now: clock.now, retryMs: 1_000_000 })
  const naive = createNaiveWay(provider)
  const { heard, asked: onAsked } = naive
  const world = await openWorld({ databaseUrl, secretKey: SECRET_KEY, clock, provider, heard, onAsked })
  try {
    await emptyDatabase(world.db)
    const played = await playPayments(world, { orders, label: String(seed) })
    const { wrong, ...messages } = world.door.met()
    return {
      ...played,
      wrong: [...played.wrong, ...wrong],
      seed,
      orders: orders.flat().length,
      payments: played.charges + played.failed,
      messages,
      naive: naive.count(),
    }
  } finally {
    await world.close()
    await provider.close()
  }
}

async function tellShortest(databaseUrl: string, orders: Orders, seed: number): Promise<string[]> {
  const fails = async (some: Orders) => (await playOnce(databaseUrl, some, seed)).wrong.length > 0
  const shortest = await shrinkOrders(orders, fails, SHRINKING_TRIES)
  const { story, wrong } = await playOnce(databaseUrl, shortest, seed)
  // Concurrent orders may end differently.
  return [...story, ...(wrong.length > 0 ? wrong : ['It does not fail every time.'])]
}
