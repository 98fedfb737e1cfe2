import { jobTypeFilters, salaryRanges } from '@hanap/contract/jobs/jobs'
import type { SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRealData, readJsonLines } from '../../../test/doubles/board-import.ts'
import { carla, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { wordsOf } from '../../search/words/words.ts'
import { readListing } from '../imports/rules/listing-version.ts'
import { takeIn } from '../imports/take-in/service.ts'
import { criteriaKey, plainCriteria } from './rules.ts'
import { insertSearch } from './store.ts'

const file = findRealData('olj-jobs.jsonl')
const LISTINGS = 400
const ARRIVED = 120
/**
 * From this many words on, the site substitutes related work for a word only if no job has it; an alert never does.
 */
const MANY_WORDS = 5

let app: TestApp
let person: Person
let arrived: number[]
let texts: string[]
let tags: { id: number; name: string }[]
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T02:00:00Z' })
  person = await carla(app)
  if (!file) return
  const raw = (await readJsonLines(file)).slice(0, LISTINGS)
  const listings = raw.map((row) =>
    readListing({
      sourceId: String(row['source_job_id']),
      url: String(row['url']),
      title: String(row['title']),
      typeText: String(row['type_of_work']),
      salaryText: String(row['salary']),
      hoursText: String(row['hours_per_week']),
      description: String(row['description']),
      skills: row['skills'] as string[],
      employer: null,
      postedAt: app.clock.now(),
      isLive: true,
    }),
  )
  await app.db.transaction().execute((tx) => takeIn(tx, 'real', listings, app.clock.now()))
  const ids = await app.db.selectFrom('open_jobs').select('job_id').orderBy('job_id').execute()
  // Every third job is new.
  arrived = ids.flatMap(({ job_id }, n) => (n % 3 === 0 ? [job_id] : [])).slice(0, ARRIVED)
  texts = raw.flatMap((row) => [String(row['title']), String(row['description']).slice(0, 600)])
  tags = await app.db.selectFrom('tags').select(['id', 'name']).execute()
})
afterAll(() => app.close())

/** Consecutive words of a listing; now and then with search operators. */
const someText = fc
  .tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 6 }), fc.nat({ max: 9 }), fc.nat())
  .map(([text, from, length, form, other]) => {
    const words = wordsOf(texts[text % texts.length] ?? '')
    const start = from % Math.max(1, words.length)
    const some = words.slice(start, start + length).join(' ')
    const strange = wordsOf(texts[other % texts.length] ?? '')[0] ?? 'va'
    const forms = [`"${some}"`, `${some} or ${strange}`, `${some} -${strange}`, `-${strange}`]
    return forms[form] ?? some
  })
const known = fc.constantFrom('va', 'virtual assistant', 'csr', 'web developer', 'secretary', 'bookkeeping')
const someTags = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 3 }).map((some) =>
  some
    .flatMap(([n, isByName]) => {
      const tag = tags[n % tags.length]
      return tag ? [isByName ? `name:${encodeURIComponent(tag.name.toUpperCase())}` : tag.id] : []
    })
    .join(','),
)
const seldom = <One>(arbitrary: fc.Arbitrary<One>) => fc.option(arbitrary, { freq: 4, nil: undefined })
const someCriteria: fc.Arbitrary<SearchCriteria> = fc
  .record({
    search: fc.oneof({ weight: 6, arbitrary: someText }, { weight: 2, arbitrary: known }),
    job_type: fc.option(fc.constantFrom(...jobTypeFilters), { freq: 1, nil: undefined }),
    salary_range: fc.option(fc.constantFrom(...salaryRanges), { freq: 1, nil: undefined }),
    tags: fc.option(someTags, { freq: 1, nil: undefined }),
    isWordless: seldom(fc.constant(true)),
  })
  .map(({ isWordless, search, ...filters }) => plainCriteria(isWordless ? filters : { search, ...filters }))
  .filter((criteria) => Object.keys(criteria).length > 0)

/** Beyond the cap; returns their ids. */
const keep = (all: readonly SearchCriteria[]) =>
  app.db.transaction().execute(async (tx) => {
    const ids = new Map<string, number>()
    for (const criteria of all) {
      const key = criteriaKey(criteria)
      const given = { name: 'One', criteria, key, alerts: true }
      if (!ids.has(key.toString('hex'))) {
        ids.set(key.toString('hex'), await insertSearch(tx, person.id, given, app.clock.now()))
      }
    }
    return ids
  })

async function askSite(criteria: SearchCriteria) {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const asked = criteria as Record<string, string>
    const query = { ...asked, sort_by: 'date', fit: 'any', per_page: '100', page: String(page) }
    const { status, body } = await app.get('/jobs/', { as: person, query })
    if (status !== 200) throw new Error(`the site did not answer: ${JSON.stringify(body)}`)
    ids.push(...body.results.map(({ id }: { id: number }) => id))
    if (body.results.length < 100) return { ids, isCorrected: body.corrections.length > 0 }
  }
}

async function matchedBy(): Promise<Map<number, number[]>> {
  const rows = await app.db.selectFrom('alert_matches').select(['job_id', 'saved_search_ids']).execute()
  const pairs = rows.flatMap(({ job_id, saved_search_ids: ids }) => ids.map((id) => ({ id, job_id })))
  return new Map(
    [...Map.groupBy(pairs, ({ id }) => id)].map(([id, some]) => [id, some.map(({ job_id }) => job_id)]),
  )
}

test.skipIf(!file)(
  'carla is told of exactly what the site would find her of the new jobs by the same search',
  async () => {
    let same = 0
    let told = 0
    await fc.assert(
      fc.asyncProperty(fc.array(someCriteria, { minLength: 50, maxLength: 50 }), async (all) => {
        await app.db.deleteFrom('alert_matches').execute()
        await app.db.deleteFrom('saved_searches').execute()
        await app.db.deleteFrom('listing_arrivals').execute()
        await app.db
          .insertInto('listing_arrivals')
          .values(arrived.map((job_id) => ({ job_id })))
          .execute()
        const ids = await keep(all)
        await app.alerts.match()
        const matched = await matchedBy()
        for (const criteria of all) {
          const { ids: found, isCorrected } = await askSite(criteria)
          const wanted = found.filter((id) => arrived.includes(id)).sort((a, b) => a - b)
          const own = matched.get(ids.get(criteriaKey(criteria).toString('hex')) ?? 0) ?? []
          const isMany = wordsOf(criteria.search ?? '').length >= MANY_WORDS
          if (isCorrected || isMany) expect(wanted).toEqual(expect.arrayContaining(own))
          else {
            expect({ criteria, ids: own.sort((a, b) => a - b) }).toEqual({ criteria, ids: wanted })
            same += 1
            told += wanted.length
          }
        }
      }),
      { numRuns: 6 },
    )
    // Mostly corrected or empty searches would prove little.
    expect(same).toBeGreaterThan(120)
    expect(told).toBeGreaterThan(300)
  },
  300_000,
)
