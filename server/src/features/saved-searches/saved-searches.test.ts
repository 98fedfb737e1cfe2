import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana, ben, carla, dario, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const save = (as: Person, name: string, criteria: object, more: object = {}) =>
  app.post('/saved-searches/', { as, body: { name, criteria, ...more } })
const change = (as: Person, id: number, body: object) => app.patch(`/saved-searches/${id}/`, { as, body })
const list = async (as: Person) => (await app.get('/saved-searches/', { as })).body

describe('Saving a search', () => {
  it('keeps it under its name, newest first', async () => {
    const person = await ana(app)
    const first = await save(person, '  Books ', { search: 'bookkeeper' })
    expect(first.status).toBe(201)
    expect(first.body).toEqual({
      version: expect.any(String),
      id: expect.any(Number),
      name: 'Books',
      criteria: { search: 'bookkeeper' },
      alerts: true,
      paused: null,
      created_at: app.clock.now().toISOString(),
      last_match_at: null,
      recent_matches: 0,
    })
    app.clock.advance({ seconds: 1 })
    const second = await save(person, 'Writing', { search: 'writer' }, { alerts: false })
    expect(second.body).toMatchObject({ alerts: false, paused: 'off' })
    const { count, results } = await list(person)
    expect(count).toBe(2)
    expect(results).toEqual([{ ...second.body, detail: undefined }, first.body])
  })

  it.each([
    [{ search: 'Virtual  Assistant.' }, { search: 'virtual assistant', job_type: 'any', tags: '' }],
    [
      { search: 'va', tags: '7,3,name:SEO' },
      { search: 'VA', tags: 'name:seo,3,7,3' },
    ],
    [{ salary_range: 'any', job_type: 'gig' }, { job_type: 'gig' }],
  ])('that asks for the same is the same search (%#)', async (one, other) => {
    const person = await ana(app)
    const first = await save(person, 'One', one)
    const second = await save(person, 'Other', other)
    expect(second.status).toBe(200)
    expect(second.body).toMatchObject({
      id: first.body.id,
      name: 'One',
      detail: 'You saved this search before',
    })
    expect((await list(person)).count).toBe(1)
  })

  it('at the same moment ten times keeps it once', async () => {
    const person = await ana(app)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => save(person, 'Tutor', { search: 'tutor' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('is refused past the twentieth, also when several come at once', async () => {
    const person = await ana(app)
    for (let n = 0; n < 17; n += 1) await save(person, `No ${n}`, { search: `word${n}` })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => save(person, `More ${n}`, { search: `more${n}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      detail: 'You can keep 20 searches. Please remove one first.',
    })
    expect((await list(person)).count).toBe(20)
  })

  it.each([
    [{}],
    [{ search: '  ' }],
    [{ search: '!!!' }],
    [{ job_type: 'any', salary_range: 'any', tags: '' }],
    [{ tags: '-5' }],
  ])('is refused where it asks for nothing: %j', async (criteria) => {
    const { status, body } = await save(await ana(app), 'All', criteria)
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      criteria: ['Please search or choose a filter before you save'],
    })
  })

  it.each([
    ['', 'Please give this search a name'],
    ['   ', 'Please give this search a name'],
    ['\u200b\u200b', 'Please give this search a name'],
    ['\u3164 \u2800', 'Please give this search a name'],
    [undefined, 'Please give this search a name'],
    ['x'.repeat(81), 'Please use at most 80 characters'],
    ['two\nlines', 'Please remove characters we can’t show'],
  ])('needs a name that can be shown: %j', async (name, text) => {
    const { status, body } = await save(await ana(app), name as string, { search: 'va' })
    expect(status).toBe(400)
    expect(body.errors.name).toEqual([text])
  })

  it.each([
    [{ search: 'x\u0000y \ud800 z' }],
    [{ tags: 'name:%00' }],
    [{ tags: 'name:\u0000\ud800' }],
    [{ tags: `name:${'é'.repeat(90)}` }],
    [{ search: '"'.repeat(200) + 'a' }],
  ])('takes any text that the search takes, or names what is wrong: %j', async (criteria) => {
    const { status } = await save(await ana(app), 'Odd', criteria)
    expect([201, 400]).toContain(status)
  })

  it('with filters waits for the plan that has them, and without a plan for any', async () => {
    const filtered = { search: 'va', job_type: 'gig' }
    expect((await save(await ana(app), 'Gigs', filtered)).body.paused).toBe('filters')
    expect((await save(await ben(app), 'Gigs', filtered)).body.paused).toBe('filters')
    expect((await save(await carla(app), 'Gigs', filtered)).body.paused).toBeNull()
    expect((await save(await dario(app), 'VA', { search: 'va' })).body.paused).toBe('no-plan')
  })

  it('says where job alerts are off', async () => {
    const person = await ana(app)
    await app.put('/settings/notifications/', { as: person, body: { job_alerts: false } })
    expect((await save(person, 'VA', { search: 'va' })).body.paused).toBe('job-alerts-off')
  })
})

describe('Changing a saved search', () => {
  it('changes what is given and leaves the rest', async () => {
    const person = await carla(app)
    const { body } = await save(person, 'Books', { search: 'bookkeeper' })
    const version = expect.any(String)
    const named = await change(person, body.id, { name: 'Accounts' })
    expect(named.body).toEqual({ ...body, name: 'Accounts', version })
    const asked = await change(person, body.id, { criteria: { search: 'accountant', job_type: 'any' } })
    expect(asked.body).toEqual({ ...named.body, criteria: { search: 'accountant' }, version })
    const off = await change(person, body.id, { alerts: false })
    expect(off.body).toEqual({ ...asked.body, alerts: false, paused: 'off', version })
    expect((await list(person)).results).toEqual([off.body])
  })

  it('is refused where another asks for the same, or it asks for nothing', async () => {
    const person = await ana(app)
    await save(person, 'Books', { search: 'bookkeeper' })
    const { body } = await save(person, 'Writing', { search: 'writer' })
    const same = await change(person, body.id, { criteria: { search: 'BOOKKEEPER' } })
    expect(same.status).toBe(409)
    expect(same.body.errors).toEqual({ criteria: ['You saved this search before'] })
    expect((await change(person, body.id, { criteria: {} })).status).toBe(400)
    expect((await change(person, body.id, { name: 'Writers', criteria: { search: 'Writer' } })).status).toBe(
      200,
    )
  })

  it('and removing one of somebody else is a 404', async () => {
    const [owner, other] = [await ana(app), await ben(app)]
    const { body } = await save(owner, 'Books', { search: 'bookkeeper' })
    expect((await change(other, body.id, { name: 'Mine' })).status).toBe(404)
    expect((await app.delete(`/saved-searches/${body.id}/`, { as: other })).status).toBe(404)
    expect((await list(other)).count).toBe(0)
    expect((await app.delete(`/saved-searches/${body.id}/`, { as: owner })).status).toBe(204)
    expect((await app.delete(`/saved-searches/${body.id}/`, { as: owner })).status).toBe(404)
    expect((await list(owner)).count).toBe(0)
  })
})
