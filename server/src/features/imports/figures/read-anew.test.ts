import { afterAll, beforeAll, expect, test } from 'vitest'
import { carla } from '../../../../test/people.ts'
import { addListing, removeListing } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { shippedRates } from '../../../reading/pay/exchange-rates.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const lastChange = async () =>
  (await app.db.selectFrom('listing_count').select('last_change').executeTakeFirstOrThrow()).last_change
const row = (id: number) =>
  app.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('carla sees the pay of a job that came in before PH was read as pesos, and finds it by its pay', async () => {
  const seeker = await carla(app)
  const id = await addListing(app, { salary: '11,000PH - 14,500PH', jobType: 'part-time', hoursPerWeek: 20 })
  await app.imports.readAnew()
  const { body } = await app.get(`/jobs/${id}/`, { as: seeker })
  expect(body.pay).toMatchObject({ php_min: 11_000, php_max: 14_500, assumptions: ['month-by-size'] })
  const found = await app.get('/jobs/', { as: seeker, query: { salary_range: '0-500' } })
  expect(found.body.results).toEqual([expect.objectContaining({ id })])
})

test('a day’s hours become a week’s once, however often it is read', async () => {
  const id = await addListing(app, { salary: '$5/hr', jobType: 'full-time', hoursPerWeek: 8 })
  for (const _ of ['once', 'again']) {
    await app.db.updateTable('jobs').set({ reader_version: 1 }).where('id', '=', id).execute()
    await app.imports.readAnew()
    expect(await row(id)).toMatchObject({ hours_per_week: 40, hours_per_day: 8, monthly_usd_max: 867 })
  }
})

test('work that is Full Time on the board and a contract by its text stays what it was read as', async () => {
  const id = await addListing(app, { salary: '$5/hr', jobType: 'contract' })
  await app.db
    .updateTable('jobs')
    .set({ pay_assumptions: ['full-time-40-hours'] })
    .where('id', '=', id)
    .execute()
  await app.imports.readAnew()
  expect(await row(id)).toMatchObject({ monthly_usd_max: 867, pay_assumptions: ['full-time-40-hours'] })
})

test('searches hear of what is read otherwise alone, and a removed job stays off every list', async () => {
  const gone = await addListing(app, { salary: '15,000PH' })
  await removeListing(app, gone)
  const same = await addListing(app, { salary: 'Negotiable' })
  const rated = { pay_rate_date: shippedRates.date }
  await app.db.updateTable('jobs').set(rated).where('id', '=', same).execute()
  const before = await row(same)
  const changes = await lastChange()
  await app.imports.readAnew()
  expect(await lastChange()).toBe(changes)
  expect(await row(gone)).toMatchObject({ monthly_php_max: 15_000 })
  // The old row did not yet know its signs.
  const after = await row(same)
  expect(after).toMatchObject({ signs: [] })
  expect({ ...after, signs: null, reader_version: 1 }).toEqual(before)
})

test('carla reads what a job asks for that came in before orders were read; beyond forty they are counted', async () => {
  const seeker = await carla(app)
  const asks = 'How to apply:\nUse "CALM" as the subject line.'
  const id = await addListing(app, { description: asks })
  const others = Array.from(
    { length: 50 },
    (_, n) => `Please include in your application:\n- Your answer ${n}`,
  )
  const long = await addListing(app, { description: others.join('\n\n') })
  expect((await app.get(`/jobs/${id}/`, { as: seeker })).body).toMatchObject({ orders: [], orders_count: 0 })
  await app.imports.readAnew()
  const { body } = await app.get(`/jobs/${id}/`, { as: seeker })
  const quote = 'Use "CALM" as the subject line.'
  const start = asks.indexOf(quote)
  expect(body.orders).toEqual([
    expect.objectContaining({
      kind: 'subject-line',
      subject: 'CALM',
      quote,
      start,
      end: start + quote.length,
    }),
  ])
  const full = await app.get(`/jobs/${long}/`, { as: seeker })
  expect(full.body.orders).toHaveLength(40)
  expect(full.body.orders_count).toBe(50)
})

test('carla reads both pays of a job whose text contradicts its field, and no figure or filter rests on it', async () => {
  const seeker = await carla(app)
  const id = await addListing(app, {
    salary: '$5000',
    jobType: 'full-time',
    description: 'This is a part-time role in US business hours.\nYou get $400/month base pay.',
  })
  await app.imports.readAnew()
  const { body } = await app.get(`/jobs/${id}/`, { as: seeker })
  expect(body).toMatchObject({
    pay: null,
    shift: null,
    work_hours: { kind: 'night' },
    manila: { hours: 'night', from: null, to: null, quote: 'This is a part-time role in US business hours' },
    said: {
      type: { field: 'full-time', text: 'part-time', quote: 'This is a part-time role in US business hours' },
      pay: { field: '$5000', text: '$400/month base pay', quote: 'You get $400/month base pay.' },
    },
  })
  const found = await app.get('/jobs/', { as: seeker, query: { salary_range: '5000+' } })
  expect(found.body.results).toEqual([])
})
