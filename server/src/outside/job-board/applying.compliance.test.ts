import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  connect,
  letterFor,
  problemOf,
  type StartedBoard,
  startBoard,
  startServer,
} from '../../../test/doubles/outside-board.ts'
import type { BoardSession, JobBoard } from './port.ts'

let standIn: StartedBoard
let board: JobBoard
let carla: BoardSession
/** One listing per test keeps tests independent. */
let job = 100
beforeAll(async () => {
  standIn = await startBoard(
    Array.from({ length: 60 }, (_, index) => ({ id: 100 + index, title: `Job ${index}` })),
  )
  board = standIn.board
})
afterAll(() => standIn.close())
beforeEach(async () => {
  await standIn.control({ clear: 'faults' })
  job += 1
  carla = await board.login(standIn.account(0))
  await standIn.control({ clear: 'requests' })
})
const received = (id: number) => standIn.applications().filter(({ job_id }) => job_id === id)
const posts = () => standIn.requests().filter(({ method }) => method === 'POST').length

test('carla logs in with her own password and with no other', async () => {
  const { email, password } = standIn.account(1)
  expect(await board.login({ email, password })).toEqual(expect.any(String))
  const problem = await problemOf(board.login({ email, password: `${password}x` }))
  expect(problem).toMatchObject({ kind: 'credentials', delivered: 'no' })
  expect(posts()).toBe(2)
})

test.each([
  ['locked@example.com', 'refused', /locked/],
  ['down@example.com', 'down', /500/],
  ['bot@example.com', 'bot-page', /bot check/],
  ['cut@example.com', 'down', /cut the connection/],
  ['slow@example.com', 'down', /did not answer/],
])('a login of %s is %s, sent once, and no secret is in its message', async (email, kind, words) => {
  const password = 'a very secret word'
  const hasty = connect(standIn.url, { limits: { timeout: 0.4 } })
  const problem = await problemOf(hasty.login({ email, password }))
  expect(problem).toMatchObject({ kind, message: expect.stringMatching(words) })
  expect(`${problem.message} ${problem.stack}`).not.toContain(password)
  // The stand-in does not count a request aborted before its answer.
  expect(posts()).toBeLessThanOrEqual(1)
})

test('nothing was delivered to a board that does not accept connections', async () => {
  const closed = await startServer(() => undefined)
  await closed.close()
  const problem = await problemOf(connect(closed.url).login(standIn.account(0)))
  expect(problem).toMatchObject({ kind: 'down', delivered: 'no' })
})

test('a stale form token costs one more try, not the login', async () => {
  const refused = '<html><p>The action you have requested is not allowed.</p></html>'
  const form = '<input name="csrf-token" value="t"><input name="info[email]"><input name="info[password]">'
  let posted = 0
  const strict = await startServer((request, response) => {
    if (request.method !== 'POST') response.end(`<html><form action="/authenticate">${form}</form></html>`)
    else if (++posted % 3 === 0) response.end('<html><a href="/logout">log out</a></html>')
    else response.writeHead(403).end(refused)
  })
  const credentials = standIn.account(2)
  expect(await problemOf(connect(strict.url).login(credentials))).toMatchObject({
    outcome: { kind: 'refused', why: 'stale-login' },
  })
  expect(await connect(strict.url).login(credentials)).toEqual(expect.any(String))
  expect(posted).toBe(3)
  await strict.close()
})

test("a changed login form is an alarm, and nobody's password is sent", async () => {
  await standIn.control({ fault: 'layout', on: 'login' })
  expect(await problemOf(board.login(standIn.account(2)))).toMatchObject({ kind: 'layout' })
  expect(posts()).toBe(0)
})

test('carla applies: the board has her letter as written and the points she gave', async () => {
  const message = 'Good day!\r\n\r\nÑ & <b> "quotes" [hidden]'
  const sent = await board.apply(carla, letterFor(job, { message, points: 2 }))
  expect(sent).toMatchObject({ alreadyThere: false })
  expect(received(job)).toMatchObject([{ subject: 'Application for Bookkeeper', message, points: 2 }])
})

