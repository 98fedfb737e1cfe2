import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applyFor,
  listApplications,
  listOnBoard,
  readyToApply,
  receivedFor,
  writeLetter,
} from '../../../test/applying.ts'
import { ana, ben, dario, type Person } from '../../../test/people.ts'
import { removeListing } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } } })
})
afterAll(() => app.close())

test('carla applies, and the board has her letter', async () => {
  const { seeker, account, job, apply } = await readyToApply(app, 'I keep books.\n\nCarla')
  const sent = await applyFor(app, seeker, apply)
  expect(sent.status).toBe(200)
  expect(sent.body).toEqual({
    message: 'Application submitted successfully.',
    outcome: { delivered: 'yes', already_there: false },
    application: {
      version: expect.any(String),
      id: expect.any(Number),
      origin: 'hanap',
      job: job.id,
      job_title: 'Bookkeeper',
      employer_name: 'Manila Books',
      status: 'applied',
      applied_date: app.clock.now().toISOString(),
      applied_on: null,
      last_updated: app.clock.now().toISOString(),
      notes: '',
      interview_date: null,
      interview_on: null,
      interviews: [],
      offer_date: null,
      offer_on: null,
      follow_up_date: null,
      follow_up_on: null,
      followed: null,
      reminded_at: null,
      board_status: expect.any(String),
      send_state: 'sent',
      send_problem: null,
      job_url: job.url,
      history: [
        expect.objectContaining({ kind: 'sending', from: null, to: 'sending', source: 'seeker' }),
        expect.objectContaining({ kind: 'sending', from: 'sending', to: 'sent', source: 'board' }),
      ],
    },
  })
  expect(receivedFor(app, job.boardId)).toMatchObject([
    {
      email: account.email,
      subject: 'Application for Bookkeeper',
      points: 1,
    },
  ])
  expect(receivedFor(app, job.boardId)[0]?.message.replaceAll('\r\n', '\n')).toBe('I keep books.\n\nCarla')
  expect(await listApplications(app, seeker)).toEqual([sent.body.application])
  const settings = await app.get('/settings/integrations/', { as: seeker })
  expect(settings.body.uses[0]).toMatchObject({ purpose: 'apply', outcome: 'ok' })
})

test('the listing shows that carla applied, to her alone', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  await applyFor(app, seeker, apply)
  const read = async (as: Person) => (await app.get(`/jobs/${job.id}/`, { as })).body
  const [{ id }] = await listApplications(app, seeker)
  expect(await read(seeker)).toMatchObject({ applied: true, application_id: id, send_state: 'sent' })
  const nobodys = { applied: false, application_id: null, send_state: null }
  expect(await read(await ben(app))).toMatchObject(nobodys)
  const found = (await app.get('/jobs/', { as: seeker })).body.results
  expect(found.find((one: { id: number }) => one.id === job.id)).toMatchObject({ application_id: id })
})

test.each([
  ['down', { applied: true, send_state: 'unknown' }],
  ['no points', { applied: false, send_state: 'failed' }],
])('of a board that is "%s" the listing claims no more than is known', async (word, known) => {
  const { seeker, job, apply } = await readyToApply(app, `I keep books. [standin: ${word}]`)
  await applyFor(app, seeker, apply)
  const [{ id }] = await listApplications(app, seeker)
  const { body } = await app.get(`/jobs/${job.id}/`, { as: seeker })
  expect(body).toMatchObject({ ...known, application_id: id })
})

test('what was sent is kept as it was, also when the listing changes and goes', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  await applyFor(app, seeker, apply)
  await app.db.updateTable('jobs').set({ title: 'Something else' }).where('id', '=', job.id).execute()
  await removeListing(app, job.id)
  expect(await listApplications(app, seeker)).toMatchObject([
    { job: job.id, job_title: 'Bookkeeper', job_url: job.url },
  ])
})

test('with the same Idempotency-Key the first answer is repeated and nothing is sent again', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  const key = { 'idempotency-key': 'carla-1' }
  const first = await applyFor(app, seeker, apply, key)
  const second = await applyFor(app, seeker, apply, key)
  expect(second.status).toBe(200)
  expect(second.body).toEqual(first.body)
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
})

