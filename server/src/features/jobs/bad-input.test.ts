/** @module-tag security */
import { jobListSchema } from '@hanap/contract/jobs/jobs'
import * as fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ana, carla, type Person } from '../../../test/people.ts'
import { addListing, clearListings } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { openJobIndex } from '../../search/open-index.ts'
import { projectSynonyms } from '../../search/words/synonyms.ts'

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

describe('Odd and hostile requests for jobs', () => {
  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'abc'],
    ['page', ''],
    ['page', '999999999999'],
    ['page', '1e3'],
    ['page', "1' or '1'='1"],
    ['page', '\u0000'],
    ['per_page', '0'],
    ['per_page', '-10'],
    ['per_page', 'all'],
    ['sort_by', 'price'],
    ['sort_by', ''],
    ['sort_by', 'date; drop table jobs'],
    ['job_type', 'fulltime'],
    ['job_type', 'FULL-TIME'],
    ['salary_range', '100-200'],
    ['date_posted', 'yesterday'],
    ['search', 'x'.repeat(201)],
    ['tags', 'excel'],
    ['tags', '1;2'],
    ['tags', Array(21).fill('1').join(',')],
  ])('%s=%j is a 400 that names the field', async (field, value) => {
    for (const path of ['/jobs/search/', '/jobs/']) {
      const { status, body } = await app.get(path, { as: premium, query: { [field]: value } })
      expect(status).toBe(400)
      expect(body.code).toBe('invalid')
      expect(Object.keys(body.errors)).toEqual([field])
    }
  })

  it.each(['page', 'per_page', 'sort_by', 'search', 'q', 'job_type', 'salary_range', 'date_posted', 'tags'])(
    '%s given twice is a 400 that says so',
    async (field) => {
      for (const path of ['/jobs/search/', '/jobs/', '/jobs/filters/']) {
        const { status, body } = await app.get(`${path}?${field}=1&${field}=2`, { as: premium })
        expect([status, body.errors]).toEqual([400, { [field]: ['Please give one value.'] }])
      }
    },
  )

  it.each(['0', '-1', '1.5', 'abc', '%00', '999999999999999999999', '1%20or%201=1'])(
    'a listing called %s is a 404',
    async (id) => {
      expect((await app.get(`/jobs/${id}/`, { as: free })).status).toBe(404)
      expect((await app.get(`/jobs/${id}/similar/`, { as: free })).status).toBe(404)
    },
  )

  it('whatever the query, the answer is a list or a 400', async () => {
    await addListing(app, { title: 'Editor', tags: ['Excel'] })
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({ maxLength: 30 }),
      fc.stringMatching(/^[-"'()|&!:*<>\\ a-z]{0,40}$/),
      fc.constantFrom('1', '2', 'date', 'salary', 'gig', '5000+', 'week', 'name:excel', 'editor'),
    )
    const names = [
      'page',
      'per_page',
      'sort_by',
      'search',
      'q',
      'job_type',
      'salary_range',
      'date_posted',
      'tags',
    ]
    const query = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4, noNullPrototype: true })
    await fc.assert(
      fc.asyncProperty(query, async (given) => {
        const wellFormed = Object.fromEntries(
          Object.entries(given).map(([name, text]) => [name, text.toWellFormed()]),
        )
        const { status, body } = await app.get('/jobs/search/', { as: premium, query: wellFormed })
        expect([200, 400]).toContain(status)
        if (status === 200) z.parse(jobListSchema, body)
      }),
      { numRuns: 150 },
    )
  })

  it('a search before the listings could be read is a clear problem', async () => {
    const locker = new pg.Client({ connectionString: app.database.url })
    await locker.connect()
    const index = openJobIndex({
      databaseUrl: app.database.url,
      synonyms: projectSynonyms,
      onTrouble: () => {},
      waits: { readingMs: 20 },
    })
    try {
      await locker.query('begin; lock table open_jobs in access exclusive mode')
      await expect(index.suggest('editor')).rejects.toMatchObject({
        code: 'busy',
        status: 503,
        detail: 'We’re preparing the search. Please try again in a moment.',
      })
    } finally {
      await locker.end()
      await index.close()
    }
  })

  const oddTexts = [
    'the and of',
    '!!! ??? ...',
    '"',
    "'",
    "';drop table jobs;--",
    '%',
    '_',
    '\\',
    '&|!()<->:*',
    'a:b*',
    '<script>alert(1)</script>',
    '$1',
    '\u0000',
    'editor\u0000',
    '\u202e\u200b',
    '😀',
    '-',
    '- - -',
    'or',
    'or or or',
    '('.repeat(200),
    '"'.repeat(200),
    'a '.repeat(100),
    '-a '.repeat(66),
    'x'.repeat(200),
    'ひらがな 漢字',
    'C++ C# .NET',
  ]
  it.each(oddTexts.map((text) => [text.slice(0, 30), text]))(
    'a search for %j is answered in peace',
    async (_, search) => {
      await addListing(app, { title: 'Editor' })
      for (const path of ['/jobs/search/', '/jobs/']) {
        for (const sort_by of ['relevance', 'date', 'salary']) {
          const { status, body } = await app.get(path, { as: premium, query: { search, sort_by } })
          expect(status).toBe(200)
          expect(body.count).toBeLessThanOrEqual(1)
        }
      }
    },
  )
})
