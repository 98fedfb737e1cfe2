import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyFor, connectBoard, listOnBoard, writeLetter } from '../../../../test/applying.ts'
import {
  applyToNewJob,
  connectedCarla,
  listsOpened,
  loginsAt,
  settingsOf,
  syncNow,
  takeQueued,
  takeTurns,
  theApplication,
} from '../../../../test/doubles/board-sync.ts'
import { mailsTo } from '../../../../test/doubles/outbox.ts'
import { everyRow } from '../../../../test/every-row.ts'
import type { Person } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

const SUBJECT = 'Your Online Jobs Portal account needs you'
let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } }, inbox: {} })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.board.control({ clear: 'faults' })
  await app.board.control({ clear: 'requests' })
})

const warnings = async (seeker: Person) =>
  (await mailsTo(app, seeker.email)).filter(({ subject }) => subject === SUBJECT)
const attention = async (seeker: Person) => (await settingsOf(app, seeker)).needs_attention
const apply = async (seeker: Person) => {
  const job = await listOnBoard(app)
  const letterId = await writeLetter(app, seeker, job.id)
  return applyFor(app, seeker, { jobId: job.id, letterId })
}

test('a password changed on the board: carla is told once, and nobody logs in by schedule any more', async () => {
  const { seeker, account } = await connectedCarla(app)
  await applyToNewJob(app, seeker)
  const before = await theApplication(app, seeker)
  await app.board.control({ password: 'new-mango-7', email: account.email })
  await app.board.control({ clear: 'requests' })

  app.clock.advance({ minutes: 70 })
  expect(await takeTurns(app)).toBe(1)
  expect(loginsAt(app)).toBe(1)
  expect(await settingsOf(app, seeker)).toMatchObject({
    needs_attention: 'credentials',
    sync: { problem: 'credentials', next_at: null },
    uses: [{ purpose: 'sync', outcome: 'credentials' }, {}, {}],
  })
  const [mail] = await warnings(seeker)
  expect(mail?.text).toContain('Hi Carla,')
  expect(mail?.text).toContain('can’t log in to your Online Jobs Portal account')
  expect(mail?.text).toContain('/settings?tab=integrations')

  for (let day = 0; day < 3; day++) {
    app.clock.advance({ minutes: 400 })
    expect(await takeTurns(app)).toBe(0)
  }
  expect(loginsAt(app)).toBe(1)
  // Answered without a login: repeating a wrong password would lock her out at the board.
  const tried = await apply(seeker)
  expect(tried.body.code).toBe('board-credentials')
  expect(loginsAt(app)).toBe(1)
  expect(await warnings(seeker)).toHaveLength(1)
  const failed = await theApplication(app, seeker)
  expect(failed).toMatchObject({ send_state: 'failed' })
  expect((await app.applications.list(seeker.id)).at(-1)).toEqual(before)

  expect((await connectBoard(app, seeker, { ...account, password: 'new-mango-7' })).status).toBe(200)
  expect(await settingsOf(app, seeker)).toMatchObject({
    needs_attention: null,
    sync: { problem: null, next_at: expect.any(String) },
  })
  app.clock.advance({ minutes: 70 })
  expect(await takeTurns(app)).toBe(1)
  expect((await settingsOf(app, seeker)).sync).toMatchObject({
    problem: null,
    last_synced_at: expect.any(String),
  })

  // A second failure is news again.
  await app.board.control({ password: 'newer-mango-8', email: account.email })
  await syncNow(app, seeker)
  expect(await warnings(seeker)).toHaveLength(2)
})

test('a queued sync of before does not log in once the board lets nobody in', async () => {
  const { seeker, account } = await connectedCarla(app)
  await applyToNewJob(app, seeker)
  app.clock.advance({ minutes: 70 })
  await app.boardSync.beginTurns()
  await app.board.control({ lock: account.email })
  await syncNow(app, seeker)
  const logins = loginsAt(app)
  expect(await takeQueued(app)).toBe(1)
  expect(loginsAt(app)).toBe(logins)
})

test('looking for a sending whose end is not known does not log in to a locked account again and again', async () => {
  const { seeker, account } = await connectedCarla(app)
  await app.board.control({ fault: '500', on: 'sent', times: 2 })
  const job = await listOnBoard(app)
  const letterId = await writeLetter(app, seeker, job.id, 'I keep books. [standin: cut]')
  await applyFor(app, seeker, { jobId: job.id, letterId })
  const { id, send_state } = await theApplication(app, seeker)
  expect(send_state).toBe('unknown')
  await app.board.control({ clear: 'faults' })
  await app.board.control({ lock: account.email })
  await app.board.control({ clear: 'requests' })
  for (let look = 0; look < 3; look++) {
    app.clock.advance({ minutes: 30 })
    await app.applications.settle(id)
  }
  expect(loginsAt(app)).toBe(1)
  expect(await attention(seeker)).toBe('refused')
  expect(await theApplication(app, seeker)).toMatchObject({ send_state: 'unknown' })
  await app.board.control({ unlock: account.email })
  await connectBoard(app, seeker, account)
  app.clock.advance({ minutes: 60 })
  await app.applications.settle(id)
  expect(await theApplication(app, seeker)).toMatchObject({ send_state: 'sent' })
})

