import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ana, ben, dario, givePlan, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => app.clock.set('2026-11-20T03:00:00Z'))
afterAll(() => app.close())

const search = async (person: Person, words: string) =>
  (await app.get('/jobs/search/', { as: person, query: { search: words } })).status
const increment = (person: Person) => app.post('/auth/subscription/search/increment/', { as: person })
const used = async (person: Person): Promise<number> =>
  (await app.get('/auth/subscription/search/status/', { as: person })).body.current_count
const setSpent = (person: Person, spent: number) =>
  app.db.insertInto('search_counts').values({ user_id: person.id, month: '2026-11', spent }).execute()

describe('Announcing a search', () => {
  it('counts it, and the search with new words within a minute takes its place', async () => {
    const person = await ana(app)
    const { status, body } = await increment(person)
    expect(status).toBe(200)
    expect(body).toEqual({
      remaining_searches: 99,
      max_searches: 100,
      current_count: 1,
      can_search: true,
      month: '2026-11',
      resets_on: '2026-12-01',
    })
    app.clock.advance({ seconds: 60, ms: -1 })
    expect(await search(person, 'editor')).toBe(200)
    expect(await used(person)).toBe(1)
    expect(await search(person, 'writer')).toBe(200)
    expect(await used(person)).toBe(2)
  })

  it('costs nothing once the minute is over', async () => {
    const person = await ana(app)
    await increment(person)
    expect(await used(person)).toBe(1)
    app.clock.advance({ seconds: 61 })
    expect(await used(person)).toBe(0)
    await search(person, 'editor')
    expect(await used(person)).toBe(1)
  })

  it('again and again announces one search, and begins its minute anew', async () => {
    const person = await ana(app)
    for (let i = 0; i < 3; i += 1) {
      expect((await increment(person)).body.current_count).toBe(1)
      app.clock.advance({ seconds: 40 })
    }
    expect(await used(person)).toBe(1)
    app.clock.advance({ seconds: 20 })
    expect(await used(person)).toBe(0)
  })

  it('is not spent by words searched a moment ago', async () => {
    const person = await ana(app)
    await search(person, 'editor')
    await increment(person)
    await search(person, 'EDITOR')
    expect(await used(person)).toBe(2)
    app.clock.advance({ seconds: 61 })
    expect(await used(person)).toBe(1)
  })

  it('keeps the last search of the month for the words that follow', async () => {
    const person = await ana(app)
    await setSpent(person, 99)
    expect((await increment(person)).body).toMatchObject({
      remaining_searches: 0,
      current_count: 100,
      can_search: true,
    })
    expect(await search(person, 'editor')).toBe(200)
    expect(await search(person, 'writer')).toBe(403)
  })

  it('is refused at the limit, in the words of the plan', async () => {
    const person = await ana(app)
    await setSpent(person, 100)
    const { status, body } = await increment(person)
    expect(status).toBe(403)
    expect(body).toMatchObject({
      code: 'search-limit',
      error:
        "You've reached your monthly search limit. Please upgrade your subscription to continue searching.",
      subscription_upgrade_required: true,
      current_count: 100,
      max_allowed: 100,
    })
  })

  it('is refused without an active subscription', async () => {
    const { status, body } = await increment(await dario(app))
    expect([status, body.code]).toEqual([403, 'subscription-required'])
  })

  it('fifty times at once with one search left announces that one, and one search passes', async () => {
    const person = await ana(app)
    await setSpent(person, 99)
    const answers = await Promise.all(Array.from({ length: 50 }, () => increment(person)))
    expect(new Set(answers.map((answer) => answer.body.current_count))).toEqual(new Set([100]))
    const searches = await Promise.all(Array.from({ length: 10 }, (_, n) => search(person, `editor ${n}`)))
    expect(searches.filter((status) => status === 200)).toHaveLength(1)
    expect(await used(person)).toBe(100)
  })

  it('in two tabs never makes room for a second search', async () => {
    const person = await ana(app)
    await setSpent(person, 98)
    const tab = async (words: string) =>
      (await increment(person)).status === 200 ? search(person, words) : 403
    const answers = await Promise.all(['editor', 'writer', 'cook', 'va'].map(tab))
    expect(answers.filter((status) => status === 200)).toHaveLength(2)
    expect(await used(person)).toBe(100)
  })

  it('holds when the plan ends over it, for one search', async () => {
    const person = await ben(app)
    await setSpent(person, 500)
    await increment(person)
    await app.db
      .updateTable('subscription_periods')
      .set({ ends_at: app.clock.now() })
      .where('user_id', '=', person.id)
      .where('plan_type', '=', 'basic')
      .execute()
    expect(await search(person, 'editor')).toBe(200)
    expect(await search(person, 'writer')).toBe(403)
    expect(await used(person)).toBe(501)
  })

  it('in the last minute of the month in Manila is not carried into the next', async () => {
    app.clock.set('2026-11-30T15:59:30Z')
    const person = await ana(app)
    await setSpent(person, 99)
    await increment(person)
    app.clock.set('2026-11-30T16:00:00Z')
    expect(await used(person)).toBe(0)
    await search(person, 'editor')
    expect(await used(person)).toBe(1)
    await search(person, 'writer')
    expect(await used(person)).toBe(2)
  })
})

describe('What is kept of searches', () => {
  const rowsOf = async (person: Person) => {
    const [counts, texts] = await Promise.all(
      (['search_counts', 'recent_searches'] as const).map((table) =>
        app.db.selectFrom(table).select('user_id').where('user_id', '=', person.id).execute(),
      ),
    )
    return { counts: counts?.length, texts: texts?.length }
  }

  it('goes with the person', async () => {
    const person = await ana(app)
    await search(person, 'editor')
    expect(await rowsOf(person)).toEqual({ counts: 1, texts: 1 })
    await app.db.deleteFrom('users').where('id', '=', person.id).execute()
    expect(await rowsOf(person)).toEqual({ counts: 0, texts: 0 })
  })

  it('goes when it decides nothing any more', async () => {
    const person = await ana(app)
    await givePlan(app, person, 'premium')
    await search(person, 'editor')
    app.clock.advance({ minutes: 20 })
    await search(person, 'writer')
    app.clock.advance({ minutes: 10 })
    await app.searches.sweep()
    expect(await rowsOf(person)).toEqual({ counts: 1, texts: 1 })
    await search(person, 'writer')
    expect(await used(person)).toBe(2)
    app.clock.set('2026-11-30T16:00:00Z')
    await app.searches.sweep()
    expect(await rowsOf(person)).toEqual({ counts: 0, texts: 0 })
  })
})