test('the same Idempotency-Key for another request is refused', async () => {
  const { seeker, apply } = await readyToApply(app)
  const key = { 'idempotency-key': 'carla-2' }
  await applyFor(app, seeker, apply, key)
  const other = await listOnBoard(app, 'Tutor')
  const letterId = await writeLetter(app, seeker, other.id)
  const refused = await applyFor(app, seeker, { jobId: other.id, letterId }, key)
  expect(refused.status).toBe(422)
  expect(refused.body.code).toBe('idempotency-mismatch')
  expect(receivedFor(app, other.boardId)).toEqual([])
})

test.each([{}, { 'idempotency-key': 'a new one' }])(
  'a second apply with %j is refused and explained',
  async (headers) => {
    const { seeker, job, apply } = await readyToApply(app)
    await applyFor(app, seeker, apply)
    const refused = await applyFor(app, seeker, apply, headers)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      code: 'already-applied',
      error: 'You have already applied to this job.',
      details: {
        reason: expect.any(String),
        possible_causes: expect.arrayContaining([expect.any(String)]),
        suggestions: expect.arrayContaining([expect.any(String)]),
        job_url: job.url,
      },
    })
    expect(receivedFor(app, job.boardId)).toHaveLength(1)
  },
)

test('twenty applies at once reach the board once', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  const answers = await Promise.all(Array.from({ length: 20 }, () => applyFor(app, seeker, apply)))
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
  expect(await listApplications(app, seeker)).toHaveLength(1)
})

test('twenty applies at once with one key reach the board once', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  const key = { 'idempotency-key': 'twenty' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => applyFor(app, seeker, apply, key)))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
})

test('a sending that begins leaves a task that looks for it should the program die', async () => {
  const { seeker, apply } = await readyToApply(app)
  const { body } = await applyFor(app, seeker, apply)
  const tasks = await waitingTasks(body.application.id)
  expect(tasks).toBe(1)
})

test('without a connected account ana is told to connect one, and her letter is kept', async () => {
  const seeker = await ana(app)
  const job = await listOnBoard(app)
  const letterId = await writeLetter(app, seeker, job.id)
  const refused = await applyFor(app, seeker, { jobId: job.id, letterId })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    code: 'integration-required',
    error: 'You need to connect your Online Jobs Portal account in Settings to apply for jobs.',
    details: { job_url: job.url },
  })
  expect(await listApplications(app, seeker)).toEqual([])
})

test('a job that was taken down is not applied to', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  await removeListing(app, job.id)
  const refused = await applyFor(app, seeker, apply)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ code: 'job-gone', details: { job_url: job.url } })
  expect(await listApplications(app, seeker)).toEqual([])
})

test('a job or a letter that is not there, is for another job or is somebody else’s is a 404', async () => {
  const { seeker, job, letterId } = await readyToApply(app)
  const other = await listOnBoard(app)
  const stranger = await readyToApply(app)
  const wanted = [
    { jobId: 999_999_999, letterId },
    { jobId: job.id, letterId: 999_999_999 },
    { jobId: other.id, letterId },
    { jobId: stranger.job.id, letterId: stranger.letterId },
  ]
  for (const one of wanted) {
    const refused = await applyFor(app, seeker, one)
    expect(refused.status).toBe(404)
    expect(refused.body.detail).toBe('Resource not found. The job or cover letter might have been removed.')
  }
  expect(receivedFor(app, other.boardId)).toEqual([])
})

test('dario, whose trial has ended, cannot apply', async () => {
  const seeker = await dario(app)
  const refused = await applyFor(app, seeker, { jobId: 1, letterId: 1 })
  expect(refused.status).toBe(403)
  expect(refused.body.code).toBe('subscription-required')
})

test('applications are listed newest first, each with its own history', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  await applyFor(app, seeker, apply)
  app.clock.advance({ minutes: 5 })
  const later = await listOnBoard(app, 'Tutor')
  const letterId = await writeLetter(app, seeker, later.id)
  await applyFor(app, seeker, { jobId: later.id, letterId })
  const listed = await listApplications(app, seeker)
  expect(listed.map((one: { job: number }) => one.job)).toEqual([later.id, job.id])
  expect(listed.map((one: { history: unknown[] }) => one.history.length)).toEqual([2, 2])
})

