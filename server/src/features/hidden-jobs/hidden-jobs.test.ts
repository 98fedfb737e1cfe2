import { hiddenJobSchema } from '@hanap/contract/jobs/hidden-jobs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ana, ben, dario, type Person } from '../../../test/people.ts'
import { addListing, addListings, removeListing } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { MOST_HIDDEN } from './rules.ts'

let app: TestApp
let jobs: number[]
beforeAll(async () => {
  app = await startApp()
  jobs = await addListings(
    app,
    Array.from({ length: 4 }, (_, i) => ({ title: `Bookkeeper ${i + 1}` })),
  )
})
afterAll(() => app.close())

const hide = (as: Person, id: number | string | undefined) => app.put(`/jobs/${id}/hidden/`, { as })
const show = (as: Person, id: number | string | undefined) => app.delete(`/jobs/${id}/hidden/`, { as })
const hidden = async (as: Person) => {
  const { status, body } = await app.get('/hidden-jobs/', { as })
  expect(status).toBe(200)
  const results = z.array(hiddenJobSchema).parse(body.results)
  expect(body.count).toBe(results.length)
  return results.map((item) => item.job_id)
}
const isHidden = async (as: Person, id: number | undefined) =>
  (await app.get(`/jobs/${id}/`, { as })).body.hidden

describe('Hiding a job', () => {
  it('keeps it in a list of its own, newest first, and says so on its page', async () => {
    const person = await ana(app)
    expect(await isHidden(person, jobs[0])).toBe(false)
    expect((await hide(person, jobs[0])).status).toBe(204)
    app.clock.advance({ seconds: 1 })
    await hide(person, jobs[1])
    expect(await hidden(person)).toEqual([jobs[1], jobs[0]])
    expect(await isHidden(person, jobs[0])).toBe(true)
  })

  it('does the same by its other address', async () => {
    const person = await ana(app)
    expect((await app.post(`/jobs/${jobs[0]}/hide/`, { as: person })).status).toBe(204)
    expect(await hidden(person)).toEqual([jobs[0]])
    expect((await app.post('/jobs/999999999/hide/', { as: person })).status).toBe(404)
    const ended = await app.post(`/jobs/${jobs[0]}/hide/`, { as: await dario(app) })
    expect(ended.body).toMatchObject({ status: 403, code: 'subscription-required' })
  })

  it('twice is once, and the first time counts', async () => {
    const person = await ana(app)
    await hide(person, jobs[0])
    const first = (await app.get('/hidden-jobs/', { as: person })).body.results[0].hidden_at
    app.clock.advance({ seconds: 5 })
    expect((await hide(person, jobs[0])).status).toBe(204)
    const { body } = await app.get('/hidden-jobs/', { as: person })
    expect(body).toMatchObject({ count: 1, results: [{ hidden_at: first }] })
  })

  it('many times at once is once', async () => {
    const person = await ana(app)
    const answers = await Promise.all(Array.from({ length: 8 }, () => hide(person, jobs[0])))
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(204))
    expect(await hidden(person)).toEqual([jobs[0]])
  })

  it('is nobody else’s business, nor is showing it again', async () => {
    const [one, other] = [await ana(app), await ben(app)]
    await hide(one, jobs[0])
    await hide(other, jobs[0])
    await hide(other, jobs[1])
    expect((await show(one, jobs[1])).status).toBe(204)
    expect((await show(one, jobs[0])).status).toBe(204)
    expect(await hidden(one)).toEqual([])
    expect((await hidden(other)).sort()).toEqual([jobs[0], jobs[1]].sort())
    expect(await isHidden(other, jobs[0])).toBe(true)
    expect(await isHidden(one, jobs[0])).toBe(false)
  })

  it('leaves saving alone: one can be saved and hidden', async () => {
    const person = await ana(app)
    await app.post('/saved-jobs/', { as: person, body: { job_id: jobs[0] } })
    await hide(person, jobs[0])
    expect((await app.get(`/jobs/${jobs[0]}/`, { as: person })).body).toMatchObject({
      saved: true,
      hidden: true,
    })
  })

  it('works for a job that was just taken down, which no list shows any more', async () => {
    const person = await ana(app)
    const gone = await addListing(app)
    await removeListing(app, gone)
    expect((await hide(person, gone)).status).toBe(204)
    expect(await hidden(person)).toEqual([])
    expect((await show(person, gone)).status).toBe(204)
  })

  it('is closed to dario, whose trial has ended: he would read listings by hiding them', async () => {
    const person = await dario(app)
    for (const answer of [
      await app.put(`/jobs/${jobs[0]}/hidden/`, { as: person }),
      await app.delete(`/jobs/${jobs[0]}/hidden/`, { as: person }),
      await app.get('/hidden-jobs/', { as: person }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'subscription-required'])
    }
  })

  it('asks who it is', async () => {
    expect((await app.put(`/jobs/${jobs[0]}/hidden/`)).status).toBe(401)
    expect((await app.delete(`/jobs/${jobs[0]}/hidden/`)).status).toBe(401)
    expect((await app.get('/hidden-jobs/')).status).toBe(401)
  })
})

describe('The most that can be hidden', () => {
  async function fill(person: Person, count: number) {
    const { rows } = await app.database.pool.query<{ id: number }>(
      `with made as (
         insert into jobs (source, source_id, url, title, description, job_type, salary, posted_at, first_seen_at, content_hash)
         select 'test', $1 || '-' || n, '', 'Filler', '', 'any', '', now(), now(), '' from generate_series(1, $2) n returning id
       ) insert into hidden_jobs (user_id, job_id, hidden_at) select $3, id, now() from made returning job_id as id`,
      [String(person.id), count, person.id],
    )
    return rows.map((row) => row.id)
  }

  it('is kept, also when ana hides several at the same moment; showing one makes room', async () => {
    const person = await ana(app)
    const [filler] = await fill(person, MOST_HIDDEN - 1)
    const answers = await Promise.all(jobs.map((job) => hide(person, job)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 409, 409, 409])
    const { body } = await hide(person, await addListing(app))
    const text = 'You’ve hidden 2,000 jobs, the most you can. Please show some again first.'
    expect(body).toMatchObject({ code: 'conflict', detail: text, errors: { job: [text] } })
    expect(await app.hiddenJobs.idsOf(person.id)).toHaveLength(MOST_HIDDEN)
    const again = jobs[answers.findIndex((answer) => answer.status === 204)]
    expect((await hide(person, again)).status).toBe(204)
    await show(person, filler)
    expect((await hide(person, await addListing(app))).status).toBe(204)
  })

  it('does not count what the board took down', async () => {
    const person = await ana(app)
    const fillers = await fill(person, MOST_HIDDEN)
    await removeListing(app, fillers[0] ?? 0)
    expect((await hide(person, jobs[0])).status).toBe(204)
    expect((await hide(person, jobs[1])).status).toBe(409)
  })
})

it('what ana hid goes with her account', async () => {
  const person = await ana(app)
  await hide(person, jobs[0])
  await app.db.deleteFrom('users').where('id', '=', person.id).execute()
  expect(await app.hiddenJobs.idsOf(person.id)).toEqual([])
})
