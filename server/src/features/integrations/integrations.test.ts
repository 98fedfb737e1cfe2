import { integrationTexts } from '@hanap/contract/applications/connect-board'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boardAccount, connectBoard } from '../../../test/applying.ts'
import { everyRow } from '../../../test/every-row.ts'
import { ana, ben, carla, dario } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { callAfter } from '../../../test/waiting-for-lock.ts'
import { ATTEMPTS_PER_BOARD_ACCOUNT, ATTEMPTS_PER_SEEKER } from './rules.ts'

let app: TestApp
const log: string[] = []
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } }, onLog: (line) => log.push(line) })
})
afterAll(() => app.close())

const settings = async (as: { token: string }) => (await app.get('/settings/integrations/', { as })).body

test('before she connects, ana reads empty settings with the sync switch on', async () => {
  expect(await settings(await ana(app))).toEqual({
    olj_email: '',
    olj_sync_applications: true,
    integration_id: null,
    integrations: [],
    provider: 'Online Jobs Portal',
    uses: [],
    uses_count: 0,
    needs_attention: null,
    sync: { last_synced_at: null, problem: null, next_at: null },
    apply_points: null,
  })
})

test('whoever is shut out of an account while the board looks at theirs leaves none behind', async () => {
  const seeker = await carla(app)
  const { status } = await callAfter(
    app,
    seeker,
    (tx) => tx.deleteFrom('sessions').where('user_id', '=', seeker.id).execute(),
    () => connectBoard(app, seeker, boardAccount(app)),
  )
  expect(status).toBe(401)
  const kept = app.db.selectFrom('integrations').select('id').where('user_id', '=', seeker.id)
  expect(await kept.execute()).toEqual([])
})

test('carla connects her board account and sees it, and that her password was used', async () => {
  const seeker = await carla(app)
  const account = boardAccount(app)
  const connected = await connectBoard(app, seeker, account)
  expect(connected.status).toBe(200)
  expect(connected.body).toEqual({ olj_email: account.email, integration_id: expect.any(Number) })
  const id = connected.body.integration_id
  expect(await settings(seeker)).toMatchObject({
    olj_email: account.email,
    integration_id: id,
    integrations: [{ id, type: 'olj', email: account.email, is_active: true, sync_enabled: true }],
    uses: [{ purpose: 'verify', outcome: 'ok' }],
  })
})

test('connecting another account takes the place of the first', async () => {
  const seeker = await carla(app)
  const first = await connectBoard(app, seeker, boardAccount(app, 0))
  const second = await connectBoard(app, seeker, boardAccount(app, 1))
  expect(second.body.integration_id).toBe(first.body.integration_id)
  expect((await settings(seeker)).integrations).toHaveLength(1)
  expect((await settings(seeker)).olj_email).toBe(boardAccount(app, 1).email)
})

test('two seekers may connect the same board account', async () => {
  const account = boardAccount(app, 2)
  expect((await connectBoard(app, await ana(app), account)).status).toBe(200)
  expect((await connectBoard(app, await ben(app), account)).status).toBe(200)
})

test('dario may connect although his trial has ended', async () => {
  expect((await connectBoard(app, await dario(app), boardAccount(app, 3))).status).toBe(200)
})

test('the password stands in clear in no table, no answer and no log line', async () => {
  const seeker = await ana(app)
  const account = boardAccount(app, 4)
  const wrong = { email: account.email, password: 'wrong-but-secret-6f1c' }
  const answers = [
    await connectBoard(app, seeker, account),
    await connectBoard(app, seeker, wrong),
    await app.get('/settings/integrations/', { as: seeker }),
  ]
  const written = `${await everyRow(app.db)}${log.join('')}${answers.map(({ text }) => text).join('')}`
  expect(written).toContain(account.email)
  for (const secret of [account.password, wrong.password]) expect(written).not.toContain(secret)
})