test('what carla sent is found in the sent list, with what became of it', async () => {
  expect(await board.findSent(carla, letterFor(job))).toBeNull()
  await board.apply(carla, letterFor(job))
  const found = await board.findSent(carla, letterFor(job))
  expect(found).toEqual({
    alreadyThere: true,
    boardStatus: null,
    sentAt: expect.any(Date),
    pointsLeft: null,
  })
  await standIn.control({ application: received(job)[0]?.id ?? 0, state: 'Viewed' })
  expect(await board.findSent(carla, letterFor(job))).toMatchObject({ boardStatus: 'Viewed' })
})

test('a second application is not sent: it is already there', async () => {
  await board.apply(carla, letterFor(job))
  expect(await board.apply(carla, letterFor(job))).toMatchObject({ alreadyThere: true })
  expect(received(job)).toHaveLength(1)
})

test('two applications at the same moment leave one', async () => {
  const outcomes = await Promise.all([board.apply(carla, letterFor(job)), board.apply(carla, letterFor(job))])
  expect(outcomes.filter(({ alreadyThere }) => alreadyThere)).toHaveLength(1)
  expect(received(job)).toHaveLength(1)
})

test('after each sending carla learns how many points she has left', async () => {
  const account = standIn.account(4)
  const session = await board.login(account)
  await standIn.control({ points: 12, email: account.email })
  expect(await board.apply(session, letterFor(job, { points: 5 }))).toMatchObject({ pointsLeft: 7 })
  const unclear = letterFor(job + 30, { message: '[standin: form changed]' })
  expect(await problemOf(board.apply(session, unclear))).toMatchObject({ kind: 'layout' })
  expect(await board.look(session, letterFor(job + 30))).toEqual({ alreadyApplied: false, points: 7 })
  expect(await board.apply(session, letterFor(job))).toMatchObject({ alreadyThere: true, pointsLeft: null })
})

test('a look shows the points and sends nothing; after applying it says so', async () => {
  const account = standIn.account(5)
  const session = await board.login(account)
  await standIn.control({ points: 9, email: account.email })
  expect(await board.look(session, letterFor(job))).toEqual({ alreadyApplied: false, points: 9 })
  expect(received(job)).toEqual([])
  await board.apply(session, letterFor(job))
  expect(await board.look(session, letterFor(job))).toEqual({ alreadyApplied: true, points: null })
})

test.each([
  ['session', 'session'],
  ['points', 'no-points'],
  ['bot', 'bot-page'],
  ['429', 'too-many'],
  ['500', 'down'],
  ['cut', 'down'],
  ['layout', 'layout'],
] as const)('a look that meets %s fails as %s, and nothing was delivered', async (fault, kind) => {
  await standIn.control({ fault, on: 'apply' })
  expect(await problemOf(board.look(carla, letterFor(job)))).toMatchObject({ kind, delivered: 'no' })
})

test('a look at a listing that is gone says so, and a stale form token is answered with a fresh form', async () => {
  await standIn.control({ fault: 'csrf', on: 'apply' })
  expect(await board.look(carla, letterFor(job))).toMatchObject({ alreadyApplied: false })
  await standIn.control({ remove: job })
  expect(await problemOf(board.look(carla, letterFor(job)))).toMatchObject({ kind: 'gone' })
})

/** A board whose form has extra fields. */
async function boardWithFields(extra: string) {
  const mark = '<meta name="csrf-token"><a href="/logout">log out</a>'
  const field = (name: string) => `<input type="hidden" name="${name}" value="1">`
  const fields = ['csrf-token', 'job_id', 'info[email]', 'info[password]'].map(field).join('')
  const form = (action: string, inside = '') => `<form action="/${action}">${fields}${inside}</form>`
  const asked = `<input name="info[subject]"><textarea name="info[message]"></textarea>${extra}`
  let sent: URLSearchParams | null = null
  const server = await startServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = new URLSearchParams(Buffer.concat(chunks).toString())
    const page = (inside: string) => response.end(`<html>${mark}${inside}</html>`)
    if (request.url !== '/apply') page(`${form('authenticate')}${form('apply')}`)
    else if (!body.has('info[subject]')) page(form('apply', asked))
    else {
      sent = body
      page('<h1>Message sent</h1><div class="alert">Your message has been sent.</div>')
    }
  })
  return { there: connect(server.url), sent: () => sent, close: server.close }
}

