import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { anyListing, findIn, followDatabase } from '../../test/search/following-index.ts'
import { addListings, changeListing, clearListings, removeListing } from '../../test/search/listings.ts'
import { createTestClock } from '../../test/test-clock.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import type { JobIndex } from './job-index.ts'

type Database = Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
const clock = createTestClock()
const site = {
  clock,
  get db() {
    return database.db
  },
}
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

const after = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)

const title = fc.constantFrom('Writer', 'Designer', 'Writer and designer', 'Bookkeeper')
const which = fc.nat({ max: 30 })
type Change = (ids: number[]) => Promise<unknown>
const pick = (ids: number[], n: number) => ids[n % ids.length]
const changes = fc.array(
  fc.oneof(
    fc
      .array(fc.record({ title, pay: fc.constantFrom<[number, number]>([300, 400], [900, 1000]) }), {
        minLength: 1,
        maxLength: 4,
      })
      .map(
        (given): Change =>
          async (ids) =>
            ids.push(...(await addListings(site, given))),
      ),
    fc.tuple(which, title).map(
      ([n, title]): Change =>
        async (ids) => {
          const id = pick(ids, n)
          if (id) await changeListing(site, id, { title })
        },
    ),
    fc.tuple(which, fc.integer({ min: -9, max: 9 })).map(
      ([n, minutes]): Change =>
        async (ids) => {
          const id = pick(ids, n)
          if (id) await changeListing(site, id, { posted_at: after(minutes) })
        },
    ),
    which.map(
      (n): Change =>
        async (ids) => {
          const id = pick(ids, n)
          if (id) await removeListing(site, ids.splice(ids.indexOf(id), 1)[0] as number)
        },
    ),
  ),
  { minLength: 10, maxLength: 30 },
)

it('after any changes an index that followed them answers like one that reads everything now', async () => {
  const following = followDatabase(database.db)
  await fc.assert(
    fc.asyncProperty(changes, fc.infiniteStream(fc.integer({ min: 0, max: 3 })), async (some, dice) => {
      await clearListings(site)
      const ids: number[] = []
      for (const one of some) {
        await one(ids)
        if (dice.next().value === 0) (await following.caughtUp()).tidy()
      }
      const fresh = followDatabase(database.db)
      const [one, other] = [await fresh.caughtUp(), await following.caughtUp()]
      expect(other.statistics().listings).toBe(ids.length)
      for (const text of [null, 'writer', 'designer -writer', '"writer and"', 'bookkeeper or writer']) {
        expect(findIn(other, text)).toEqual(findIn(one, text))
        const count = (index: JobIndex) =>
          index.count({ ...anyListing, text }, { datesFrom: [0, 0, 0, 0, 0], tagIds: [] })
        expect(count(other)).toEqual(count(one))
      }
    }),
    { numRuns: 10 },
  )
  expect(following.readings).toBe(1)
})
