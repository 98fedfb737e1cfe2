import { expect, test } from 'vitest'
import { firstAccount, openBoard } from '../../../test/boards.ts'
import { createVisitor } from '../../../test/visitor.ts'
import type { Inspection } from './inspect.ts'

const control = (board: { url: string }, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${board.url}/_control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('the inspection shows accounts, applications and requests, and no password', async () => {
  const board = await openBoard()
  const worker = createVisitor(board.url)
  await worker.logIn(firstAccount(board))
  await worker.apply(1_740_428, { subject: 'Bold <b>Maria</b>' })
  const seen = (await (await fetch(`${board.url}/_inspect.json`)).json()) as Inspection
  expect(seen.accounts).toHaveLength(12)
  expect(seen.accounts[0]).toMatchObject({ points_left: 39, applications: 1 })
  expect(seen.applications).toMatchObject([{ subject: 'Bold <b>Maria</b>' }])
  expect(seen.requests.by_area.apply).toMatchObject({ count: 2 })
  expect(seen.requests.by_path['POST /apply']).toBe(2)
  expect(seen.requests.total.shortest_gap_ms).toBeGreaterThanOrEqual(0)
  const { page } = await worker.open('/_inspect')
  expect(page).toContain('Bold &lt;b&gt;Maria&lt;/b&gt;')
  expect(page).toContain('[standin: slow]')
  for (const text of [page, JSON.stringify(seen)]) expect(text).not.toContain(firstAccount(board).password)
})

test('a person bumps a job, breaks a page and marks an application from the inspection page', async () => {
  const board = await openBoard()
  const worker = createVisitor(board.url)
  await worker.logIn(firstAccount(board))
  await worker.apply(1_740_428, {})
  const press = (typed: Record<string, string>) => worker.submit('', '/_inspect', typed)
  expect((await press({ command: 'application', value: '1', state: 'Viewed' })).page).toContain('Done.')
  expect(board.applications()[0]?.state).toBe('Viewed')
  await press({ command: 'fault', value: '500', on: 'list', times: '1' })
  expect((await worker.open('/jobseekers/jobsearch')).status).toBe(500)
  await press({ command: 'add', value: '', title: 'Night Clerk' })
  expect((await worker.open('/jobseekers/jobsearch')).page).toContain('Night Clerk')
  expect((await press({ command: 'bump', value: '5' })).page).toContain('No listing 5.')
})

test('commands from another site, in another form or without meaning are refused', async () => {
  const board = await openBoard()
  expect((await control(board, { clear: 'faults' }, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await control(board, { dance: true })).status).toBe(400)
  expect((await control(board, { fault: '429', on: 'moon' })).status).toBe(400)
  expect((await control(board, { bump: 'x' })).status).toBe(400)
  expect(
    (await fetch(`${board.url}/_control`, { method: 'POST', body: new URLSearchParams({ clear: 'faults' }) }))
      .status,
  ).toBe(415)
  expect(
    await (await control(board, [{ bump: 1_037_964 }, { unavailable: 1_740_428 }])).json(),
  ).toMatchObject({ ok: true })
  expect(board.get(1_740_428)?.state).toBe('unavailable')
})