test.each([
  '<input name="points" value="25">',
  '<input type="hidden" name="points" value="25"><input name="points" value="25">',
  '<input type="radio" name="points" value="25" checked><input type="radio" name="points" value="1">',
])('carla said 2 points, so 2 are spent, whatever the form comes with: %s', async (points) => {
  const { there, sent, close } = await boardWithFields(points)
  const session = await there.login(standIn.account(0))
  await there.apply(session, letterFor(job, { points: 2 }))
  expect(sent()?.getAll('points')).toEqual(['2'])
  await close()
})

test('a form that would spend points by a second field is a changed form, and nothing is sent', async () => {
  const more = '<input name="points" value="1"><input type="hidden" name="info[extra_points]" value="25">'
  const { there, sent, close } = await boardWithFields(more)
  const session = await there.login(standIn.account(0))
  const problem = await problemOf(there.apply(session, letterFor(job, { points: 2 })))
  expect(problem).toMatchObject({ kind: 'layout', delivered: 'no' })
  expect(sent()).toBeNull()
  await close()
})

test('an application that needs more points than are left is not sent', async () => {
  const poor = standIn.account(3)
  const session = await board.login(poor)
  await standIn.control({ points: 3, email: poor.email })
  expect(await problemOf(board.apply(session, letterFor(job, { points: 4 })))).toMatchObject({
    kind: 'no-points',
    pointsLeft: 3,
  })
  await standIn.control({ points: 0, email: poor.email })
  expect(await problemOf(board.apply(session, letterFor(job)))).toMatchObject({ kind: 'no-points' })
  const says = await problemOf(board.apply(carla, letterFor(job, { message: '[standin: no points]' })))
  expect(says).toMatchObject({ kind: 'no-points', delivered: 'no' })
  expect(received(job)).toEqual([])
})

test.each([0, -1, 1.5, Number.NaN])('%s apply points are refused before anything is sent', async (points) => {
  expect(await problemOf(board.apply(carla, letterFor(job, { points })))).toMatchObject({ kind: 'no-points' })
  expect(standIn.requests()).toEqual([])
})

test('an ended session is told apart from everything else, also in the middle of applying', async () => {
  const late = await problemOf(board.apply(carla, letterFor(job, { message: '[standin: session]' })))
  expect(late).toMatchObject({ kind: 'session', delivered: 'no' })
  expect(await problemOf(board.apply(carla, letterFor(job)))).toMatchObject({ kind: 'session' })
  expect(await problemOf(board.findSent(carla, letterFor(job)))).toMatchObject({ kind: 'session' })
  expect(received(job)).toEqual([])
})

test('a session of another board, or none at all, is never sent', async () => {
  const other = await startServer((_request, response) => response.end())
  expect(await problemOf(connect(other.url).findSent(carla, letterFor(job)))).toMatchObject({
    kind: 'session',
  })
  const none = 'nonsense' as BoardSession
  expect(await problemOf(board.apply(none, letterFor(job)))).toMatchObject({ kind: 'session' })
  await other.close()
})

test.each([['remove'], ['unavailable']] as const)(
  'a listing that is gone (%s) takes no application',
  async (order) => {
    await standIn.control(order === 'remove' ? { remove: job } : { unavailable: job })
    expect(await problemOf(board.apply(carla, letterFor(job)))).toMatchObject({
      kind: 'gone',
      delivered: 'no',
    })
    expect(await board.findSent(carla, letterFor(job))).toBeNull()
  },
)

test('an apply form that leads nowhere is a changed board, not a listing that is gone', async () => {
  const mark = '<meta name="csrf-token"><a href="/logout">log out</a>'
  const lost = `<html>${mark}<div class="section-404"><h1>Page not found</h1></div></html>`
  const field = (name: string) => `<input type="hidden" name="${name}" value="1">`
  const fields = ['csrf-token', 'job_id', 'info[email]', 'info[password]'].map(field).join('')
  const form = (action: string) => `<form action="/${action}">${fields}</form>`
  const moved = await startServer((request, response) => {
    if (request.url === '/apply') response.writeHead(404).end(lost)
    else response.end(`<html>${mark}${form('authenticate')}${form('apply')}</html>`)
  })
  const there = connect(moved.url)
  const session = await there.login(standIn.account(0))
  expect(await problemOf(there.apply(session, letterFor(job)))).toMatchObject({
    kind: 'layout',
    delivered: 'no',
  })
  await moved.close()
})