test('a wrong password is refused in the specified words and keeps nothing', async () => {
  const seeker = await ana(app)
  const { email } = boardAccount(app, 5)
  const refused = await connectBoard(app, seeker, { email, password: 'not-her-password' })
  expect(refused.status).toBe(401)
  expect(refused.body).toMatchObject({
    code: 'board-credentials',
    error: integrationTexts.wrongCredentials,
    detail: integrationTexts.wrongCredentials,
  })
  expect(await settings(seeker)).toMatchObject({
    olj_email: '',
    integrations: [],
    uses: [{ purpose: 'verify', outcome: 'credentials' }],
  })
})

test('a wrong password leaves the account that is connected as it was', async () => {
  const seeker = await ana(app)
  await connectBoard(app, seeker, boardAccount(app, 6))
  await connectBoard(app, seeker, { email: boardAccount(app, 6).email, password: 'mistyped' })
  expect((await settings(seeker)).olj_email).toBe(boardAccount(app, 6).email)
})

test.each([
  ['down@example.com', 502, 'board-down', /isn’t answering/],
  ['bot@example.com', 502, 'board-down', /human/],
  ['cut@example.com', 502, 'board-down', /isn’t answering/],
  ['locked@example.com', 401, 'board-credentials', /refused the login: .+/],
])('connecting %s says what is the matter', async (email, status, code, text) => {
  const refused = await connectBoard(app, await ana(app), { email, password: 'any-password' })
  expect(refused.status).toBe(status)
  expect(refused.body.code).toBe(code)
  expect(refused.body.error).toMatch(text)
})

test('a changed login page is the board’s trouble, not a wrong password', async () => {
  await app.board.control({ fault: 'layout', on: 'login', times: 2 })
  const refused = await connectBoard(app, await ana(app), boardAccount(app))
  await app.board.control({ clear: 'faults' })
  expect(refused.status).toBe(502)
  expect(refused.body).toMatchObject({
    code: 'board-down',
    error: expect.stringContaining('didn’t understand'),
  })
})

test.each([
  [{}, { olj_email: [integrationTexts.emailRequired], olj_password: [integrationTexts.passwordRequired] }],
  [{ olj_email: 'no address', olj_password: 'x' }, { olj_email: [integrationTexts.emailInvalid] }],
])('credentials %j are refused at their fields', async (body, errors) => {
  const refused = await app.post('/olj/', { as: await ana(app), body })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual(errors)
})

test('no seeker can try many passwords through us', async () => {
  const seeker = await ana(app)
  for (let attempt = 0; attempt < ATTEMPTS_PER_SEEKER.max; attempt++) {
    const { status } = await connectBoard(app, seeker, {
      email: `a${attempt}@example.com`,
      password: 'guess',
    })
    expect(status).toBe(401)
  }
  const stopped = await connectBoard(app, seeker, boardAccount(app, 7))
  expect(stopped.status).toBe(429)
  expect(stopped.headers['retry-after']).toBe('900')
  app.clock.advance({ minutes: 15 })
  expect((await connectBoard(app, seeker, boardAccount(app, 7))).status).toBe(200)
})

test('many seekers together cannot try many passwords on one board account', async () => {
  const { email } = boardAccount(app, 8)
  const guess = async () => connectBoard(app, await ana(app), { email, password: 'guess' })
  await app.db.deleteFrom('rate_counters').execute()
  expect((await guess()).status).toBe(401)
  // As if others had used all attempts but one.
  await app.db
    .updateTable('rate_counters')
    .set({ count: ATTEMPTS_PER_BOARD_ACCOUNT.max - 1 })
    .where('bucket', 'like', 'connect-board:%')
    .execute()
  expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
})

test('ben’s wrong tries, with two accounts of his here, do not keep carla from connecting hers', async () => {
  const hers = boardAccount(app, 11)
  for (const accountOfHis of [await ben(app), await ben(app)]) {
    for (let attempt = 0; attempt <= ATTEMPTS_PER_SEEKER.max; attempt++) {
      await connectBoard(app, accountOfHis, { email: hers.email, password: 'guess' })
    }
  }
  expect((await connectBoard(app, await carla(app), hers)).status).toBe(200)
})