test('a locked account is told in the board’s words; a use that goes well mends it by itself', async () => {
  const { seeker, account } = await connectedCarla(app)
  await app.board.control({ lock: account.email })
  const refused = await syncNow(app, seeker)
  expect(refused.body).toMatchObject({
    code: 'apply-refused',
    error: 'Online Jobs Portal didn’t let us in.',
    details: { reason: expect.stringContaining('Your account has been locked.') },
  })
  expect(await attention(seeker)).toBe('refused')
  const [mail] = await warnings(seeker)
  expect(mail?.text).toContain('won’t let us log in')
  await app.board.control({ unlock: account.email })
  expect((await apply(seeker)).status).toBe(200)
  expect(await attention(seeker)).toBeNull()
})

test('logged out again at once after the login needs carla, too', async () => {
  const { seeker } = await connectedCarla(app)
  await app.board.control({ fault: 'session', on: 'sent', times: 2 })
  const refused = await syncNow(app, seeker)
  expect(refused.body.code).toBe('board-credentials')
  expect(loginsAt(app)).toBe(2)
  expect(await attention(seeker)).toBe('session')
  expect(await warnings(seeker)).toHaveLength(1)
  expect((await syncNow(app, seeker)).status).toBe(200)
  expect(await attention(seeker)).toBeNull()
})

test.each(['bot', '500', 'layout'] as const)(
  'a login page that answers %s passes by itself: nobody is mailed, and the turns go on',
  async (fault) => {
    const { seeker, account } = await connectedCarla(app)
    await applyToNewJob(app, seeker)
    await app.board.control({ expire: 'sessions', email: account.email })
    await app.board.control({ fault, on: 'login', times: 2 })
    app.clock.advance({ minutes: 70 })
    expect(await takeTurns(app)).toBe(1)
    await app.board.control({ clear: 'faults' })
    const told = await settingsOf(app, seeker)
    expect(told.needs_attention).toBeNull()
    expect(told.sync.problem).not.toBeNull()
    expect(told.sync.next_at).not.toBeNull()
    expect(await warnings(seeker)).toEqual([])
    app.clock.advance({ minutes: 130 })
    expect(await takeTurns(app)).toBe(1)
    expect((await settingsOf(app, seeker)).sync.problem).toBeNull()
  },
)

test('two uses that are refused at the same moment mail carla once', async () => {
  const { seeker, account } = await connectedCarla(app)
  await app.board.control({ lock: account.email })
  await Promise.all([syncNow(app, seeker), apply(seeker), syncNow(app, seeker)])
  expect(await warnings(seeker)).toHaveLength(1)
})

test('after disconnecting nothing of the account is left, but the list of its uses', async () => {
  const { seeker, account } = await connectedCarla(app)
  await applyToNewJob(app, seeker)
  const held = await app.db
    .selectFrom('integrations')
    .select(['id', 'sealed_password', 'sealed_session'])
    .where('user_id', '=', seeker.id)
    .executeTakeFirstOrThrow()
  const sealed = [held.sealed_password, held.sealed_session ?? 'none']
  for (const value of sealed) expect(await everyRow(app.db)).toContain(value)
  app.clock.advance({ minutes: 70 })
  await app.boardSync.beginTurns()
  expect((await app.delete(`/settings/integration/delete/${held.id}/`, { as: seeker })).status).toBe(204)
  await app.board.control({ clear: 'requests' })

  expect(await takeQueued(app)).toBe(1)
  app.clock.advance({ minutes: 400 })
  expect(await takeTurns(app)).toBe(0)
  expect(loginsAt(app) + listsOpened(app)).toBe(0)
  const left = await everyRow(app.db)
  for (const value of [...sealed, account.password]) expect(left).not.toContain(value)
  expect(await settingsOf(app, seeker)).toMatchObject({
    olj_email: '',
    integration_id: null,
    needs_attention: null,
    sync: { last_synced_at: null, problem: null, next_at: null },
    apply_points: null,
    uses: [{ purpose: 'apply' }, { purpose: 'verify' }],
  })
})

test('a turn of the account before is not taken with the one connected now', async () => {
  const { seeker, account } = await connectedCarla(app)
  const { body } = { body: await settingsOf(app, seeker) }
  await applyToNewJob(app, seeker)
  app.clock.advance({ minutes: 70 })
  await app.boardSync.beginTurns()
  await app.delete(`/settings/integration/delete/${body.integration_id}/`, { as: seeker })
  await connectBoard(app, seeker, account)
  expect(await takeQueued(app)).toBe(1)
  expect(listsOpened(app)).toBe(0)
})