test('a stale form token in either step is answered with a fresh form, and one letter arrives', async () => {
  await standIn.control({ fault: 'csrf', on: 'apply' })
  await board.apply(carla, letterFor(job))
  expect(received(job)).toHaveLength(1)
  const second = job + 20
  await board.apply(carla, letterFor(second, { message: '[standin: csrf once]' }))
  expect(received(second)).toHaveLength(1)
})

test.each([
  ['bot', 'bot-page'],
  ['429', 'too-many'],
  ['500', 'down'],
  ['cut', 'down'],
  ['half', 'down'],
  ['garbage', 'down'],
  ['layout', 'layout'],
] as const)('%s before the letter has left: it is certain that nothing was sent', async (fault, kind) => {
  await standIn.control({ fault, on: 'apply' })
  expect(await problemOf(board.apply(carla, letterFor(job)))).toMatchObject({ kind, delivered: 'no' })
  expect(received(job)).toEqual([])
})

test.each([
  ['cut', 'down'],
  ['half', 'down'],
  ['garbage', 'down'],
  ['slow 1000', 'down'],
])('%s after the letter has left: perhaps sent, and the sent list knows', async (fault, kind) => {
  const hasty = connect(standIn.url, { limits: { timeout: 0.4 } })
  const letter = letterFor(job, { message: `[standin: ${fault}]` })
  expect(await problemOf(hasty.apply(carla, letter))).toMatchObject({ kind, delivered: 'maybe' })
  expect(await board.findSent(carla, letter)).toMatchObject({ alreadyThere: true })
  expect(received(job)).toHaveLength(1)
})

test.each([
  ['down', 'down', 'maybe'],
  ['form changed', 'layout', 'maybe'],
  ['busy', 'too-many', 'no'],
  ['captcha', 'bot-page', 'no'],
])(
  '%s instead of taking the letter: it is not sent again, and the sent list is clear',
  async (fault, kind, delivered) => {
    const letter = letterFor(job, { message: `[standin: ${fault}]` })
    expect(await problemOf(board.apply(carla, letter))).toMatchObject({ kind, delivered })
    expect(await board.findSent(carla, letter)).toBeNull()
    expect(posts()).toBe(2)
  },
)

test('a letter that the board refuses is told in the words of the board', async () => {
  const problem = await problemOf(board.apply(carla, letterFor(job, { subject: 'x'.repeat(300) })))
  expect(problem).toMatchObject({
    outcome: { kind: 'refused', why: 'said' },
    message: 'Subject and message are required.',
    delivered: 'no',
  })
})

test('a sent list that cannot be read is no empty list', async () => {
  await board.apply(carla, letterFor(job))
  await standIn.control({ fault: 'layout', on: 'sent' })
  expect(await problemOf(board.findSent(carla, letterFor(job)))).toMatchObject({ kind: 'layout' })
})

test('an application far down the sent list is found as well', async () => {
  const busy = await startBoard(
    Array.from({ length: 32 }, (_, index) => ({ id: 500 + index, title: `Job ${index}` })),
  )
  const session = await busy.board.login(busy.account(0))
  for (let id = 500; id < 532; id++) await busy.board.apply(session, letterFor(id))
  expect(await busy.board.findSent(session, letterFor(500))).toMatchObject({ sentAt: expect.any(Date) })
  await busy.control({ application: 1, state: 'Viewed' })
  const all = await busy.board.listSent(session)
  expect(all.map(({ sourceId }) => Number(sourceId))).toEqual(Array.from({ length: 32 }, (_, i) => 531 - i))
  expect(all.at(-1)).toEqual({ sourceId: '500', boardStatus: 'Viewed', sentAt: expect.any(Date) })
  await busy.control({ fault: 'layout', on: 'sent' })
  expect(await problemOf(busy.board.listSent(session))).toMatchObject({ kind: 'layout' })
  await busy.control({ expire: 'sessions' })
  expect(await problemOf(busy.board.listSent(session))).toMatchObject({ kind: 'session' })
  await busy.close()
})

test('a session outlives the connector that made it', async () => {
  expect(await connect(standIn.url).apply(carla, letterFor(job))).toMatchObject({ alreadyThere: false })
})
