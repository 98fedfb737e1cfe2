/** @module-tag security */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ana, ben, carla, dario, endTrial, givePlan, type Person } from '../../../test/people.ts'
import { addListing } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { monthInManila } from '../../lib/manila-time.ts'

let app: TestApp
let job: number
beforeAll(async () => {
  app = await startApp()
  job = await addListing(app, { title: 'Video editor' })
})
beforeEach(() => app.clock.set('2026-11-20T03:00:00Z'))
afterAll(() => app.close())

const LIMIT_REACHED =
  "You've reached your monthly search limit. Please upgrade your subscription to continue searching."

const search = (person: Person, words: string, more: Record<string, string> = {}, path = '/jobs/search/') =>
  app.get(path, { as: person, query: { search: words, ...more } })
const increment = (person: Person) => app.post('/auth/subscription/search/increment/', { as: person })
const status = async (person: Person) => {
  const { status: code, body } = await app.get('/auth/subscription/search/status/', { as: person })
  expect(code).toBe(200)
  return body
}
const used = async (person: Person): Promise<number> => (await status(person)).current_count
async function setSpent(person: Person, spent: number) {
  const row = { user_id: person.id, month: monthInManila(app.clock.now()), spent }
  await app.db
    .insertInto('search_counts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'month']).doUpdateSet({ spent }))
    .execute()
}
const statuses = (answers: { status: number }[]) => {
  const passed = answers.filter((answer) => answer.status === 200).length
  const refused = answers.filter((answer) => answer.status === 403).length
  return { passed, refused, other: answers.length - passed - refused }
}

describe('Where a seeker stands', () => {
  it.each([
    ['ana', ana, 100, true],
    ['ben', ben, 750, true],
    ['carla', carla, 3000, true],
    ['dario', dario, 100, false],
  ] as const)('is told to %s, with the searches of the plan', async (_name, make, max, can) => {
    expect(await status(await make(app))).toEqual({
      remaining_searches: max,
      max_searches: max,
      current_count: 0,
      can_search: can,
      month: '2026-11',
      resets_on: '2026-12-01',
    })
  })

  it('is told to nobody else', async () => {
    expect((await app.get('/auth/subscription/search/status/')).status).toBe(401)
    expect((await app.post('/auth/subscription/search/increment/')).status).toBe(401)
  })

  it('is told to ana when her trial is over, and she cannot search', async () => {
    const person = await ana(app)
    await search(person, 'editor')
    await endTrial(app, person)
    expect(await status(person)).toMatchObject({ current_count: 1, can_search: false })
    expect((await increment(person)).body).toMatchObject({ status: 403, code: 'subscription-required' })
    expect((await search(person, 'writer')).body).toMatchObject({
      status: 403,
      code: 'subscription-required',
    })
    expect(await used(person)).toBe(1)
  })
})

describe('A search', () => {
  it.each(['/jobs/search/', '/jobs/'])(
    'for new words on %s counts, under either name of the words',
    async (path) => {
      const person = await ana(app)
      expect((await search(person, 'editor', {}, path)).status).toBe(200)
      expect((await app.get(path, { as: person, query: { q: 'writer' } })).status).toBe(200)
      expect(await status(person)).toMatchObject({ current_count: 2, remaining_searches: 98 })
    },
  )

  it('for the same words is free in any order, on any page and with any filter', async () => {
    const person = await carla(app)
    await search(person, 'editor')
    await search(person, 'editor', { sort_by: 'salary' })
    await search(person, 'editor', { page: '2' })
    await search(person, 'editor', { job_type: 'full-time', tags: 'name:Excel' })
    await search(person, 'editor', {}, '/jobs/')
    expect(await used(person)).toBe(1)
  })

  it.each(['VIDEO Editor', '  video \t editor ', 'Ｖｉｄｅｏ　Ｅｄｉｔｏｒ', 'video\u0000editor'])(
    'for %j is one for video editor',
    async (words) => {
      const person = await ana(app)
      await search(person, 'video editor')
      expect((await search(person, words)).status).toBe(200)
      expect(await used(person)).toBe(1)
    },
  )

  it('without a chip that the words gave is free, down to the last, and costs again later', async () => {
    const person = await ana(app)
    for (const words of ['editor part time night shift', 'editor night shift', 'editor']) {
      expect((await search(person, words)).status).toBe(200)
      expect(await used(person)).toBe(1)
    }
    await search(person, 'night shift')
    expect(await used(person)).toBe(2)
    app.clock.advance({ minutes: 31 })
    await search(person, 'editor night shift')
    expect(await used(person)).toBe(3)
  })

  it('as it was corrected is free, since it is saved so', async () => {
    for (const title of ['Bookkeeper', 'Bookkeeper for a shop']) await addListing(app, { title })
    const person = await ana(app)
    const { body } = await search(person, 'bookeeper')
    expect(body.meant).toBe('bookkeeper')
    await search(person, body.meant)
    expect(await used(person)).toBe(1)
  })

  it('is noted once a minute, with the texts without its chips, whatever pages are turned', async () => {
    const person = await ana(app)
    const written = () =>
      app.db
        .selectFrom('recent_searches')
        .select(sql<string>`ctid`.as('row'))
        .where('user_id', '=', person.id)
        .orderBy('text_hash')
        .execute()
    await search(person, 'editor part time night shift')
    const once = await written()
    expect(once).toHaveLength(3)
    await search(person, 'editor part time night shift', { page: '2' })
    expect(await written()).toEqual(once)
    app.clock.advance({ minutes: 2 })
    await search(person, 'editor part time night shift', { page: '3' })
    expect(await written()).not.toEqual(once)
  })

  it('on a page beyond the first counts where the words are new', async () => {
    const person = await ana(app)
    await search(person, 'editor', { page: '3' })
    expect(await used(person)).toBe(1)
  })

  it('is free without words: all jobs, one job, those like it, tags, suggestions and counts of filters', async () => {
    const person = await carla(app)
    await app.get('/jobs/', { as: person })
    await search(person, '')
    await search(person, ' \u0000 ')
    await app.get('/jobs/search/', { as: person, query: { job_type: 'full-time' } })
    await app.get(`/jobs/${job}/`, { as: person })
    await app.get(`/jobs/${job}/similar/`, { as: person })
    await app.get('/tags/popular/', { as: person })
    await app.get('/jobs/suggest/', { as: person, query: { text: 'edi' } })
    await app.get('/jobs/filters/', { as: person, query: { search: 'editor' } })
    expect(await used(person)).toBe(0)
  })

  it('that is refused for another reason costs nothing', async () => {
    const person = await ana(app)
    expect((await search(person, 'editor', { job_type: 'gig' })).body.code).toBe('premium-feature')
    expect((await search(person, 'editor', { page: '0' })).status).toBe(400)
    expect((await search(person, 'e'.repeat(201))).status).toBe(400)
    expect(await used(person)).toBe(0)
  })

  it('of ana leaves what ben has used alone, and hers are not free for him', async () => {
    const [person, other] = [await ana(app), await ben(app)]
    await search(person, 'editor')
    expect(await used(other)).toBe(0)
    await search(other, 'editor')
    expect([await used(person), await used(other)]).toEqual([1, 1])
  })
})

describe('The same words', () => {
  it('are free for half an hour, and every use begins it anew', async () => {
    const person = await ana(app)
    await search(person, 'editor')
    app.clock.advance({ minutes: 29 })
    await search(person, 'editor')
    app.clock.advance({ minutes: 29 })
    await search(person, 'editor')
    expect(await used(person)).toBe(1)
    app.clock.advance({ minutes: 30, ms: -1 })
    await search(person, 'editor')
    expect(await used(person)).toBe(1)
    app.clock.advance({ minutes: 31 })
    await search(person, 'editor')
    expect(await used(person)).toBe(2)
  })

  it('are free at the limit too, and count once it is reached and the half hour is over', async () => {
    const person = await ana(app)
    await setSpent(person, 99)
    await search(person, 'editor')
    expect((await search(person, 'editor', { page: '2' })).status).toBe(200)
    app.clock.advance({ minutes: 31 })
    expect((await search(person, 'editor')).status).toBe(403)
  })

  it('count again after a refusal: it is not remembered as a search', async () => {
    const person = await ana(app)
    await setSpent(person, 100)
    expect((await search(person, 'editor')).status).toBe(403)
    expect((await search(person, 'editor')).status).toBe(403)
  })

  it('searched twenty times at once count once', async () => {
    const person = await ana(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => search(person, 'editor')))
    expect(statuses(answers)).toEqual({ passed: 20, refused: 0, other: 0 })
    expect(await used(person)).toBe(1)
  })
})

