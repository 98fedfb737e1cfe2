import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyFor, boardAccount, connectBoard, listOnBoard, writeLetter } from '../../../../test/applying.ts'
import {
  applyToNewJob,
  connectedCarla,
  dropTurns,
  listsOpened,
  loginsAt,
  settingsOf,
  syncNow,
  takeQueued,
  takeTurns,
  theApplication,
} from '../../../../test/doubles/board-sync.ts'
import { ana, type Person } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } }, now: '2026-11-20T02:00:00Z' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.board.control({ clear: 'faults' })
  await app.board.control({ clear: 'requests' })
})

const setStatus = (seeker: Person, id: number, status: string) =>
  app.patch(`/job-applications/${id}/update_status/`, { as: seeker, body: { status } })
const moves = async (seeker: Person) =>
  (await theApplication(app, seeker)).history
    .filter(({ kind }: { kind: string }) => kind === 'status')
    .map(({ from, to, source }: { from: string; to: string; source: string }) => [from, to, source])

test('carla syncs, and reads what the board says; syncing again changes nothing', async () => {
  const { seeker } = await connectedCarla(app)
  const { onBoard } = await applyToNewJob(app, seeker)
  await app.board.control({ application: onBoard, state: 'Viewed' })
  const first = await syncNow(app, seeker)
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({
    changed: 1,
    settings: { sync: { last_synced_at: app.clock.now().toISOString(), problem: null } },
  })
  expect(first.body.settings.uses[0]).toMatchObject({ purpose: 'sync', outcome: 'ok' })
  expect(await theApplication(app, seeker)).toMatchObject({ status: 'reviewing', board_status: 'Viewed' })
  expect((await syncNow(app, seeker)).body.changed).toBe(0)
  expect(await moves(seeker)).toEqual([['applied', 'reviewing', 'board']])

  await app.board.control({ application: onBoard, state: 'Shortlisted' })
  expect((await syncNow(app, seeker)).body.changed).toBe(1)
  await app.board.control({ application: onBoard, state: 'Not selected' })
  await syncNow(app, seeker)
  expect(await moves(seeker)).toEqual([
    ['applied', 'reviewing', 'board'],
    ['reviewing', 'interview', 'board'],
    ['interview', 'rejected', 'board'],
  ])
})

test('a word that nobody here knows is shown and changes nothing', async () => {
  const { seeker } = await connectedCarla(app)
  const { onBoard } = await applyToNewJob(app, seeker)
  await app.board.control({ application: onBoard, state: 'On hold' })
  expect((await syncNow(app, seeker)).body.changed).toBe(0)
  expect(await theApplication(app, seeker)).toMatchObject({ status: 'applied', board_status: 'On hold' })
  expect(await moves(seeker)).toEqual([])
})

test('the offer that carla noted is not taken back by a "Viewed", nor by anything else the board says', async () => {
  const { seeker } = await connectedCarla(app)
  const { onBoard, body } = await applyToNewJob(app, seeker)
  await setStatus(seeker, body.application.id, 'offer')
  for (const state of ['Viewed', 'Not selected', 'Hired'] as const) {
    await app.board.control({ application: onBoard, state })
    expect((await syncNow(app, seeker)).body.changed).toBe(0)
    expect(await theApplication(app, seeker)).toMatchObject({ status: 'offer', board_status: state })
  }
})

test('what carla sets by hand after the board’s word stays, while the board says nothing new', async () => {
  const { seeker } = await connectedCarla(app)
  const { onBoard, body } = await applyToNewJob(app, seeker)
  await app.board.control({ application: onBoard, state: 'Viewed' })
  await syncNow(app, seeker)
  await setStatus(seeker, body.application.id, 'applied')
  expect((await syncNow(app, seeker)).body.changed).toBe(0)
  expect(await theApplication(app, seeker)).toMatchObject({ status: 'applied' })
})

