import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingsFor, startImport } from '../../../test/doubles/board-import.ts'
import { ana, dario, type Person } from '../../../test/people.ts'
import {
  addListing,
  addListings,
  clearListings,
  type GivenListing,
  removeListing,
} from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let seeker: Person
beforeAll(async () => {
  app = await startApp()
  seeker = await ana(app)
})
beforeEach(() => clearListings(app))
afterAll(() => app.close())

const directory = async (query: Record<string, string> = {}, as = seeker) =>
  app.get('/employers/', { as, query })
const names = async (query: Record<string, string> = {}) =>
  (await directory(query)).body.results.map((employer: { name: string }) => employer.name)
const page = (id: number, query: Record<string, string> = {}) =>
  app.get(`/employers/${id}/`, { as: seeker, query })
const idOf = async (name: string | null) => {
  const found = await app.db
    .selectFrom('employers')
    .select('id')
    .where('name', name === null ? 'is' : '=', name)
    .executeTakeFirstOrThrow()
  return found.id
}
const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour))
const listingsOf = (employer: string | null, count: number, other: GivenListing = {}): GivenListing[] =>
  Array.from({ length: count }, () => ({ employer, ...other }))

describe('the directory of employers', () => {
  it('names those who have open jobs, the most first, then by name', async () => {
    await addListings(app, [
      ...listingsOf('Sampaguita Studio', 2),
      ...listingsOf('Northlight Books', 3, { postedAt: at(4) }),
      ...listingsOf('acme', 2),
      ...listingsOf(null, 5),
      ...listingsOf(undefined as never, 1),
    ])
    const { status, body } = await directory()
    expect(status).toBe(200)
    expect(body.count).toBe(3)
    expect(body.results.map((employer: { name: string }) => employer.name)).toEqual([
      'Northlight Books',
      'acme',
      'Sampaguita Studio',
    ])
    expect(body.results[0]).toEqual({
      id: await idOf('Northlight Books'),
      name: 'Northlight Books',
      total_posts: 3,
      open_jobs: 3,
      newest_posted_at: at(4).toISOString(),
    })
  })

  it('finds a name by parts of its words, in any order and case', async () => {
    await addListings(app, [
      { employer: 'Northlight Books' },
      { employer: 'Harbor & Pine' },
      { employer: 'Peña Light Design' },
    ])
    expect(await names({ search: 'LIGHT' })).toEqual(['Northlight Books', 'Peña Light Design'])
    expect(await names({ search: ' book  north ' })).toEqual(['Northlight Books'])
    expect(await names({ search: 'PEÑA' })).toEqual(['Peña Light Design'])
    expect(await names({ search: 'light harbor' })).toEqual([])
    expect((await directory({ search: '' })).body.count).toBe(3)
  })

  it.each(['%', '_', '\\', "'; drop table jobs; --", '\u0000', '\ud800', '(.*)', '🙂'])(
    'takes %j for a name nobody has',
    async (search) => {
      await addListing(app, { employer: 'Northlight Books' })
      const { status, body } = await directory({ search })
      expect(status).toBe(200)
      expect(body.count).toBe(search === '\u0000' ? 1 : 0)
    },
  )

  it('shows twenty a page, and nothing beyond the last', async () => {
    await addListings(
      app,
      Array.from({ length: 23 }, (_, i) => ({ employer: `Employer ${String(i).padStart(2, '0')}` })),
    )
    expect(await names()).toHaveLength(20)
    expect(await names({ page: '2' })).toEqual(['Employer 20', 'Employer 21', 'Employer 22'])
    const beyond = await directory({ page: '9999' })
    expect(beyond.body).toEqual({ count: 23, results: [] })
  })

  it.each([
    [{ page: '0' }, 'page'],
    [{ page: '-1' }, 'page'],
    [{ page: '1000000000' }, 'page'],
    [{ search: 'a'.repeat(101) }, 'search'],
  ])('refuses %j and says where', async (query, field) => {
    const { status, body } = await directory(query as Record<string, string>)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  it('is closed to visitors and to dario, whose trial is over', async () => {
    const employer = await addListing(app, { employer: 'Northlight Books' }).then(() =>
      idOf('Northlight Books'),
    )
    const darios = await dario(app)
    for (const url of ['/employers/', `/employers/${employer}/`]) {
      expect((await app.get(url)).status).toBe(401)
      expect((await app.get(url, { as: darios })).body).toMatchObject({ code: 'subscription-required' })
    }
  })

  it('follows what the board does: taken down, put on top, handed to another employer', async () => {
    const [first = 0, second = 0] = await addListings(app, [
      { employer: 'Northlight Books', postedAt: at(2) },
      { employer: 'Northlight Books', postedAt: at(1) },
      { employer: 'Harbor & Pine', postedAt: at(3) },
    ])
    const card = async (name: string) =>
      (await directory()).body.results.find((employer: { name: string }) => employer.name === name)
    await removeListing(app, first)
    expect(await card('Northlight Books')).toMatchObject({
      open_jobs: 1,
      newest_posted_at: at(1).toISOString(),
    })
    await app.db
      .updateTable('jobs')
      .set({ posted_at: at(5) })
      .where('id', '=', second)
      .execute()
    expect(await card('Northlight Books')).toMatchObject({
      open_jobs: 1,
      newest_posted_at: at(5).toISOString(),
    })
    const harbor = await idOf('Harbor & Pine')
    await app.db.updateTable('jobs').set({ employer_id: harbor }).where('id', '=', second).execute()
    expect(await card('Northlight Books')).toBeUndefined()
    expect(await card('Harbor & Pine')).toMatchObject({
      open_jobs: 2,
      newest_posted_at: at(5).toISOString(),
    })
  })
})

describe('the page of an employer', () => {
  it('tells pay, skills and open jobs, the newest first', async () => {
    const [older, newer] = await addListings(app, [
      { employer: 'Northlight Books', postedAt: at(1), pay: [900, 1100], tags: ['Xero', 'Excel'] },
      { employer: 'Northlight Books', postedAt: at(2), pay: [500, null], tags: ['Xero'] },
    ])
    const { status, body } = await page(await idOf('Northlight Books'))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Northlight Books',
      total_posts: 2,
      open_jobs: 2,
      first_seen_at: at(1).toISOString(),
      pay: { usd_min: 500, usd_max: 1100, php_min: 28_000, php_max: 61_600, listings: 2 },
      count: 2,
    })
    expect(body.skills.map((skill: { name: string; jobs: number }) => [skill.name, skill.jobs])).toEqual([
      ['Xero', 2],
      ['Excel', 1],
    ])
    expect(body.results.map((job: { id: number }) => job.id)).toEqual([newer, older])
    expect(body.results[0]).toMatchObject({ employer: { name: 'Northlight Books' }, saved: false })
  })

  it('tells the middle half of what many listings pay: one that pays ten times as much changes nothing', async () => {
    const pays: [number, number][] = [
      [400, 500],
      [500, 600],
      [600, 700],
      [600, 800],
      [9000, 9000],
    ]
    await addListings(app, [
      ...pays.map((pay) => ({ employer: 'Northlight Books', pay })),
      { employer: 'Northlight Books' },
    ])
    const { body } = await page(await idOf('Northlight Books'))
    expect(body.pay).toMatchObject({ usd_min: 500, usd_max: 800, listings: 5 })
    expect(body.open_jobs).toBe(6)
  })

  it('says nothing of pay and skills where no listing does', async () => {
    await addListing(app, { employer: 'Northlight Books' })
    const { body } = await page(await idOf('Northlight Books'))
    expect(body).toMatchObject({ pay: null, skills: [] })
  })

  it('shows ten jobs a page, and at most twelve skills', async () => {
    const tags = Array.from({ length: 14 }, (_, i) => `Skill ${i}`)
    await addListings(app, listingsOf('Northlight Books', 13, { tags }))
    const id = await idOf('Northlight Books')
    const first = (await page(id)).body
    const second = (await page(id, { page: '2' })).body
    expect(first.skills).toHaveLength(12)
    expect([first.results.length, second.results.length]).toEqual([10, 3])
    expect((await page(id, { page: '10000' })).body).toMatchObject({ count: 13, results: [] })
    expect((await page(id, { page: '0' })).status).toBe(400)
  })

  it('is there for an employer whom the board does not name, without a name', async () => {
    await addListings(app, listingsOf(null, 1))
    const { status, body } = await page(await idOf(null))
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: null, open_jobs: 1, count: 1 })
    expect(body.results[0]).toMatchObject({ employer: 'Employer not shown', employer_shown: false })
  })

  it('leaves out what ana hid, and still tells of all', async () => {
    const [first, second] = await addListings(app, listingsOf('Northlight Books', 2, { tags: ['Xero'] }))
    await addListing(app, { employer: 'Harbor & Pine' })
    await app.put(`/jobs/${second}/hidden/`, { as: seeker })
    const id = await idOf('Northlight Books')
    const { body } = await page(id)
    expect(body).toMatchObject({ open_jobs: 2, count: 1, skills: [{ name: 'Xero', jobs: 2 }] })
    expect(body.results.map((job: { id: number }) => job.id)).toEqual([first])
    expect((await page(await idOf('Harbor & Pine'))).body.count).toBe(1)
    const others = await app.get(`/employers/${id}/`, { as: await ana(app) })
    expect(others.body.count).toBe(2)
  })

  it('stays when the last job is taken down, with nothing open', async () => {
    const job = await addListing(app, { employer: 'Northlight Books', tags: ['Xero'], pay: [900, 1100] })
    await removeListing(app, job)
    const { status, body } = await page(await idOf('Northlight Books'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ total_posts: 1, open_jobs: 0, pay: null, skills: [], count: 0, results: [] })
  })

  it('is a 404 for an id nobody has, and for an employer who never had a listing', async () => {
    await app.db
      .insertInto('employers')
      .values({ source: 'test', source_id: 'idle', name: 'Idle Hands', first_seen_at: app.clock.now() })
      .execute()
    for (const id of [await idOf('Idle Hands'), 999_999_999, '0', '-1', 'northlight', '1e9']) {
      const { status, body } = await app.get(`/employers/${id}/`, { as: seeker })
      expect([status, body.code]).toEqual([404, 'not-found'])
    }
  })
})

