import { jobDetailSchema } from '@hanap/contract/jobs/job-details'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { carla, type Person } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { type FoundListing, readListing } from '../../imports/rules/listing-version.ts'
import { takeIn, takeOff } from '../../imports/take-in/service.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await startApp()
  person = await carla(app)
})
afterAll(() => app.close())

const SOURCE = 'history-test'
const first: FoundListing = {
  sourceId: 'past-1',
  url: 'https://board.example/past-1',
  title: 'Bookkeeper',
  typeText: 'Full Time',
  salaryText: '$600 a month',
  hoursText: '40',
  description: 'Keep our books.',
  skills: ['Xero'],
  employer: null,
  postedAt: null,
  isLive: true,
}

/** Imports the listing half an hour later. */
async function meet(found: Partial<FoundListing>) {
  app.clock.advance({ minutes: 30 })
  const now = app.clock.now()
  await app.db
    .transaction()
    .execute((tx) => takeIn(tx, SOURCE, [readListing({ ...first, postedAt: now, ...found })], now))
}

async function historyOf() {
  const { id } = await app.db
    .selectFrom('jobs')
    .select('id')
    .where('source_id', '=', first.sourceId)
    .executeTakeFirstOrThrow()
  const { body } = await app.get(`/jobs/${id}/`, { as: person })
  return z.parse(jobDetailSchema, body).history
}

test('carla reads what became of a job since it was first seen, newest first, and reloads tell the same', async () => {
  await meet({})
  expect(await historyOf()).toMatchObject([{ what: 'seen', before: null, after: null, times: 1 }])

  await meet({})
  await meet({})
  const bumped = app.clock.now().toISOString()
  await meet({ salaryText: '$450 a month', description: 'Keep our books, and our calendar.' })
  // An added skill is no news.
  await meet({
    salaryText: '$450 a month',
    description: 'Keep our books, and our calendar.',
    skills: ['Excel'],
  })
  await app.db.transaction().execute((tx) => takeOff(tx, SOURCE, [first.sourceId], app.clock.now()))
  await meet({ title: 'Senior bookkeeper', salaryText: '$450 a month' })

  const history = await historyOf()
  expect(history.map(({ what }) => what)).toEqual([
    'text',
    'title',
    'back',
    'gone',
    'text',
    'pay',
    'bumped',
    'seen',
  ])
  expect(history.find(({ what }) => what === 'pay')).toMatchObject({
    before: '$600 a month',
    after: '$450 a month',
  })
  expect(history.find(({ what }) => what === 'title')).toMatchObject({
    before: 'Bookkeeper',
    after: 'Senior bookkeeper',
  })
  expect(history.find(({ what }) => what === 'bumped')).toMatchObject({ at: bumped, times: 2 })
  expect(await historyOf()).toEqual(history)
})
