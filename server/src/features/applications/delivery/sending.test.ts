import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  applyFor,
  connectBoard,
  listApplications,
  nextAccount,
  readyToApply,
  receivedFor,
  writeLetter,
} from '../../../../test/applying.ts'
import { carla, type Person } from '../../../../test/people.ts'
import { addListing } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 }, slowMs: 300 } })
})
afterAll(() => app.close())
beforeEach(() => app.board.control({ clear: 'faults' }))

const theOne = async (seeker: Person) => {
  const listed = await listApplications(app, seeker)
  expect(listed).toHaveLength(1)
  return listed[0]
}
const sendings = (application: { history: { kind: string; to: string; source: string }[] }) =>
  application.history
    .filter((event) => event.kind === 'sending')
    .map((event) => `${event.to} by ${event.source}`)
const letterIsKept = async (letterId: number) =>
  (await app.db.selectFrom('cover_letters').select('id').where('id', '=', letterId).execute()).length === 1

test.each(['slow', 'cut', 'half', 'garbage', 'csrf once', 'session'])(
  'a board that is "%s" while it takes the application still has it once, and it is sent',
  async (word) => {
    const { seeker, job, apply } = await readyToApply(app, `I keep books. [standin: ${word}]`)
    const sent = await applyFor(app, seeker, apply)
    expect(sent.status).toBe(200)
    expect((await theOne(seeker)).send_state).toBe('sent')
    expect(receivedFor(app, job.boardId)).toHaveLength(1)
  },
)

test('a connection cut after the board stored the application: we look, find it and say so', async () => {
  const { seeker, apply } = await readyToApply(app, '[standin: cut]')
  const { body } = await applyFor(app, seeker, apply)
  expect(sendings(body.application)).toEqual(['sending by seeker', 'sent by hanap'])
  const { uses } = (await app.get('/settings/integrations/', { as: seeker })).body
  expect(uses.map((use: { purpose: string; outcome: string }) => `${use.purpose} ${use.outcome}`)).toEqual([
    'check ok',
    'apply down',
    'verify ok',
  ])
})

test.each([
  ['no points', 400, 'apply-refused', /apply points/, { kind: 'no-points' }],
  ['captcha', 502, 'board-down', /human/, { kind: 'bot-page' }],
  ['busy', 502, 'board-down', /slow down/, { kind: 'too-many' }],
  ['csrf', 400, 'apply-refused', /didn’t accept/, { kind: 'refused', why: 'stale-form', words: '' }],
])(
  'a board that says "%s" has nothing: it failed, is explained, and the letter is kept',
  async (word, status, code, text, outcome) => {
    const { seeker, job, letterId, apply } = await readyToApply(app, `I keep books. [standin: ${word}]`)
    const refused = await applyFor(app, seeker, apply)
    expect(refused.status).toBe(status)
    expect(refused.body.code).toBe(code)
    expect(refused.body.error).toMatch(text)
    expect(refused.body.details).toMatchObject({
      reason: expect.stringContaining('We didn’t send your application.'),
      possible_causes: expect.arrayContaining([expect.any(String)]),
      suggestions: expect.arrayContaining([expect.any(String)]),
      job_url: job.url,
      outcome: { delivered: 'no', ...outcome },
      provider: 'Online Jobs Portal',
    })
    const listed = await theOne(seeker)
    expect(listed).toMatchObject({ send_state: 'failed', send_problem: refused.body.details })
    expect(receivedFor(app, job.boardId)).toEqual([])
    expect(await letterIsKept(letterId)).toBe(true)
  },
)

test('only what the board says itself is quoted as its words', async () => {
  const ours = await readyToApply(app, '[standin: csrf]')
  const said = (await applyFor(app, ours.seeker, ours.apply)).body.details
  expect(JSON.stringify(said)).not.toMatch(/the board says/i)
  expect(said.reason).toMatch(/^Online Jobs Portal refused the application form twice\./)

  const boards = await readyToApply(app)
  // Longer than the board accepts; normal letters cannot be.
  await app.db
    .updateTable('cover_letters')
    .set({ subject: 'x'.repeat(300) })
    .where('id', '=', boards.letterId)
    .execute()
  const refused = await applyFor(app, boards.seeker, boards.apply)
  expect(refused.body.details.reason).toMatch(/^Online Jobs Portal says: Subject and message are required\./)
})

