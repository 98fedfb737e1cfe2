import { afterEach, beforeEach, expect, it } from 'vitest'
import { addListing, addListings, removeListing } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { noFilters } from '../../../search/port.ts'

let app: TestApp
beforeEach(async () => {
  app = await startApp()
})
afterEach(() => app.close())

const changes = async () =>
  (await app.db.selectFrom('job_changes').select('change_no').orderBy('change_no').execute()).map(
    ({ change_no }) => change_no,
  )

it('the hourly upkeep keeps the last half million changes for search indexes that are behind', async () => {
  await addListings(app, [{}, {}, {}])
  await app.imports.sweep()
  expect(await changes()).toEqual([1, 2, 3])

  await app.db.updateTable('listing_count').set({ last_change: 500_001 }).execute()
  await addListing(app)
  await app.imports.sweep()
  expect(await changes()).toEqual([3, 500_002])
})

it('ben finds what was added and not what was removed, before and after the upkeep', async () => {
  const [kept, removed] = (await addListings(app, [{ title: 'Designer' }, { title: 'Designer' }])) as [
    number,
    number,
  ]
  const find = async () => {
    await app.index.catchUp()
    const question = {
      text: 'designer',
      ...noFilters,
      hidden: [],
    }
    return (await app.index.search({ ...question, order: 'date', offset: 0, limit: 10 })).ids
  }
  expect(await find()).toEqual([removed, kept])
  await app.db.updateTable('listing_count').set({ last_change: 900_000 }).execute()
  await removeListing(app, removed)
  await app.imports.sweep()
  expect(await changes()).toEqual([900_001])
  expect(await find()).toEqual([kept])
})
