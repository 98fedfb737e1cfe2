/** @module-tag security */
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { api } from '@hanap/contract/wire/api'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyFor, connectBoard, listOnBoard, writeLetter } from '../../../test/applying.ts'
import {
  boardCookieOf,
  findCanaries,
  killWhileApplying,
  readDatabaseFiles,
  readFiles,
  registerAtBoard,
  searchFiles,
  writeDownAnswers,
} from '../../../test/canary.ts'
import { mailsTo } from '../../../test/doubles/outbox.ts'
import { connect, problemOf, startServer } from '../../../test/doubles/outside-board.ts'
import { everyRow } from '../../../test/every-row.ts'
import { carla, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

/** Unique, and changed by every encoding. */
const word = () => `kanaryo${randomBytes(6).toString('hex')}`
const core = word()
const wrongCore = word()
const account = { email: `${word()}@board.example`, password: `Ñ "${core}"  & 7%/+` }
const wrong = { email: account.email, password: `${wrongCore} is not hers` }
const secrets = new Map([
  ['password', account.password],
  ['a word of the password', core],
  ['a word of the mistyped password', wrongCore],
])

let real: TestApp
let app: TestApp
let seeker: Person
let answers: string[]
const log: string[] = []
const began = new Date()
beforeAll(async () => {
  real = await startApp({
    board: { listings: { count: 1 }, slowMs: 300 },
    inbox: {},
    onLog: (line) => log.push(line),
  })
  ;({ app, answers } = writeDownAnswers(real))
  seeker = await carla(app)
  await registerAtBoard(app.board.url, account)
  await liveThroughEverything()
}, 180_000)
afterAll(() => real.close())

/** The board renews the cookie now and then; each counts. */
async function noteCookie() {
  const cookie = await boardCookieOf(app, seeker)
  if (cookie) secrets.set(`board cookie ${cookie.slice(0, 4)}`, cookie)
}

async function applyWith(words: string) {
  const job = await listOnBoard(app)
  const wanted = { jobId: job.id, letterId: await writeLetter(app, seeker, job.id, words) }
  const { status } = await applyFor(app, seeker, wanted, { 'idempotency-key': word() })
  await noteCookie()
  return { status, wanted }
}

async function liveThroughEverything() {
  expect((await connectBoard(app, seeker, account)).status).toBe(200)
  await noteCookie()
  await connectBoard(app, seeker, wrong)
  for (const fault of ['500', 'cut', 'half', 'garbage', 'bot', '429', 'locked', 'layout', 'csrf'] as const) {
    await app.board.control({ fault, on: 'login', times: 3 })
    await connectBoard(app, seeker, account)
    await app.board.control({ clear: 'faults' })
  }
  await sendMalformed()

  for (const trouble of [
    'down',
    'cut',
    'half',
    'garbage',
    'captcha',
    'no points',
    'form changed',
    'session',
  ]) {
    await applyWith(`I keep books. [standin: ${trouble}]`)
  }
  const { status, wanted } = await applyWith('I keep books.')
  expect(status).toBe(200)
  await app.board.control({ expire: 'sessions', email: account.email })
  await app.post('/job-applications/look/', { as: seeker, body: { job_post_id: wanted.jobId } })
  await app.post('/settings/integrations/sync/', { as: seeker })
  await noteCookie()

  await beLockedOut()
  await failOurselves()
  const again = await listOnBoard(app)
  const letterId = await writeLetter(app, seeker, again.id)
  log.push(await killWhileApplying(app, seeker, { jobId: again.id, letterId }))
  await app.applications.settleUnfinished()
  await noteCookie()
  await callEverything()
}

/** Error messages often quote unreadable input. */
async function sendMalformed() {
  const { email, password } = account
  const asJson = { 'content-type': 'application/json' }
  for (const body of [
    `{"olj_email":"${email}","olj_password":${core}}`,
    `{"olj_email":"${email}","olj_password":"${core}`,
    core,
  ]) {
    await app.post('/olj/', { as: seeker, headers: asJson, body })
  }
  for (const olj_password of [[password], { [core]: password }, password.repeat(20), 7]) {
    await app.post('/olj/', { as: seeker, body: { olj_email: email, olj_password } })
  }
  await app.post('/olj/', { as: seeker, body: { olj_email: password, olj_password: password } })
  await app.post('/olj/', { as: { token: core }, body: { olj_email: email, olj_password: password } })
  await app.post(`/olj/?olj_password=${core}`, { as: seeker })
  await app.get(`/olj/${core}/`, { as: seeker })
}

/** The board refuses the stored password, and the seeker gets a mail. */
async function beLockedOut() {
  await app.board.control({ expire: 'sessions', email: account.email })
  await app.board.control({ fault: 'locked', on: 'login', times: 2 })
  await applyWith('I keep books, if they let me.')
  await app.post('/settings/integrations/sync/', { as: seeker })
  await app.board.control({ clear: 'faults' })
  expect(await mailsTo(app, seeker.email)).not.toEqual([])
  await connectBoard(app, seeker, account)
  await noteCookie()
}

/** The database fails before and after the board's call. */
async function failOurselves() {
  const { pool } = app.database
  for (const table of ['integration_uses', 'integrations', 'applications']) {
    await pool.query(`alter table ${table} rename to away`)
    await connectBoard(app, seeker, account)
    await app.get('/settings/integrations/', { as: seeker })
    await app.get('/job-applications/list_applications/', { as: seeker })
    await pool.query(`alter table away rename to ${table}`)
  }
  await pool.query(`alter table integrations add constraint away check (sealed_session = '') not valid`)
  await connectBoard(app, seeker, account)
  await pool.query('alter table integrations drop constraint away')
}

/** Calls every endpoint with the seeker's own ids, and with the secret where it does not belong. */
async function callEverything() {
  const own = await app.db
    .selectFrom('applications')
    .select(['id', 'job_id'])
    .where('user_id', '=', seeker.id)
    .execute()
  const ids = new Set(own.flatMap(({ id, job_id }) => [id, job_id ?? id]))
  for (const { method, path: address } of api) {
    if (address.startsWith('/auth/')) continue
    const paths = address.includes(':')
      ? [...ids].map((id) => address.replaceAll(/:\w+/g, String(id)))
      : [address]
    const body = { olj_email: account.email, olj_password: account.password }
    for (const one of paths) {
      if (method === 'GET') await app.get(one, { as: seeker })
      if (method === 'POST') await app.post(one, { as: seeker, body })
      if (method === 'PUT') await app.put(one, { as: seeker, body })
      if (method === 'PATCH') await app.patch(one, { as: seeker, body })
    }
  }
  for (const page of ['//', '//healthz', '//readyz', '/openapi.json', '/docs/'])
    await app.get(page, { as: seeker })
}

test('everything that could give her password away has happened', () => {
  expect([...secrets.keys()].filter((name) => name.startsWith('board cookie')).length).toBeGreaterThan(2)
  expect(log.filter((line) => line.includes('incident')).length).toBeGreaterThan(5)
  expect(answers.length).toBeGreaterThan(100)
})

test('no line of the log has her password, the board’s cookie or her address there', () => {
  const also = new Map([...secrets, ['address', account.email]])
  expect(log.filter((line) => findCanaries(line, also).length > 0)).toEqual([])
})

test('no answer has her password or the board’s cookie, and her address stands where she sees it', () => {
  expect(answers.filter((answer) => findCanaries(answer, secrets).length > 0)).toEqual([])
  expect(answers.some((answer) => answer.includes(account.email))).toBe(true)
})

test('the file of her applications has neither', async () => {
  const { status, text } = await app.get('/job-applications/export/', { as: seeker })
  expect(status).toBe(200)
  expect(text).toContain('Bookkeeper')
  expect(findCanaries(text, secrets)).toEqual([])
})

test('no row of any table has them: not the queue’s, not the kept answers’', async () => {
  const rows = await everyRow(app.db)
  expect(rows).toContain('settle-application')
  expect(findCanaries(rows, secrets)).toEqual([])
})

test('no mail has them', () => {
  const mails = app.inbox.messages().map(({ source }) => source)
  expect(findCanaries(mails.join('\n'), secrets)).toEqual([])
})

test('no file has them: not under the data folder, and none of the database', async () => {
  expect((await searchFiles(readFiles(app.folder), secrets)).found).toEqual([])
  const { found, count } = await searchFiles(readDatabaseFiles(app, began), secrets)
  expect(found).toEqual([])
  expect(count).toBeGreaterThan(100)
})

test.each<[string, number, (said: string) => string]>([
  ['in its own words', 0, (said) => said],
  ['in the middle of a long text', 1000, (said) => said],
  ['in capitals', 0, (said) => said.toUpperCase()],
  ['broken into lines', 0, (said) => said.replaceAll(' ', ' \n ')],
  // Wherever a long text may be cut, no half of the password is left.
  ['cut', 240, (said) => said],
  ['cut a little later', 250, (said) => said],
  ['cut later', 260, (said) => said],
  ['cut near its end', 270, (said) => said],
])('a board that repeats what was typed, %s, does not make us write it down', async (_name, length, say) => {
  const said = `Locked. ${'x'.repeat(length)} ${say(`${account.password} of ${account.email}`)}`
  const echo = await startServer((_request, response) => response.end(renderRefusal(said)))
  const problem = await problemOf(connect(echo.url).login(account))
  await echo.close()
  expect(problem).toMatchObject({ outcome: { kind: 'refused', why: 'said' } })
  const halves = new Map([...secrets, ['the half of it', core.slice(0, 11)], ['address', account.email]])
  expect(
    findCanaries(
      `${JSON.stringify(problem.outcome)} ${problem.message} ${problem.stack}`.toLowerCase(),
      halves,
    ),
  ).toEqual([])
})

const renderRefusal = (said: string) => `<html>
  <p class="error">${said.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}</p>
  <form action="/authenticate">
    <input name="csrf-token" value="t"><input name="info[email]"><input name="info[password]">
  </form></html>`

describe('whoever looks would find them', () => {
  const { password } = account

  test.each([
    ['plain', password],
    ['JSON', JSON.stringify({ said: `you typed ${password}` })],
    ['URL-encoded', new URLSearchParams({ q: password }).toString()],
    ['HTML', `<p>Ñ &quot;${core}&quot;  &amp; 7%/+</p>`],
    ['hex', Buffer.from(`x${password}`).toString('hex').toUpperCase()],
    ['base64', Buffer.from(`carla:${password}`).toString('base64')],
    ['base64', Buffer.from(`xy${password} and more`).toString('base64url')],
  ])('as %s', (form, text) => {
    expect(findCanaries(`before ${text} after`, secrets)).toContain(`password, ${form}`)
  })

  test('in a line of the log', () => {
    const before = log.length
    // Without digits: the log redacts long runs of them as card numbers.
    const planted = new Map([['cookie', 'kanaryo-sa-talaan']])
    app.http.log.info({ session: planted.get('cookie') }, 'planted')
    expect(findCanaries(log.slice(before).join('\n'), planted)).toEqual(['cookie, plain'])
  })

  test('as a cookie of the board, which the whole search knows', () => {
    const cookies = [...secrets].filter(([name]) => name.startsWith('board cookie'))
    expect(cookies).not.toEqual([])
    expect(findCanaries(cookies.map(([, cookie]) => cookie).join(' '), secrets)).toEqual(
      cookies.map(([name]) => `${name}, plain`),
    )
  })

  test('in an answer, a table, a file and the database’s own files', async () => {
    const { wanted } = await applyWith('I keep books once more.')
    const before = answers.length
    await writeLetter(app, seeker, wanted.jobId, `My password is ${password}`)
    expect(findCanaries(answers.slice(before).join('\n'), secrets)).toContain('password, JSON')
    expect(findCanaries(await everyRow(app.db), secrets)).toContain('a word of the password, plain')
    const written = await searchFiles(readDatabaseFiles(app, began), secrets)
    expect(written.found).toContainEqual(expect.stringMatching(/: password, plain$/))

    await sql`create table planted (bytes bytea)`.execute(app.db)
    await sql`insert into planted values (${Buffer.from(wrong.password)})`.execute(app.db)
    expect(findCanaries(await everyRow(app.db), secrets)).toContain('a word of the mistyped password, hex')

    await writeFile(path.join(app.folder, 'planted'), Buffer.from(wrong.password).toString('base64'))
    const { found } = await searchFiles(readFiles(app.folder), secrets)
    expect(found).toEqual(['planted: a word of the mistyped password, base64'])
  })
})