test('two syncs at the same moment change an application once', async () => {
  const { seeker } = await connectedCarla(app)
  const { onBoard } = await applyToNewJob(app, seeker)
  await app.board.control({ application: onBoard, state: 'Replied' })
  const both = await Promise.all([syncNow(app, seeker), syncNow(app, seeker)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.reduce((sum, { body }) => sum + body.changed, 0)).toBe(1)
  expect(await moves(seeker)).toEqual([['applied', 'reviewing', 'board']])
})

test('an application that may have been sent is found in the list, with the board’s word', async () => {
  const { seeker } = await connectedCarla(app)
  await app.board.control({ fault: '500', on: 'sent', times: 4 })
  const { status, onBoard } = await applyToNewJob(app, seeker, 'I keep books. [standin: cut]')
  expect(status).toBe(502)
  expect(await theApplication(app, seeker)).toMatchObject({ send_state: 'unknown' })
  await app.board.control({ clear: 'faults' })
  await app.board.control({ application: onBoard, state: 'Viewed' })
  expect((await syncNow(app, seeker)).body.changed).toBe(1)
  const found = await theApplication(app, seeker)
  expect(found).toMatchObject({ send_state: 'sent', send_problem: null, status: 'reviewing' })
  expect(found.history.map(({ to }: { to: string }) => to)).toEqual([
    'sending',
    'unknown',
    'sent',
    'reviewing',
  ])
})

test('what carla finished by hand after a failure counts as sent, and without the letter that never went', async () => {
  const { seeker, account } = await connectedCarla(app)
  await app.board.control({ fault: '500', on: 'apply', times: 2 })
  const { job, body } = await applyToNewJob(app, seeker)
  expect(body.code).toBe('board-down')
  const failed = await theApplication(app, seeker)
  expect(failed.send_state).toBe('failed')
  await app.board.control({ clear: 'faults' })
  expect((await syncNow(app, seeker)).body.changed).toBe(0)
  // The same board account, standing in for applying by hand.
  const other = await ana(app)
  await connectBoard(app, other, account)
  await applyFor(app, other, { jobId: job.id, letterId: await writeLetter(app, other, job.id) })
  expect((await syncNow(app, seeker)).body.changed).toBe(1)
  const { body: found } = await app.get(`/job-applications/${failed.id}/`, { as: seeker })
  expect(found).toMatchObject({ send_state: 'sent', send_problem: null, sent_letter: null })
})

test('an application missing from the list stays as it is', async () => {
  const { seeker } = await connectedCarla(app)
  await applyToNewJob(app, seeker)
  const before = await theApplication(app, seeker)
  // Another account, which never applied.
  await connectBoard(app, seeker, boardAccount(app, 11))
  expect((await syncNow(app, seeker)).body.changed).toBe(0)
  expect(await theApplication(app, seeker)).toEqual(before)
})

test('a session that the board ended is renewed once in the middle of a sync', async () => {
  const { seeker, account } = await connectedCarla(app)
  const { onBoard } = await applyToNewJob(app, seeker)
  await app.board.control({ application: onBoard, state: 'Viewed' })
  await app.board.control({ expire: 'sessions', email: account.email })
  await app.board.control({ clear: 'requests' })
  expect((await syncNow(app, seeker)).body.changed).toBe(1)
  expect(loginsAt(app)).toBe(1)
  await syncNow(app, seeker)
  expect(loginsAt(app)).toBe(1)
})

test.each([
  ['500', 'board-down', 'down'],
  ['bot', 'board-down', 'bot-page'],
  ['layout', 'board-down', 'layout'],
  ['garbage', 'board-down', 'down'],
] as const)('a board that answers %s changes nothing, and carla is told', async (fault, code, problem) => {
  const { seeker } = await connectedCarla(app)
  const { onBoard } = await applyToNewJob(app, seeker)
  await syncNow(app, seeker)
  await app.board.control({ application: onBoard, state: 'Hired' })
  const before = await theApplication(app, seeker)
  await app.board.control({ fault, on: 'sent', times: 5 })
  const failed = await syncNow(app, seeker)
  expect(failed.status).toBe(502)
  expect(failed.body).toMatchObject({
    code,
    details: { reason: expect.stringMatching(/Your applications here haven’t changed\.$/) },
  })
  expect(await theApplication(app, seeker)).toEqual(before)
  const told = await settingsOf(app, seeker)
  expect(told).toMatchObject({ needs_attention: null, sync: { problem, last_synced_at: expect.any(String) } })

  await app.board.control({ clear: 'faults' })
  await syncNow(app, seeker)
  expect((await settingsOf(app, seeker)).sync.problem).toBeNull()
  expect((await theApplication(app, seeker)).status).toBe('hired')
})

test('a board that asks us to slow down is told as that, and is not asked again for as long', async () => {
  const busy = await startApp({ board: { listings: { count: 1 } } })
  try {
    const { seeker } = await connectedCarla(busy)
    await busy.board.control({ fault: '429', on: 'sent', times: 1, retry_after: 60 })
    const failed = await syncNow(busy, seeker)
    expect(failed.body).toMatchObject({ code: 'board-down', error: expect.stringContaining('slow down') })
    expect((await settingsOf(busy, seeker)).sync.problem).toBe('down')
    const requests = busy.board.requests().length
    expect((await syncNow(busy, seeker)).body.code).toBe('board-down')
    expect(busy.board.requests().length).toBe(requests)
  } finally {
    await busy.close()
  }
})

test('nobody connected, nothing to sync; switched off, nothing is synced', async () => {
  const refused = await syncNow(app, await ana(app))
  expect(refused.body.code).toBe('integration-required')
  const { seeker } = await connectedCarla(app)
  await app.put('/settings/integrations/', { as: seeker, body: { olj_sync_applications: false } })
  const off = await syncNow(app, seeker)
  expect(off.status).toBe(400)
  expect(off.body.errors).toEqual({ olj_sync_applications: ['Turn on Sync applications first'] })
  expect(listsOpened(app)).toBe(0)
})

test('carla can sync six times an hour by hand', async () => {
  const { seeker } = await connectedCarla(app)
  for (let time = 0; time < 6; time++) expect((await syncNow(app, seeker)).status).toBe(200)
  expect((await syncNow(app, seeker)).status).toBe(429)
  app.clock.advance({ minutes: 60 })
  expect((await syncNow(app, seeker)).status).toBe(200)
})

test('syncs come round by themselves while something is open, every six hours or so', async () => {
  const { seeker } = await connectedCarla(app)
  await applyToNewJob(app, seeker)
  const planned = Date.parse((await settingsOf(app, seeker)).sync.next_at)
  const minutes = (planned - app.clock.now().getTime()) / 60_000
  expect(minutes).toBeGreaterThanOrEqual(10)
  expect(minutes).toBeLessThan(70)
  expect(await takeTurns(app)).toBe(0)
  app.clock.set(new Date(planned))
  expect(await takeTurns(app)).toBe(1)
  const { sync } = await settingsOf(app, seeker)
  expect(sync.last_synced_at).toBe(new Date(planned).toISOString())
  const hours = (Date.parse(sync.next_at) - planned) / 3_600_000
  expect(hours).toBeGreaterThanOrEqual(6)
  expect(hours).toBeLessThan(7)
  expect(await takeTurns(app)).toBe(0)
})

test('several programs that come round at one moment sync each seeker once', async () => {
  const { seeker } = await connectedCarla(app)
  await applyToNewJob(app, seeker)
  app.clock.advance({ minutes: 70 })
  await Promise.all([app.boardSync.beginTurns(), app.boardSync.beginTurns(), app.boardSync.beginTurns()])
  expect(await takeQueued(app)).toBe(1)
  expect(listsOpened(app)).toBe(1)
})

test('who waits for nothing is not synced, until there is something again', async () => {
  const { seeker } = await connectedCarla(app)
  app.clock.advance({ minutes: 70 })
  expect(await takeTurns(app)).toBe(0)
  expect((await settingsOf(app, seeker)).sync.next_at).toBeNull()
  const { body } = await applyToNewJob(app, seeker)
  expect((await settingsOf(app, seeker)).sync.next_at).not.toBeNull()
  await setStatus(seeker, body.application.id, 'rejected')
  app.clock.advance({ minutes: 70 })
  expect(await takeTurns(app)).toBe(0)
  await setStatus(seeker, body.application.id, 'interview')
  app.clock.advance({ minutes: 70 })
  expect(await takeTurns(app)).toBe(1)
  app.clock.advance({ days: 61 })
  expect(await takeTurns(app)).toBe(0)
  expect(listsOpened(app)).toBe(1)
})

test('what carla sent on the board by hand and added here is synced by itself too', async () => {
  const { seeker, account } = await connectedCarla(app)
  const job = await listOnBoard(app)
  // The same board account, standing in for applying by hand.
  const other = await ana(app)
  await connectBoard(app, other, account)
  await applyFor(app, other, { jobId: job.id, letterId: await writeLetter(app, other, job.id) })
  await app.put('/settings/integrations/', { as: other, body: { olj_sync_applications: false } })
  await app.post('/job-applications/', { as: seeker, body: { job_post_id: job.id } })
  const onBoard = app.board.applications().find(({ job_id }) => job_id === job.boardId)?.id ?? 0
  await app.board.control({ application: onBoard, state: 'Viewed' })
  app.clock.advance({ minutes: 70 })
  expect(await takeTurns(app)).toBe(1)
  expect(await theApplication(app, seeker)).toMatchObject({ status: 'reviewing', board_status: 'Viewed' })
})

test('who has only what was never on the board waits for nothing', async () => {
  const { seeker } = await connectedCarla(app)
  await app.post('/job-applications/', { as: seeker, body: { job_title: 'Tutor' } })
  app.clock.advance({ minutes: 70 })
  expect(await takeTurns(app)).toBe(0)
})

test('a turn is not taken away from carla, who applies at the moment when it comes', async () => {
  const { seeker } = await connectedCarla(app)
  app.clock.advance({ minutes: 70 })
  await app.db.transaction().execute(async (tx) => {
    await app.integrations.planSync(tx, seeker.id)
    await app.boardSync.beginTurns()
  })
  expect((await settingsOf(app, seeker)).sync.next_at).not.toBeNull()
})

test('those who wait for nothing do not keep the others from their turns', async () => {
  const idle = Array.from({ length: 30 }, () => ana(app))
  await dropTurns(app)
  for (const seeker of await Promise.all(idle)) await copyTurn(seeker, app.clock.now())
  await copyAccount(await ana(app), app.clock.now())
  await app.boardSync.beginTurns()
  expect(await takeQueued(app)).toBe(1)
})

test('switched off there are no turns, also not one that is queued already; on again there are', async () => {
  const { seeker } = await connectedCarla(app)
  await applyToNewJob(app, seeker)
  const turn = (isOn: boolean) =>
    app.put('/settings/integrations/', { as: seeker, body: { olj_sync_applications: isOn } })
  app.clock.advance({ minutes: 70 })
  await app.boardSync.beginTurns()
  expect((await turn(false)).body.sync.next_at).toBeNull()
  expect(await takeQueued(app)).toBe(1)
  app.clock.advance({ minutes: 600 })
  expect(await takeTurns(app)).toBe(0)
  await applyToNewJob(app, seeker)
  expect((await settingsOf(app, seeker)).sync.next_at).toBeNull()
  expect(listsOpened(app)).toBe(0)
  expect((await turn(true)).body.sync.next_at).not.toBeNull()
  app.clock.advance({ minutes: 70 })
  expect(await takeTurns(app)).toBe(1)
  expect(listsOpened(app)).toBe(1)
})

test('while the board cannot be read the pauses grow to a day, and shrink when it is back', async () => {
  const { seeker } = await connectedCarla(app)
  const { onBoard } = await applyToNewJob(app, seeker)
  await app.board.control({ application: onBoard, state: 'Viewed' })
  await app.board.control({ fault: 'layout', on: 'sent', times: 1000 })
  // Read here, since the login expires sooner.
  const settings = () => app.integrations.settings(seeker.id)
  const nextTurn = async () => new Date((await settings()).sync.next_at ?? Number.NaN)
  const pauses: number[] = []
  for (let turn = 0; turn < 9; turn++) {
    app.clock.set(await nextTurn())
    expect(await takeTurns(app)).toBe(1)
    expect((await settings()).sync.problem).toBe('layout')
    pauses.push(((await nextTurn()).getTime() - app.clock.now().getTime()) / 3_600_000)
  }
  for (const [i, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(Math.max(1, (pauses[i - 1] ?? 0) - 1))
  }
  expect(pauses.at(0)).toBeLessThan(2)
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(24)
  expect(pauses.at(-1)).toBeLessThan(25)
  await app.board.control({ clear: 'faults' })
  app.clock.set(await nextTurn())
  expect(await takeTurns(app)).toBe(1)
  expect((await app.applications.list(seeker.id))[0]?.status).toBe('reviewing')
  expect((await settings()).sync.problem).toBeNull()
})

test('no more than twenty-five seekers begin at once; the others come next', async () => {
  await dropTurns(app)
  for (let one = 0; one < 27; one++) {
    await copyAccount(await ana(app), app.clock.now())
  }
  await app.boardSync.beginTurns()
  expect(await takeQueued(app)).toBe(25)
  await app.boardSync.beginTurns()
  expect(await takeQueued(app)).toBe(2)
})

/** A connected seeker whose sync is due. */
async function copyTurn(seeker: Person, now: Date) {
  const values = { sealed_password: 'none', sealed_session: null, connected_at: now, next_sync_at: now }
  await app.db
    .insertInto('integrations')
    .values({ user_id: seeker.id, type: 'olj', board_email: seeker.email, ...values })
    .execute()
}

/** The same with an application. */
async function copyAccount(seeker: Person, now: Date) {
  await copyTurn(seeker, now)
  await sql`insert into applications
      (user_id, job_id, status, applied_at, updated_at, send_state, send_started_at, sent_job, sent_letter)
    select ${seeker.id}, job_id, 'applied', ${now}, ${now}, 'sent', ${now}, sent_job, sent_letter
    from applications where origin = 'hanap' and send_state = 'sent' order by id desc limit 1`.execute(app.db)
}
