import type { Connection } from '../../db/open.ts'
import { type ExchangeRates, shippedRates } from '../../reading/pay/exchange-rates.ts'
import { asTable, daysOld, OLD_DAYS, type RateInUse, ratesInUse } from './rules.ts'
import { findCurrenciesOfListings, findLastRate, findNewestRates, insertRates } from './store.ts'

/** `last` is the newest stored rate's id, which jobs remember. */
export type Conversion = { rates: ExchangeRates; last: number }

export const shippedConversion: Conversion = { rates: shippedRates, last: 0 }

export async function readConversion(connection: Connection): Promise<Conversion> {
  // First, so that a rate stored meanwhile is missed rather than taken for read.
  const last = await findLastRate(connection)
  if (last === 0) return shippedConversion
  return { rates: asTable(ratesInUse(await findNewestRates(connection))), last }
}

export const listRates = async (connection: Connection): Promise<RateInUse[]> =>
  ratesInUse(await findNewestRates(connection))

/** Keeps other days' rates. The task 'read-listings-anew' rereads jobs with earlier rates. */
export const storeRates = insertRates

/** The old rates among those that open jobs need, oldest first; and the oldest day of all. */
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
