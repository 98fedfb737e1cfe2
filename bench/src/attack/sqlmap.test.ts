import { updateInterview } from '@hanap/contract/application-tracking'
import { getEmployer } from '@hanap/contract/employers'
import type { Endpoint } from '@hanap/contract/endpoint'
import { uploadResume } from '@hanap/contract/resumes'
import { createSavedSearch } from '@hanap/contract/saved-searches'
import { describe, expect, it } from 'vitest'
import type { AttackRequest } from './request.ts'
import { fieldsLeftOut } from './sqlmap/fields.ts'
import { formWithFile, isPlain, markCalls, namesOf } from './sqlmap/marks.ts'
import { readSqlmap } from './sqlmap/output.ts'
import { judgeTried, sumUp } from './sqlmap/table.ts'

const request = (endpoint: Endpoint, more: Partial<AttackRequest>): AttackRequest => ({
  endpoint,
  path: endpoint.path,
  query: [],
  headers: {},
  person: 'ana',
  ...more,
})
const session = { Host: '127.0.0.1:4370', Authorization: 'Token nena' }

describe('A call for sqlmap', () => {
  it('has a mark after every text and number of its body, however deep, and of its address', () => {
    const interview = request(updateInterview, {
      path: '/job-applications/5/interviews/12/',
      json: { label: 'First', place: '', notes: 'Bring "the" book' },
    })
    expect(markCalls(interview, session)).toEqual([
      {
        text: [
          'PATCH /api/job-applications/5*/interviews/12*/ HTTP/1.1',
          'Host: 127.0.0.1:4370',
          'Authorization: Token nena',
          'Content-Type: application/json',
          'Content-Length: 60',
          '',
          String.raw`{"label":"First*","place":"*","notes":"Bring \"the\" book*"}`,
        ].join('\r\n'),
        names: ['label', 'place', 'notes', 'id', 'interview_id'],
        args: [],
      },
    ])
    const employer = request(getEmployer, { path: '/employers/7/', query: [['page', '1']] })
    const [call] = markCalls(employer, {})
    expect([call?.text, call?.names]).toEqual([
      'GET /api/employers/7*/?page=1* HTTP/1.1\r\nContent-Length: 0\r\n\r\n',
      ['id', 'page'],
    ])
  })

  it('sends in another what a mark would make no JSON of, as texts', () => {
    const search = request(createSavedSearch, {
      json: { name: 'Mine', criteria: { search: 'books', page: 2 }, alerts: true, ids: [4, 'b'], off: null },
    })
    const [first, second] = markCalls(search, {})
    expect(first?.text).toContain(
      '{"name":"Mine*","criteria":{"search":"books*","page":2*},"alerts":true,"ids":[4,"b*"],"off":null}',
    )
    expect(first?.names).toEqual(['name', 'criteria.search', 'criteria.page', 'ids[1]'])
    expect(second?.text).toContain(
      '{"name":"Mine","criteria":{"search":"books","page":2},"alerts":"true*","ids":["4*","b"],"off":"null*"}',
    )
    expect(second?.names).toEqual(['alerts', 'ids[0]', 'off'])
    expect(namesOf(search)).toHaveLength(7)
  })

  it('has a mark at what is wanted alone, where another call tried the rest', () => {
    const interview = request(updateInterview, {
      path: '/job-applications/5/interviews/12/',
      query: [['page', '1']],
      json: { label: 'First', notes: 'Bring books', isOn: true },
    })
    const [call, ...others] = markCalls(interview, {}, {}, (name) => ['notes', 'interview_id'].includes(name))
    expect([call?.names, others]).toEqual([['notes', 'interview_id'], []])
    expect(call?.text).toContain('/api/job-applications/5/interviews/12*/?page=1 ')
    expect(call?.text).toContain('{"label":"First","notes":"Bring books*","isOn":true}')
  })

  it('tries headers in one of their own, which names them', () => {
    const search = request(createSavedSearch, { json: { name: 'Mine' } })
    const [, headers] = markCalls(search, session, { 'Idempotency-Key': 'once' })
    expect(headers).toMatchObject({ names: ['Idempotency-Key'], args: ['-p', 'Idempotency-Key'] })
    expect(headers?.text).toContain('Idempotency-Key: once\r\n')
    expect(headers?.text).not.toContain('*')
  })

  it('is a form where a file belongs to it', () => {
    const upload = request(uploadResume, { json: { filename: 'cv.pdf' } })
    const [call] = markCalls({ ...upload, ...formWithFile(upload) }, {})
    expect(call?.names).toEqual(['filename', 'the name of file'])
    expect(call?.text).toMatch(/name="filename"\r\n\r\ncv\.pdf\*\r\n[^]*filename="cv\.pdf\*"\r\n/)
  })

  it('holds no sign that means something in the file', () => {
    const isPlainNamed = (name: string) => isPlain(request(createSavedSearch, { json: { name } }))
    expect(['plain', 'a "word"', "d'Souza"].every(isPlainNamed)).toBe(true)
    expect(['2 * 3', 'ñ', 'a\nb', 'a\u0000'].some(isPlainNamed)).toBe(false)
  })
})