test('an application that failed can be tried again, in the same row', async () => {
  const { seeker, job, apply } = await readyToApply(app, '[standin: no points]')
  await applyFor(app, seeker, apply)
  const failed = await theOne(seeker)
  const letterId = await writeLetter(app, seeker, job.id, 'Without trouble this time.')
  const sent = await applyFor(app, seeker, { jobId: job.id, letterId })
  expect(sent.status).toBe(200)
  expect(sent.body.application).toMatchObject({ id: failed.id, send_state: 'sent', send_problem: null })
  expect(sendings(sent.body.application)).toEqual([
    'sending by seeker',
    'failed by hanap',
    'sending by seeker',
    'sent by board',
  ])
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
})

test('a listing that the board has just removed is gone', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  await app.board.control({ remove: job.boardId })
  const refused = await applyFor(app, seeker, apply)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ code: 'job-gone', details: { job_url: job.url } })
  expect((await theOne(seeker)).send_state).toBe('failed')
})

test('a listing that one apply found gone is taken down for everybody at once', async () => {
  const first = await readyToApply(app)
  const stranger = await readyToApply(app)
  await app.board.control({ remove: first.job.boardId })
  await applyFor(app, first.seeker, first.apply)
  const { body } = await app.get('/jobs/', { as: stranger.seeker })
  const ids = body.results.map((job: { id: number }) => job.id)
  expect(ids).toContain(stranger.job.id)
  expect(ids).not.toContain(first.job.id)

  const letterId = await writeLetter(app, stranger.seeker, first.job.id)
  await app.board.control({ clear: 'requests' })
  const refused = await applyFor(app, stranger.seeker, { jobId: first.job.id, letterId })
  expect(refused.body.code).toBe('job-gone')
  expect(app.board.requests()).toEqual([])

  // A second report, as by two concurrent applies, takes nothing down again.
  await app.imports.takeDown({ source: 'olj', sourceId: String(first.job.boardId) })
  const versions = await app.db
    .selectFrom('job_versions')
    .select('kind')
    .where('job_id', '=', first.job.id)
    .execute()
  expect(versions).toEqual([{ kind: 'removed' }])
})

test('a database that fails before the board is asked: certainly not sent, in plain words', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  await app.database.pool.query('alter table integration_uses rename to away')
  const refused = await applyFor(app, seeker, apply)
  await app.database.pool.query('alter table away rename to integration_uses')
  expect(refused.status).toBe(502)
  expect(refused.body.details.reason).toMatch(/on our side before we reached Online Jobs Portal/)
  expect(await theOne(seeker)).toMatchObject({
    send_state: 'failed',
    send_problem: { reason: refused.body.details.reason },
  })
  expect(receivedFor(app, job.boardId)).toEqual([])
  expect((await applyFor(app, seeker, apply)).status).toBe(200)
})

test('a request that the network repeats after "was not sent" sends nothing behind her back; a new try does', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  await app.board.control({ fault: 'bot', on: 'all' })
  const key = { 'idempotency-key': 'one-press' }
  const refused = await applyFor(app, seeker, apply, key)
  expect(refused).toMatchObject({ status: 502, body: { code: 'board-down' } })
  const late = await applyFor(app, seeker, apply, key)
  expect(late.status).toBe(502)
  expect(late.body.details).toEqual(refused.body.details)
  expect(receivedFor(app, job.boardId)).toEqual([])
  expect((await applyFor(app, seeker, apply, { 'idempotency-key': 'next-press' })).status).toBe(200)
})

test('a renewed session that cannot be kept: the ended one delivered nothing, so it failed', async () => {
  const { seeker, account, job, apply } = await readyToApply(app)
  await app.board.control({ expire: 'sessions', email: account.email })
  await app.database.pool.query(
    `alter table integrations add constraint away check (sealed_session = '') not valid`,
  )
  const refused = await applyFor(app, seeker, apply)
  await app.database.pool.query('alter table integrations drop constraint away')
  expect(refused.status).toBe(502)
  expect((await theOne(seeker)).send_state).toBe('failed')
  expect(receivedFor(app, job.boardId)).toEqual([])
})

test('a use that cannot be logged as ended does not make a sent application an unknown one', async () => {
  const { seeker, apply } = await readyToApply(app)
  await app.database.pool.query(
    `alter table integration_uses add constraint away check (outcome <> 'ok') not valid`,
  )
  const sent = await applyFor(app, seeker, apply)
  await app.database.pool.query('alter table integration_uses drop constraint away')
  expect(sent.status).toBe(200)
  expect(sendings(sent.body.application)).toEqual(['sending by seeker', 'sent by board'])
})

