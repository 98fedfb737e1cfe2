/** @module-tag security */
import { expect, test } from 'vitest'
import {
  connect,
  createFastTimer,
  letterFor,
  problemOf,
  startBoard,
  startServer,
} from '../../../test/doubles/outside-board.ts'
import { createPacing, realTimer } from '../olj/pacing.ts'
import { readRobots } from '../olj/robots.ts'

const JOBS = Array.from({ length: 40 }, (_, index) => ({ id: 100 + index, title: `Job ${index}` }))

test('the board sees requests as far apart as configured, though all are asked for at once', async () => {
  const standIn = await startBoard(JOBS)
  const board = connect(standIn.url, { requestInterval: 0.06, timer: realTimer })
  await board.listPage(0)
  await Promise.all([1, 2, 3, 4, 5].map((id) => board.listing({ sourceId: String(100 + id), url: '' })))
  const arrivals = standIn.requests().map(({ at }) => at)
  expect(arrivals).toHaveLength(6)
  // Network time of the first request may shorten one of five gaps.
  expect(Math.max(...arrivals) - Math.min(...arrivals)).toBeGreaterThanOrEqual(4 * 60 - 2)
  await standIn.close()
})

test('every request waits for its turn, redirects and forms too', async () => {
  const standIn = await startBoard(JOBS)
  const timer = createFastTimer()
  const board = connect(standIn.url, { requestInterval: 5, timer })
  const session = await board.login(standIn.account(0))
  await board.apply(session, letterFor(100))
  // Three to log in (form, answer, next page), three to apply; the first needs no wait.
  expect(standIn.requests()).toHaveLength(6)
  expect(timer.waited).toEqual([5, 5, 5, 5, 5])
  await standIn.close()
})

test('a person goes before the import', async () => {
  const order: string[] = []
  const pacing = createPacing({ interval: 1, timer: createFastTimer() })
  const turns = (['import', 'import', 'import', 'person'] as const).map(async (waiter) => {
    await pacing.turn(waiter)
    order.push(waiter)
  })
  await Promise.all(turns)
  expect(order).toEqual(['import', 'person', 'import', 'import'])
})

test("the board's own delay is kept where it is longer than ours", async () => {
  const standIn = await startBoard(JOBS)
  const timer = createFastTimer()
  const board = connect(standIn.url, { requestInterval: 1, timer, honourRobots: true })
  await board.listPage(0)
  await board.listPage(30)
  expect(standIn.requests().map(({ path }) => path)).toEqual([
    '/robots.txt',
    '/jobseekers/jobsearch',
    '/jobseekers/jobsearch/30',
  ])
  expect(timer.waited.reduce((sum, seconds) => sum + seconds, 0)).toBe(6)
  await standIn.close()
})

test('what robots.txt closes is not imported; a person may still apply by hand', async () => {
  const visits: string[] = []
  const server = await startServer((request, response) => {
    visits.push(request.url ?? '')
    response.end(request.url === '/robots.txt' ? 'User-agent: hanap\nDisallow: /jobseekers/\n' : '')
  })
  const board = connect(server.url, { honourRobots: true })
  expect(await problemOf(board.listPage(0))).toMatchObject({ kind: 'refused', message: /robots\.txt/ })
  expect(visits).toEqual(['/robots.txt'])
  await problemOf(board.login({ email: 'carla@example.com', password: 'a secret word' }))
  expect(visits).toContain('/login')
  await server.close()
})

test('rules that cannot be read close everything; rules that do not exist close nothing', async () => {
  let status = 503
  const server = await startServer((request, response) => {
    response.statusCode = request.url === '/robots.txt' ? status : 500
    response.end('<html></html>')
  })
  const board = connect(server.url, { honourRobots: true })
  expect(await problemOf(board.listPage(0))).toMatchObject({ kind: 'down', message: /robots\.txt/ })
  status = 404
  expect(await problemOf(board.listPage(0))).toMatchObject({ message: /jobsearch/ })
  await server.close()
})

test('rules for others do not bind us', () => {
  const text =
    'User-agent: other\nDisallow: /\nCrawl-delay: 60\n\nUser-agent: *\nCrawl-delay: 5\nDisallow: /apply\n'
  const manners = readRobots('https://board.example/robots.txt', text, 'Hanap')
  expect(manners.crawlDelay).toBe(5)
  expect(manners.allows(new URL('https://board.example/jobseekers/jobsearch'))).toBe(true)
  expect(manners.allows(new URL('https://board.example/apply'))).toBe(false)
})

test('a line of people that would take too long is told at once, and the import does not lengthen it', async () => {
  const pacing = createPacing({ interval: 5, timer: { now: () => 0, pause: () => new Promise(() => {}) } })
  for (let i = 0; i < 20; i++) void pacing.turn('import')
  expect(pacing.queueFor('person')).toBe(0)
  for (let i = 0; i < 8; i++) void pacing.turn('person')
  expect(pacing.queueFor('person')).toBe(40)
})