it('what the contract takes and no call holds is named', () => {
  const names = ['name', 'criteria.search', 'criteria.tags[0]', 'alerts']
  expect(fieldsLeftOut(createSavedSearch, names)).toEqual([
    'criteria.job_type',
    'criteria.salary_range',
    'removed_id',
  ])
  expect(fieldsLeftOut(updateInterview, ['label', 'notes', 'place'])).toEqual([
    'id',
    'interview_id',
    'starts_at',
  ])
})

describe('What sqlmap prints', () => {
  const beginning = [
    "[11:15:48] [WARNING] heuristic (basic) test shows that PATCH parameter 'JSON #1*' might not be injectable",
    "[11:15:48] [INFO] testing for SQL injection on PATCH parameter 'JSON #1*'",
    "[11:15:48] [INFO] testing 'AND boolean-based blind - WHERE or HAVING clause'",
  ]
  const suspected =
    "[11:15:48] [INFO] PATCH parameter 'JSON #1*' appears to be 'AND boolean-based blind - WHERE or HAVING clause' injectable "
  const second = [
    "[11:15:49] [INFO] testing 'PostgreSQL > 8.1 AND time-based blind'",
    "[11:15:50] [WARNING] PATCH parameter 'JSON #1*' does not seem to be injectable",
    "[11:15:50] [INFO] testing for SQL injection on PATCH parameter 'JSON #2*'",
    "[11:15:50] [INFO] testing 'PostgreSQL > 8.1 AND time-based blind'",
  ]
  const read = (...lines: string[]) => readSqlmap(lines.join('\n'))

  it('tells how far it came', () => {
    expect(read(...beginning, ...second)).toEqual({
      begun: 2,
      ended: 1,
      kinds: 2,
      findings: [],
      guesses: [],
      failures: [],
      trouble: undefined,
    })
  })

  it('is a finding where it is sure, with what it sent', () => {
    const { findings, guesses, ended, failures } = read(
      ...beginning,
      suspected,
      "(custom) POST parameter 'JSON #1*' is vulnerable. Do you want to keep testing the others (if any)? [y/N] N",
      'sqlmap identified the following injection point(s) with a total of 42 HTTP(s) requests:',
      '    Payload: {"name":"thing 3\' AND 5967=5967-- TIOZ","n":4}',
      '500 (Internal Server Error) - 8 times, 400 (Bad Request) - 3 times',
    )
    expect(findings).toHaveLength(3)
    expect(findings[2]).toBe('Payload: {"name":"thing 3\' AND 5967=5967-- TIOZ","n":4}')
    expect([guesses, ended, failures]).toEqual([[], 1, ['500 (Internal Server Error) - 8 times']])
  })

  it('is one where an answer showed an error of the database', () => {
    const line =
      "[11:15:48] [INFO] heuristic (basic) test shows that PATCH parameter 'JSON #1*' might be injectable (possible DBMS: 'PostgreSQL')"
    expect(read(line, ...beginning).findings).toEqual([line])
  })

  it('is a guess where it suspects something and was cut, and none where it took that back', () => {
    expect(read(...beginning, suspected)).toMatchObject({ findings: [], guesses: [suspected.trim()] })
    const union = '[11:30:43] [INFO] target URL appears to be UNION injectable with 3 columns'
    expect(read(...beginning, suspected, union, ...second)).toMatchObject({ findings: [], guesses: [] })
  })

  it('tells why nothing was tried', () => {
    const last = '[11:15:48] [CRITICAL] all tested parameters do not appear to be injectable. Try more.'
    expect(read(...beginning, last).trouble).toBeUndefined()
    const lost = '[CRITICAL] unable to connect to the target URL'
    expect(read(`[11:15:48] ${lost}`)).toMatchObject({ begun: 0, trouble: lost })
    const unstable =
      '[11:20:39] [WARNING] target URL content is not stable. If no dynamic nor injectable parameters are detected'
    expect(read(unstable).findings).toEqual([])
  })
})

