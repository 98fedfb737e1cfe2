import { FEWEST_PAID_LISTINGS } from '@hanap/contract/jobs/salaries'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addListing,
  addListings,
  clearListings,
  type GivenListing,
  removeListing,
} from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { GUIDES_A_MINUTE } from './rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  await clearListings(app)
  await app.db.deleteFrom('rate_counters').execute()
  app.clock.advance({ minutes: 2 })
})
afterAll(() => app.close())

const ask = (query: Record<string, string> = {}) => app.get('/salaries/', { query })
const guide = async (query: Record<string, string> = {}) => {
  await app.index.catchUp()
  return (await ask(query)).body
}
const paid = (count: number, other: GivenListing = {}): GivenListing[] =>
  Array.from({ length: count }, (_, i) => ({ pay: [100 * (i + 1), 100 * (i + 1)], ...other }))

describe('the salary guide', () => {
  it('tells visitors the median and the quartiles a month in pesos and dollars, and what they rest on', async () => {
    await addListings(app, [...paid(9), {}, { pay: [null, null] }])
    await app.index.catchUp()
    const { status } = await ask()
    expect(status).toBe(200)
    expect((await guide({ title: '' })).all).toEqual({
      listings: 11,
      paid: 9,
      usd: { low: 300, median: 500, high: 700 },
      php: { low: 300 * 56, median: 500 * 56, high: 700 * 56 },
    })
  })

  it('counts the paid listings in steps of pay, the last with all beyond, and tells pay by hours', async () => {
    await addListings(app, [...paid(8), { pay: [5000, 5000] }])
    const { pay_steps, by_hours } = await guide()
    // 100 to 800 dollars are ₱5,600 to ₱44,800, 5,000 dollars ₱280,000.
    expect(pay_steps).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, ...Array.from({ length: 14 }, () => 0), 1])
    expect(by_hours.map(({ hours, paid: count }: { hours: string; paid: number }) => [hours, count])).toEqual(
      [
        ['day', 0],
        ['night', 0],
        ['mixed', 0],
        ['flexible', 0],
        ['not-stated', 9],
      ],
    )
  })

  it('takes the middle of a range, and a single end for both', async () => {
    await addListings(
      app,
      Array.from({ length: 8 }, (_, i) => ({ pay: i % 2 === 0 ? [400, 600] : [500, null] })),
    )
    expect((await guide()).all.usd).toEqual({ low: 500, median: 500, high: 500 })
  })

  it('shows no quartiles where few listings say what they pay, and says how few', async () => {
    await addListings(app, [...paid(FEWEST_PAID_LISTINGS - 1), {}])
    const { all, fewest } = await guide()
    expect(all).toEqual({ listings: 8, paid: 7, php: null, usd: null })
    expect(fewest).toBe(FEWEST_PAID_LISTINGS)
  })

  it('is empty where there is no listing, and leaves out what was taken down', async () => {
    const id = await addListing(app, { pay: [500, 500], tags: ['Excel'] })
    expect((await guide()).all.listings).toBe(1)
    await removeListing(app, id)
    app.clock.advance({ minutes: 2 })
    expect(await guide()).toMatchObject({
      all: { listings: 0, paid: 0, php: null, usd: null },
      by_title: [],
      by_location: [],
      by_job_type: [],
      skills: [],
      experience_stated: 0,
    })
  })

  it('is narrowed by words of the title alone, and knows that a VA is a virtual assistant', async () => {
    await addListings(app, [
      { title: 'Virtual Assistant for a shop' },
      { title: 'Executive VA' },
      { title: 'Bookkeeper', description: 'Work beside our virtual assistant.' },
      { title: 'Assistant to the owner' },
    ])
    expect((await guide({ title: 'virtual assistant' })).all.listings).toBe(2)
    expect((await guide({ title: 'VA' })).all.listings).toBe(2)
    expect((await guide({ title: 'Bookkeepers' })).all.listings).toBe(1)
    expect((await guide({ title: 'remote bookkeeper' })).all.listings).toBe(1)
    expect((await guide({ title: 'welder' })).all.listings).toBe(0)
  })

  it('is narrowed by a place that the listing names, in any of its spellings', async () => {
    await addListings(app, [
      { description: 'For our US clients.' },
      { description: 'Our office is in the United States.' },
      { description: 'Contact us. Work in Makati, or in Cebu.' },
      { description: 'Hours are 9am to 5pm Manila time.' },
    ])
    expect((await guide({ location: 'us' })).all.listings).toBe(2)
    expect((await guide({ location: 'United  States' })).all.listings).toBe(2)
    expect((await guide({ location: 'manila' })).all.listings).toBe(1)
    expect((await guide({ location: 'office' })).all.listings).toBe(1)
    const { by_location, location_stated } = await guide()
    expect(location_stated).toBe(3)
    expect(
      by_location.map((one: { location: string; listings: number }) => [one.location, one.listings]),
    ).toEqual([
      ['United States', 2],
      ['Metro Manila', 1],
      ['Cebu', 1],
    ])
  })

  it('tells experience as far as the listings say it, and how many do', async () => {
    await addListings(app, [
      ...paid(8, { title: 'Senior Editor' }),
      { title: 'Editor', description: 'At least 1 year of experience.' },
      { title: 'Editor', description: '3-5 years of experience in video.' },
      { title: 'Editor', description: 'Our company has 10 years of experience.' },
      { title: 'Editor' },
    ])
    const { by_experience, experience_stated, all } = await guide()
    expect([all.listings, experience_stated]).toEqual([12, 10])
    expect(by_experience).toEqual([
      { level: 'entry', listings: 1, paid: 0, php: null, usd: null },
      { level: 'mid', listings: 1, paid: 0, php: null, usd: null },
      expect.objectContaining({
        level: 'senior',
        listings: 8,
        paid: 8,
        usd: { low: 275, median: 450, high: 625 },
      }),
    ])
    expect((await guide({ experience: 'entry' })).all.listings).toBe(1)
    expect((await guide({ experience: 'all' })).all.listings).toBe(12)
  })

  it('is narrowed by type and skills, and tells pay by both', async () => {
    await addListings(app, [
      ...paid(8, { tags: ['Excel', 'Xero'], jobType: 'part-time' }),
      { tags: ['Excel'] },
      { tags: ['Canva'], jobType: 'any' },
    ])
    const { skills, by_job_type } = await guide()
    expect(skills.map((skill: { name: string; listings: number }) => [skill.name, skill.listings])).toEqual([
      ['Excel', 9],
      ['Xero', 8],
      ['Canva', 1],
    ])
    expect(skills[1].usd).toEqual({ low: 275, median: 450, high: 625 })
    expect(
      by_job_type.map((one: { job_type: string; listings: number }) => [one.job_type, one.listings]),
    ).toEqual([
      ['full-time', 1],
      ['part-time', 8],
      ['any', 1],
    ])
    expect((await guide({ job_type: 'part-time' })).all.listings).toBe(8)
    expect((await guide({ skills: String(skills[0].id) })).all.listings).toBe(9)
    expect((await guide({ skills: 'name:xero,name:canva' })).all.listings).toBe(9)
    expect((await guide({ skills: 'name:welding' })).all.listings).toBe(0)
  })

  it('tells pay by the titles that say most often what they pay', async () => {
    await addListings(app, [
      ...paid(8, { title: 'Video Editor (Remote)' }),
      { title: 'Bookkeeper', pay: [500, 500] },
      { title: 'Welder' },
    ])
    const { by_title } = await guide()
    expect(by_title[0]).toMatchObject({ title: 'Video Editor', listings: 8, paid: 8 })
    expect(by_title.map(({ title }: { title: string }) => title)).not.toContain('Welder')
  })

  it('is counted once a minute, and says when', async () => {
    await addListings(app, paid(8))
    const first = await guide()
    await addListings(app, paid(8))
    app.clock.advance({ seconds: 59 })
    expect(await guide({ title: ' ', job_type: 'any' })).toEqual(first)
    app.clock.advance({ seconds: 2 })
    const next = await guide()
    expect(next.all.listings).toBe(16)
    expect(next.computed_at).toBe(app.clock.now().toISOString())
  })

  it.each([
    [{ experience: 'lead' }, 'experience'],
    [{ job_type: 'full time' }, 'job_type'],
    [{ skills: 'Excel' }, 'skills'],
    [{ title: 'a'.repeat(101) }, 'title'],
    [{ location: 'a'.repeat(101) }, 'location'],
  ])('refuses %j and says where', async (query, field) => {
    const { status, body } = await ask(query as unknown as Record<string, string>)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  it.each(['%', '"', '-', '"a b', '\u0000', '\ud800', '(.*', '🙂', "'; drop table jobs; --", '= ~ >'])(
    'takes %j for words like any others',
    async (text) => {
      for (const field of ['title', 'location']) expect((await ask({ [field]: text })).status).toBe(200)
      expect((await ask({ skills: `name:${encodeURIComponent(text.toWellFormed())}` })).status).toBe(200)
    },
  )

  it('refuses whoever asks a hundred and twenty different things in a minute', async () => {
    for (let i = 0; i < GUIDES_A_MINUTE.max; i += 1)
      expect((await ask({ title: `word${i}` })).status).toBe(200)
    expect((await ask({ title: 'one more' })).status).toBe(429)
    expect((await ask({ title: 'word7' })).status).toBe(200)
  })
})
