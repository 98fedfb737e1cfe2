import { expect, test } from 'vitest'
import { rateDay, shippedRates } from '../../reading/pay/exchange-rates.ts'
import { readPay } from '../../reading/pay/pay.ts'
import { asTable, daysOld, ratesInUse, readRate, readRates } from './rules.ts'

const today = '2026-11-20'
const usd = { currency: 'USD', pesos: 60, day: '2026-11-19', source: 'BSP' }

test('a stored rate replaces the shipped one of its currency alone', () => {
  const rates = ratesInUse([usd])
  expect(rates[0]).toEqual({ currency: 'USD', pesos: 60, date: '2026-11-19', source: 'BSP' })
  expect(rates.find(({ currency }) => currency === 'EUR')).toMatchObject({
    pesos: 69.01,
    date: shippedRates.date,
  })
})

test('pay is read with the stored rate, and names its day; a euro keeps its own pesos', () => {
  const rates = asTable(ratesInUse([usd]))
  expect(readPay('$500 a month', { rates })).toMatchObject({
    monthlyPhpMax: 30_000,
    rateDate: '2026-11-19',
  })
  expect(readPay('€1,000 a month', { rates })).toMatchObject({
    monthlyPhpMax: 69_010,
    rateDate: shippedRates.date,
  })
  expect(readPay('₱30,000 a month', { rates })).toMatchObject({
    monthlyUsdMax: 500,
    rateDate: '2026-11-19',
  })
})

test('a currency that the program ships no rate for is read once it has one', () => {
  const rates = asTable(ratesInUse([{ currency: 'KRW', pesos: 0.04, day: today, source: 'BSP' }]))
  expect(rates.perUsd['KRW']).toBeCloseTo(58.8 / 0.04)
  expect(rateDay('KRW', rates)).toBe(shippedRates.date)
})

test.each([
  [{ currency: 'DOLLAR' }, 'is no currency'],
  [{ currency: 'PHP' }, 'is no currency'],
  [{ pesos: '58,30' }, 'is no amount'],
  [{ pesos: '0' }, 'is no amount'],
  [{ day: '2026-11-21' }, 'is no day up to today'],
  [{ day: '2026-02-30' }, 'is no day up to today'],
  [{ day: 'yesterday' }, 'is no day up to today'],
])('%j is refused: %s', (given, reason) => {
  const typed = { currency: 'USD', pesos: '58.30', day: today, source: '', ...given }
  expect(readRate(typed, today)).toContain(reason)
})

test('a file has a rate on each line, and one bad line refuses all of it', () => {
  const text = '# from the bank\nusd,58.30,2026-11-19,Bangko Sentral\n\nEUR, 67.5, 2026-11-19\n'
  expect(readRates(text, today)).toEqual([
    { currency: 'USD', pesos: 58.3, day: '2026-11-19', source: 'Bangko Sentral' },
    { currency: 'EUR', pesos: 67.5, day: '2026-11-19', source: '' },
  ])
  expect(readRates(`${text}GBP,much,2026-11-19`, today)).toMatch(/^Line 5: 'much' is no amount/)
  expect(readRates('\n', today)).toBe('The file holds no rate.')
})

test('a rate of yesterday is a day old', () => {
  expect(daysOld('2026-11-19', new Date('2026-11-20T02:00:00Z'))).toBe(1)
})
