import { type ExchangeRates, shippedRates } from '../../reading/pay/exchange-rates.ts'
import type { StoredRate } from './store.ts'

const DAY_MS = 24 * 3_600_000
/** Within a month the peso moves by a few per cent; older rates warn the operator. */
export const OLD_DAYS = 30

export type RateInUse = { currency: string; pesos: number; date: string; source: string }

const SHIPPED = 'ships with the program'

/** Stored rates, else the shipped ones. Dollars first. */
export function ratesInUse(stored: readonly Omit<StoredRate, 'id'>[]): RateInUse[] {
  const { date, perUsd } = shippedRates
  const pesosPerDollar = perUsd['PHP'] ?? 1
  const rates = new Map<string, RateInUse>(
    Object.entries(perUsd)
      .filter(([currency]) => currency !== 'PHP')
      .map(([currency, units]) => [
        currency,
        { currency, pesos: rounded(pesosPerDollar / units), date, source: SHIPPED },
      ]),
  )
  for (const { currency, pesos, day, source } of stored)
    rates.set(currency, { currency, pesos, date: day, source })
  return [...rates.values()]
}

export function asTable(rates: readonly RateInUse[]): ExchangeRates {
  const pesosPerDollar = rates.find(({ currency }) => currency === 'USD')?.pesos ?? 1
  return {
    date: shippedRates.date,
    perUsd: Object.fromEntries([
      ['PHP', pesosPerDollar],
      ...rates.map(({ currency, pesos }) => [currency, pesosPerDollar / pesos]),
    ]),
    days: Object.fromEntries(rates.map(({ currency, date }) => [currency, date])),
  }
}

/** Four significant figures, as rates are published. */
const rounded = (pesos: number) => Number(pesos.toPrecision(4))

/** `date` is 'YYYY-MM-DD'. */
export const daysOld = (date: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(date)) / DAY_MS))

const CURRENCY = /^[A-Z]{3}$/
const AMOUNT = /^\d{1,7}(?:\.\d{1,8})?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOST_SOURCE = 100

/** @returns the reason if the input is invalid */
export function readRate(
  typed: { currency: string; pesos: string; day: string; source: string },
  today: string,
): Omit<StoredRate, 'id'> | string {
  const currency = typed.currency.toUpperCase()
  const pesos = Number(typed.pesos)
  const { day, source } = typed
  if (!CURRENCY.test(currency) || currency === 'PHP')
    return `'${typed.currency}' is no currency: write its three letters, such as USD.`
  if (!AMOUNT.test(typed.pesos) || pesos <= 0)
    return `'${typed.pesos}' is no amount: write the pesos that one ${currency} buys, such as 58.30.`
  const isDay = DAY.test(day) && !Number.isNaN(Date.parse(day))
  if (!isDay || new Date(day).toISOString().slice(0, 10) !== day || day > today)
    return `'${day}' is no day up to today: write it as 2026-11-20.`
  if (source.length > MOST_SOURCE) return `A source has at most ${MOST_SOURCE} letters.`
  return { currency, pesos, day, source }
}

/** Reads lines 'USD,58.30,2026-11-20,Bangko Sentral', the source optional. @returns the first error as text */
export function readRates(text: string, today: string): Omit<StoredRate, 'id'>[] | string {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const rates: Omit<StoredRate, 'id'>[] = []
  for (const [at, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [currency = '', pesos = '', day = '', ...source] = line.split(',').map((part) => part.trim())
    const rate = readRate({ currency, pesos, day, source: source.join(', ') }, today)
    if (typeof rate === 'string') return `Line ${at + 1}: ${rate}`
    rates.push(rate)
  }
  return rates.length > 0 ? rates : 'The file holds no rate.'
}
