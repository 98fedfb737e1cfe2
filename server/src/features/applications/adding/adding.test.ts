import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applyFor,
  listApplications,
  listOnBoard,
  readyToApply,
  receivedFor,
} from '../../../../test/applying.ts'
import {
  applyToNewJob,
  connectedCarla,
  syncNow,
  theApplication,
} from '../../../../test/doubles/board-sync.ts'
import { ana, ben, carla, dario, type Person } from '../../../../test/people.ts'
import { removeListing } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } }, now: '2026-11-20T09:00:00Z' })
})
afterAll(() => app.close())

const add = (as: Person, body: object, headers: Record<string, string> = {}) =>
  app.post('/job-applications/', { as, body, headers })
const read = async (as: Person, id: number) => (await app.get(`/job-applications/${id}/`, { as })).body
const mark = async (as: Person, jobId: number) => (await app.get(`/jobs/${jobId}/`, { as })).body.applied

async function tried(state: 'failed' | 'unknown') {
  const ready = await readyToApply(app, '[standin: no points]')
  const refused = await applyFor(app, ready.seeker, ready.apply)
  expect(refused.status).toBe(400)
  const [{ id }] = await listApplications(app, ready.seeker)
  const lookedFor = { send_state: state, next_look_at: state === 'unknown' ? app.clock.now() : null }
  await app.db.updateTable('applications').set(lookedFor).where('id', '=', id).execute()
  return { ...ready, id }
}

test('ana adds an application that she made elsewhere', async () => {
  const seeker = await ana(app)
  const { status, body } = await add(seeker, {
    job_title: '  Virtual Assistant ',
    employer_name: 'Harbour Trading',
    job_url: 'https://jobs.example/17',
    applied_date: '2026-11-03',
    status: 'reviewing',
    notes: 'Found by a friend',
  })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(Number),
    version: expect.any(String),
    origin: 'elsewhere',
    job: null,
    job_title: 'Virtual Assistant',
    employer_name: 'Harbour Trading',
    status: 'reviewing',
    applied_date: '2026-11-03T00:00:00.000Z',
    applied_on: '2026-11-03',
    last_updated: app.clock.now().toISOString(),
    notes: 'Found by a friend',
    interview_date: null,
    interview_on: null,
    interviews: [],
    offer_date: null,
    offer_on: null,
    follow_up_date: null,
    follow_up_on: null,
    followed: null,
    reminded_at: null,
    board_status: '',
    send_state: 'sent',
    send_problem: null,
    job_url: 'https://jobs.example/17',
    history: [expect.objectContaining({ kind: 'added', from: null, to: 'reviewing', source: 'seeker' })],
  })
  expect(await listApplications(app, seeker)).toEqual([body])
  expect(await read(seeker, body.id)).toEqual({
    ...body,
    asked: null,
    sent_job: {
      title: 'Virtual Assistant',
      employer_name: 'Harbour Trading',
      description: '',
      job_type: '',
      salary: '',
      hours_per_week: null,
      hours_per_day: null,
      posted_at: null,
      tags: [],
      url: 'https://jobs.example/17',
    },
    sent_letter: null,
    sent_resume: null,
  })
})

test('a title is enough, and without a day it was now; dario, whose trial has ended, may add too', async () => {
  const { status, body } = await add(await dario(app), { job_title: 'Tutor' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    employer_name: '',
    job_url: '',
    status: 'applied',
    applied_date: app.clock.now().toISOString(),
    notes: '',
  })
})

test('the list is by the day of applying, newest first, not by the day of adding', async () => {
  const seeker = await ana(app)
  for (const day of ['2026-11-05', '2026-11-07', '2026-11-06']) {
    await add(seeker, { job_title: day, applied_date: day })
  }
  const listed = await listApplications(app, seeker)
  expect(listed.map((one: { job_title: string }) => one.job_title)).toEqual([
    '2026-11-07',
    '2026-11-06',
    '2026-11-05',
  ])
})