test('connecting rightly counts nothing, and does not empty the count of wrong tries', async () => {
  const seeker = await carla(app)
  const own = boardAccount(app, 10)
  const wrong = { ...own, password: 'guess' }
  for (let attempt = 1; attempt < ATTEMPTS_PER_SEEKER.max; attempt++) await connectBoard(app, seeker, wrong)
  for (let time = 0; time < 3; time++) expect((await connectBoard(app, seeker, own)).status).toBe(200)
  expect((await connectBoard(app, seeker, wrong)).status).toBe(401)
  expect((await connectBoard(app, seeker, own)).status).toBe(429)
})

test('the sync switch is kept with and without a connected account', async () => {
  const seeker = await ana(app)
  const off = await app.put('/settings/integrations/', { as: seeker, body: { olj_sync_applications: false } })
  expect(off.status).toBe(200)
  expect(off.body.olj_sync_applications).toBe(false)
  const { body } = await connectBoard(app, seeker, boardAccount(app, 9))
  expect((await settings(seeker)).integrations[0].sync_enabled).toBe(false)
  const on = await app.put('/settings/integrations/', {
    as: seeker,
    body: { olj_sync_applications: true, integration_id: body.integration_id, sync_enabled: true },
  })
  expect(on.body.integrations[0].sync_enabled).toBe(true)
  expect((await app.put('/settings/integrations/', { as: seeker, body: {} })).status).toBe(400)
})

test('the switch of somebody else’s account is not there', async () => {
  const { body } = await connectBoard(app, await ana(app), boardAccount(app, 9))
  const stranger = await app.put('/settings/integrations/', {
    as: await ben(app),
    body: { olj_sync_applications: false, integration_id: body.integration_id, sync_enabled: false },
  })
  expect(stranger.status).toBe(404)
})

test('disconnecting forgets the account; another seeker cannot do it', async () => {
  const seeker = await ana(app)
  const { body } = await connectBoard(app, seeker, boardAccount(app, 10))
  const path = `/settings/integration/delete/${body.integration_id}/`
  expect((await app.delete(path, { as: await ben(app) })).status).toBe(404)
  expect((await settings(seeker)).olj_email).not.toBe('')
  expect((await app.delete(path, { as: seeker })).status).toBe(204)
  expect(await settings(seeker)).toMatchObject({ olj_email: '', integration_id: null, integrations: [] })
  expect((await app.delete(path, { as: seeker })).status).toBe(404)
  const rows = await app.db.selectFrom('integrations').selectAll().where('user_id', '=', seeker.id).execute()
  expect(rows).toEqual([])
})

test('where the operator switched the board off, connecting says that the service is not available', async () => {
  const dark = await startApp({ config: { boardEnabled: false } })
  try {
    const refused = await connectBoard(dark, await ana(dark), { email: 'ana@example.com', password: 'x' })
    expect(refused.status).toBe(404)
    expect(refused.body).toMatchObject({
      code: 'not-found',
      detail: integrationTexts.unavailable,
      error: integrationTexts.unavailable,
    })
  } finally {
    await dark.close()
  }
})

test('a board that asks us to wait is passed on with its wait', async () => {
  const busy = await startApp({ board: { listings: { count: 1 } } })
  try {
    await busy.board.control({ fault: '429', on: 'login', times: 1, retry_after: 60 })
    const refused = await connectBoard(busy, await ana(busy), boardAccount(busy))
    expect(refused.status).toBe(502)
    expect(refused.body).toMatchObject({ code: 'board-down', error: expect.stringContaining('slow down') })
    expect(refused.headers['retry-after']).toBe('60')
  } finally {
    await busy.close()
  }
})
