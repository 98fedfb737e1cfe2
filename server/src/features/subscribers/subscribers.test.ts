import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ana, endTrial, type Person } from '../../../test/people.ts'
import { addListings } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { PatientClient } from '../../db/connections/patient-client.ts'

let app: TestApp
let her: Person
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T03:00:00Z' })
  await addListings(app, [{ title: 'Editor' }, { title: 'Video editor' }, { title: 'Clerk' }])
  her = await ana(app)
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => app.close())

const list = (query: Record<string, string> = {}) => app.get('/jobs/search/', { as: her, query })

async function statementsOf(call: () => Promise<{ status: number }>) {
  const asked = vi.spyOn(PatientClient.prototype, 'query')
  expect((await call()).status).toBe(200)
  const statements = asked.mock.calls.length
  asked.mockRestore()
  return statements
}

test('a page takes two statements: who asks and what they may, and the rows; also where it counts a search', async () => {
  await list()
  await list({ search: 'video' })
  expect(await statementsOf(() => list())).toBe(2)
  expect(await statementsOf(() => list({ search: 'video' }))).toBe(2)
  expect(await statementsOf(() => list({ search: 'editor' }))).toBe(2)
})

test('each connection prepares them once, under their names', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await list()
  const names = (sent.mock.calls as unknown[][]).map(([given]) => (given as { name?: string }).name)
  expect(names).toContain('subscriber')
  expect(names).toContain('marks of listings')
})

test('a search that finds nothing is counted too', async () => {
  const used = async () =>
    (await app.get('/auth/subscription/search/status/', { as: her })).body.current_count as number
  const before = await used()
  await list({ search: 'zebra' })
  expect(await used()).toBe(before + 1)
})

test('ana’s next page after her trial ended is refused, and so is one with a token that has ended', async () => {
  const other = await ana(app)
  const page = () => app.get('/jobs/', { as: other })
  expect((await page()).status).toBe(200)
  await endTrial(app, other)
  expect((await page()).body.code).toBe('subscription-required')
  await app.db.deleteFrom('sessions').where('user_id', '=', other.id).execute()
  expect((await page()).body.code).toBe('unauthenticated')
})

test('an address that nobody could have typed is refused in words, not failed', async () => {
  for (const query of ['search=a&search=b', `search=${'x'.repeat(500)}`, 'q=%00']) {
    const { statusCode } = await app.http.inject({
      url: `/api/jobs/search/?${query}`,
      headers: { authorization: `Token ${her.token}` },
    })
    expect([200, 400]).toContain(statusCode)
  }
})