describe('the counts of the directory', () => {
  it('are those of the listings after every import, whatever changed on the board', async () => {
    const { imports, standIn, clock, db, close } = await startImport(listingsFor(70))
    const counts = async () => {
      const { rows } = await sql`select e.source_id, c.open_jobs, c.newest_posted_at
        from employer_counts c join employers e on e.id = c.employer_id order by e.source_id`.execute(db)
      const { rows: counted } =
        await sql`select e.source_id, count(*) as open_jobs, max(j.posted_at) as newest_posted_at
        from jobs j join employers e on e.id = j.employer_id where j.removed_at is null
        group by e.source_id order by e.source_id`.execute(db)
      expect(rows).toEqual(counted)
      return rows as { open_jobs: number }[]
    }
    await imports.importSource('olj', 'full')
    expect((await counts()).map((row) => row.open_jobs)).toEqual([10, 10, 10, 10, 10, 10, 10])
    clock.advance({ minutes: 10 })
    await standIn.control({ change: 1005, salary: '$6/hour' })
    await standIn.control({ bump: 1010 })
    await standIn.control({ remove: 1015 })
    await imports.importSource('olj', 'full')
    const open = (await counts()).reduce((sum, row) => sum + row.open_jobs, 0)
    expect(open).toBe(69)
    await close()
  })
})