test('an application that carla made on the board by hand is tracked and not sent again', async () => {
  const { seeker, account, job, apply } = await readyToApply(app)
  // A second seeker with the same board account stands in for applying by hand.
  const hand = await carla(app)
  await connectBoard(app, hand, account)
  await applyFor(app, hand, { jobId: job.id, letterId: await writeLetter(app, hand, job.id) })
  const known = await applyFor(app, seeker, apply)
  expect(known.status).toBe(200)
  expect(known.body.message).toMatch(/^Online Jobs Portal already had your application/)
  expect(known.body.outcome).toEqual({ delivered: 'yes', already_there: true })
  expect(known.body.application.send_state).toBe('sent')
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
})

test('a session that the board ended is renewed with the sealed password', async () => {
  const { seeker, account, apply } = await readyToApply(app)
  await app.board.control({ expire: 'sessions', email: account.email })
  expect((await applyFor(app, seeker, apply)).status).toBe(200)
})

test('a password changed on the board is said to be the board’s, and ends no session of ours', async () => {
  const { seeker, account, apply } = await readyToApply(app)
  const sealed = app.secrets.seal('the-old-password', `integration:${seeker.id}`)
  await app.db
    .updateTable('integrations')
    .set({ sealed_password: sealed })
    .where('user_id', '=', seeker.id)
    .execute()
  await app.board.control({ expire: 'sessions', email: account.email })
  const refused = await applyFor(app, seeker, apply)
  expect(refused.status).toBe(401)
  expect(refused.body).toMatchObject({
    code: 'board-credentials',
    details: { suggestions: expect.arrayContaining([expect.stringContaining('Settings')]) },
  })
  expect((await theOne(seeker)).send_state).toBe('failed')
})

test('a password sealed under another key asks to connect again', async () => {
  const { seeker, apply } = await readyToApply(app)
  await app.db
    .updateTable('integrations')
    .set({ sealed_password: 'v1.00000000.a.b.c', sealed_session: null })
    .where('user_id', '=', seeker.id)
    .execute()
  expect((await applyFor(app, seeker, apply)).body.code).toBe('board-credentials')
})

test.each([
  ['down', /^The connection dropped .* may have arrived/, 'Online Jobs Portal is down or very slow.', 'down'],
  [
    'form changed',
    /^We didn’t understand Online Jobs Portal’s answer.* may have arrived/,
    'changed its pages',
    'layout',
  ],
])(
  'a board that is "%s" may have it: unknown, looked for, and after ten minutes surely not sent',
  async (word, reason, cause, kind) => {
    const { seeker, job, letterId, apply } = await readyToApply(app, `I keep books. [standin: ${word}]`)
    const unclear = await applyFor(app, seeker, apply)
    expect(unclear.status).toBe(502)
    expect(unclear.body).toMatchObject({
      code: 'sending-unknown',
      details: {
        reason: expect.stringMatching(reason),
        suggestions: expect.arrayContaining([expect.stringContaining('check your sent')]),
        outcome: { delivered: 'maybe', kind },
        job_url: job.url,
      },
    })
    expect(unclear.body.details.possible_causes.join()).toContain(cause)
    const { id, send_problem } = await theOne(seeker)
    expect(send_problem).toEqual(unclear.body.details)

    const again = await applyFor(app, seeker, apply)
    expect(again.body).toMatchObject({ code: 'already-applied' })
    expect(again.body.details.reason).toMatch(/may have reached Online Jobs Portal/)
    expect(again.body.details.outcome).toMatchObject({ kind: 'already-applied', earlier: 'unknown' })

    app.clock.advance({ minutes: 2 })
    await app.applications.settle(id)
    expect(await theOne(seeker)).toMatchObject({ send_state: 'unknown', send_problem })

    app.clock.advance({ minutes: 10 })
    await app.applications.settle(id)
    const failed = await theOne(seeker)
    expect(failed).toMatchObject({
      send_state: 'failed',
      send_problem: { reason: expect.stringMatching(/doesn’t have your application/), job_url: job.url },
    })
    expect(sendings(failed)).toEqual(['sending by seeker', 'unknown by hanap', 'failed by hanap'])
    expect(receivedFor(app, job.boardId)).toEqual([])
    expect(await letterIsKept(letterId)).toBe(true)
  },
)

