import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ana, ben, type Person } from '../../../../test/people.ts'
import { addListing, addListings, clearListings, removeListing } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
let her: Person
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T03:00:00Z' })
  her = await ana(app)
})
beforeEach(async () => {
  app.clock.set('2026-11-20T03:00:00Z')
  await clearListings(app)
})
afterAll(() => app.close())

async function rows(as = her) {
  const { status, body } = await app.get('/jobs/', { as })
  expect(status).toBe(200)
  return body.results as Record<string, unknown>[]
}

describe('A row that ana has read before', () => {
  it('shows her a new title, pay and tags as soon as they are committed', async () => {
    const id = await addListing(app, { title: 'Clerk', tags: ['Excel'] })
    expect(await rows()).toMatchObject([{ title: 'Clerk', salary: expect.any(String) }])
    await app.db
      .updateTable('jobs')
      .set({ title: 'Office clerk', salary: '$500 a month' })
      .where('id', '=', id)
      .execute()
    expect(await rows()).toMatchObject([{ title: 'Office clerk', salary: '$500 a month' }])
  })

  it('shows the employer’s new name and number of posts', async () => {
    await addListing(app, { employer: 'Northlight' })
    expect(await rows()).toMatchObject([{ employer: { name: 'Northlight' } }])
    await app.db.updateTable('employers').set({ name: 'Northlight Books', total_posts: 7 }).execute()
    expect(await rows()).toMatchObject([{ employer: { name: 'Northlight Books', total_posts: 7 } }])
  })

  it('is gone from the list with the listing, and the count with it', async () => {
    const [first = 0] = await addListings(app, [{ title: 'One' }, { title: 'Two' }])
    expect(await rows()).toHaveLength(2)
    await removeListing(app, first)
    const { body } = await app.get('/jobs/', { as: her })
    expect([body.count, body.results.map((job: { title: string }) => job.title)]).toEqual([1, ['Two']])
  })

  it('tells each seeker what they did themselves, at once', async () => {
    const id = await addListing(app)
    const him = await ben(app)
    expect(await rows()).toMatchObject([{ saved: false, applied: false }])
    await app.post('/saved-jobs/', { as: her, body: { job_id: id } })
    expect(await rows()).toMatchObject([{ saved: true }])
    expect(await rows(him)).toMatchObject([{ saved: false }])
    await app.db.deleteFrom('saved_jobs').where('user_id', '=', her.id).execute()
    expect(await rows()).toMatchObject([{ saved: false }])
  })

  it('tells the hours by the clocks of the day it is read, not of the day it was kept', async () => {
    await addListing(app, { description: 'The shift is 9 AM to 5 PM EST, Monday to Friday.' })
    const hours = async () => (await rows())[0]?.['work_hours']
    expect(await hours()).toMatchObject({ start_minute: 22 * 60, end_minute: 6 * 60 })
    const summer = await ben(app)
    app.clock.set('2027-06-20T03:00:00Z')
    await app.db
      .updateTable('subscription_periods')
      .set({ ends_at: new Date('2028-01-01T00:00:00Z') })
      .execute()
    await app.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2028-01-01T00:00:00Z') })
      .execute()
    expect((await rows(summer))[0]?.['work_hours']).toMatchObject({
      start_minute: 21 * 60,
      end_minute: 5 * 60,
    })
  })
})

describe('The list of the newest', () => {
  it('has a listing as soon as it is committed, and leaves out what ana hid a moment ago', async () => {
    const first = await addListing(app, { title: 'First' })
    expect((await rows()).map(({ title }) => title)).toEqual(['First'])
    await addListing(app, { title: 'Second', postedAt: new Date('2026-11-20T02:00:00Z') })
    expect((await rows()).map(({ title }) => title)).toEqual(['First', 'Second'])
    await app.put(`/jobs/${first}/hidden/`, { as: her })
    const { body } = await app.get('/jobs/', { as: her })
    expect([body.count, body.results.map((job: { title: string }) => job.title)]).toEqual([1, ['Second']])
  })

  it('goes on past the ones that are kept', async () => {
    await addListings(
      app,
      Array.from({ length: 512 }, (_, n) => ({
        title: `Job ${n}`,
        postedAt: new Date(app.clock.now().getTime() - n * 60_000),
      })),
    )
    const page = async (number: number) =>
      (await app.get('/jobs/', { as: her, query: { page: String(number) } })).body
    expect((await page(50)).results.map((job: { title: string }) => job.title)).toContain('Job 499')
    const last = await page(52)
    expect([last.count, last.results.map((job: { title: string }) => job.title)]).toEqual([
      512,
      ['Job 510', 'Job 511'],
    ])
  })
})
