/** @module-tag security */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ana, ben, carla, type Person } from '../../../test/people.ts'
import { addListing, addListings, clearListings, type GivenListing } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

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

const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 24 * 60 * 60 * 1000)

async function find(query: Record<string, string>, path = '/jobs/search/') {
  const { status, body } = await app.get(path, { as: premium, query })
  expect(status, JSON.stringify(body)).toBe(200)
  return (body.results as { title: string }[]).map((job) => job.title)
}

async function searchAll(query: Record<string, string>) {
  const { body } = await app.get('/jobs/search/', { as: premium, query })
  return body as { results: { title: string }[]; count: number; looser: number; understood: unknown[] }
}

describe('Searching by words', () => {
  it('finds listings that have all the words, in the title first, then the newest', async () => {
    await addListings(app, [
      { title: 'Cook', description: 'The editor of our video.', postedAt: daysAgo(0) },
      { title: 'Video editor', postedAt: daysAgo(5) },
      { title: 'Editor of videos', postedAt: daysAgo(4) },
      { title: 'Video host', description: 'No cutting.', postedAt: daysAgo(1) },
      { title: 'Host', tags: ['Video editors'], postedAt: daysAgo(2) },
      { title: 'Writer', employer: 'Video Editors Inc', postedAt: daysAgo(3) },
    ])
    const ranked = ['Video editor', 'Editor of videos', 'Host', 'Cook', 'Writer']
    expect(await find({ search: 'video editor' })).toEqual(ranked)
    expect(await find({ q: 'video editor', sort_by: 'relevance' })).toEqual(ranked)
  })

  it('by date leaves out what only mentions the words, and shows it where ana asks for all', async () => {
    await addListings(app, [
      { title: 'Cook', description: 'The editor of our video.', postedAt: daysAgo(0) },
      { title: 'Host', tags: ['Video editors'], postedAt: daysAgo(2) },
      { title: 'Video editor', postedAt: daysAgo(5) },
    ])
    const byDate = { search: 'video editor', sort_by: 'date' }
    const fitting = await searchAll(byDate)
    expect(fitting.results.map(({ title }) => title)).toEqual(['Host', 'Video editor'])
    expect(fitting).toMatchObject({ count: 2, looser: 1 })
    const all = await searchAll({ ...byDate, fit: 'any' })
    expect(all.results.map(({ title }) => title)).toEqual(['Cook', 'Host', 'Video editor'])
    expect(all).toMatchObject({ count: 3, looser: 0 })
    expect(await find({ search: 'cook of', sort_by: 'date' })).toEqual(['Cook'])
  })

  it('tells which words it took for a property of the job, each with the search without it', async () => {
    await addListings(app, [
      { title: 'Writer', description: 'No experience needed.', postedAt: daysAgo(0) },
      { title: 'Writer', description: 'You must have experience.', postedAt: daysAgo(1) },
    ])
    const found = await searchAll({ search: 'writer po na walang  Experience "site"' })
    expect(found.understood).toEqual([{ fact: 'beginner', without: 'writer po na "site"' }])
    expect(await searchAll({ search: 'writer walang experience' })).toMatchObject({ count: 1, close: [] })
    expect((await searchAll({ search: 'writer' })).understood).toEqual([])
    expect((await searchAll({ search: 'writer not part time' })).understood).toEqual([])
  })

  it('leaves out what pays less than ana types, and shows last what tells no pay', async () => {
    const dollars = (pesos: number) => pesos / 56
    await addListings(app, [
      { title: 'VA silent', postedAt: daysAgo(0) },
      { title: 'VA 20', pay: [dollars(15_008), dollars(20_048)], postedAt: daysAgo(1) },
      { title: 'VA 35', pay: [dollars(25_032), dollars(35_056)], postedAt: daysAgo(2) },
      { title: 'VA 60', pay: [dollars(60_032), null], postedAt: daysAgo(3) },
    ])
    const query = { search: 'va sahod na 30k pataas' }
    const found = await searchAll(query)
    expect(found.results.map(({ title }) => title)).toEqual(['VA 35', 'VA 60', 'VA silent'])
    expect(found).toMatchObject({
      count: 3,
      understood: [{ fact: 'pay', currency: 'PHP', per: 'month', least: 30_000, without: 'va' }],
    })
    expect(await find({ search: '30k', sort_by: 'relevance' })).toEqual(['VA 35', 'VA 60', 'VA silent'])
    expect(await find({ search: '₱60k', sort_by: 'date' })).toEqual(['VA silent', 'VA 60'])
    expect(await find({ search: 'va "30k"' })).toEqual([])
    const { body } = await app.get('/jobs/filters/', { as: premium, query })
    expect(body.count).toBe(3)
  })

  it('holds part-time work to the pay by the hour that ana types, not to a full month of it', async () => {
    await addListings(app, [
      { title: 'Full VA', pay: [700, 800], postedAt: daysAgo(1) },
      { title: 'Part VA', jobType: 'part-time', pay: [450, 450], postedAt: daysAgo(2) },
    ])
    expect(await find({ search: '$5/hr va' })).toEqual(['Part VA'])
    expect((await searchAll({ search: '$5/hr va' })).understood).toEqual([
      { fact: 'pay', currency: 'USD', per: 'hour', least: 5, without: 'va' },
    ])
  })

  it('finds a property beside the pay, each taken back alone', async () => {
    await addListings(app, [{ title: 'Writer', description: 'No experience needed.', pay: [900, 900] }])
    expect((await searchAll({ search: 'writer no experience, 30k pataas' })).understood).toEqual([
      { fact: 'pay', currency: 'PHP', per: 'month', least: 30_000, without: 'writer no experience' },
      { fact: 'beginner', without: 'writer, 30k pataas' },
    ])
  })

  it('pages through titles and the rest without a gap or a repeat, whatever the page size', async () => {
    await addListings(
      app,
      Array.from(
        { length: 23 },
        (_, n): GivenListing => ({
          title: n % 3 === 0 ? `Editor ${n}` : `Cook ${n}`,
          description: 'editor',
          postedAt: daysAgo(n),
        }),
      ),
    )
    const whole = await find({ search: 'editor', per_page: '100' })
    expect(whole).toHaveLength(23)
    for (const size of [1, 4, 8, 10]) {
      const paged: string[] = []
      for (let page = 1; page <= Math.ceil(23 / size); page += 1) {
        paged.push(...(await find({ search: 'editor', per_page: String(size), page: String(page) })))
      }
      expect(paged).toEqual(whole)
    }
  })

  it('understands phrases, or, and words to leave out', async () => {
    await addListings(app, [
      { title: 'Video editor', description: 'Remote', postedAt: daysAgo(1) },
      { title: 'Editor for video', description: 'Office', postedAt: daysAgo(2) },
      { title: 'Writer', postedAt: daysAgo(3) },
    ])
    expect(await find({ search: '"video editor"' })).toEqual(['Video editor'])
    expect(await find({ search: 'writer or video' })).toEqual(['Video editor', 'Writer', 'Editor for video'])
    // The excluded word is in the description, though the title matches.
    expect(await find({ search: 'editor -remote' })).toEqual(['Editor for video'])
  })

  it('sorts by the best pay, with pay of which one end is known by that, and unknown pay last', async () => {
    await addListings(app, [
      { title: 'unknown', description: 'Encoding data' },
      { title: '800', description: 'Encoding data', pay: [500, 800] },
      { title: '2000', description: 'Encoding data', pay: [2000, 2000] },
      { title: 'from 900', description: 'Encoding data', pay: [900, null] },
      { title: 'up to 700', description: 'Encoding data', pay: [null, 700] },
    ])
    const sorted = ['2000', 'from 900', '800', 'up to 700', 'unknown']
    expect(await find({ sort_by: 'salary' })).toEqual(sorted)
    expect(await find({ sort_by: 'salary' }, '/jobs/')).toEqual(sorted)
    expect(await find({ sort_by: 'salary', search: 'encoding data' })).toEqual(sorted)
  })

  it('takes every word at its word: "IT" finds IT, and so does "the" in quotes find the', async () => {
    await addListings(app, [
      { title: 'IT Support', description: 'Remote', postedAt: daysAgo(1) },
      { title: 'Customer support', description: 'Answering mails', postedAt: daysAgo(2) },
      { title: 'The Writer', description: 'Editing as well as IT', postedAt: daysAgo(3) },
    ])
    expect(await find({ search: 'IT' })).toEqual(['IT Support', 'The Writer'])
    expect(await find({ search: 'it support' })).toEqual(['IT Support'])
    expect(await find({ search: '"the"' })).toEqual(['The Writer'])
    expect(await find({ search: '"as well as it"' })).toEqual(['The Writer'])
    expect(await find({ search: 'support -it' })).toEqual(['Customer support'])
  })

  it('is not put off by the signs around a word, nor by letters in fancy dress', async () => {
    await addListings(app, [
      { title: '“Editor”—writer', postedAt: daysAgo(1) },
      { title: '•Admin/VA…', description: 'it’s résumé–work for ₱30k', postedAt: daysAgo(2) },
      { title: '🔥𝗩𝗶𝗿𝘁𝘂𝗮𝗹 Ａssistant🔥', description: 'Our admin’s hand', postedAt: daysAgo(3) },
    ])
    expect(await find({ search: 'editor' })).toEqual(['“Editor”—writer'])
    expect(await find({ search: 'writer' })).toEqual(['“Editor”—writer'])
    expect(await find({ search: '“editor writer”' })).toEqual(['“Editor”—writer'])
    expect(await find({ search: '“writer editor”' })).toEqual([])
    const both = ['•Admin/VA…', '🔥𝗩𝗶𝗿𝘁𝘂𝗮𝗹 Ａssistant🔥']
    expect(await find({ search: 'VA', sort_by: 'date' })).toEqual(both)
    expect(await find({ search: 'va/admin' })).toEqual(both)
    expect(await find({ search: 'résumé work 30k' })).toEqual(['•Admin/VA…'])
    expect(await find({ search: 'virtual assistant', sort_by: 'date' })).toEqual(both)
    expect(await find({ search: '𝗮𝗱𝗺𝗶𝗻 －𝗩𝗔' })).toEqual(['🔥𝗩𝗶𝗿𝘁𝘂𝗮𝗹 Ａssistant🔥'])
  })

  it('finds everything else, newest first, where only words to leave out are given', async () => {
    await addListings(app, [
      { title: 'Editor', postedAt: daysAgo(2) },
      { title: 'Writer', postedAt: daysAgo(1) },
      { title: 'Cook', description: 'Night shift', postedAt: daysAgo(3) },
    ])
    for (const sort_by of ['relevance', 'date']) {
      expect(await find({ search: '-night', sort_by })).toEqual(['Writer', 'Editor'])
      expect(await find({ search: '-night -writer', sort_by })).toEqual(['Editor'])
    }
  })

  it.each(['"" -- ', '-', '!!!', '😀'])('finds nothing where %j holds no word', async (search) => {
    await addListing(app, { title: 'Editor 😀 -- !!!' })
    const { body } = await app.get('/jobs/search/', { as: free, query: { search } })
    expect(body).toMatchObject({ count: 0, count_exact: true, results: [] })
  })

  it.each([
    { sort_by: 'date' },
    { sort_by: 'salary' },
    { sort_by: 'relevance', search: 'encoder' },
    { sort_by: 'salary', search: 'encoder' },
  ])(
    'pages by %j through listings of equal day and pay without a gap or a repeat',
    async (query: Record<string, string>) => {
      const given = Array.from({ length: 25 }, (_, n) => ({ title: `Encoder ${n}`, postedAt: daysAgo(1) }))
      const pay: [number, number] = [500, 500]
      const [paid, unpaid] = [given.slice(0, 14), given.slice(14)]
      await addListings(app, [...paid.map((one) => ({ ...one, pay })), ...unpaid])
      const paged: string[] = []
      for (const page of ['1', '2', '3', '4']) paged.push(...(await find({ ...query, per_page: '7', page })))
      const lastFirst = (some: GivenListing[]) => some.map(({ title }) => title).reverse()
      const ordered = query['sort_by'] === 'salary' ? [paid, unpaid] : [given]
      expect(paged).toEqual(ordered.flatMap(lastFirst))
    },
  )
})

