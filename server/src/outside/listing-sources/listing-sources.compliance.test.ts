/** @module-tag security */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  connect,
  createFastTimer,
  problemOf,
  type StartedBoard,
  startBoard,
  startServer,
} from '../../../test/doubles/outside-board.ts'
import type { SourceCard } from './port.ts'

const BOOKKEEPER = {
  id: 1740428,
  title: "Bookkeeper & 'Xero' <expert>",
  slug: 'Bookkeeper-Xero',
  type_of_work: 'Part Time' as const,
  salary: '$5 - $7/hour',
  hours: '20',
  posted: new Date('2026-09-29T17:41:46Z'),
  description: 'We sell tea.\n\nWrite to <ojfilter>jane@example.com</ojfilter> today.\nSalary < 5k & more.',
  skills: [
    { name: 'Xero', slug: 'accounting--xero' },
    { name: 'Bookkeeping', slug: 'bookkeeping' },
  ],
  employer: { id: 974507, name: 'Tea & Co', logo: '/logos/974507.png' },
}
const PLAIN = { id: 1740001, title: 'Virtual Assistant', posted: new Date('2026-09-01T00:00:00Z') }
const OTHERS = Array.from({ length: 63 }, (_, index) => ({
  id: 1_700_000 + index,
  title: `Job ${index}`,
  posted: new Date(Date.UTC(2026, 7, 1, 0, index)),
}))

let standIn: StartedBoard
beforeAll(async () => {
  standIn = await startBoard([BOOKKEEPER, PLAIN, ...OTHERS])
})
afterAll(() => standIn.close())
beforeEach(async () => {
  await standIn.control({ clear: 'faults' })
  await standIn.control({ clear: 'requests' })
})
const at = (id: number | string) => ({ sourceId: String(id), url: `${standIn.url}/jobseekers/job/${id}` })

test('the list is read page by page to its end, every listing once', async () => {
  const cards: SourceCard[] = []
  const offsets: (number | null)[] = [0]
  for (let offset: number | null = 0; offset !== null; ) {
    const page = await standIn.board.listPage(offset)
    expect(page).toMatchObject({ total: 65, unreadable: 0 })
    cards.push(...page.cards)
    offset = page.nextOffset
    offsets.push(offset)
  }
  expect(offsets).toEqual([0, 30, 60, null])
  expect(new Set(cards.map(({ sourceId }) => sourceId)).size).toBe(65)
})

test('a card says all that the board shows in its list', async () => {
  const { cards } = await standIn.board.listPage(0)
  expect(cards[0]).toEqual({
    sourceId: '1740428',
    url: `${standIn.url}/jobseekers/job/Bookkeeper-Xero-1740428`,
    title: "Bookkeeper & 'Xero' <expert>",
    typeText: 'Part Time',
    salaryText: '$5 - $7/hour',
    postedAt: new Date('2026-09-29T17:41:46Z'),
    skills: ['Xero', 'Bookkeeping'],
  })
  expect(cards[1]).toMatchObject({ sourceId: '1740001', salaryText: '', skills: [] })
})

test('the first page carries every skill the board knows, with its id and the way to it', async () => {
  const { skills } = await standIn.board.listPage(0)
  expect(skills.length).toBeGreaterThan(100)
  expect(skills[0]).toEqual({ sourceId: '1', name: 'Virtual Assistant', group: '' })
  expect(skills).toContainEqual(expect.objectContaining({ name: 'C#', group: expect.stringMatching(/./) }))
  expect(new Set(skills.map(({ sourceId }) => sourceId)).size).toBe(skills.length)
  expect((await standIn.board.listPage(30)).skills).toEqual([])
})

test('a page beyond the end is empty, and so is a board without listings', async () => {
  const end = { cards: [], unreadable: 0, total: 65, nextOffset: null, skills: [] }
  expect(await standIn.board.listPage(90)).toEqual(end)
  const empty = await startBoard([])
  expect(await empty.board.listPage(0)).toMatchObject({
    cards: [],
    unreadable: 0,
    total: 0,
    nextOffset: null,
  })
  await empty.close()
})

