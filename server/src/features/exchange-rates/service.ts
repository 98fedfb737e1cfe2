import type { Connection } from '../../db/open.ts'
import { type ExchangeRates, shippedRates } from '../../reading/pay/exchange-rates.ts'
import { asTable, daysOld, OLD_DAYS, type RateInUse, ratesInUse } from './rules.ts'
import { findCurrenciesOfListings, findLastRate, findNewestRates, insertRates } from './store.ts'

/** What pay is converted with, and which stored rate is the last of it: jobs remember it. */
export type Conversion = { rates: ExchangeRates; last: number }

/** The conversion of a database in which no rate was ever stored. */
export const shippedConversion: Conversion = { rates: shippedRates, last: 0 }

/** The rates of now. */
export async function readConversion(connection: Connection): Promise<Conversion> {
  // First, so that a rate stored meanwhile is missed rather than believed read.
  const last = await findLastRate(connection)
  if (last === 0) return shippedConversion
  return { rates: asTable(ratesInUse(await findNewestRates(connection))), last }
}

/** Every rate in use, with its day and source. */
export const listRates = async (connection: Connection): Promise<RateInUse[]> =>
  ratesInUse(await findNewestRates(connection))

/** Stores rates, beside those of other days. Jobs read with earlier ones are read again by the task 'read-listings-anew'. */
export const storeRates = insertRates

/** The rates among those that open jobs need which are older than 30 days, the oldest first; and the oldest day of all. */
export async function findOldRates(
  connection: Connection,
  now: Date,
): Promise<{ oldest: string; old: { currency: string; days: number }[] }> {
  const needed = new Set(['USD', ...(await findCurrenciesOfListings(connection))])
  const rates = (await listRates(connection)).filter(({ currency }) => needed.has(currency))
  const ages = rates
    .map(({ currency, date }) => ({ currency, date, days: daysOld(date, now) }))
    .sort((one, other) => other.days - one.days)
  return {
    oldest: ages[0]?.date ?? shippedRates.date,
    old: ages.filter(({ days }) => days > OLD_DAYS).map(({ currency, days }) => ({ currency, days })),
  }
}
