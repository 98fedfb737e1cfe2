/** @module-tag operations */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { figuresOf } from '../../../test/figures.ts'
import { carla } from '../../../test/people.ts'
import { addListing, clearListings } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { shippedRates } from '../../reading/pay/exchange-rates.ts'
import { judge } from '../judge.ts'
import { createMetrics } from '../metrics.ts'
import { warnOfOldRates } from '../warn-of-old-rates.ts'
import { readOperatorCommand } from './asked.ts'
import type { Tools } from './command.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T02:00:00Z' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await clearListings(app)
  await app.db.deleteFrom('exchange_rates').execute()
})

const run = async (...args: string[]) =>
  readOperatorCommand(args)?.run({ ...app.app, db: app.db, config: app.config } as unknown as Tools)
const payOf = async (id: number) =>
  (await app.get(`/jobs/${id}/`, { as: await carla(app) })).body.pay as object
const standing = async () => {
  const figures = await figuresOf(app)()
  const verdicts = judge(figures, { isReady: true, importEverySeconds: 0, searches: false })
  return verdicts.find(({ about }) => about === 'Exchange rates')
}

test('the operator sees the rates in use with their day, age and source', async () => {
  const { text = '' } = (await run('rates')) ?? {}
  expect(text).toMatch(/^currency +pesos +date +days_old +source$/m)
  expect(text).toMatch(/^USD +58\.8 +2025-12-31 +324 +ships with the program$/m)
  expect(text).toMatch(/^EUR +69\.01 /m)
})

test('a stored rate is in use from then on, and jobs read before are read again with it', async () => {
  const id = await addListing(app, { salary: '$500 a month' })
  await app.imports.readAnew()
  expect(await payOf(id)).toMatchObject({ php_max: 29_400, rate_date: shippedRates.date })
  const answer = await run('rates', 'set', 'USD', '60.00', '--date', '2026-11-19', '--source', 'BSP')
  expect(answer?.text).toContain('1 USD is ₱60 (2026-11-19).')
  expect((await run('rates'))?.text).toMatch(/^USD +60 +2026-11-19 +1 +BSP$/m)
  await app.imports.readAnew()
  expect(await payOf(id)).toMatchObject({ php_max: 30_000, usd_max: 500, rate_date: '2026-11-19' })
})

test('what an import reads is read with the stored rate at once', async () => {
  await run('rates', 'set', 'usd', '61')
  const file = path.join(app.config.dataDir, 'jobs.json')
  await writeFile(
    file,
    JSON.stringify([{ source_id: '1', title: 'Bookkeeper', salary: '$500 a month', description: 'Books' }]),
  )
  await app.imports.importFile(file)
  const { monthly_php_max, pay_rate_date } = await app.db
    .selectFrom('jobs')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect([monthly_php_max, pay_rate_date]).toEqual([30_500, '2026-11-20'])
})

test('a rate of an earlier day is kept and does not replace a newer one', async () => {
  await run('rates', 'set', 'USD', '60', '--date', '2026-11-19')
  const answer = await run('rates', 'set', 'USD', '57', '--date', '2026-11-01')
  expect(answer?.text).toContain('A newer rate of USD stays in use.')
  expect((await run('rates'))?.text).toMatch(/^USD +60 /m)
})

test('of one day the rate that was stored last counts', async () => {
  await run('rates', 'set', 'USD', '58.3', '--date', '2026-11-19')
  await run('rates', 'set', 'USD', '59.3', '--date', '2026-11-19')
  expect((await run('rates'))?.text).toMatch(/^USD +59\.3 /m)
})

test('a file stores all of its rates, or none where a line is wrong', async () => {
  const file = path.join(app.config.dataDir, 'rates.csv')
  await writeFile(file, 'USD,58.30,2026-11-19,BSP\nEUR,none,2026-11-19')
  await expect(run('rates', 'read', file)).rejects.toThrow('Line 2: ')
  expect((await run('rates'))?.text).toMatch(/^USD +58\.8 /m)
  await writeFile(file, 'USD,58.30,2026-11-19,BSP\nEUR,67.5,2026-11-19')
  await run('rates', 'read', file)
  expect((await run('rates'))?.text).toMatch(/^EUR +67\.5 +2026-11-19 +1 +the operator$/m)
  await expect(run('rates', 'read', `${file}.gone`)).rejects.toThrow('cannot be read')
})

test('what cannot be meant is refused in a line', async () => {
  await expect(run('rates', 'set', 'USD', 'much')).rejects.toThrow("'much' is no amount")
  expect(() => readOperatorCommand(['rates', 'sett', 'USD'])).toThrow('rates takes nothing')
})

test('the operator is warned of rates older than 30 days that open jobs need, and of no others', async () => {
  expect(await standing()).toMatchObject({ state: 'look', words: expect.stringContaining('USD') })
  await run('rates', 'set', 'USD', '60', '--date', '2026-10-21')
  expect(await standing()).toEqual({
    about: 'Exchange rates',
    state: 'good',
    words: 'The oldest in use is of 2026-10-21.',
  })
  await addListing(app, { salary: '€900 a month' })
  await app.imports.readAnew()
  expect((await standing())?.words).toMatch(/^Older than 30 days: EUR; the oldest is 324 days old\./)
  const metrics = createMetrics({ role: 'all', version: '1', commit: 'x' })
  expect(await metrics.show(await figuresOf(app)(), true)).toContain(
    `hanap_exchange_rates_oldest_timestamp_seconds ${Date.parse(shippedRates.date) / 1000}`,
  )
})

test('a start warns of old rates in its log, and says nothing of newer ones', async () => {
  const lines: string[] = []
  const log = { warn: (line: string) => void lines.push(line) }
  await warnOfOldRates(figuresOf(app), log)
  expect(lines).toEqual([expect.stringMatching(/^Exchange rates: Older than 30 days: USD;/)])
  await run('rates', 'set', 'USD', '60')
  await warnOfOldRates(figuresOf(app), log)
  expect(lines).toHaveLength(1)
})