test("a listing's page gives every detail, what guests may not read marked as hidden", async () => {
  expect(await standIn.board.listing(at(1740428))).toEqual({
    state: 'open',
    sourceId: '1740428',
    url: `${standIn.url}/jobseekers/job/1740428`,
    title: "Bookkeeper & 'Xero' <expert>",
    employerSourceId: '974507',
    employerName: 'Tea & Co',
    typeText: 'Part Time',
    salaryText: '$5 - $7/hour',
    hoursText: '20',
    description: 'We sell tea.\n\nWrite to [hidden by the board] today.\nSalary < 5k & more.',
    skills: ['Xero', 'Bookkeeping'],
  })
})

test('an employer who is not shown still has the id that the board knows', async () => {
  const listing = await standIn.board.listing(at(1740001))
  expect(listing).toMatchObject({ employerName: null, employerSourceId: expect.stringMatching(/^\d+$/) })
})

test('an address of another host is read on our board only, by its number', async () => {
  const url = 'https://elsewhere.example/jobseekers/job/virtual-assistant-1740001'
  const listing = await standIn.board.listing({ sourceId: '1740001', url })
  expect(listing).toMatchObject({ url: `${standIn.url}/jobseekers/job/virtual-assistant-1740001` })
  const strange = await standIn.board.listing({
    sourceId: '1740001',
    url: 'https://elsewhere.example/?job=1',
  })
  expect(strange).toMatchObject({ url: `${standIn.url}/jobseekers/job/1740001` })
})

test('a listing that was deleted, is unavailable or never was is gone, each in its way', async () => {
  await standIn.control({ remove: 1_700_000 })
  await standIn.control({ unavailable: 1_700_001 })
  expect(await standIn.board.listing(at(1_700_000))).toEqual({ state: 'gone', reason: 'deleted' })
  expect(await standIn.board.listing(at(1_700_001))).toEqual({ state: 'gone', reason: 'unavailable' })
  expect(await standIn.board.listing(at(999))).toEqual({ state: 'gone', reason: 'not-found' })
  await standIn.control({ restore: 1_700_000 })
  await standIn.control({ restore: 1_700_001 })
})

test('a changed list is an alarm, not an empty board', async () => {
  await standIn.control({ fault: 'layout', on: 'list' })
  const problem = await problemOf(standIn.board.listPage(0))
  expect(problem).toMatchObject({ kind: 'layout', message: expect.stringContaining('65 listings') })
  await standIn.control({ fault: 'layout', on: 'detail' })
  expect(await problemOf(standIn.board.listing(at(1740428)))).toMatchObject({ kind: 'layout' })
})

test('a listing called like a bot check is a listing; a bot check is none', async () => {
  const odd = await startBoard([
    { id: 7, title: 'Just a moment... captcha typist', description: 'Verify cf-error-code' },
  ])
  expect(await odd.board.listing({ sourceId: '7', url: '' })).toMatchObject({ state: 'open' })
  for (const status of [200, 403, 503]) {
    await odd.control({ fault: 'bot', on: 'all', status })
    expect(await problemOf(odd.board.listPage(0))).toMatchObject({ kind: 'bot-page' })
  }
  await odd.close()
})

test.each(['500', 'cut', 'half', 'garbage'] as const)(
  'one answer that is %s is tried again',
  async (fault) => {
    await standIn.control({ fault, on: 'list' })
    expect((await standIn.board.listPage(0)).cards).toHaveLength(30)
  },
)

test('a board that stays down is asked three times, with growing pauses', async () => {
  const timer = createFastTimer()
  await standIn.control({ fault: '500', on: 'list', times: 10 })
  const problem = await problemOf(connect(standIn.url, { timer }).listPage(30))
  expect(problem).toMatchObject({
    kind: 'down',
    message: 'The job board answered 500 at /jobseekers/jobsearch/30.',
  })
  expect(timer.waited).toEqual([1, 2])
  expect(standIn.requests()).toHaveLength(3)
})

