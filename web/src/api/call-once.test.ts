// @vitest-environment jsdom
import { addApplication } from '@hanap/contract/applications/application-tracking'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../test/api-stub.ts'
import { callOnce, keyInMemory, settlesKey } from './call-once.ts'
import { newKey } from './new-key.ts'
import { ApiProblem, NetworkProblem } from './problems/problems.ts'

afterEach(() => {
  vi.useRealTimers()
})

const inProgress = new ApiProblem(409, { code: 'in-progress', retry_after: 2 })

test('a key is another one each time', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})

test.each([
  ['a refusal that is kept', new ApiProblem(400, { code: 'invalid', key_settled: true }), true],
  [
    'a failure that says what became of it',
    new ApiProblem(502, { code: 'board-down', key_settled: true }),
    true,
  ],
  ['other words, and nothing to change', new ApiProblem(422, { code: 'idempotency-mismatch' }), true],
  [
    'other words for what is there',
    new ApiProblem(422, { code: 'idempotency-mismatch', saved_id: 2 }),
    false,
  ],
  ['a call that still runs', inProgress, false],
  ['a session that ended', new ApiProblem(401, { code: 'unauthenticated' }), false],
  ['a refusal before the key was looked at', new ApiProblem(429, { code: 'too-many' }), false],
  ['a crash', new ApiProblem(500, { code: 'internal' }), false],
  ['a lost connection', new NetworkProblem('offline'), false],
  ['a mistake of ours', new TypeError('x'), false],
])('%s settles its key: %#', (_, problem, isSettled) => {
  expect(settlesKey(problem)).toBe(isSettled)
})

const body = { job_title: 'Bookkeeper', applied_date: '2026-11-20' }
const ADD = 'POST /job-applications/'
/** Other calls have no key. */
const keysOf = (headers: Headers[]) => headers.flatMap((one) => one.get('idempotency-key') ?? [])

test('a press after a lost answer goes out under the key of the first', async () => {
  const place = keyInMemory()
  const { headers } = stubApi({ [ADD]: 'no answer' })
  await expect(callOnce(addApplication, place, { body })).rejects.toThrow(NetworkProblem)
  await expect(callOnce(addApplication, place, { body })).rejects.toThrow(NetworkProblem)
  const keys = keysOf(headers)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('after a refusal that settles its key, the next try has another one', async () => {
  const place = keyInMemory()
  const { headers } = stubApi({ [ADD]: refusal(400, { code: 'invalid', key_settled: true }) })
  await expect(callOnce(addApplication, place, { body })).rejects.toThrow(ApiProblem)
  await expect(callOnce(addApplication, place, { body })).rejects.toThrow(ApiProblem)
  const [first, second] = keysOf(headers)
  expect(second).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
})

test('a call whose earlier try still runs is made again when the server says, twice at most', async () => {
  vi.useFakeTimers()
  const { headers } = stubApi({ [ADD]: refusal(409, { code: 'in-progress', retry_after: 2 }) })
  const ended = expect(callOnce(addApplication, keyInMemory(), { body })).rejects.toThrow(ApiProblem)
  await vi.advanceTimersByTimeAsync(1999)
  expect(headers).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(headers).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(60_000)
  await ended
  expect(headers).toHaveLength(3)
  expect(new Set(keysOf(headers)).size).toBe(1)
})

test('who leaves while it waits is told what it waited for, and nothing more is asked', async () => {
  const leaving = new AbortController()
  const { headers } = stubApi({ [ADD]: refusal(409, { code: 'in-progress', retry_after: 2 }) })
  const more = { onWaiting: () => leaving.abort(), signal: leaving.signal }
  await expect(callOnce(addApplication, keyInMemory(), { body }, more)).rejects.toThrow(ApiProblem)
  expect(headers).toHaveLength(1)
})
