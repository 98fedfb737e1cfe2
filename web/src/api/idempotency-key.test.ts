import { afterEach, expect, test, vi } from 'vitest'
import { newIdempotencyKey, repeatWhileInProgress, settlesKey } from './idempotency-key.ts'
import { ApiProblem, NetworkProblem } from './problems/problems.ts'

afterEach(() => {
  vi.useRealTimers()
})

const inProgress = new ApiProblem(409, { code: 'in-progress', retry_after: 2 })

test('a key is another one each time', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
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

test('a call whose earlier try still runs is made again when the server says, twice at most', async () => {
  vi.useFakeTimers()
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(inProgress)
  const ended = expect(repeatWhileInProgress(call)).rejects.toBe(inProgress)
  await vi.advanceTimersByTimeAsync(1999)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(call).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call).toHaveBeenCalledTimes(3)
  await ended
})

test('any other failure is told at once', async () => {
  const lost = new NetworkProblem('offline')
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(lost)
  await expect(repeatWhileInProgress(call)).rejects.toBe(lost)
  expect(call).toHaveBeenCalledTimes(1)
})
