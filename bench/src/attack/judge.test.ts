import { readApplication } from '@hanap/contract/applications'
import { generateCoverLetter } from '@hanap/contract/cover-letters'
import { parseResume } from '@hanap/contract/resumes'
import { createSavedSearch } from '@hanap/contract/saved-searches'
import { describe, expect, it } from 'vitest'
import { isBusy, isTooSlow, judge } from './judge.ts'
import { nameOf } from './naming.ts'
import { createPool } from './pool.ts'
import { type AttackRequest, makeRequest } from './request.ts'
import { outsideContract, type Route, routes } from './routes.ts'
import { type Heard, tellRequest } from './send.ts'
import { shrink } from './shrink.ts'
import { asNew, createSlowest } from './slowest.ts'

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

  it('that refuses for too much at once, but where a resume is read and it says when to come again', () => {
    const parsing = { ...request, endpoint: parseResume, path: '/resume-parse/' }
    const busy = problem(503, 'busy')
    const soon = { ...busy, headers: { ...busy.headers, 'retry-after': '5' } }
    expect([judge(parsing, soon), isBusy(parsing, soon)]).toEqual([null, true])
    expect([judge(parsing, busy), isBusy(parsing, busy)]).toEqual(['503 busy', false])
    expect([judge(request, soon), isBusy(request, soon)]).toEqual(['503 busy', false])
  })

  it('that leads elsewhere than to another page of the site', () => {
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

  it('after a second, or after all the time that what it waits for may take', () => {
    expect([took(createSavedSearch, 1000), took(createSavedSearch, 1001)]).toEqual([false, true])
    expect([took(generateCoverLetter, 61_000), took(generateCoverLetter, 61_001)]).toEqual([false, true])
  })

  it('and the slowest three of each endpoint are asked again, whichever came last', () => {
    const slow = createSlowest()
    for (const milliseconds of [5000, 1200, 9000, 1100, 1300])
      slow.add({ ...request, path: `/${milliseconds}/` }, milliseconds)
    slow.add({ ...request, endpoint: readApplication, path: '/2000/' }, 2000)
    const paths = slow.list().map(({ name, requests }) => [name, requests.map(({ path }) => path)])
    expect(paths).toEqual([
      ['POST /saved-searches/', ['/9000/', '/5000/', '/1300/']],
      ['GET /job-applications/:id/', ['/2000/']],
    ])
  })

  it('and is asked again under a key that nothing was answered under', () => {
    const keyed = { ...request, headers: { 'idempotency-key': 'key-7', accept: 'x' } }
    const [first, second] = [asNew(keyed), asNew(keyed)]
    expect(first).toEqual({ ...keyed, headers: { 'idempotency-key': expect.any(String), accept: 'x' } })
    expect(new Set([keyed, first, second].map(({ headers }) => headers['idempotency-key'])).size).toBe(3)
    expect(asNew(request)).toBe(request)
  })
})

const routeNamed = (name: string): Route => {
  const route = outsideContract.find((one) => nameOf(one) === name)
  if (!route) throw new Error(`${name} is not called`)
  return route
}

describe('Calls', () => {
  const pool = createPool('127.0.0.1:3000', { email: 'nena@board.example', password: 'x' })
  const make = (number: number) => makeRequest({ seed: 7, number, people: ['ana', 'ben'], pool })

  it('are the same for the same seed', () => {
    for (let number = 0; number < 300; number++) expect(make(number)).toEqual(make(number))
  })

  it('can be sent, whatever is wrong with them', () => {
    for (let number = 0; number < 3000; number++) expect(tellRequest(make(number))).toContain('curl -X')
  })

  it('go to every endpoint and to what the contract does not hold, some as nobody', () => {
    const made = Array.from({ length: 6000 }, (_, number) => make(number))
    const called = new Set(made.map(({ endpoint }) => nameOf(endpoint)))
    expect(routes.map(nameOf).filter((name) => !called.has(name))).toEqual([])
    expect(made.some(({ person }) => person === null)).toBe(true)
  })
})

it('a failing call is made smaller as long as it fails', async () => {
  const fails = async ({ json }: AttackRequest) => JSON.stringify(json).includes('"bad"')
  const large = { ...request, headers: { accept: 'x' }, json: { a: 'bad', b: ['c'.repeat(50), { d: 1 }] } }
  const small = await shrink(large, fails)
  expect([small.headers, small.json]).toEqual([{}, { a: 'bad' }])
})
