import { expect, test, vi } from 'vitest'
import { fieldTexts, showAtFields } from './field-problems.ts'
import { ApiProblem, isApiProblem, isRefusedFor, NetworkProblem, problemText } from './problems.ts'

const taken = new ApiProblem(409, {
  code: 'conflict',
  detail: 'Already registered',
  errors: { email: ['This email is already registered'], non_field_errors: ['Look above'] },
})
const texts = { fallback: 'An error occurred. Please try again.', network: 'No connection' }

test('field texts stand at their fields, the first focused; the others are given back', () => {
  const setError = vi.fn<(...values: unknown[]) => void>()
  expect(showAtFields(taken, ['username', 'email'], setError)).toEqual(['Look above'])
  expect(setError.mock.calls).toEqual([
    ['email', { type: 'server', message: 'This email is already registered' }, { shouldFocus: true }],
  ])
})

test('a problem is known by its code', () => {
  expect(isApiProblem(taken, 'conflict')).toBe(true)
  expect(isApiProblem(taken, 'not-found')).toBe(false)
  expect(isApiProblem(new Error('x'))).toBe(false)
  expect(fieldTexts(new Error('x'))).toEqual({})
})

test('a refusal is read by its code; only without one does its status say what it is', () => {
  const ended = new ApiProblem(403, { code: 'subscription-required' })
  expect(isRefusedFor(ended, 'subscription-required')).toBe(true)
  expect(isRefusedFor(ended, 'search-limit', 'saved-jobs-limit')).toBe(false)
  const plain = new ApiProblem(403, { error: 'No' })
  expect(isRefusedFor(plain, 'search-limit')).toBe(true)
  expect(isRefusedFor(plain, 'unauthenticated')).toBe(false)
  const wrong = new ApiProblem(401, { code: 'board-credentials' })
  expect(isRefusedFor(wrong, 'unauthenticated')).toBe(false)
  expect(isRefusedFor(new NetworkProblem('offline'), 'search-limit')).toBe(false)
})

test.each([
  ['a refusal in its own words', taken, 'Already registered'],
  ['a crash without its words', new ApiProblem(500, { code: 'internal', detail: 'stack' }), texts.fallback],
  ['a refusal without words', new ApiProblem(404, {}), texts.fallback],
  ['no network', new NetworkProblem('offline'), texts.network],
  ['anything else', new TypeError('x is undefined'), texts.fallback],
])('%s', (_, problem, text) => {
  expect(problemText(problem, texts)).toBe(text)
})
