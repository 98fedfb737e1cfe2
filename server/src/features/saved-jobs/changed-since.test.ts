import { afterAll, beforeAll, expect, it } from 'vitest'
import { ana } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { readListing } from '../imports/rules/listing-version.ts'
import { takeIn, takeOff } from '../imports/take-in/service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

let made = 0

function listingOnTheBoard() {
  made += 1
  const sourceId = `saved-${made}`
  const see = async (
    said: { title?: string; salary?: string; description?: string; postedAt?: Date } = {},
  ) => {
    const listing = readListing({
      sourceId,
      url: `https://board.example/jobseekers/job/${sourceId}`,
      title: said.title ?? 'Bookkeeper',
      typeText: 'Full Time',
      salaryText: said.salary ?? '$800 a month',
      hoursText: '40',
      description: said.description ?? 'Keep the books.',
      skills: [],
      employer: null,
      postedAt: said.postedAt ?? new Date('2026-11-01T00:00:00Z'),
      isLive: true,
    })
    await app.db.transaction().execute((tx) => takeIn(tx, 'olj', [listing], app.clock.now()))
    app.clock.advance({ seconds: 60 })
    const { id } = await app.db
      .selectFrom('jobs')
      .select('id')
      .where('source_id', '=', sourceId)
      .executeTakeFirstOrThrow()
    return id
  }
  const remove = async () => {
    await app.db.transaction().execute((tx) => takeOff(tx, 'olj', [sourceId], app.clock.now()))
    app.clock.advance({ seconds: 60 })
  }
  return { see, remove }
}

async function savedOf(person: { token: string }) {
  const { body } = await app.get('/saved-jobs/', { as: person })
  return body.results[0]
}

it('says what ana’s job paid when she saved it, and since when it pays something else', async () => {
  const person = await ana(app)
  const listing = listingOnTheBoard()
  const job_id = await listing.see()
  const saving = await app.post('/saved-jobs/', { as: person, body: { job_id } })
  expect(saving.body.changed).toBeNull()
  const changedAt = app.clock.now().toISOString()
  await listing.see({ salary: '$400 a month' })
  await listing.see({ salary: '$400 a month', description: 'Keep all the books.' })
  const saved = await savedOf(person)
  expect(saved.job_details.salary).toBe('$400 a month')
  expect(saved.changed).toEqual({ salary: '$800 a month', title: null, changed_at: expect.any(String) })
  expect(saved.changed.changed_at).toBe(changedAt)
})

it('says the title as it was', async () => {
  const person = await ana(app)
  const listing = listingOnTheBoard()
  const job_id = await listing.see()
  await app.post('/saved-jobs/', { as: person, body: { job_id } })
  await listing.see({ title: 'Bookkeeper and driver' })
  expect((await savedOf(person)).changed).toMatchObject({ salary: null, title: 'Bookkeeper' })
})

it('says nothing of a new text, of a bump, nor of what was changed back', async () => {
  const person = await ana(app)
  const listing = listingOnTheBoard()
  const job_id = await listing.see()
  await app.post('/saved-jobs/', { as: person, body: { job_id } })
  await listing.see({ description: 'Keep all the books.' })
  await listing.see({ description: 'Keep all the books.', postedAt: new Date('2026-11-05T00:00:00Z') })
  await listing.see({ salary: '$1' })
  await listing.see()
  expect((await savedOf(person)).changed).toBeNull()
})

it('compares with what was read when it was saved, also after a bump, and not with older versions', async () => {
  const person = await ana(app)
  const listing = listingOnTheBoard()
  await listing.see({ salary: '$500 a month' })
  await listing.see()
  const job_id = await listing.see({ postedAt: new Date('2026-11-06T00:00:00Z') })
  await app.post('/saved-jobs/', { as: person, body: { job_id } })
  expect((await savedOf(person)).changed).toBeNull()
  await listing.see({ salary: '$900 a month' })
  expect((await savedOf(person)).changed).toMatchObject({ salary: '$800 a month' })
})

it('says that a listing was taken down, with what it was when it was saved', async () => {
  const person = await ana(app)
  const listing = listingOnTheBoard()
  const job_id = await listing.see()
  await app.post('/saved-jobs/', { as: person, body: { job_id } })
  await listing.remove()
  const gone = await savedOf(person)
  expect(gone.job_details.removed_at).not.toBeNull()
  expect(gone.changed).toBeNull()
  await listing.see({ salary: '$100 a month' })
  const back = await savedOf(person)
  expect(back.job_details.removed_at).toBeNull()
  expect(back.changed).toMatchObject({ salary: '$800 a month' })
})