describe('Filtering', () => {
  it.each([
    { job_type: 'gig' },
    { salary_range: '0-500' },
    { minimum_pay: '20000' },
    { work_hours: 'night' },
    { date_posted: 'today' },
    { tags: '1' },
  ])('is premium: %j is refused to ana and ben on both lists', async (query) => {
    for (const as of [free, await ben(app)]) {
      for (const path of ['/jobs/search/', '/jobs/']) {
        const { status, body } = await app.get(path, { as, query: query as Record<string, string> })
        expect(status).toBe(403)
        expect(body).toMatchObject({
          code: 'premium-feature',
          detail: 'Filtering by type, pay, hours, date and tags comes with the Premium plan.',
          subscription_upgrade_required: true,
        })
      }
    }
  })

  it("does not refuse ana 'any', which is no filter", async () => {
    await addListing(app)
    const query = { job_type: 'any', salary_range: 'any', date_posted: 'any', tags: '', sort_by: 'salary' }
    const { status, body } = await app.get('/jobs/search/', { as: free, query })
    expect([status, body.count]).toEqual([200, 1])
  })

  it('by type shows its own type only', async () => {
    await addListings(app, [
      { title: 'gig', jobType: 'gig' },
      { title: 'any', jobType: 'any' },
      { title: 'contract', jobType: 'contract' },
    ])
    expect(await find({ job_type: 'gig' })).toEqual(['gig'])
    expect(await find({ job_type: 'contract' }, '/jobs/')).toEqual(['contract'])
    expect(await find({ job_type: 'part-time' })).toEqual([])
    expect(await find({ job_type: 'any' })).toHaveLength(3)
  })

  it.each([
    ['0-500', ['300', '400-600', '500', 'up to 450']],
    ['500-1000', ['400-600', '500', '900-3000', 'from 800']],
    ['1000-2000', ['900-3000']],
    ['2000-5000', ['4000-6000', '900-3000']],
    ['5000+', ['4000-6000', '9000']],
  ])('by pay %s shows the listings whose range meets it, never unknown pay', async (band, titles) => {
    await addListings(app, [
      { title: 'unknown' },
      { title: '300', pay: [300, 300] },
      { title: '400-600', pay: [400, 600] },
      { title: '500', pay: [500, 500] },
      { title: '900-3000', pay: [900, 3000] },
      { title: '4000-6000', pay: [4000, 6000] },
      { title: '9000', pay: [9000, 9000] },
      { title: 'from 800', pay: [800, null] },
      { title: 'up to 450', pay: [null, 450] },
    ])
    expect((await find({ salary_range: band })).sort()).toEqual(titles)
  })

  it.each([
    ['20000', ['20-25', 'from 30', 'up to 60']],
    ['30000', ['from 30', 'up to 60']],
    ['60000', ['up to 60']],
    ['100000', []],
  ])('by at least %s pesos a month shows who may pay so much, never unknown pay', async (least, titles) => {
    const dollars = (pesos: number) => pesos / 56
    await addListings(app, [
      { title: 'unknown' },
      { title: '20-25', pay: [dollars(19_992), dollars(25_200)] },
      { title: 'from 30', pay: [dollars(30_016), null] },
      { title: 'up to 60', pay: [null, dollars(60_032)] },
    ])
    expect((await find({ minimum_pay: least })).sort()).toEqual(titles)
  })

  it('by hours tells day, night and flexible work in Manila apart', async () => {
    await addListings(app, [
      { title: 'New York', description: '9am-5pm EST' },
      { title: 'Manila', description: '9 AM to 6 PM Manila time' },
      { title: 'own', description: 'Flexible hours' },
      { title: 'silent' },
    ])
    expect(await find({ work_hours: 'night' })).toEqual(['New York'])
    expect(await find({ work_hours: 'day' })).toEqual(['Manila'])
    expect(await find({ work_hours: 'flexible' }, '/jobs/')).toEqual(['own'])
    expect(await find({ work_hours: 'not-stated' })).toEqual(['silent'])
    const { body } = await app.get('/jobs/', { as: premium, query: { work_hours: 'night' } })
    expect(body.results[0].work_hours).toEqual({ kind: 'night', start_minute: 1320, end_minute: 360 })
  })

  it.each([
    ['today', 1],
    ['3days', 2],
    ['week', 3],
    ['month', 4],
  ])('by date %s shows what is no older', async (date, count) => {
    await addListings(
      app,
      [0.9, 2.9, 6.9, 29.9, 31].map((days) => ({ postedAt: daysAgo(days) })),
    )
    expect(await find({ date_posted: date })).toHaveLength(count)
  })

  it('by tags takes ids and names in any case, and shows listings with one of them', async () => {
    await addListings(app, [
      { title: 'one', tags: ['Video Editing', 'Excel'], postedAt: daysAgo(1) },
      { title: 'two', tags: ['Excel'], postedAt: daysAgo(2) },
      { title: 'three', tags: ['C++'], postedAt: daysAgo(3) },
    ])
    const { id } = await app.db
      .selectFrom('tags')
      .select('id')
      .where('key', '=', 'excel')
      .executeTakeFirstOrThrow()
    expect(await find({ tags: String(id) })).toEqual(['one', 'two'])
    expect(await find({ tags: `name:${encodeURIComponent('vIDEO editing')}` })).toEqual(['one'])
    expect(await find({ tags: `name:${encodeURIComponent('c++')},${id}` })).toEqual(['one', 'two', 'three'])
    expect(await find({ tags: 'name:Juggling' })).toEqual([])
    expect(await find({ tags: '999999999' })).toEqual([])
    expect(await find({ tags: '-1,name:Excel' })).toEqual(['one', 'two'])
    expect(await find({ tags: '-1' })).toHaveLength(3)
  })

  it('combines with words and each other', async () => {
    await addListings(app, [
      { title: 'Editor', jobType: 'gig', pay: [600, 600], tags: ['Excel'] },
      { title: 'Editor', jobType: 'gig', pay: [600, 600], tags: ['Excel'], postedAt: daysAgo(9) },
      { title: 'Editor', jobType: 'gig', tags: ['Excel'] },
      { title: 'Writer', jobType: 'gig', pay: [600, 600], tags: ['Excel'] },
    ])
    const query = { job_type: 'gig', salary_range: '500-1000', date_posted: 'week', tags: 'name:excel' }
    expect(await find({ ...query, search: 'editor' })).toEqual(['Editor'])
    expect(await find(query)).toHaveLength(2)
  })
})
