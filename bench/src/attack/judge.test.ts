import { readApplication } from '@hanap/contract/applications/applications'
import { createSavedSearch } from '@hanap/contract/jobs/saved-searches'
import { generateCoverLetter } from '@hanap/contract/letters/cover-letters'
import { parseResume } from '@hanap/contract/profile/resumes'
import { describe, expect, it } from 'vitest'
import { isBusy, isTooSlow, judge } from './judge.ts'
import { nameOf } from './naming.ts'
import { createPool } from './pool.ts'
import { type AttackRequest, makeRequest } from './request.ts'
import { outsideContract, type Route, routes } from './routes.ts'
import { type Heard, tellRequest } from './send.ts'
import { placesIn } from './sql.ts'

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

describe('An answer is a breach if it', () => {
  it.each([
    ['is missing', { ...heard(0, null), cut: 'ECONNRESET' }, 'no answer: ECONNRESET'],
    ['is a fault of ours', problem(500, 'internal'), '500 internal'],
    ['blames a server outside that the call does not use', problem(502, 'outside-down'), '502 outside-down'],
    [
      'is a refusal without a problem body',
      heard(400, { error: 'no' }),
      '400 with something that is no problem',
    ],
    [
      'is a refusal in HTML',
      heard(404, '', { 'content-type': 'text/html' }),
      '404 without a problem, as text/html',
    ],
    ['has a code of another status', problem(404, 'conflict'), '404 with the problem conflict'],
    [
      'has a code that the contract does not name',
      problem(422, 'unreadable-resume'),
      '422 unreadable-resume, which the contract does not tell',
    ],
    [
      'has the words of a library',
      problem(400, 'invalid', { name: ['Too big: expected string'] }),
      '400 in words that nobody here wrote: Too big: expected string',
    ],
    [
      'lacks the security headers',
      heard(400, {}, { 'x-content-type-options': undefined }),
      'headers that protect are missing',
    ],
    ['has another shape', heard(201, { id: 'one' }), 'an answer of another shape: id'],
    ['redirects', heard(302, null), '302 is no answer of ours'],
  ])('%s', (_, answer, told) => {
    expect(judge(request, answer)).toBe(told)
  })

  it('but not if it is a refusal in our words', () => {
    expect(judge(request, problem(409, 'conflict'))).toBeNull()
    expect(judge({ ...request, endpoint: readApplication }, problem(404, 'not-found'))).toBeNull()
  })

  it('says busy, unless a resume is read and it has Retry-After', () => {
    const parsing = { ...request, endpoint: parseResume, path: '/resume-parse/' }
    const busy = problem(503, 'busy')
    const soon = { ...busy, headers: { ...busy.headers, 'retry-after': '5' } }
    expect([judge(parsing, soon), isBusy(parsing, soon)]).toEqual([null, true])
    expect([judge(parsing, busy), isBusy(parsing, busy)]).toEqual(['503 busy', false])
    expect([judge(request, soon), isBusy(request, soon)]).toEqual(['503 busy', false])
  })

  it('leads to another site', () => {
    const old = { ...request, endpoint: routeNamed('GET /:page/'), path: '/Employers/' }
    const leading = (location: string) => heard(301, null, { location, 'content-type': undefined })
    expect(judge(old, { ...leading('/employers'), text: '' })).toBeNull()
    expect(judge(old, leading('//evil.example/'))).toBe('it leads to //evil.example/')
    expect(judge(old, leading('/\\evil.example/'))).toContain('it leads to')
    expect(judge(old, leading('https://evil.example/'))).toContain('it leads to')
  })
})

describe('A call is too slow', () => {
  const took = (endpoint: Route, milliseconds: number) =>
    isTooSlow({ ...request, endpoint }, { ...heard(200, {}), milliseconds })

  it('after a second, or after the timeouts of what it waits for', () => {
    expect([took(createSavedSearch, 1000), took(createSavedSearch, 1001)]).toEqual([false, true])
    expect([took(generateCoverLetter, 61_000), took(generateCoverLetter, 61_001)]).toEqual([false, true])
  })
})

const routeNamed = (name: string): Route => {
  const route = outsideContract.find((one) => nameOf(one) === name)
  if (!route) throw new Error(`${name} is not called`)
  return route
}

describe('Random calls', () => {
  const pool = createPool('127.0.0.1:3000', { email: 'nena@board.example', password: 'x' })
  const make = (number: number) => makeRequest({ seed: 7, number, people: ['ana', 'ben'], pool })

  it('are the same for the same seed', () => {
    for (let number = 0; number < 300; number++) expect(make(number)).toEqual(make(number))
  })

  it('can be sent, however wrong', () => {
    for (let number = 0; number < 3000; number++) expect(tellRequest(make(number))).toContain('curl -X')
  })

  it('go to every endpoint in the contract and outside it, some without a session', () => {
    const made = Array.from({ length: 6000 }, (_, number) => make(number))
    const called = new Set(made.map(({ endpoint }) => nameOf(endpoint)))
    expect(routes.map(nameOf).filter((name) => !called.has(name))).toEqual([])
    expect(made.some(({ person }) => person === null)).toBe(true)
  })
})

it('SQL can be put into every value of a call: path, query, body and headers', () => {
  const call: AttackRequest = {
    ...request,
    endpoint: { ...createSavedSearch, path: '/saved-searches/:id/', idempotent: true },
    path: '/saved-searches/7/',
    query: [['page', '2']],
    json: { name: 'Mine', criteria: { tags: [1, 2] } },
  }
  const places = placesIn(call)
  expect(places.map(({ name }) => name)).toEqual([
    'id',
    'page',
    'name',
    'criteria.tags',
    'criteria.tags',
    'authorization',
    'user-agent',
    'idempotency-key',
  ])
  const put = (at: number) => places[at]?.put("'")
  expect(put(0)?.path).toBe("/saved-searches/'/")
  expect(put(1)?.query).toEqual([['page', "'"]])
  expect(put(4)?.json).toEqual({ name: 'Mine', criteria: { tags: [1, "'"] } })
  expect(put(7)?.headers).toEqual({ 'idempotency-key': "'" })
})
