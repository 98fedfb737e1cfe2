import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  applyFor,
  boardAccount,
  connectBoard,
  listOnBoard,
  receivedFor,
  writeLetter,
} from '../../../../test/applying.ts'
import { applyToNewJob, connectedCarla, settingsOf } from '../../../../test/doubles/board-sync.ts'
import { carla, dario, type Person } from '../../../../test/people.ts'
import { addListing } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } } })
})
afterAll(() => app.close())
beforeEach(() => app.board.control({ clear: 'faults' }))

const look = (seeker: Person, jobId: number) =>
  app.post('/job-applications/look/', { as: seeker, body: { job_post_id: jobId } })

test('carla sees how many apply points she has, and nothing is sent', async () => {
  const { seeker, account } = await connectedCarla(app)
  await app.board.control({ points: 12, email: account.email })
  const job = await listOnBoard(app)
  expect((await settingsOf(app, seeker)).apply_points).toBeNull()
  const seen = await look(seeker, job.id)
  expect(seen.body).toEqual({ apply_points: 12, already_applied: false })
  expect(receivedFor(app, job.boardId)).toEqual([])
  const kept = await settingsOf(app, seeker)
  expect(kept.apply_points).toEqual({ left: 12, seen_at: app.clock.now().toISOString() })
  expect(kept.uses[0]).toMatchObject({ purpose: 'check', outcome: 'ok' })
})

test('an application takes the points she gave, and what is left is kept', async () => {
  const { seeker, account } = await connectedCarla(app)
  await app.board.control({ points: 12, email: account.email })
  const job = await listOnBoard(app)
  const letterId = await writeLetter(app, seeker, job.id)
  const body = { job_post_id: job.id, cover_letter_id: letterId, points: 5 }
  expect((await app.post('/job-applications/apply/', { as: seeker, body })).status).toBe(200)
  expect(receivedFor(app, job.boardId)).toMatchObject([{ points: 5 }])
  expect((await settingsOf(app, seeker)).apply_points.left).toBe(7)
  expect((await look(seeker, job.id)).body).toEqual({ apply_points: null, already_applied: true })
})

test('refused for want of points she reads how many there are', async () => {
  const { seeker, account } = await connectedCarla(app)
  await app.board.control({ points: 2, email: account.email })
  const job = await listOnBoard(app)
  const letterId = await writeLetter(app, seeker, job.id)
  const body = { job_post_id: job.id, cover_letter_id: letterId, points: 3 }
  const refused = await app.post('/job-applications/apply/', { as: seeker, body })
  expect(refused.body.code).toBe('apply-refused')
  expect(receivedFor(app, job.boardId)).toEqual([])
  expect((await settingsOf(app, seeker)).apply_points.left).toBe(2)
})

test.each([
  ['points', 'apply-refused'],
  ['500', 'board-down'],
  ['bot', 'board-down'],
  ['layout', 'board-down'],
] as const)('a look that meets %s says that nothing was sent', async (fault, code) => {
  const { seeker } = await connectedCarla(app)
  const job = await listOnBoard(app)
  await app.board.control({ fault, on: 'apply', times: 2 })
  const refused = await look(seeker, job.id)
  expect(refused.body).toMatchObject({
    code,
    details: { reason: expect.stringMatching(/We sent nothing\.$/), job_url: job.url },
  })
})

test('a listing that is gone on the board is gone here, too', async () => {
  const { seeker } = await connectedCarla(app)
  const job = await listOnBoard(app)
  await app.board.control({ remove: job.boardId })
  expect((await look(seeker, job.id)).body.code).toBe('job-gone')
  const row = await app.db.selectFrom('jobs').select('removed_at').where('id', '=', job.id).executeTakeFirst()
  expect(row?.removed_at).not.toBeNull()
  const again = await look(seeker, job.id)
  expect(again.body.details.reason).toBe('Online Jobs Portal no longer lists it. We sent nothing.')
})

test('there is nothing to look at without an account, a listing on the board, a job or a subscription', async () => {
  const job = await listOnBoard(app)
  expect((await look(await carla(app), job.id)).body.code).toBe('integration-required')
  const { seeker, account } = await connectedCarla(app)
  const foreign = await addListing(app)
  await app.db.updateTable('jobs').set({ source: 'upload' }).where('id', '=', foreign).execute()
  const elsewhere = await look(seeker, foreign)
  expect(elsewhere.body).toMatchObject({
    code: 'apply-refused',
    details: { reason: expect.stringMatching(/We sent nothing\.$/) },
  })
  expect((await look(seeker, 999_999)).status).toBe(404)
  const past = await dario(app)
  await connectBoard(app, past, account)
  expect((await look(past, job.id)).body.code).toBe('subscription-required')
})

test('carla can look thirty times an hour', async () => {
  const { seeker } = await connectedCarla(app)
  const job = await listOnBoard(app)
  const isSeen = async () => (await look(seeker, job.id)).status
  expect(await isSeen()).toBe(200)
  // One short of the limit.
  const bucket = `look-at-board:${seeker.id}`
  await app.db.updateTable('rate_counters').set({ count: 29 }).where('bucket', '=', bucket).execute()
  expect(await isSeen()).toBe(200)
  expect(await isSeen()).toBe(429)
  app.clock.advance({ minutes: 60 })
  expect(await isSeen()).toBe(200)
})

test('the points of one account are not shown for the next', async () => {
  const { seeker, account } = await connectedCarla(app)
  const { job } = await applyToNewJob(app, seeker)
  expect((await settingsOf(app, seeker)).apply_points).not.toBeNull()
  const other = boardAccount(app, account === boardAccount(app, 0) ? 1 : 0)
  expect((await connectBoard(app, seeker, other)).body).toMatchObject({ olj_email: other.email })
  expect((await settingsOf(app, seeker)).apply_points).toBeNull()
  const letterId = await writeLetter(app, seeker, job.id)
  expect((await applyFor(app, seeker, { jobId: job.id, letterId })).body.code).toBe('already-applied')
})