test('carla tracks what becomes of it; any status may follow any other and the history tells', async () => {
  const { seeker, apply } = await readyToApply(app)
  const { id } = (await applyFor(app, seeker, apply)).body.application
  app.clock.advance({ minutes: 300 })
  const interview = await update(seeker, id, {
    status: 'interview',
    notes: 'Ask about hours',
    interview_date: '2026-12-01T09:00:00+08:00',
  })
  expect(interview.status).toBe(200)
  expect(interview.body).toMatchObject({
    status: 'interview',
    notes: 'Ask about hours',
    interview_date: '2026-12-01T01:00:00.000Z',
    last_updated: app.clock.now().toISOString(),
  })
  const hired = await update(seeker, id, { status: 'hired' })
  expect(hired.body).toMatchObject({ notes: 'Ask about hours', interview_date: '2026-12-01T01:00:00.000Z' })
  const back = await update(seeker, id, { status: 'applied', interview_date: '', offer_date: '2026-12-24' })
  expect(back.body).toMatchObject({ interview_date: null, offer_date: '2026-12-24T00:00:00.000Z' })
  expect(back.body.history.slice(2)).toMatchObject([
    { kind: 'status', from: 'applied', to: 'interview', source: 'seeker' },
    { kind: 'notes', from: null, to: null, source: 'seeker' },
    { kind: 'interview', from: null, to: '2026-12-01T01:00:00.000Z', source: 'seeker' },
    { kind: 'status', from: 'interview', to: 'hired', source: 'seeker' },
    { kind: 'status', from: 'hired', to: 'applied', source: 'seeker' },
    { kind: 'interview', from: '2026-12-01T01:00:00.000Z', to: null, source: 'seeker' },
  ])
  expect(await listApplications(app, seeker)).toEqual([back.body])
})

test('an unknown status or a date that is none is refused', async () => {
  const { seeker, apply } = await readyToApply(app)
  const { id } = (await applyFor(app, seeker, apply)).body.application
  const wrong = [
    { status: 'ghosted' },
    {},
    { status: 'interview', interview_date: 'soon' },
    { status: 'interview', interview_date: '2026-02-31' },
  ]
  for (const body of wrong) expect((await update(seeker, id, body)).status).toBe(400)
})

test('a date outside the years 2000 to 2100 is refused at its field', async () => {
  const { seeker, apply } = await readyToApply(app)
  const { id } = (await applyFor(app, seeker, apply)).body.application
  for (const field of ['interview_date', 'offer_date']) {
    for (const date of ['0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31T23:59:59Z']) {
      const refused = await update(seeker, id, { status: 'interview', [field]: date })
      expect(refused.status).toBe(400)
      expect(refused.body.errors).toEqual({ [field]: ['Please enter a date between 2000 and 2100'] })
    }
    for (const date of ['2000-01-01', '2100-12-31']) {
      expect((await update(seeker, id, { status: 'interview', [field]: date })).status).toBe(200)
    }
  }
})

test('an empty Idempotency-Key is no key, so two applications with it are two', async () => {
  const { seeker, apply } = await readyToApply(app)
  const empty = { 'idempotency-key': '' }
  expect((await applyFor(app, seeker, apply, empty)).status).toBe(200)
  const other = await listOnBoard(app, 'Tutor')
  const letterId = await writeLetter(app, seeker, other.id)
  expect((await applyFor(app, seeker, { jobId: other.id, letterId }, empty)).status).toBe(200)
})

test('ben sees and changes no application of carla’s', async () => {
  const { seeker, apply } = await readyToApply(app)
  const { id } = (await applyFor(app, seeker, apply)).body.application
  const stranger = await ben(app)
  expect(await listApplications(app, stranger)).toEqual([])
  expect((await update(stranger, id, { status: 'hired' })).status).toBe(404)
  expect((await listApplications(app, seeker))[0].status).toBe('applied')
})

const update = (as: Person, id: number, body: object) =>
  app.patch(`/job-applications/${id}/update_status/`, { as, body })

async function waitingTasks(applicationId: number): Promise<number> {
  const { rows } = await app.database.pool.query(
    `select count(*)::int as count from pgboss.job where name = 'settle-application' and data->>'application_id' = $1`,
    [String(applicationId)],
  )
  return rows[0].count
}

test('a listing that came from a file is not applied for on the board, which may know another one by its id', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  await app.db.updateTable('jobs').set({ source: 'file' }).where('id', '=', job.id).execute()
  const refused = await applyFor(app, seeker, apply)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ code: 'apply-refused', details: { job_url: job.url } })
  expect(receivedFor(app, job.boardId)).toEqual([])
  expect(await listApplications(app, seeker)).toEqual([])
})
