import { type EmployerPast, employerPastSchema } from '@hanap/contract/jobs/employer-past'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { ana, type Person } from '../../../../test/people.ts'
import {
  addListing,
  addListings,
  clearListings,
  type GivenListing,
  removeListing,
} from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { type FoundListing, readListing } from '../../imports/rules/listing-version.ts'
import { takeIn } from '../../imports/take-in/service.ts'

let app: TestApp
let reader: Person
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  await clearListings(app)
  reader = await ana(app)
})
afterAll(() => app.close())

async function pastOf(name: string): Promise<EmployerPast> {
  await app.index.catchUp()
  const { id } = await app.db
    .selectFrom('employers')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const { body } = await app.get(`/employers/${id}/`, { as: reader })
  return z.parse(employerPastSchema, body.past)
}
const northlight = () => pastOf('Northlight Books')
const paid = (employer: string, dollars: number[], title = 'Bookkeeper'): GivenListing[] =>
  dollars.map((pay) => ({ employer, title, pay: [pay, pay] }))

test('of an employer with one new job nothing is made up', async () => {
  await addListing(app, { employer: 'Northlight Books' })
  expect(await northlight()).toEqual({
    listings: 1,
    open: 1,
    days_up: null,
    pay: null,
    pay_changes: { changed: 0, listings: 1 },
  })
})

test('ana reads how long three jobs stayed up, and of two not', async () => {
  const posted = app.clock.now()
  const ids = await addListings(
    app,
    Array.from({ length: 4 }, () => ({ employer: 'Northlight Books' })),
  )
  const remove = async (at: number, days: number) => {
    app.clock.advance({ days })
    await removeListing(app, ids[at] as number)
  }
  await remove(0, 2)
  await remove(1, 3)
  reader = await ana(app)
  expect((await northlight()).days_up).toBeNull()
  await remove(2, 9)
  reader = await ana(app)
  expect(await northlight()).toMatchObject({ listings: 4, open: 1, days_up: { median: 5, listings: 3 } })

  // Bumping a listing makes it no younger, and an operator's removal is not the employer's doing.
  await app.db.updateTable('jobs').set({ posted_at: app.clock.now() }).execute()
  expect((await northlight()).days_up).toEqual({ median: 5, listings: 3 })
  await app.db
    .updateTable('jobs')
    .set({ withheld_at: posted })
    .where('id', '=', ids[2] as number)
    .execute()
  expect((await northlight()).days_up).toBeNull()
})

test('their pay is held beside what others pay for the same titles, and not beside their own', async () => {
  await addListings(app, [
    ...paid('Harbor & Pine', [400, 500, 600, 700, 800, 900, 1000, 1100]),
    // If counted, these would set the usual pay.
    ...paid('Northlight Books', [300, 300, 300, 300, 300, 600, 700, 800, 2000]),
    ...paid('Northlight Books', [500], 'Welder'),
  ])
  expect((await northlight()).pay).toEqual({ below: 5, within: 3, above: 1 })
})

test('two jobs that can be compared, or seven of others, tell nothing', async () => {
  await addListings(app, [
    ...paid('Harbor & Pine', [400, 500, 600, 700, 800, 900, 1000]),
    ...paid('Northlight Books', [300, 310, 320]),
  ])
  expect((await northlight()).pay).toBeNull()
  await addListings(app, paid('Harbor & Pine', [1100]))
  expect((await northlight()).pay).toEqual({ below: 3, within: 0, above: 0 })
  const { id } = await app.db
    .selectFrom('jobs')
    .select('id')
    .where('monthly_usd_min', '=', 320)
    .executeTakeFirstOrThrow()
  await app.db
    .updateTable('jobs')
    .set({ posted_at: new Date('2025-01-01T00:00:00Z') })
    .where('id', '=', id)
    .execute()
  expect((await northlight()).pay).toBeNull()
})

test('a job whose pay text changed counts once, and one that was only put on top or written anew does not', async () => {
  const meet = async (sourceId: string, found: Partial<FoundListing> = {}) => {
    app.clock.advance({ minutes: 30 })
    const now = app.clock.now()
    const listing: FoundListing = {
      sourceId,
      url: `https://board.example/${sourceId}`,
      title: 'Bookkeeper',
      typeText: 'Full Time',
      salaryText: '$600 a month',
      hoursText: '40',
      description: 'Keep our books.',
      skills: [],
      employer: { sourceId: 'northlight', name: 'Northlight Books' },
      postedAt: now,
      isLive: true,
      ...found,
    }
    await app.db.transaction().execute((tx) => takeIn(tx, 'past-test', [readListing(listing)], now))
  }
  await meet('1')
  await meet('1', { salaryText: '$450 a month' })
  await meet('1', { salaryText: '$400 a month' })
  await meet('2')
  await meet('2', { description: 'Keep our books, and our calendar.' })
  await meet('3')
  await meet('3')
  expect((await northlight()).pay_changes).toEqual({ changed: 1, listings: 3 })
})
