import type { IntegrationUse } from '@hanap/contract/applications/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boardAccount, connectBoard } from '../../../test/applying.ts'
import { ana, carla, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } } })
})
afterAll(() => app.close())

const DAY_MS = 24 * 60 * 60 * 1000
const use = (person: Person, outcome: string, msAgo: number) => ({
  user_id: person.id,
  purpose: 'sync',
  outcome,
  used_at: new Date(app.clock.now().getTime() - msAgo),
})
const add = (rows: ReturnType<typeof use>[]) => app.db.insertInto('integration_uses').values(rows).execute()
const settings = async (as: Person) => (await app.get('/settings/integrations/', { as })).body
const usesOf = (as: Person, page?: string) =>
  app.get('/settings/integrations/uses/', { as, ...(page && { query: { page } }) })
const outcomes = (uses: IntegrationUse[]) => uses.map(({ outcome }) => outcome)

test('carla pages through every use, the latest first, and nobody else’s', async () => {
  const [seeker, other] = [await carla(app), await ana(app)]
  await add([
    ...Array.from({ length: 120 }, (_, at) => use(seeker, `use ${at}`, at * 1000)),
    use(other, 'x', 0),
  ])
  const all = Array.from({ length: 120 }, (_, at) => `use ${at}`)
  const shown = await settings(seeker)
  expect(shown.uses_count).toBe(120)
  expect(outcomes(shown.uses)).toEqual(all.slice(0, 50))
  const first = await usesOf(seeker)
  expect(first.body).toEqual({ count: 120, results: shown.uses })
  const pages = [await usesOf(seeker, '2'), await usesOf(seeker, '3')]
  expect(pages.flatMap(({ body }) => outcomes(body.results))).toEqual(all.slice(50))
  expect((await usesOf(seeker, '4')).body).toEqual({ count: 120, results: [] })
  expect(outcomes((await usesOf(other)).body.results)).toEqual(['x'])
})

test('a page that is none is refused at its field, and a stranger has to log in', async () => {
  const refused = await usesOf(await ana(app), '0')
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual({ page: ['Please give a page from 1 to 10000'] })
  expect((await app.get('/settings/integrations/uses/')).status).toBe(401)
})

test('every use of the last twelve months is kept, however many there are, and older ones go', async () => {
  const [busy, other] = [await carla(app), await ana(app)]
  const many = Array.from({ length: 300 }, (_, at) => use(busy, 'ok', at * DAY_MS))
  await add([...many, use(busy, 'a year ago', 365 * DAY_MS), use(other, 'old', 367 * DAY_MS)])
  await app.integrations.sweep()
  expect((await settings(busy)).uses_count).toBe(301)
  expect(outcomes((await usesOf(busy, '7')).body.results)).toEqual(['a year ago'])
  expect(await settings(other)).toMatchObject({ uses: [], uses_count: 0 })
})

test('after disconnecting the list of uses is still there', async () => {
  const seeker = await carla(app)
  const { body } = await connectBoard(app, seeker, boardAccount(app))
  await add(Array.from({ length: 60 }, (_, at) => use(seeker, 'ok', (at + 1) * DAY_MS)))
  expect(
    (await app.delete(`/settings/integration/delete/${body.integration_id}/`, { as: seeker })).status,
  ).toBe(204)
  await app.integrations.sweep()
  expect(await settings(seeker)).toMatchObject({ integration_id: null, uses_count: 61 })
  expect((await usesOf(seeker, '2')).body.results).toHaveLength(11)
})