test.each([
  ['no title', 'job_title', undefined],
  ['an empty title', 'job_title', ' '],
  ['a title that shows nothing', 'job_title', '\u200b'],
  ['a title of two lines', 'job_title', 'a\nb'],
  ['a title that turns its line round', 'job_title', 'a\u202eb'],
  ['a long title', 'job_title', 'x'.repeat(201)],
  ['a long employer', 'employer_name', 'x'.repeat(201)],
  ['an address that runs', 'job_url', 'javascript:alert(1)'],
  ['an address with a password', 'job_url', 'https://ana:secret@jobs.example/'],
  ['an address with a password and no name', 'job_url', 'https://:secret@jobs.example/'],
  ['an address of two lines', 'job_url', 'https://jobs.example/\njavascript:alert(1)'],
  ['an address that turns its line round', 'job_url', 'https://jobs.example/\u202e71'],
  ['no address', 'job_url', 'jobs.example'],
  ['a day to come', 'applied_date', '2026-11-22'],
  ['a time to come', 'applied_date', '2026-11-20T09:06:00Z'],
  ['no day', 'applied_date', 'yesterday'],
  ['no status', 'status', 'ghosted'],
  ['long notes', 'notes', 'x'.repeat(5001)],
])('%s is refused at its field', async (_, field, value) => {
  const seeker = await ana(app)
  const refused = await add(seeker, { job_title: 'Tutor', [field]: value })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.errors)).toEqual([field])
  expect(await listApplications(app, seeker)).toEqual([])
})

test('the day that has begun in Manila is no future', async () => {
  const added = await add(await ana(app), { job_title: 'Tutor', applied_date: '2026-11-21' })
  expect(added.status).toBe(201)
})

test('with one key it is added once, also where the first answer was lost with the program', async () => {
  const seeker = await ana(app)
  const key = { 'idempotency-key': 'ana-1' }
  const first = await add(seeker, { job_title: 'Tutor' }, key)
  expect((await add(seeker, { job_title: 'Tutor' }, key)).body).toEqual(first.body)
  await app.db.deleteFrom('idempotency_keys').where('user_id', '=', seeker.id).execute()
  expect((await add(seeker, { job_title: 'Tutor' }, key)).body).toEqual(first.body)
  expect(await listApplications(app, seeker)).toHaveLength(1)
})

test('other words with the key of what was added add nothing, and say what was', async () => {
  const seeker = await ana(app)
  const key = { 'idempotency-key': 'ana-2' }
  const { body } = await add(seeker, { job_title: 'Tutor' }, key)
  const changed = { job_title: 'Tutor', notes: 'Found by Lea' }
  const expected = { code: 'idempotency-mismatch', saved_id: body.id }
  const refused = await add(seeker, changed, key)
  expect(refused).toMatchObject({ status: 422, body: expected })
  expect(refused.body.key_settled).toBeUndefined()
  // The process died after adding and before answering.
  const unanswered = { status: null, answer: null, claimed_by: 'a program that died' }
  await app.db.updateTable('idempotency_keys').set(unanswered).where('user_id', '=', seeker.id).execute()
  app.clock.advance({ minutes: 1 })
  expect((await add(seeker, changed, key)).body).toMatchObject(expected)
  expect(await listApplications(app, seeker)).toHaveLength(1)
})

test('what ana deleted is not said to be there when its adding is repeated, nor added again by that', async () => {
  const seeker = await ana(app)
  const key = { 'idempotency-key': 'ana-3' }
  const { body } = await add(seeker, { job_title: 'Tutor' }, key)
  await app.delete(`/job-applications/${body.id}/`, { as: seeker })
  const again = await add(seeker, { job_title: 'Tutor' }, key)
  expect(again.status).toBe(404)
  expect(again.body).toMatchObject({
    code: 'not-found',
    detail: 'You added this and then deleted it. If you want it back, please add it again.',
    key_settled: true,
  })
  expect(await listApplications(app, seeker)).toEqual([])
  expect((await add(seeker, { job_title: 'Tutor' }, { 'idempotency-key': 'ana-4' })).status).toBe(201)
})

test('a refusal says that its key is used up', async () => {
  const key = { 'idempotency-key': 'ana-5' }
  const refused = await add(await ana(app), { job_post_id: 999_999_999 }, key)
  expect(refused.body).toMatchObject({ code: 'not-found', key_settled: true })
})

test('the same job, employer and day with another key is another application', async () => {
  const seeker = await ana(app)
  await add(seeker, { job_title: 'Tutor' }, { 'idempotency-key': 'one' })
  await add(seeker, { job_title: 'Tutor' }, { 'idempotency-key': 'two' })
  expect(await listApplications(app, seeker)).toHaveLength(2)
})

