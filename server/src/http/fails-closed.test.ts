/** @module-tag security */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ana, type Person } from '../../test/people.ts'
import { addListing } from '../../test/search/listings.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'

let app: TestApp
let her: Person
let jobId: number
let away: string | undefined
beforeAll(async () => {
  app = await startApp()
  her = await ana(app)
  jobId = await addListing(app, { title: 'Bookkeeper of canaries' })
})
afterEach(async () => {
  if (away) await app.database.pool.query(`alter table away rename to ${away}`)
  away = undefined
})
afterAll(() => app.close())

async function loseTable(name: string) {
  await app.database.pool.query(`alter table ${name} rename to away`)
  away = name
}

it.each([
  ['who she is', 'sessions'],
  ['whether she has a plan', 'subscription_periods'],
])('where nobody can tell %s, she is let in nowhere and nothing is done', async (_, table) => {
  expect((await app.get(`/jobs/${jobId}/`, { as: her })).text).toContain('canaries')
  await loseTable(table)
  for (const call of [
    () => app.get(`/jobs/${jobId}/`, { as: her }),
    () => app.get('/jobs/', { as: her }),
    () => app.get('/jobs/', { as: her, query: { search: 'canaries' } }),
    () => app.post('/saved-jobs/', { as: her, body: { job_id: jobId } }),
    () => app.post('/job-applications/look/', { as: her, body: { job_post_id: jobId } }),
  ]) {
    const { status, body, text } = await call()
    expect([status, body.code]).toEqual([500, 'internal'])
    expect(text).not.toContain('canaries')
  }
  expect(await app.db.selectFrom('saved_jobs').selectAll().execute()).toEqual([])
})

it.each(['rate_counters', 'users'])(
  'a login that cannot be counted or looked up, for want of %s, is refused with the right password too',
  async (table) => {
    await loseTable(table)
    const login = { email: her.email, password: her.password }
    const { status, body } = await app.post('/auth/login/', { body: login })
    expect([status, body.code, body.token]).toEqual([500, 'internal', undefined])
  },
)

it('a search that cannot be counted is not made', async () => {
  await loseTable('search_counts')
  const { status, text } = await app.get('/jobs/', { as: her, query: { search: 'canaries' } })
  expect(status).toBe(500)
  expect(text).not.toContain('canaries')
})
