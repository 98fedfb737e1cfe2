import { readApplication } from '@hanap/contract/applications'
import { createSavedSearch } from '@hanap/contract/saved-searches'
import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import { createPool } from './pool.ts'
import { type AttackRequest, makeRequest } from './request.ts'
import type { Heard } from './send.ts'
import { shrink } from './shrink.ts'

const request: AttackRequest = {
  endpoint: createSavedSearch,
  path: '/saved-searches/',
  query: [],
  headers: {},
  person: 'ana',
  json: { name: 'Mine', criteria: {} },
}
const heard = (status: number, body: unknown, headers: Heard['headers'] = {}): Heard => ({
  status,
  text: JSON.stringify(body),
  milliseconds: 1,
  headers: {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'content-type': status < 300 ? 'application/json' : 'application/problem+json',
    ...headers,
  },
})
const problem = (status: number, code: string, errors?: object) =>
  heard(status, {
    type: `/problems/${code}`,
    title: 'No',
    status,
    code,
    detail: 'No.',
    ...(errors && { errors }),
  })

describe('An answer is a breach', () => {
  it.each([
    ['that is none', { ...heard(0, null), cut: 'ECONNRESET' }, 'no answer: ECONNRESET'],
    ['of ours that failed', problem(500, 'internal'), '500 internal'],
    ['of somebody outside, where none is asked', problem(502, 'outside-down'), '502 outside-down'],
    ['that is no problem body', heard(400, { error: 'no' }), '400 with something that is no problem'],
    ['in HTML', heard(404, '', { 'content-type': 'text/html' }), '404 without a problem, as text/html'],
    ['with a code of another status', problem(404, 'conflict'), '404 with the problem conflict'],
    [
      'with a code that is not told',
      problem(422, 'unreadable-resume'),
      '422 unreadable-resume, which the contract does not tell',
    ],
    [
      'in words of a library',
      problem(400, 'invalid', { name: ['Too big: expected string'] }),
      '400 in words that nobody here wrote: Too big: expected string',
    ],
    [
      'without the headers that protect',
      heard(400, {}, { 'x-content-type-options': undefined }),
      'headers that protect are missing',
    ],
    ['of another shape', heard(201, { id: 'one' }), 'an answer of another shape: id'],
    ['that sends elsewhere', heard(302, null), '302 is no answer of ours'],
  ])('%s', (_, answer, told) => {
    expect(judge(request, answer)).toBe(told)
  })

  it('not where a refusal is told in our words', () => {
    expect(judge(request, problem(409, 'conflict'))).toBeNull()
    expect(judge({ ...request, endpoint: readApplication }, problem(404, 'not-found'))).toBeNull()
  })
})

describe('Calls', () => {
  const pool = createPool('127.0.0.1:3000', { email: 'nena@board.example', password: 'x' })
  const make = (number: number) => makeRequest({ seed: 7, number, people: ['ana', 'ben'], pool })

  it('are the same for the same seed', () => {
    for (let number = 0; number < 300; number++) expect(make(number)).toEqual(make(number))
  })

  it('go to every endpoint, some as nobody', () => {
    const made = Array.from({ length: 4000 }, (_, number) => make(number))
    expect(new Set(made.map(({ endpoint }) => endpoint)).size).toBeGreaterThan(100)
    expect(made.some(({ person }) => person === null)).toBe(true)
  })
})

it('a failing call is made smaller as long as it fails', async () => {
  const fails = async ({ json }: AttackRequest) => JSON.stringify(json).includes('"bad"')
  const large = { ...request, headers: { accept: 'x' }, json: { a: 'bad', b: ['c'.repeat(50), { d: 1 }] } }
  const small = await shrink(large, fails)
  expect([small.headers, small.json]).toEqual([{}, { a: 'bad' }])
})
