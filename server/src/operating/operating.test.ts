/** @module-tag operations */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { figuresOf } from '../../test/figures.ts'
import { ana, signUp } from '../../test/people.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { openDatabase } from '../db/open.ts'
import { createLog } from '../lib/log.ts'
import { createRecentErrors } from '../lib/recent-errors.ts'
import { judge } from './judge.ts'
import { createMetrics } from './metrics.ts'
import { writePage } from './page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 30 } } })
  await app.imports.importSource('olj', 'full')
})
afterAll(() => app.close())

it('tells how much waits, how the import ended, and what nobody has looked at', async () => {
  const person = await ana(app)
  const now = app.clock.now()
  const job = await app.db.selectFrom('open_jobs').select('job_id').executeTakeFirstOrThrow()
  await app.db
    .insertInto('job_reports')
    .values({ user_id: person.id, job_id: job.job_id, reason: 'fake', note: 'a canary', reported_at: now })
    .execute()
  await app.db
    .insertInto('mails')
    .values({
      to_address: 'ana@example.com',
      kind: 'welcome',
      message_id: '<1@x>',
      state: 'waiting',
      created_at: new Date(now.getTime() - 3 * 3_600_000),
    })
    .execute()
  await app.index.catchUp()
  const figures = await figuresOf(app)()
  expect(figures.shared).toMatchObject({
    listings: { open: 30 },
    openReports: 1,
    mails: { open: [{ state: 'waiting', count: 1 }], oldestOpenSeconds: 3 * 3600 },
  })
  expect(figures.shared?.imports.listings['new']).toBe(30)
  expect(figures.shared?.tasks.map(({ name }) => name)).toContain('send-mail')
  expect(figures.search).toEqual({ listings: 30, behind: 0 })
  const verdicts = judge(figures, { isReady: true, importEverySeconds: 900, searches: true })
  const states = Object.fromEntries(verdicts.map(({ about, state }) => [about, state]))
  expect(states).toMatchObject({ Mails: 'act', Reports: 'look', Import: 'good', Replicas: 'look' })
})

it('reads them at most every ten seconds, however often it is asked', async () => {
  const read = figuresOf(app)
  const first = await read()
  await signUp(app)
  expect(await read()).toBe(first)
})

it('goes on telling about the process where the database does not answer', async () => {
  const log: unknown[] = []
  const unreachable = openDatabase('postgres://hanap@127.0.0.1:9/hanap', { poolSize: 1 })
  const broken = figuresOf(app, {
    db: unreachable.db,
    log: (error) => log.push(error),
  })
  const figures = await broken()
  expect(figures.shared).toBeNull()
  expect(log.length).toBeGreaterThan(0)
  const text = await createMetrics({ role: 'web', version: '1', commit: 'abc' }).show(figures, false)
  expect(text).toContain('hanap_database_up 0')
  expect(text).not.toContain('hanap_listings_open 30')
  expect(judge(figures, { isReady: false, importEverySeconds: 900, searches: true })).toContainEqual({
    about: 'Database',
    state: 'act',
    words: 'It does not answer, or not in time.',
  })
})

it('counts requests by the pattern of their route, tasks and errors', async () => {
  const metrics = createMetrics({ role: 'both', version: '1.2.3', commit: 'abc' })
  const answered = { method: 'GET', route: '/api/jobs/:id/', ms: 12, bytes: 900, seekerId: null }
  metrics.countRequest({ ...answered, status: 200 })
  metrics.countRequest({ ...answered, status: 503 })
  metrics.countTask({ task: 'send-mail', outcome: 'failed', seconds: 2 })
  metrics.countError()
  const text = await metrics.show(await figuresOf(app)(), true)
  for (const line of [
    'hanap_http_request_seconds_count{route="/api/jobs/:id/",method="GET",status="2xx"} 1',
    'hanap_http_request_seconds_count{route="/api/jobs/:id/",method="GET",status="5xx"} 1',
    'hanap_task_seconds_count{task="send-mail",outcome="failed"} 1',
    'hanap_errors_total 1',
    'hanap_ready 1',
    'hanap_database_replicas{state="left_out"} 1',
    'hanap_import_listings{outcome="new"} 30',
    'hanap_info{role="both",version="1.2.3",commit="abc"} 1',
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds|process_resident_memory_bytes/)
  expect(metrics.requests()).toEqual({ all: 2, faults: 1 })
})

it('shows the operator everything in words, and nothing of it as markup', async () => {
  const errors = createRecentErrors()
  const log = createLog('warn', { write: () => {} }, errors.take)
  log.error(
    { err: new Error('<script>alert(1)</script> ana@example.com postgres://hanap:canary@db/x') },
    'a <b>bold</b> fault',
  )
  const figures = await figuresOf(app)()
  const page = writePage({
    build: { version: '1.0.0', commit: 'abc' },
    role: 'both',
    pid: 7,
    upSeconds: 7300,
    memoryBytes: 3e8,
    requests: { all: 10, faults: 1 },
    verdicts: judge(figures, { isReady: true, importEverySeconds: 900, searches: true }),
    figures,
    errors: errors.list(),
    errorsTotal: errors.total(),
  })
  expect(page).toContain('up for 2 hours')
  expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;')
  expect(page).toMatch(/Look into it|Act now/)
  expect(page).not.toMatch(/<script|<b>|ana@example|canary/)
})

it('keeps the last fifty errors and counts them all', () => {
  const errors = createRecentErrors()
  for (let made = 0; made < 60; made += 1) errors.take(JSON.stringify({ time: made, msg: `fault ${made}` }))
  expect(errors.list()).toHaveLength(50)
  expect(errors.list()[0]?.message).toBe('fault 59')
  expect(errors.total()).toBe(60)
})

it('names each page of the board that cannot be read, with the reason and its next try', async () => {
  await app.board.control({ fault: '431', on: 'detail', path: '-9301', times: 100 })
  await app.board.control({ add: { id: 9301, title: 'Night nurse' } })
  await app.imports.importSource('olj', 'recent')
  const figures = await figuresOf(app)()
  expect(figures.shared?.unread).toMatchObject({
    count: 1,
    pages: [{ kind: 'listing', page: '9301', reason: expect.stringContaining('listing 9301'), tries: 3 }],
  })
  const verdicts = judge(figures, { isReady: true, importEverySeconds: 900, searches: true })
  expect(verdicts).toContainEqual({
    about: 'Import',
    state: 'look',
    words: expect.stringContaining('1 page of the board cannot be read.'),
  })
  const text = await createMetrics({ role: 'web', version: '1', commit: 'abc' }).show(figures, true)
  expect(text).toContain('hanap_import_unread_pages 1')
})