describe('The limit', () => {
  it.each([
    [ana, 100],
    [ben, 750],
    [carla, 3000],
  ] as const)('of the plan is the last search that passes (%#)', async (make, max) => {
    const person = await make(app)
    await setSpent(person, max - 1)
    expect((await search(person, 'editor')).status).toBe(200)
    for (const path of ['/jobs/search/', '/jobs/']) {
      const { status: code, body } = await search(person, 'writer', {}, path)
      expect(code).toBe(403)
      expect(body).toMatchObject({
        code: 'search-limit',
        detail: LIMIT_REACHED,
        error: LIMIT_REACHED,
        subscription_upgrade_required: true,
        current_count: max,
        max_allowed: max,
      })
    }
    expect(await status(person)).toMatchObject({
      remaining_searches: 0,
      current_count: max,
      can_search: false,
    })
    expect((await app.get('/jobs/', { as: person })).status).toBe(200)
  })

  it('lets exactly one of fifty searches at once through when one is left', async () => {
    const person = await ana(app)
    await setSpent(person, 99)
    const paths = ['/jobs/search/', '/jobs/']
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => search(person, `editor ${n}`, {}, paths[n % 2])),
    )
    expect(statuses(answers)).toEqual({ passed: 1, refused: 49, other: 0 })
    expect(await used(person)).toBe(100)
  })

  it('is the plan’s of now: more after an upgrade, none left after a downgrade', async () => {
    const person = await ana(app)
    await setSpent(person, 100)
    await givePlan(app, person, 'basic')
    expect(await status(person)).toMatchObject({ remaining_searches: 650, can_search: true })
    await setSpent(person, 400)
    expect((await search(person, 'editor')).status).toBe(200)
    await app.db
      .updateTable('subscription_periods')
      .set({ ends_at: app.clock.now() })
      .where('user_id', '=', person.id)
      .where('plan_type', '=', 'basic')
      .execute()
    expect(await status(person)).toMatchObject({
      remaining_searches: 0,
      max_searches: 100,
      current_count: 401,
      can_search: false,
    })
    expect((await search(person, 'writer')).body).toMatchObject({ current_count: 401, max_allowed: 100 })
    expect((await increment(person)).status).toBe(403)
  })

  it('begins anew with the month in Manila, not before', async () => {
    app.clock.set('2026-11-30T15:59:59.999Z')
    const person = await ana(app)
    await setSpent(person, 99)
    await search(person, 'editor')
    expect(await status(person)).toMatchObject({ current_count: 100, month: '2026-11', can_search: false })
    app.clock.set('2026-11-30T16:00:00.000Z')
    expect(await status(person)).toMatchObject({
      current_count: 0,
      remaining_searches: 100,
      can_search: true,
      month: '2026-12',
      resets_on: '2027-01-01',
    })
    await search(person, 'writer')
    await search(person, 'editor')
    // The half hour continues into the next month.
    expect(await used(person)).toBe(1)
  })
})

describe('A search that cannot be answered', () => {
  it('is not counted, and is counted once it is', async () => {
    const person = await ana(app)
    await search(person, 'editor')
    const failing = vi.spyOn(app.index, 'search').mockRejectedValueOnce(new Error('no answer'))
    expect((await search(person, 'video editor')).status).toBe(500)
    expect(failing).toHaveBeenCalledOnce()
    expect(await used(person)).toBe(1)
    expect((await search(person, 'video editor')).status).toBe(200)
    expect(await used(person)).toBe(2)
  })

  it('leaves a repeat of it free, and takes back no other search', async () => {
    const person = await ana(app)
    await search(person, 'editor')
    vi.spyOn(app.index, 'search').mockRejectedValueOnce(new Error('no answer'))
    expect((await search(person, 'editor', { page: '2' })).status).toBe(500)
    await search(person, 'editor')
    expect(await used(person)).toBe(1)
  })
})

it('What nobody sees in a text makes no other search of it', async () => {
  const person = await ana(app)
  await search(person, 'video editor')
  for (const text of ['video editor.', 'Video\u00ad  editor', '\u200bvideo editor!', 'video editor\ufeff']) {
    expect((await search(person, text)).status).toBe(200)
  }
  expect(await used(person)).toBe(1)
})
