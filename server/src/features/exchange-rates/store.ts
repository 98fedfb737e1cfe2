import { sql } from 'kysely'
import type { Connection } from '../../db/open.ts'

export type StoredRate = {
  id: number
  currency: string
  /** 'YYYY-MM-DD' */
  day: string
  /** Per unit of the currency. */
  pesos: number
  source: string
}

export async function findNewestRates(connection: Connection): Promise<StoredRate[]> {
  const { rows } = await sql<StoredRate>`
    select distinct on (currency) id, currency, day, pesos::float8 as pesos, source
    from exchange_rates order by currency, day desc, id desc`.execute(connection)
  return rows
}

/** The id of the last stored rate; 0 without any. */
export async function findLastRate(connection: Connection): Promise<number> {
  const { last } = await connection
    .selectFrom('exchange_rates')
    .select((select) => select.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

export async function insertRates(
  connection: Connection,
  rates: readonly Omit<StoredRate, 'id'>[],
  now: Date,
): Promise<void> {
  await connection
    .insertInto('exchange_rates')
    .values(rates.map((rate) => ({ ...rate, stored_at: now })))
    .execute()
}

export async function findCurrenciesOfListings(connection: Connection): Promise<string[]> {
  const rows = await connection
    .selectFrom('jobs')
    .select('pay_currency')
    .distinct()
    .where('removed_at', 'is', null)
    .where('pay_currency', 'is not', null)
    .execute()
  return rows.flatMap(({ pay_currency }) => pay_currency ?? [])
}