describe('A call that was tried', () => {
  const reading = {
    begun: 2,
    ended: 2,
    kinds: 27,
    findings: [],
    guesses: [],
    failures: [],
    trouble: undefined,
  }
  const tried = {
    name: 'GET /jobs/',
    status: 200,
    names: ['search', 'page'],
    leftOut: [],
    reading,
    isCut: false,
  }
  it.each([
    ['is fine', tried, 'none'],
    ['and refused is told so', { ...tried, status: 400 }, 'none, of a refused call'],
    [
      'is fine where one was only begun',
      { ...tried, isCut: true, reading: { ...reading, ended: 1 } },
      'none',
    ],
    [
      'has to reach everything',
      { ...tried, isCut: true, reading: { ...reading, begun: 1, ended: 1 } },
      '1 NOT REACHED; none',
    ],
    ['has to hold everything', { ...tried, leftOut: ['tags', 'ids'] }, '2 NOT REACHED; none'],
    ['to the end may not miss one', { ...tried, reading: { ...reading, ended: 1 } }, 'NOT TRIED'],
    ['has to begin', { ...tried, isCut: true, reading: { ...reading, begun: 0, ended: 0 } }, 'NOT TRIED'],
    [
      'is a fault of ours',
      { ...tried, reading: { ...reading, failures: ['500 (x) - 1 times'] } },
      'ANSWERED 500',
    ],
    ['is a breach', { ...tried, reading: { ...reading, findings: ['is vulnerable'] } }, 'INJECTABLE'],
    [
      'is one that nobody took back',
      { ...tried, reading: { ...reading, guesses: ['appears'] } },
      'INJECTABLE',
    ],
  ])('%s', (_, one, told) => {
    const judged = judgeTried(one, false)
    expect(judged.told.split(':')[0]).toBe(told)
    expect(judged.isFine).toBe(told.startsWith('none'))
  })

  it('may leave something out where no more was asked for, and has to begin all the same', () => {
    const short = { ...tried, isCut: true, leftOut: ['tags'], reading: { ...reading, begun: 1, ended: 0 } }
    expect(judgeTried(short, true)).toEqual({ isFine: true, told: 'none' })
    expect(judgeTried({ ...short, reading: { ...reading, begun: 0, ended: 0 } }, true).isFine).toBe(false)
  })

  it('counts as tried to the end, begun, and not reached', () => {
    const short = { ...tried, isCut: true, leftOut: ['tags'], reading: { ...reading, begun: 1, ended: 0 } }
    const nothing = { ...tried, name: 'GET /team/', status: null, names: [] }
    const told = sumUp([tried, { ...short, name: 'GET /employers/' }, nothing])
    expect(told).toContain('2 endpoints take something, 1 nothing. Of 5 parameters and headers')
    expect(told).toMatch(
      /tried to the end +2\n +begun +1\n +not reached +2: 1 for want of time, 1 in no call/,
    )
  })
})