test('an answer that comes too late is given up', async () => {
  const board = connect(standIn.url, { limits: { timeout: 0.1 } })
  await standIn.control({ fault: 'slow', on: 'detail', times: 3, ms: 1500 })
  expect(await problemOf(board.listing(at(1740428)))).toMatchObject({
    kind: 'down',
    message: 'The job board did not answer within 0.1 s (GET /jobseekers/job/1740428).',
  })
})

test('an answer that is too large is not read to its end', async () => {
  const problem = await problemOf(connect(standIn.url, { limits: { bytes: 5000 } }).listPage(0))
  expect(problem).toMatchObject({ kind: 'down', message: expect.stringContaining('longer than 5000 bytes') })
})

test('a board that nobody answers for is down', async () => {
  const closed = await startServer(() => undefined)
  await closed.close()
  expect(await problemOf(connect(closed.url).listPage(0))).toMatchObject({ kind: 'down' })
})

test('the wait that the board asks for is kept, by every request', async () => {
  const timer = createFastTimer()
  const board = connect(standIn.url, { timer })
  await standIn.control({ fault: '429', on: 'list', retry_after: 7 })
  expect((await board.listPage(0)).cards).toHaveLength(30)
  expect(timer.waited).toEqual([7])
})

test('a wait that is too long to sit out is handed on, and nothing is sent until it is over', async () => {
  const timer = createFastTimer()
  const board = connect(standIn.url, { timer })
  await standIn.control({ fault: '429', on: 'list', retry_after: 300 })
  expect(await problemOf(board.listPage(0))).toMatchObject({ kind: 'too-many', retryAfter: 300 })
  expect(await problemOf(board.listing(at(1740001)))).toMatchObject({ kind: 'too-many', retryAfter: 300 })
  expect(standIn.requests()).toHaveLength(1)
  await timer.pause(300_000)
  expect(await board.listing(at(1740001))).toMatchObject({ state: 'open' })
})

test.each([
  ['a day', 86_400],
  ['a century', 999_999_999],
])('a board that asks to be left alone for %s is asked again after fifteen minutes', async (_span, wait) => {
  const timer = createFastTimer()
  const board = connect(standIn.url, { timer })
  await standIn.control({ fault: '429', on: 'login', retry_after: wait })
  const refused = await problemOf(board.login(standIn.account(0)))
  expect(refused).toMatchObject({ kind: 'too-many', retryAfter: 900 })
  expect(await problemOf(board.listPage(0))).toMatchObject({ kind: 'too-many', retryAfter: 900 })
  await timer.pause(900_000)
  expect((await board.listPage(0)).cards).toHaveLength(30)
})

test('a date that a board names as the end of the wait counts as fifteen minutes at most', async () => {
  const server = await startServer((_request, response) => {
    response.writeHead(429, { 'retry-after': new Date(Date.now() + 9e9).toUTCString() }).end()
  })
  const problem = await problemOf(connect(server.url).listPage(0))
  expect(problem).toMatchObject({ kind: 'too-many', retryAfter: 900 })
  await server.close()
})

test('a redirect to another host is not followed', async () => {
  const visits: string[] = []
  const other = await startServer((request, response) => {
    visits.push(request.url ?? '')
    response.end()
  })
  const board = await startServer((_request, response) => {
    response.writeHead(302, { location: `${other.url}/jobseekers/jobsearch` }).end()
  })
  const problem = await problemOf(connect(board.url).listPage(0))
  expect(problem).toMatchObject({ kind: 'layout', message: expect.stringContaining('another host') })
  expect(visits).toEqual([])
  await Promise.all([other.close(), board.close()])
})

test('a board that is switched off is not visited', async () => {
  const board = connect(standIn.url, { enabled: false })
  expect(await problemOf(board.listPage(0))).toMatchObject({ kind: 'off' })
  expect(await problemOf(board.login(standIn.account(0)))).toMatchObject({ kind: 'off' })
  expect(standIn.requests()).toEqual([])
})
