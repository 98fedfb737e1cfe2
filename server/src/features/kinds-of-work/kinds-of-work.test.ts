import { FEWEST_JOBS_OF_A_KIND } from '@hanap/contract/jobs/kinds-of-work'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addListings,
  clearListings,
  type GivenListing,
  removeListing,
} from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  await clearListings(app)
  app.clock.advance({ minutes: 90 })
})
afterAll(() => app.close())

const hour = 3_600_000
const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * hour)
/** Bookkeeper jobs that pay 100, 200, … dollars; the last is the newest. */
const bookkeepers = (count: number, other: GivenListing = {}): GivenListing[] =>
  Array.from({ length: count }, (_, i) => ({
    title: `Bookkeeper ${i + 1}`,
    pay: [100 * (i + 1), 100 * (i + 1)],
    postedAt: ago(count - i),
    ...other,
  }))

async function open(address: string) {
  await app.index.catchUp()
  return app.get(address)
}

describe('kinds of work', () => {
  it('are listed to visitors once they have ten open jobs, the one with the most first', async () => {
    await addListings(app, [
      ...bookkeepers(FEWEST_JOBS_OF_A_KIND),
      ...Array.from({ length: 11 }, () => ({ title: 'Executive VA' })),
      ...Array.from({ length: 9 }, () => ({ title: 'Data Entry Clerk' })),
      { title: 'Cook', description: 'Our bookkeeper will pay you.' },
    ])
    const { status, body } = await open('/work/')
    expect(status).toBe(200)
    expect(body.kinds.map((kind: { slug: string; listings: number }) => [kind.slug, kind.listings])).toEqual([
      ['executive-assistant', 11],
      ['virtual-assistant', 11],
      ['bookkeeper', 10],
    ])
    expect(body.kinds[2].php).toEqual({ low: 325 * 56, median: 550 * 56, high: 775 * 56 })
    expect(body.kinds[0].php).toBeNull()
    expect((await app.get('/work/data-entry/')).status).toBe(404)
    expect((await app.get('/work/no-such-work/')).status).toBe(404)
  })

  it('show pay in steps of 5,000 pesos, and what is beyond in the last', async () => {
    await addListings(app, [
      ...bookkeepers(10, { pay: [500, 700] }),
      ...bookkeepers(2, { pay: [9000, 9000] }),
    ])
    const { body } = await open('/work/bookkeeper/')
    expect(body.listings).toBe(12)
    expect(body.paid).toBe(12)
    const steps: number[] = body.pay_steps
    expect(steps).toHaveLength(24)
    // The middle of 500 to 700 dollars is 33,600 pesos.
    expect(steps[6]).toBe(10)
    expect(steps[23]).toBe(2)
    expect(steps.reduce((sum, jobs) => sum + jobs, 0)).toBe(12)
  })

  it('show no pay where fewer than ten jobs state any', async () => {
    await addListings(app, [...bookkeepers(9), { title: 'Bookkeeper' }])
    const { body } = await open('/work/bookkeeper/')
    expect(body).toMatchObject({ listings: 10, paid: 9, php: null, pay_steps: null })
  })

  it('show the hours that jobs state on the Manila clock, by day, by night and flexible', async () => {
    await addListings(app, [
      ...bookkeepers(7, { description: 'Hours are 9pm-5am Manila time.' }),
      ...bookkeepers(4, { description: 'Work 9am-1pm Manila time.' }),
      ...bookkeepers(2, { description: 'Flexible hours.' }),
      ...bookkeepers(1, { description: 'This is a night shift.' }),
      ...bookkeepers(3),
    ])
    const { hours } = (await open('/work/bookkeeper/')).body
    expect(hours).toMatchObject({ read: 17, stated: 14, timed: 11, night: 8, day: 4, flexible: 2 })
    expect([4, 5, 8, 9, 12, 13, 20, 21, 23].map((at) => hours.by_hour[at])).toEqual([
      7, 0, 0, 4, 4, 0, 0, 7, 7,
    ])
  })

  it('count skills, and the countries that jobs name beside the Philippines', async () => {
    await addListings(app, [
      ...bookkeepers(6, { tags: ['Xero', 'Excel'], description: 'For our US clients in Sydney.' }),
      ...bookkeepers(3, { tags: ['Xero'], description: 'Our office is in Makati, near Cebu.' }),
      ...bookkeepers(2),
    ])
    const { body } = await open('/work/bookkeeper/')
    expect(body.skills).toEqual([
      { name: 'Xero', listings: 9 },
      { name: 'Excel', listings: 6 },
    ])
    expect(body.countries).toEqual([
      { name: 'Australia', listings: 6 },
      { name: 'United States', listings: 6 },
    ])
    expect(body.countries_unstated).toBe(5)
  })

  it('tell the five newest by title, pay and age, and keep the jobs themselves behind the login', async () => {
    await addListings(app, [
      ...bookkeepers(12, { salary: '$5/hr', description: 'A secret that members read.' }),
      { title: 'Bookkeeper of last month', postedAt: ago(24 * 30) },
    ])
    const { body } = await open('/work/bookkeeper/')
    expect(body.new_this_week).toBe(12)
    expect(body.newest.map((job: { title: string }) => job.title)).toEqual(
      [12, 11, 10, 9, 8].map((number) => `Bookkeeper ${number}`),
    )
    expect(Object.keys(body.newest[0]).sort()).toEqual(['date_posted', 'pay', 'salary', 'title'])
    expect(JSON.stringify(body)).not.toContain('secret')
    expect(body.search).toBe('bookkeeper')
  })

  it('leave out other work at a firm of that trade', async () => {
    await addListings(app, [
      ...Array.from({ length: 10 }, () => ({ title: 'Accountant' })),
      { title: 'Telemarketer for a growing Toronto accounting firm' },
    ])
    expect((await open('/work/accountant/')).body.listings).toBe(10)
  })

  it('keep their page for minutes after a job is taken down, and have lost it an hour later', async () => {
    const [first = 0] = await addListings(app, bookkeepers(10))
    expect((await open('/work/bookkeeper/')).body.listings).toBe(10)
    await removeListing(app, first)
    app.clock.advance({ minutes: 5 })
    expect((await open('/work/')).body.kinds).toHaveLength(1)
    app.clock.advance({ minutes: 90 })
    expect((await open('/work/')).body.kinds).toEqual([])
    expect((await app.get('/work/bookkeeper/')).status).toBe(404)
  })
})
