/** @module-tag operations */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ben, carla, type Person } from '../../test/people.ts'
import { addListings, type GivenListing, removeListing } from '../../test/search/listings.ts'
import { startApp, TEST_SECRET_KEY, type TestApp } from '../../test/start-app.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { readConfig } from '../config.ts'
import { findFreePort } from '../lib/free-port.ts'
import { startServer } from '../main.ts'

const bookkeepers: GivenListing[] = [
  { title: 'Bookkeeper for a shop', employer: 'Northlight Books', pay: [500, 700] },
  { title: 'Bookkeeper for a school', employer: 'Northlight Books', pay: [500, 700] },
]
let replica: TestDatabase
let app: TestApp
let seeker: Person
/** Equal in both databases. */
let jobs: number[]

/** The board has just removed both listings and their tag; the replica lags. */
beforeAll(async () => {
  replica = await createTestDatabase()
  app = await startApp({ replica })
  const tagged = bookkeepers.map((listing) => ({ ...listing, tags: ['Xero'] }))
  jobs = await addListings({ db: replica.db, clock: app.clock }, tagged)
  if (String(await addListings(app, bookkeepers)) !== String(jobs)) throw new Error('other numbers')
  seeker = await carla(app)
  await app.post('/saved-jobs/', { as: seeker, body: { job_id: jobs[0] } })
  for (const job of jobs) await removeListing(app, job)
})
afterAll(async () => {
  await app.close()
  await replica.close()
})

const idsIn = (body: { results: { id: number }[] }) =>
  body.results.map(({ id }) => id).toSorted((one, other) => one - other)
const hide = (as: Person, job: number | undefined) => app.put(`/jobs/${job}/hidden/`, { as })

describe('With a replica that is a moment behind', () => {
  it('the list of jobs is the replica’s', async () => {
    const { body } = await app.get('/jobs/', { as: seeker })
    expect(body.count).toBe(2)
    expect(idsIn(body)).toEqual(jobs)
  })

  it('so is what a search finds, by words and by a tag’s name, and the filters count', async () => {
    const found = await app.get('/jobs/search/', { as: seeker, query: { search: 'bookkeeper' } })
    expect(idsIn(found.body)).toEqual(jobs)
    const query = { tags: 'name:Xero' }
    expect(idsIn((await app.get('/jobs/search/', { as: seeker, query })).body)).toEqual(jobs)
    const { body } = await app.get('/jobs/filters/', { as: seeker, query })
    expect(body).toMatchObject({ count: 2 })
  })

  it('so are the popular tags', async () => {
    const { body } = await app.get('/tags/popular/', { as: seeker })
    expect(body.results).toMatchObject([{ name: 'Xero' }])
  })

  it('so is the directory of employers', async () => {
    const { body } = await app.get('/employers/', { as: seeker })
    expect(body).toMatchObject({ count: 1, results: [{ name: 'Northlight Books', open_jobs: 2 }] })
  })

  it('so is an employer’s page, but for what ben hid a moment ago', async () => {
    const person = await ben(app)
    const employers = await app.get('/employers/', { as: person })
    const page = () => app.get(`/employers/${employers.body.results[0].id}/`, { as: person })
    const { body } = await page()
    expect(body).toMatchObject({ open_jobs: 2, count: 2, pay: { listings: 2 } })
    expect(body.skills).toMatchObject([{ name: 'Xero', jobs: 2 }])
    expect(idsIn(body)).toEqual(jobs)
    expect((await hide(person, jobs[1])).status).toBe(204)
    const after = (await page()).body
    expect([after.count, idsIn(after)]).toEqual([1, [jobs[0]]])
  })

  it('so is what a visitor is told of pay', async () => {
    const { body } = await app.get('/salaries/', { query: { skills: 'name:Xero' } })
    expect(body.all).toMatchObject({ listings: 2, paid: 2 })
  })
})

describe('What carla just wrote, of which the replica knows nothing, she reads at once:', () => {
  const written: [string, 'post' | 'put', string, object, string, object][] = [
    [
      'her profile',
      'put',
      '/jobseeker/profile/',
      { title: 'Clerk' },
      '/jobseeker/profile/',
      { title: 'Clerk' },
    ],
    [
      'an application',
      'post',
      '/job-applications/',
      { job_title: 'Clerk' },
      '/job-applications/list_applications/',
      { results: [{ job_title: 'Clerk' }] },
    ],
    [
      'a search that she keeps',
      'post',
      '/saved-searches/',
      { name: 'Books', criteria: { search: 'books' } },
      '/saved-searches/',
      { results: [{ name: 'Books' }] },
    ],
    [
      'what she wants of letters',
      'post',
      '/ai-instructions/',
      { instructions: 'Be brief.' },
      '/ai-instructions/',
      { instructions: 'Be brief.' },
    ],
    [
      'who may see her',
      'put',
      '/settings/privacy/',
      { profile_visibility: 'private' },
      '/settings/privacy/',
      { profile_visibility: 'private' },
    ],
    [
      'what she is mailed',
      'put',
      '/settings/notifications/',
      { job_alerts: false },
      '/settings/notifications/',
      { settings: { job_alerts: false } },
    ],
  ]
  it.each(written)('%s', async (_what, method, at, body, from, shown) => {
    expect((await app[method](at, { as: seeker, body })).status).toBeLessThan(300)
    expect((await app.get(from, { as: seeker })).body).toMatchObject(shown)
  })

  it('the job that she saved, in her list and as its mark', async () => {
    const saved = (await app.get('/saved-jobs/', { as: seeker })).body
    expect(saved.results).toMatchObject([{ job: jobs[0], job_details: { saved: true } }])
    const { body } = await app.get('/jobs/', { as: seeker })
    expect(body.results.find(({ id }: { id: number }) => id === jobs[0])).toMatchObject({ saved: true })
  })

  it('the job that she hid, which is in no list any more', async () => {
    await hide(seeker, jobs[1])
    const { body } = await app.get('/jobs/', { as: seeker })
    expect([body.count, idsIn(body)]).toEqual([1, [jobs[0]]])
    await app.delete(`/jobs/${jobs[1]}/hidden/`, { as: seeker })
  })

  it('that she logged in, and that she logged out', async () => {
    const { email, password } = seeker
    const { body } = await app.post('/auth/login/', { body: { email, password } })
    expect((await app.get('/auth/sessions/', { as: body })).body.results).toHaveLength(2)
    await app.post('/auth/logout/', { as: body })
    expect((await app.get('/auth/sessions/', { as: body })).status).toBe(401)
    expect(await replica.db.selectFrom('users').select('id').execute()).toEqual([])
  })
})

it('the program reads listings from what DATABASE_REPLICA_URLS names, from its start on', {
  timeout: 120_000,
}, async () => {
  const config = readConfig({
    ROLE: 'web',
    PORT: String(await findFreePort()),
    OPS_PORT: '0',
    DATABASE_URL: app.database.url,
    DATABASE_REPLICA_URLS: replica.url,
    DATA_DIR: app.folder,
    SECRET_KEY: TEST_SECRET_KEY,
    BOARD_URL: 'http://127.0.0.1:9',
  })
  const server = await startServer(config)
  try {
    const answer = await fetch(`${server.url}/api/salaries/?skills=name:Xero`)
    expect(await answer.json()).toMatchObject({ all: { listings: 2 } })
  } finally {
    await server.close()
  }
})

it('without the index, jobs with alike titles are the replica’s too', async () => {
  await app.index.close()
  const { body } = await app.get(`/jobs/${jobs[0]}/similar/`, { as: seeker })
  expect(idsIn(body)).toEqual([jobs[1]])
})