test('without a key the same again within a minute is a repetition, and later it is another', async () => {
  const seeker = await ana(app)
  const job = { job_title: 'Tutor', employer_name: 'Harbour', applied_date: '2026-11-10' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(seeker, job)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  await add(seeker, { ...job, employer_name: 'Another' })
  await add(seeker, { ...job, applied_date: '2026-11-11' })
  await add(seeker, { ...job, job_url: 'https://jobs.example/17' })
  await add(seeker, { ...job, notes: 'For the evening shift' })
  await add(seeker, { ...job, status: 'rejected' })
  expect(await listApplications(app, seeker)).toHaveLength(6)
  app.clock.advance({ minutes: 2 })
  await add(seeker, job)
  expect(await listApplications(app, seeker)).toHaveLength(7)
})

test('fifty a day can be added, and what was refused does not count', async () => {
  const seeker = await ana(app)
  await add(seeker, { job_title: 'Tutor', applied_date: '2027-01-01' })
  await add(seeker, { job_post_id: 999_999_999 })
  const answers = await Promise.all(
    Array.from({ length: 55 }, (_, i) => add(seeker, { job_title: `Tutor ${i}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body).toMatchObject({
    code: 'too-many',
    detail: 'You’ve added a lot today. Please try again tomorrow.',
    retry_after: expect.any(Number),
  })
})

test('past five thousand a seeker is told to delete some first', async () => {
  const seeker = await ana(app)
  await app.database.pool.query(
    `insert into applications (user_id, origin, status, applied_at, updated_at, send_state, send_started_at, sent_job)
     select $1, 'elsewhere', 'applied', now(), now(), 'sent', now(), '{"title": "Tutor", "url": ""}' from generate_series(1, 4999)`,
    [seeker.id],
  )
  const [one, other] = await Promise.all([
    add(seeker, { job_title: 'The last' }),
    add(seeker, { job_title: 'One more' }),
  ])
  const [added, refused] = one.status === 201 ? [one, other] : [other, one]
  expect(added.status).toBe(201)
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toMatch(/^You have 5,000 applications, the most/)
  expect((await app.delete(`/job-applications/${added.body.id}/`, { as: seeker })).status).toBe(204)
  expect((await add(seeker, { job_title: 'One more' })).status).toBe(201)
})

test('for a listed job its facts are kept as they were, and it is marked as applied to', async () => {
  const seeker = await carla(app)
  const job = await listOnBoard(app)
  expect(await mark(seeker, job.id)).toBe(false)
  const { status, body } = await add(seeker, {
    job_post_id: job.id,
    job_title: 'Not read',
    employer_name: 'Not read',
    job_url: 'https://not-read.example',
  })
  expect(status).toBe(201)
  const facts = { job: job.id, job_title: 'Bookkeeper', employer_name: 'Manila Books', job_url: job.url }
  expect(body).toMatchObject({ origin: 'elsewhere', ...facts })
  expect(await mark(seeker, job.id)).toBe(true)
  expect(await mark(await ben(app), job.id)).toBe(false)

  await app.db.updateTable('jobs').set({ title: 'Something else' }).where('id', '=', job.id).execute()
  await removeListing(app, job.id)
  expect(await read(seeker, body.id)).toMatchObject({
    ...facts,
    sent_job: { title: 'Bookkeeper', description: 'What there is to do.' },
    sent_letter: null,
    sent_resume: null,
  })
})

test('dario, whose trial has ended, reads no listing by adding it', async () => {
  const seeker = await dario(app)
  const refused = await add(seeker, { job_post_id: (await listOnBoard(app)).id })
  expect(refused.body.code).toBe('subscription-required')
  expect(await listApplications(app, seeker)).toEqual([])
})

test('what carla added for a listed job is not sent as well, and the refusal says why', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  const { id } = (await add(seeker, { job_post_id: job.id })).body
  const refused = await applyFor(app, seeker, apply)
  expect(refused.body).toMatchObject({
    code: 'already-applied',
    details: { reason: 'You added an application for this job yourself, so it counts as sent.' },
  })
  expect(receivedFor(app, job.boardId)).toEqual([])
  expect((await app.delete(`/job-applications/${id}/`, { as: seeker })).status).toBe(204)
  expect((await applyFor(app, seeker, apply)).status).toBe(200)
})

test('what was sent from here, or added before, is not added again', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  await applyFor(app, seeker, apply)
  const refused = await add(seeker, { job_post_id: job.id })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    code: 'already-applied',
    error: 'You have already applied to this job.',
    details: { reason: 'We sent your application for this job.', job_url: job.url },
  })
  const other = await listOnBoard(app)
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(seeker, { job_post_id: other.id })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
  expect(await listApplications(app, seeker)).toHaveLength(2)
})

test('applying and adding at once leave one application', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  await Promise.all([
    applyFor(app, seeker, apply),
    ...Array.from({ length: 4 }, () => add(seeker, { job_post_id: job.id })),
  ])
  const listed = await listApplications(app, seeker)
  expect(listed).toHaveLength(1)
  expect(receivedFor(app, job.boardId)).toHaveLength(listed[0].origin === 'hanap' ? 1 : 0)
})

test('a job that is not there is a 404', async () => {
  expect((await add(await ana(app), { job_post_id: 999_999_999 })).status).toBe(404)
})

test('a sending that failed is sent by carla’s word, and shows nothing of ours as sent', async () => {
  const { seeker, job, id } = await tried('failed')
  expect(await mark(seeker, job.id)).toBe(false)
  await app.patch(`/job-applications/${id}/`, { as: seeker, body: { notes: 'No points left' } })
  const { status, body } = await add(seeker, {
    job_post_id: job.id,
    applied_date: '2026-11-19',
    status: 'reviewing',
    notes: 'Sent by hand',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    id,
    origin: 'hanap',
    send_state: 'sent',
    send_problem: null,
    status: 'reviewing',
    applied_date: '2026-11-19T00:00:00.000Z',
    notes: 'No points left\n\nSent by hand',
  })
  expect(body.history.slice(-3)).toMatchObject([
    { kind: 'sending', from: 'failed', to: 'sent', source: 'seeker' },
    { kind: 'status', from: 'applied', to: 'reviewing', source: 'seeker' },
    { kind: 'notes', source: 'seeker' },
  ])
  expect(await read(seeker, id)).toMatchObject({ sent_letter: null, sent_resume: null })
  expect(await mark(seeker, job.id)).toBe(true)
  expect((await add(seeker, { job_post_id: job.id })).body.code).toBe('already-applied')
})

test('a sending that is not known is sent by carla’s word; no look that is under way takes it back', async () => {
  const { seeker, job, id } = await tried('unknown')
  const { body } = await add(seeker, { job_post_id: job.id })
  expect(body).toMatchObject({ id, send_state: 'sent', send_problem: null })
  expect(await read(seeker, id)).toMatchObject({ sent_letter: { content: '[standin: no points]' } })
  app.clock.advance({ minutes: 20 })
  await app.applications.settle(id)
  await app.applications.settleUnfinished()
  expect(await listApplications(app, seeker)).toMatchObject([{ id, send_state: 'sent', send_problem: null }])
})

test('notes that would not fit beside those there are refused, and none is lost', async () => {
  const { seeker, job, id } = await tried('failed')
  const before = 'x'.repeat(4990)
  await app.patch(`/job-applications/${id}/`, { as: seeker, body: { notes: before } })
  const refused = await add(seeker, { job_post_id: job.id, notes: 'Sent by hand' })
  expect(refused.body.errors).toEqual({ notes: ['Please use at most 5,000 characters'] })
  expect(await listApplications(app, seeker)).toMatchObject([{ send_state: 'failed', notes: before }])
})

test.each([
  ['applied', 'rejected'],
  ['offer', 'offer'],
])('what carla added as %s and the board does not select is %s', async (status, after) => {
  const { seeker } = await connectedCarla(app)
  const { onBoard, body } = await applyToNewJob(app, seeker)
  await app.db.deleteFrom('applications').where('user_id', '=', seeker.id).execute()
  expect((await add(seeker, { job_post_id: body.application.job, status })).status).toBe(201)
  await app.board.control({ application: onBoard, state: 'Not selected' })
  await syncNow(app, seeker)
  expect(await theApplication(app, seeker)).toMatchObject({ status: after, board_status: 'Not selected' })
})

// Last, since it advances the clock by two days.
test('a key lasts two days from the adding, however often ana changes what it added', async () => {
  const seeker = await ana(app)
  const key = { 'idempotency-key': 'ana-lasting' }
  const { body } = await add(seeker, { job_title: 'Tutor' }, key)
  for (const hours of [23, 23]) {
    app.clock.advance({ minutes: hours * 60 })
    await app.patch(`/job-applications/${body.id}/`, { as: seeker, body: { notes: `${hours} hours on` } })
  }
  await app.db.deleteFrom('idempotency_keys').where('user_id', '=', seeker.id).execute()
  expect((await add(seeker, { job_title: 'Tutor' }, key)).body.id).toBe(body.id)
  app.clock.advance({ minutes: 180 })
  await app.db.deleteFrom('idempotency_keys').where('user_id', '=', seeker.id).execute()
  expect((await add(seeker, { job_title: 'Tutor' }, key)).body.id).not.toBe(body.id)
})