/** The board stores the application, cuts the connection and blocks checks. */
async function sentAndCutOff() {
  const ready = await readyToApply(app, 'I keep books. [standin: cut]')
  await app.board.control({ fault: 'bot', on: 'sent', times: 1 })
  const unclear = await applyFor(app, ready.seeker, ready.apply)
  expect(unclear.status).toBe(502)
  const application = await theOne(ready.seeker)
  expect(application.send_state).toBe('unknown')
  return { ...ready, id: application.id as number }
}

test('a board that could not be looked at is looked at later, and the application is found', async () => {
  const { seeker, job, id } = await sentAndCutOff()
  app.clock.advance({ seconds: 90 })
  await app.applications.settle(id)
  const found = await theOne(seeker)
  expect(found).toMatchObject({ send_state: 'sent', send_problem: null, status: 'applied' })
  expect(sendings(found).at(-1)).toBe('sent by hanap')
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
})

test('the start of the program finds what was left open', async () => {
  const { seeker } = await sentAndCutOff()
  await app.applications.settleUnfinished()
  expect((await theOne(seeker)).send_state).toBe('sent')
})

test('looks that come together leave one successor, not two', async () => {
  const { id } = await sentAndCutOff()
  app.clock.advance({ seconds: 90 })
  await app.board.control({ fault: 'bot', on: 'sent', times: 2 })
  await Promise.all([app.applications.settle(id), app.applications.settle(id)])
  // One from the sending, one from the checks.
  expect(await tasksFor(id)).toBe(2)
  await app.applications.settle(id)
  expect(await tasksFor(id)).toBe(2)
})

test('another account’s sent list proves nothing: it stays unknown, and we stop after a day', async () => {
  const { seeker, id } = await sentAndCutOff()
  await connectBoard(app, seeker, nextAccount(app))
  app.clock.advance({ minutes: 30 })
  await app.applications.settle(id)
  expect((await theOne(seeker)).send_state).toBe('unknown')

  const { rows } = await app.database.pool.query('select next_look_at from applications where id = $1', [id])
  expect(rows[0].next_look_at.getTime() - app.clock.now().getTime()).toBe(15 * 60_000)

  app.clock.advance({ days: 1 })
  await app.applications.settle(id)
  const before = await tasksFor(id)
  const { body } = await app.post('/auth/login/', {
    body: { email: seeker.email, password: seeker.password, remember_me: true },
  })
  expect(await theOne({ ...seeker, token: body.token })).toMatchObject({
    send_state: 'unknown',
    send_problem: { reason: expect.stringContaining('stopped checking') },
  })
  await app.applications.settleUnfinished()
  expect(await tasksFor(id)).toBe(before)
})

test('disconnecting while it is unknown leaves it unknown', async () => {
  const { seeker, id } = await sentAndCutOff()
  const { body } = await app.get('/settings/integrations/', { as: seeker })
  await app.delete(`/settings/integration/delete/${body.integration_id}/`, { as: seeker })
  app.clock.advance({ minutes: 30 })
  await app.applications.settle(id)
  expect((await theOne(seeker)).send_state).toBe('unknown')
})

test('where the operator switched the board off, nothing is sent and carla reads why', async () => {
  const dark = await startApp({ config: { boardEnabled: false } })
  try {
    const seeker = await carla(dark)
    const sealed = dark.secrets.seal('her-password', `integration:${seeker.id}`)
    await dark.db
      .insertInto('integrations')
      .values({
        user_id: seeker.id,
        type: 'olj',
        board_email: 'carla@example.com',
        sealed_password: sealed,
        connected_at: dark.clock.now(),
      })
      .execute()
    const jobId = await addListing(dark)
    const letterId = await writeLetter(dark, seeker, jobId)
    const refused = await applyFor(dark, seeker, { jobId, letterId })
    expect(refused.status).toBe(502)
    expect(refused.body).toMatchObject({
      code: 'board-down',
      error: expect.stringContaining('is off for now'),
    })
    expect((await listApplications(dark, seeker))[0].send_state).toBe('failed')
  } finally {
    await dark.close()
  }
})

async function tasksFor(applicationId: number): Promise<number> {
  const { rows } = await app.database.pool.query(
    `select count(*)::int as count from pgboss.job where name = 'settle-application' and data->>'application_id' = $1`,
    [String(applicationId)],
  )
  return rows[0].count
}
