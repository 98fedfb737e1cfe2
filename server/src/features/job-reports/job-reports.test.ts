import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana, ben, dario, type Person } from '../../../test/people.ts'
import { addListings, removeListing } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { REPORTS_A_DAY } from './service.ts'

let app: TestApp
let jobs: number[]
let log: string[] = []
beforeAll(async () => {
  app = await startApp({ onLog: (line) => log.push(line) })
  jobs = await addListings(app, [{}, {}, {}])
})
afterAll(() => app.close())

const report = (as: Person, id: number | string | undefined, body: unknown) =>
  app.post(`/jobs/${id}/report/`, { as, body })
const kept = (person: Person) =>
  app.db
    .selectFrom('job_reports')
    .select(['job_id', 'reason', 'note'])
    .where('user_id', '=', person.id)
    .orderBy('job_id')
    .execute()
const thanks = { detail: 'Thank you. We’ll check this job.' }

describe('Reporting a job', () => {
  it('thanks ana and keeps what she said', async () => {
    const person = await ana(app)
    const { status, body } = await report(person, jobs[0], { reason: 'fake', note: '  Not a real company. ' })
    expect([status, body]).toEqual([201, thanks])
    expect(await kept(person)).toEqual([{ job_id: jobs[0], reason: 'fake', note: 'Not a real company.' }])
  })

  it('a second time replaces the first', async () => {
    const person = await ana(app)
    await report(person, jobs[0], { reason: 'other', note: 'Something is odd.' })
    const { status, body } = await report(person, jobs[0], { reason: 'asks-for-money' })
    expect([status, body]).toEqual([200, thanks])
    expect(await kept(person)).toEqual([{ job_id: jobs[0], reason: 'asks-for-money', note: '' }])
  })

  it('several times at once is one report', async () => {
    const person = await ana(app)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => report(person, jobs[0], { reason: 'gone' })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(await kept(person)).toHaveLength(1)
  })

  it('leaves another person’s report alone', async () => {
    const [one, other] = [await ana(app), await ben(app)]
    await report(one, jobs[0], { reason: 'fake' })
    expect((await report(other, jobs[0], { reason: 'offensive' })).status).toBe(201)
    expect(await kept(one)).toMatchObject([{ reason: 'fake' }])
    expect(await kept(other)).toMatchObject([{ reason: 'offensive' }])
  })

  it('tells the operator in one line, without what ana wrote', async () => {
    const [one, other] = [await ana(app), await ben(app)]
    log = []
    await report(one, jobs[2], { reason: 'other', note: 'my number is 0917 555 0000' })
    await report(other, jobs[2], { reason: 'misleading' })
    const warnings = log.map((line) => JSON.parse(line)).filter((line) => line.level === 40)
    expect(warnings.map((line) => line.msg)).toEqual([
      expect.stringMatching(
        /^Job \d+ \(https:.*\) was reported as 'other'; one seeker reported it so far\.$/,
      ),
      expect.stringMatching(
        /^Job \d+ \(https:.*\) was reported as 'misleading'; 2 seekers reported it so far\.$/,
      ),
    ])
    expect(log.join('')).not.toContain('0917')
  })

  it('is possible without a running trial, and for a job already taken down', async () => {
    await removeListing(app, jobs[1] ?? 0)
    expect((await report(await dario(app), jobs[1], { reason: 'gone' })).status).toBe(201)
  })

  it.each([
    [{}, { reason: ['Choose what’s wrong with this job'] }],
    [{ reason: 'boring' }, { reason: ['Choose what’s wrong with this job'] }],
    [{ reason: null, note: 'x' }, { reason: ['Choose what’s wrong with this job'] }],
    [{ reason: 'other' }, { note: ['Please say what’s wrong with this job'] }],
    [{ reason: 'other', note: ' \n\u200b ' }, { note: ['Please say what’s wrong with this job'] }],
    [{ reason: 'fake', note: 'x'.repeat(1001) }, { note: ['Please use at most 1000 characters'] }],
    [{ reason: 'fake', note: 'a\u0000b' }, { note: ['Please remove characters we can’t show'] }],
  ])('refuses %j', async (body, errors) => {
    const person = await ana(app)
    const answer = await report(person, jobs[0], body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'invalid', errors })
    expect(await kept(person)).toEqual([])
  })

  it.each([[7], [['x']], [null]])('refuses the note %j', async (note) => {
    const answer = await report(await ana(app), jobs[0], { reason: 'fake', note })
    expect(answer.status).toBe(400)
    expect(answer.body.errors.note).toHaveLength(1)
  })

  it('keeps a note of a thousand characters, emoji and markup as they are', async () => {
    const person = await ana(app)
    const note = `<b>${'🙂'.repeat(490)}</b>'; drop table users`.slice(0, 1000)
    expect((await report(person, jobs[0], { reason: 'other', note })).status).toBe(201)
    expect(await kept(person)).toMatchObject([{ note }])
  })

  it.each(['999999', '0', '-1', 'abc'])('answers 404 for the id %s', async (id) => {
    expect((await report(await ana(app), id, { reason: 'fake' })).status).toBe(404)
  })

  it('asks who it is', async () => {
    expect((await app.post(`/jobs/${jobs[0]}/report/`, { body: { reason: 'fake' } })).status).toBe(401)
  })
})

it('thirty reports a day are heard, and the next day more', async () => {
  const person = await ana(app)
  for (let n = 0; n < REPORTS_A_DAY.max; n++)
    expect((await report(person, jobs[0], { reason: 'fake' })).status).toBeLessThan(202)
  const { status, body } = await report(person, jobs[0], { reason: 'offensive' })
  expect(status).toBe(429)
  expect(body).toMatchObject({
    code: 'too-many',
    detail: 'You’ve reported many jobs today. Please come back tomorrow.',
  })
  expect(body.retry_after).toBeGreaterThan(0)
  expect(await kept(person)).toMatchObject([{ reason: 'fake' }])
  // Activity in between keeps the session alive.
  app.clock.advance({ seconds: REPORTS_A_DAY.windowSeconds / 2 })
  expect((await report(person, jobs[0], { reason: 'offensive' })).status).toBe(429)
  app.clock.advance({ seconds: REPORTS_A_DAY.windowSeconds / 2 })
  expect((await report(person, jobs[0], { reason: 'offensive' })).status).toBe(200)
})
