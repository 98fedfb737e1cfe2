// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../../test/api-stub.ts'
import { verifyUntilKnown } from './payment-polling.ts'

const VERIFY = 'POST /auth/subscription/payment/verify/'
const begun = { payment_id: 'pi_1', plan_id: 3 } as const
const processing = { success: false, status: 'processing' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Polls while answers last, one per attempt. */
function looking(...answers: unknown[]) {
  const api = stubApi({ [VERIFY]: () => answers.shift() })
  const leaving = new AbortController()
  const result = verifyUntilKnown(begun, leaving.signal)
  result.catch(() => {})
  return { ...api, leaving, result }
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('the first look comes after three seconds, and says which payment of which plan', async () => {
  const { calls, bodies, result } = looking({ success: true, status: 'paid' })
  await vi.advanceTimersByTimeAsync(2999)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toEqual([VERIFY])
  expect(bodies).toEqual([{ payment_intent_id: 'pi_1', plan_id: 3 }])
  expect(await result).toMatchObject({ outcome: 'paid' })
  await seconds(30)
  expect(calls).toHaveLength(1)
})

test('then one every three seconds, five in all', async () => {
  const { calls, result } = looking(processing, processing, processing, processing, processing, processing)
  for (let count = 1; count <= 5; count += 1) {
    await seconds(3)
    expect(calls).toHaveLength(count)
  }
  expect(await result).toMatchObject({ outcome: 'processing' })
  await seconds(60)
  expect(calls).toHaveLength(5)
})

test('a payment that failed is looked at no more, and says why', async () => {
  const failed = { success: false, status: 'failed', error_message: 'Not confirmed.' }
  const { calls, result } = looking(processing, failed, processing)
  await seconds(30)
  expect(await result).toMatchObject({ begun, outcome: 'failed', reason: 'Not confirmed.' })
  expect(calls).toHaveLength(2)
})

test('a look without an answer is followed by the next', async () => {
  const { result } = looking('no answer', refusal(500), { success: true, status: 'paid' })
  await seconds(9)
  expect(await result).toMatchObject({ outcome: 'paid' })
})

test.each([
  ['none', [processing, processing, processing, processing, 'no answer'], 'unanswered'],
  ['one, after a failure', ['no answer', processing, refusal(502), 'no answer', processing], 'processing'],
])('what is said at the end goes by the last look alone: it got %s', async (_, answers, outcome) => {
  const { result } = looking(...answers)
  await seconds(15)
  expect(await result).toMatchObject({ outcome })
})

test('a slow look is waited for, and there are never two at once', async () => {
  let answer: (value: unknown) => void = () => {}
  const slow = new Promise((resolve) => {
    answer = resolve
  })
  const { calls, result } = looking(slow, { success: true, status: 'paid' })
  await seconds(9)
  expect(calls).toHaveLength(1)
  answer(processing)
  await seconds(0)
  expect(calls).toHaveLength(2)
  expect(await result).toMatchObject({ outcome: 'paid' })
})

test('who leaves the page is asked for nothing any more', async () => {
  const { calls, leaving, result } = looking(processing, processing)
  await seconds(3)
  leaving.abort()
  await expect(result).rejects.toThrow(/abort/i)
  await seconds(30)
  expect(calls).toHaveLength(1)
})
