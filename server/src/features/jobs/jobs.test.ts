/** @module-tag security */
import { jobListSchema, jobSchema } from '@hanap/contract/jobs/jobs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ana, carla, dario, type Person } from '../../../test/people.ts'
import { addListing, addListings, clearListings, removeListing } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let free: Person
let premium: Person
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T03:00:00Z' })
  free = await ana(app)
  premium = await carla(app)
})
beforeEach(() => clearListings(app))
afterAll(() => app.close())

const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 24 * 60 * 60 * 1000)

describe('Listing jobs', () => {
  it('shows ana ten a page, newest first, and how many there are', async () => {
    await addListings(
      app,
      Array.from({ length: 12 }, (_, n) => ({ title: `Job ${n}`, postedAt: daysAgo(n) })),
    )
    const first = await app.get('/jobs/', { as: free })
    expect(first.body).toMatchObject({ count: 12, count_exact: true })
    expect(z.parse(jobListSchema, first.body).results.map((job) => job.title)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Job ${n}`),
    )
    const second = await app.get('/jobs/search/', { as: free, query: { page: '2' } })
    expect(second.body.results).toHaveLength(2)
  })

  it('answers a page beyond the end with nothing and the right count', async () => {
    await addListings(app, [{}, {}])
    for (const path of ['/jobs/', '/jobs/search/']) {
      for (const query of [
        { page: '50' },
        { page: '50', search: 'listing' },
        { page: '100000', per_page: '100' },
      ]) {
        const { body } = await app.get(path, { as: free, query })
        expect(body).toMatchObject({ count: 2, count_exact: true, results: [] })
      }
    }
  })

  it('never sends more than a hundred at once', async () => {
    await addListings(
      app,
      Array.from({ length: 101 }, () => ({ title: 'Encoder' })),
    )
    for (const query of [
      { per_page: '101' },
      { per_page: '100000' },
      { per_page: '101', search: 'encoder' },
    ]) {
      for (const path of ['/jobs/', '/jobs/search/']) {
        const { body } = await app.get(path, { as: free, query })
        expect(body.results).toHaveLength(100)
        expect(body.count).toBe(101)
      }
    }
  })

  it('counts exactly beyond a thousand too', async () => {
    await addListings(
      app,
      Array.from({ length: 1001 }, () => ({ title: 'Encoder' })),
    )
    const matched = await app.get('/jobs/search/', { as: free, query: { search: 'encoder' } })
    expect(matched.body).toMatchObject({ count: 1001, count_exact: true })
    const last = await app.get('/jobs/search/', { as: free, query: { search: 'encoder', page: '101' } })
    expect(last.body.results).toHaveLength(1)
    const deep = await app.get('/jobs/search/', { as: free, query: { search: 'encoder', page: '99999' } })
    expect(deep.body).toMatchObject({ count: 1001, count_exact: true, results: [] })
    const all = await app.get('/jobs/', { as: free })
    expect(all.body).toMatchObject({ count: 1001, count_exact: true })
  })

  it('leaves out what the board took down', async () => {
    const id = await addListing(app, { title: 'Encoder' })
    await removeListing(app, id)
    for (const path of ['/jobs/', '/jobs/search/', '/jobs/search/?search=encoder']) {
      expect((await app.get(path, { as: free })).body).toMatchObject({ count: 0, results: [] })
    }
  })

  it('shows each seeker what they saved and applied to, an application that failed not among it', async () => {
    const [saved, applied, failed] = await addListings(app, [{ title: 'A' }, { title: 'B' }, { title: 'C' }])
    const now = app.clock.now()
    await app.db
      .insertInto('saved_jobs')
      .values({ user_id: free.id, job_id: saved ?? 0, saved_at: now, saved_version: 1 })
      .execute()
    await addApplication(applied ?? 0, 'sent')
    await addApplication(failed ?? 0, 'failed')
    const marks = async (as: Person) =>
      z
        .parse(jobListSchema, (await app.get('/jobs/', { as })).body)
        .results.map((job) => [job.title, job.saved, job.applied])
        .sort()
    expect(await marks(free)).toEqual([
      ['A', true, false],
      ['B', false, true],
      ['C', false, false],
    ])
    expect((await marks(premium)).flat()).not.toContain(true)
  })

  it('cuts descriptions in lists and shows them whole on their page', async () => {
    const id = await addListing(app, { description: 'ñ'.repeat(5000) })
    const { body } = await app.get('/jobs/', { as: free })
    expect(body.results[0].description).toBe('ñ'.repeat(300))
    expect((await app.get(`/jobs/${id}/`, { as: free })).body.description).toHaveLength(5000)
  })
})

describe('Opening a listing', () => {
  it('shows all there is to it', async () => {
    const id = await addListing(app, {
      title: 'Video editor',
      employer: 'Acme Media',
      jobType: 'part-time',
      salary: '$500 - $800',
      pay: [500, 800],
      hoursPerWeek: 20,
      tags: ['Video', 'Audio'],
      postedAt: daysAgo(1),
    })
    const { status, body } = await app.get(`/jobs/${id}/`, { as: free })
    expect(status).toBe(200)
    expect(z.parse(jobSchema, body)).toMatchObject({
      id,
      title: 'Video editor',
      employer: { name: 'Acme Media', total_posts: 1 },
      description: 'What there is to do.',
      job_type: 'part-time',
      salary: '$500 - $800',
      pay: { usd_min: 500, usd_max: 800, php_min: 28_000, php_max: 44_800, rate_date: '2026-11-02' },
      hours_per_week: 20,
      date_posted: '2026-11-19T03:00:00.000Z',
      tags: [{ name: 'Video' }, { name: 'Audio' }],
      applied: false,
      application_id: null,
      send_state: null,
      saved: false,
      removed_at: null,
    })
  })

  it('never has null for an employer, wherever it is answered', async () => {
    const unnamed = { title: 'Bookkeeper', employer: null, tags: ['Xero'] }
    const [, id] = await addListings(app, [unnamed, unnamed])
    const as = premium
    const read = async (path: string) => (await app.get(path, { as })).body.results[0]
    const told = [
      await read('/jobs/'),
      await read('/jobs/search/?search=bookkeeper'),
      await read(`/jobs/${id}/similar/`),
      (await app.get(`/jobs/${id}/`, { as })).body,
      (await app.post('/saved-jobs/', { as, body: { job_id: id } })).body.job_details,
      (await app.post('/saved-jobs/', { as, body: { job_id: id } })).body.job_details,
      (await read('/saved-jobs/')).job_details,
    ]
    await app.put(`/jobs/${id}/hidden/`, { as })
    told.push((await read('/hidden-jobs/')).job_details)
    const notShown = { title: 'Bookkeeper', employer: 'Employer not shown', employer_shown: false }
    for (const job of told) expect(job).toMatchObject(notShown)

    const named = await addListing(app, { employer: 'Northlight Books' })
    expect((await app.get(`/jobs/${named}/`, { as })).body).toMatchObject({
      employer: { id: expect.any(Number), name: 'Northlight Books', total_posts: expect.any(Number) },
      employer_shown: true,
    })
  })

  it('says nothing of an employer the board does not name, nor of pay nobody could read', async () => {
    const id = await addListing(app, { employer: null, salary: 'Negotiable' })
    const { body } = await app.get(`/jobs/${id}/`, { as: free })
    expect(body).toMatchObject({ employer: 'Employer not shown', employer_shown: false, pay: null })
    expect(body.salary).toBe('Negotiable')
  })

  it('one taken down stays for those who saved it or applied, and is gone for others', async () => {
    const [saved, applied] = await addListings(app, [{}, {}])
    const row = { user_id: free.id, job_id: saved ?? 0, saved_at: app.clock.now(), saved_version: 1 }
    await app.db.insertInto('saved_jobs').values(row).execute()
    await addApplication(applied ?? 0, 'sent')
    for (const id of [saved ?? 0, applied ?? 0]) {
      await removeListing(app, id)
      const { status, body } = await app.get(`/jobs/${id}/`, { as: free })
      expect([status, body.removed_at]).toEqual([200, app.clock.now().toISOString()])
      expect((await app.get(`/jobs/${id}/similar/`, { as: free })).status).toBe(200)
      expect((await app.get(`/jobs/${id}/`, { as: premium })).status).toBe(404)
      expect((await app.get(`/jobs/${id}/similar/`, { as: premium })).status).toBe(404)
    }
  })
})

it('listings are read from what was brought in: a board that is down or slow is asked for nothing and keeps nobody waiting', async () => {
  const site = await startApp({ board: { listings: { count: 1 }, slowMs: 600_000 } })
  try {
    const as = await carla(site)
    const id = await addListing(site, { title: 'Bookkeeper of the board' })
    for (const fault of ['500', 'slow', 'garbage'] as const) {
      await site.board.control({ fault, on: 'all', times: 1000 })
      for (const path of ['/jobs/', '/jobs/?search=bookkeeper', '/jobs/search/?search=bookkeeper']) {
        const { status, body } = await site.get(path, { as })
        expect([fault, path, status, body.count]).toEqual([fault, path, 200, 1])
      }
      for (const path of [`/jobs/${id}/`, `/jobs/${id}/similar/`])
        expect((await site.get(path, { as })).status).toBe(200)
    }
    expect(site.board.requests()).toEqual([])
  } finally {
    await site.close()
  }
})

describe('Who may read listings', () => {
  it('nobody who is not logged in', async () => {
    for (const path of ['/jobs/', '/jobs/search/', '/jobs/1/', '/jobs/1/similar/', '/tags/popular/']) {
      expect((await app.get(path)).status).toBe(401)
    }
  })

  it('not dario, whose trial has ended', async () => {
    const as = await dario(app)
    for (const path of ['/jobs/', '/jobs/search/?page=x', '/jobs/1/', '/jobs/1/similar/']) {
      const { status, body } = await app.get(path, { as })
      expect([status, body.code]).toEqual([403, 'subscription-required'])
    }
  })
})

async function addApplication(jobId: number, state: 'sent' | 'failed') {
  const now = app.clock.now()
  await app.db
    .insertInto('applications')
    .values({
      user_id: free.id,
      job_id: jobId,
      status: 'applied',
      applied_at: now,
      updated_at: now,
      send_state: state,
      send_started_at: now,
      sent_job: '{}',
      sent_letter: '{}',
    })
    .execute()
}
