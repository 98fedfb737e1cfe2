import type { Endpoint } from '@hanap/contract/wire/endpoint'
import { describe, expect, test } from 'vitest'
import { canReadAgain, isKeptRequest, jobIdOf, keptPaths, rowOf } from './kept-requests.ts'

const contract = import.meta.glob<Record<string, unknown>>(
  ['../../../../contract/src/**/*.ts', '!**/*.test.ts'],
  {
    eager: true,
  },
)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value
const endpoints = Object.values(contract)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
const addressOf = ({ path }: Endpoint) => `/api${path.replaceAll(/:\w+/g, '7')}`

describe('what may be kept on the phone', () => {
  test('is of the contract, and is only read', () => {
    const reads = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path)
    expect(reads.length).toBeGreaterThan(20)
    expect(keptPaths.filter((path) => !reads.includes(path))).toEqual([])
  })

  test('is nothing else that the server answers: no payments, exports, sessions, letters, resumes', () => {
    const kept = endpoints.filter((one) => one.method === 'GET' && isKeptRequest(addressOf(one)))
    expect(new Set(kept.map(({ path }) => path))).toEqual(new Set(keptPaths))
  })

  test.each([
    '/api/payments/',
    '/api/jobs/7/apply/',
    '/api/jobs/abc/',
    '/api/jobs/7/../../payments/',
    '/other/api/jobs/',
    '/api/jobs',
  ])('is not %s', (address) => {
    expect(isKeptRequest(address)).toBe(false)
  })
})

test('a search is never made again by itself, since it may count', () => {
  expect(canReadAgain('/api/jobs/')).toBe(true)
  expect(canReadAgain('/api/jobs/search/')).toBe(false)
  expect(canReadAgain('/api/payments/')).toBe(false)
})

test('a job that was never opened is read out of a list that had it', () => {
  expect(jobIdOf('/api/jobs/42/')).toBe(42)
  expect(jobIdOf('/api/jobs/42/similar/')).toBeNull()
  const job = { id: 42, title: 'Bookkeeper' }
  expect(rowOf({ results: [{ id: 1 }, job], count: 2 }, 42)).toEqual(job)
  expect(rowOf({ results: [], close: [job] }, 42)).toEqual(job)
  expect(rowOf([job], 42)).toEqual(job)
  // Not the entry that happens to have its number.
  expect(
    rowOf(
      {
        results: [
          { id: 42, job_details: { id: 9 } },
          { id: 1, job_details: job },
        ],
      },
      42,
    ),
  ).toEqual(job)
  expect(rowOf({ results: 'none' }, 42)).toBeUndefined()
  expect(rowOf(null, 42)).toBeUndefined()
})
