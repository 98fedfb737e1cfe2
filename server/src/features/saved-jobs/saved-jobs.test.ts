/** @module-tag security */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana, ben, carla, dario, endTrial, givePlan, type Person } from '../../../test/people.ts'
import { addListings } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let jobs: number[]
beforeAll(async () => {
  app = await startApp()
  jobs = await addListings(
    app,
    Array.from({ length: 12 }, (_, i) => ({ title: `Bookkeeper ${i + 1}` })),
  )
})
afterAll(() => app.close())

const save = (person: Person, job_id: number | undefined) =>
  app.post('/saved-jobs/', { as: person, body: { job_id } })
const saved = async (person: Person) => (await app.get('/saved-jobs/', { as: person })).body

describe('Saving a job', () => {
  it('keeps it, with its listing, newest first', async () => {
    const person = await ana(app)
    const first = await save(person, jobs[0])
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      job: jobs[0],
      job_id: jobs[0],
      job_details: { id: jobs[0], saved: true },
    })
    app.clock.advance({ seconds: 1 })
    await save(person, jobs[1])
    const list = await saved(person)
    expect(list.count).toBe(2)
    expect(list.results.map((item: { job_id: number }) => item.job_id)).toEqual([jobs[1], jobs[0]])
  })

  it('twice is once', async () => {
    const person = await ana(app)
    const first = await save(person, jobs[0])
    const second = await save(person, jobs[0])
    expect(second.status).toBe(200)
    expect(second.body).toMatchObject({ id: first.body.id, detail: 'Job already saved' })
    expect((await saved(person)).count).toBe(1)
  })

  it.each([
    [ana, 5],
    [dario, 5],
  ] as const)('is refused past the free plan’s five (%#)', async (make, cap) => {
    const person = await make(app)
    for (const job of jobs.slice(0, cap)) expect((await save(person, job)).status).toBe(201)
    const refused = await save(person, jobs[cap])
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({
      code: 'saved-jobs-limit',
      message: 'You have reached your saved jobs limit',
      subscription_upgrade_required: true,
      current_count: cap,
      max_allowed: cap,
    })
    expect((await save(person, jobs[0])).status).toBe(200)
  })

  it('leaves exactly five when ana saves nine at the same moment', async () => {
    const person = await ana(app)
    const answers = await Promise.all(jobs.slice(0, 9).map((job) => save(person, job)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5)
    expect(answers.filter((answer) => answer.status === 403)).toHaveLength(4)
    expect((await saved(person)).count).toBe(5)
  })

  it('lets exactly one of fifty saves at once through where there is room for one', async () => {
    const person = await ben(app)
    const many = await addListings(
      app,
      Array.from({ length: 74 }, (_, i) => ({ title: `Encoder ${i + 1}` })),
    )
    for (const job of many.slice(0, 24)) expect((await save(person, job)).status).toBe(201)
    const answers = await Promise.all(many.slice(24).map((job) => save(person, job)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 403)).toHaveLength(49)
    expect((await saved(person)).count).toBe(25)
  })

  it('saves the same job once when it is asked for many times at once', async () => {
    const person = await ana(app)
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(person, jobs[0])))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  })

  it('keeps what premium saved after it ends, and refuses more', async () => {
    const person = await ana(app)
    await givePlan(app, person, 'premium')
    for (const job of jobs.slice(0, 7)) await save(person, job)
    await endTrial(app, person)
    await app.db
      .updateTable('subscription_periods')
      .set({ ends_at: app.clock.now() })
      .where('user_id', '=', person.id)
      .where('plan_type', '=', 'premium')
      .execute()
    expect((await saved(person)).count).toBe(7)
    expect((await save(person, jobs[8])).body).toMatchObject({ current_count: 7, max_allowed: 5 })
  })

  it.each([
    [ana, 5],
    [ben, 25],
    [carla, 100],
    [dario, 5],
  ] as const)('has a cap that the plan sets (%#)', async (make, cap) => {
    const { body } = await app.get('/auth/subscription/saved-jobs/check-limit/', { as: await make(app) })
    expect(body).toEqual({ max_saved_jobs: cap, current_count: 0, can_save: true })
  })

  it.each([[undefined], ['1'], [1.5], [-1], [null]])('refuses %j as a job', async (job_id) => {
    const { status, body } = await app.post('/saved-jobs/', { as: await ana(app), body: { job_id } })
    expect(status).toBe(400)
    expect(body.errors.job_id).toHaveLength(1)
  })

  it('lets dario, who has no plan, save and remove a few in a day, not read the listings that way', async () => {
    const person = await dario(app)
    const saveAndRemove = async (job: number | undefined) => {
      const { status, body } = await save(person, job)
      if (status === 201) await app.delete(`/saved-jobs/${body.id}/`, { as: person })
      return status
    }
    const statuses = []
    for (const job of jobs) statuses.push(await saveAndRemove(job))
    expect(statuses).toEqual([...Array(10).fill(201), 403, 403])
    expect((await save(person, jobs[0])).body).toMatchObject({
      code: 'subscription-required',
      subscription_upgrade_required: true,
    })
    // Her session lasts a day from its last use.
    app.clock.advance({ minutes: 23 * 60 })
    expect((await save(person, jobs[0])).status).toBe(403)
    app.clock.advance({ minutes: 120 })
    expect((await save(person, jobs[11])).status).toBe(201)
    // Saving again does not count.
    for (let times = 0; times < 12; times++) expect((await save(person, jobs[11])).status).toBe(200)
    const other = await ana(app)
    for (const job of jobs) {
      const { body } = await save(other, job)
      expect((await app.delete(`/saved-jobs/${body.id}/`, { as: other })).status).toBe(204)
    }
  })

  it('answers 404 for a job that is not there', async () => {
    expect((await save(await ana(app), 999_999)).status).toBe(404)
  })
})

describe('Removing a saved job', () => {
  it('takes it off the list; the second time it is a 404', async () => {
    const person = await ana(app)
    const { body } = await save(person, jobs[0])
    expect((await app.delete(`/saved-jobs/${body.id}/`, { as: person })).status).toBe(204)
    expect((await saved(person)).count).toBe(0)
    expect((await app.delete(`/saved-jobs/${body.id}/`, { as: person })).status).toBe(404)
  })

  it('leaves another person’s entry alone', async () => {
    const [owner, other] = [await ana(app), await ben(app)]
    const { body } = await save(owner, jobs[0])
    expect((await app.delete(`/saved-jobs/${body.id}/`, { as: other })).status).toBe(404)
    expect((await saved(owner)).count).toBe(1)
    expect((await saved(other)).count).toBe(0)
  })

  it.each(['0', '-1', 'abc', '1e9', '99999999999999999999'])('answers 404 for the id %s', async (id) => {
    expect((await app.delete(`/saved-jobs/${id}/`, { as: await ana(app) })).status).toBe(404)
  })
})
