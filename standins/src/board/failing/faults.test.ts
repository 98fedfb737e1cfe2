import { expect, test } from 'vitest'
import { firstAccount, openBoard } from '../../../test/boards.ts'
import { createVisitor } from '../../../test/visitor.ts'
import type { Inspection } from '../control/inspect.ts'

const JOB = 1_740_428

async function applyWith(words: string) {
  const board = await openBoard({ slowMs: 1 })
  const worker = createVisitor(board.url)
  await worker.logIn(firstAccount(board))
  const answer = await worker
    .apply(JOB, { message: `Good day ${words}` })
    .catch((error: unknown) => String(error))
  return { board, worker, answer, stored: board.applications().length }
}

test.each([
  ['[standin: slow]', 200, /has been sent/, 1],
  ['[standin: slow 5]', 200, /has been sent/, 1],
  ['[standin: down]', 500, /500 Internal Server Error/, 0],
  ['[standin: busy]', 429, /Too Many Requests/, 0],
  ['[standin: captcha]', 403, /Just a moment/, 0],
  ['[standin: no points]', 200, /points are too low/, 0],
  ['[standin: csrf]', 403, /not allowed/, 0],
  ['[standin: form changed]', 200, /name="application\[subject\]"/, 0],
  ['[standin: garbage]', 200, /^!\P{ASCII}/u, 1],
])('a letter with %s is answered as it says', async (words, status, page, storedCount) => {
  const { board, answer, stored } = await applyWith(words)
  expect(answer).toMatchObject({ status, page: expect.stringMatching(page) })
  expect(stored).toBe(storedCount)
  expect(board.requests().filter(({ path }) => path === '/apply')).toHaveLength(2)
})

test.each([
  ['[standin: cut]', 'fetch failed'],
  ['[standin: half]', 'terminated'],
])('a letter with %s is stored, and its answer never comes whole', async (words, error) => {
  const { board, answer, stored } = await applyWith(words)
  expect(answer).toContain(error)
  expect(stored).toBe(1)
  expect(board.requests().filter(({ path }) => path === '/apply')).toHaveLength(2)
})

test('a letter can end the session once, and goes through after a new login', async () => {
  const { board, worker, answer } = await applyWith('[standin: session]')
  expect(answer).toMatchObject({ path: '/login' })
  await worker.logIn(firstAccount(board))
  const second = await worker.apply(JOB, { message: 'Good day [standin: session]' })
  expect(second.page).toContain('Your message has been sent')
})

test('a letter that fails once goes through the second time', async () => {
  const { worker, answer } = await applyWith('[standin: down once]')
  expect(answer).toMatchObject({ status: 500 })
  expect((await worker.apply(JOB, { message: 'Good day [standin: down once]' })).status).toBe(200)
})

test('a search word and a login address fail too', async () => {
  const board = await openBoard({ slowMs: 1 })
  const visitor = createVisitor(board.url)
  expect((await visitor.open('/jobseekers/jobsearch?jobkeyword=[standin: down]')).status).toBe(500)
  expect((await visitor.logIn({ email: 'down@any.example', password: 'x' })).status).toBe(500)
  expect((await visitor.logIn({ email: 'bot@any.example', password: 'x' })).page).toContain(
    'Just a moment...',
  )
  expect((await visitor.logIn({ email: 'slow@any.example', password: 'x' })).page).toContain('incorrect')
  await expect(visitor.logIn({ email: 'cut@any.example', password: 'x' })).rejects.toThrow('fetch failed')
})

test('an ordered fault fails its part of the board as often as ordered', async () => {
  const board = await openBoard()
  const { open } = createVisitor(board.url)
  await board.control({ fault: '429', on: 'list', times: 2, retry_after: 7 })
  expect((await open('/jobseekers/job/1740428')).status).toBe(200)
  const refused = await fetch(`${board.url}/jobseekers/jobsearch`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
  expect((await open('/jobseekers/jobsearch')).status).toBe(429)
  expect((await open('/jobseekers/jobsearch')).status).toBe(200)
  await board.control({ fault: 'layout', on: 'list' })
  const changed = (await open('/jobseekers/jobsearch')).page
  expect(changed).not.toContain('jobpost-cat-box')
  expect(changed).toContain('Displaying 2 out of 2')
  await board.control({ fault: '500', on: 'all', times: 9 })
  await board.control({ clear: 'faults' })
  expect((await open('/jobseekers/jobsearch')).status).toBe(200)
})

test('a slow answer does not keep the board from closing', async () => {
  const board = await openBoard()
  await board.control({ fault: 'slow', on: 'list', ms: 3_600_000 })
  const waiting = fetch(`${board.url}/jobseekers/jobsearch`).catch(() => 'ended')
  const pending = async () =>
    ((await (await fetch(`${board.url}/_inspect.json`)).json()) as Inspection).faults
  await expect.poll(pending).toEqual([])
  await board.close()
  expect(await waiting).toBe('ended')
})

test.each([
  ['431', 431, /431 Request Header/],
  ['empty', 200, /^$/],
  ['binary', 200, /^\0.*PDF/],
  ['oversized', 200, /x{3000000}/],
  ['deep', 200, /(<span>){60000}/],
] as const)(
  'a listing ordered to be %s is so for good, and no other page is',
  async (fault, status, page) => {
    const board = await openBoard()
    const { open } = createVisitor(board.url)
    await board.control({ fault, path: `/${JOB}`, times: 9 })
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await open(`/jobseekers/job/${JOB}`)).toMatchObject({
        status,
        page: expect.stringMatching(page),
      })
    }
    expect((await open('/jobseekers/jobsearch')).page).toContain('Displaying 2 out of 2')
  },
)

test.each([
  ['loop', `/jobseekers/job/${JOB}`],
  ['elsewhere', 'https://elsewhere.example/'],
] as const)('a listing ordered to %s redirects', async (fault, target) => {
  const board = await openBoard()
  await board.control({ fault, path: `/${JOB}` })
  const answer = await fetch(`${board.url}/jobseekers/job/${JOB}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, target])
})
