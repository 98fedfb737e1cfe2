import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPay } from '../../reading/pay/pay.ts'
import { countAsks, hasFilters, payEstimate, readCriteria, readPage, statedIn } from './rules.ts'

const now = new Date('2026-11-20T03:00:00Z')

describe('what a request asks for', () => {
  test('nothing given is no criterion', () => {
    const criteria = readCriteria({}, now)
    expect(criteria).toEqual({
      text: null,
      jobType: null,
      pay: null,
      minimumPay: null,
      askedPay: null,
      workHours: null,
      postedFrom: null,
      tags: null,
    })
    expect(hasFilters(criteria)).toBe(false)
  })

  test("'any' and empty values are no filter", () => {
    const query = { job_type: 'any', salary_range: 'any', date_posted: 'any', tags: '', search: '' } as const
    expect(hasFilters(readCriteria(query, now))).toBe(false)
  })

  test.each([
    [{ job_type: 'gig' }],
    [{ minimum_pay: '20000' }],
    [{ work_hours: 'flexible' }],
    [{ salary_range: '0-500' }],
    [{ date_posted: 'today' }],
    [{ tags: '1' }],
    [{ tags: 'name:Excel' }],
  ] as const)('%j is a filter', (query) => {
    expect(hasFilters(readCriteria(query, now))).toBe(true)
  })

  test.each([
    ['today', '2026-11-19T03:00:00Z'],
    ['3days', '2026-11-17T03:00:00Z'],
    ['week', '2026-11-13T03:00:00Z'],
    ['month', '2026-10-21T03:00:00Z'],
  ] as const)('%s begins at %s', (date_posted, from) => {
    expect(readCriteria({ date_posted }, now).postedFrom).toEqual(new Date(from))
  })

  test.each([
    [{ search: '  video   editor ' }, 'video editor'],
    [{ q: 'editor' }, 'editor'],
    [{ search: 'editor', q: 'writer' }, 'editor'],
    [{ search: '   ', q: 'writer' }, 'writer'],
    [{ search: 'vi\u0000deo\teditor\u001b' }, 'vi deo editor'],
    [{ search: '\u0000' }, null],
    [{ search: 'cafe\u0301' }, 'caf\u00e9'],
    [{ search: 'a\ud800b' }, 'a\ufffdb'],
  ])('the words of %j are %j', (query, text) => {
    expect(readCriteria(query, now).text).toBe(text)
  })

  test.each([
    ['1,2', { ids: [1, 2], keys: [] }],
    ['name:Video%20Editing', { ids: [], keys: ['video editing'] }],
    ['name:  Video   EDITING ', { ids: [], keys: ['video editing'] }],
    ['name:C%2B%2B,name:R%26D', { ids: [], keys: ['c++', 'r&d'] }],
    ['name:a%2Cb', { ids: [], keys: ['a,b'] }],
    ['name:100%', { ids: [], keys: ['100%'] }],
    ['-1,name:Excel', { ids: [], keys: ['excel'] }],
    ['-1,4', { ids: [4], keys: [] }],
    ['-1', null],
  ])('the tags of %j are %j', (tags, expected) => {
    expect(readCriteria({ tags }, now).tags).toEqual(expected)
  })

  test.each([
    [{}, { offset: 0, limit: 10 }],
    [{ page: '3' }, { offset: 20, limit: 10 }],
    [
      { page: '2', per_page: '25' },
      { offset: 25, limit: 25 },
    ],
    [
      { page: '2', per_page: '5000' },
      { offset: 100, limit: 100 },
    ],
  ])('the page of %j is %j', (query, page) => {
    expect(readPage(query)).toEqual(page)
  })
})

describe('the estimate of the pay', () => {
  const read = {
    monthly_php_min: null,
    monthly_php_max: null,
    monthly_usd_min: null,
    monthly_usd_max: null,
    pay_currency: 'PHP',
    pay_period: 'hour',
    pay_rate_date: '2026-11-02',
    pay_assumptions: [],
  }
  test('is absent when the text told nothing', () => {
    expect(payEstimate(read)).toBeNull()
  })
  test('stands when one end is known', () => {
    expect(payEstimate({ ...read, monthly_php_min: 30_000, monthly_usd_min: 520 })).toEqual({
      php_min: 30_000,
      php_max: null,
      usd_min: 520,
      usd_max: null,
      rate_date: '2026-11-02',
      assumptions: [],
    })
  })
})

test.each([
  ['₱30,000 – 35,000 a month', 'PHP'],
  ['30,000PH', 'PHP'],
  ['$600 monthly', 'USD'],
  ['₱9,000 per cutoff (18,000 a month)', 'PHP'],
  ['₱9,000 per cutoff', undefined],
  ['₱200/hr', undefined],
  ['30,000 a month', undefined],
  ['€900 a month', undefined],
])('of %j the employer stated a month’s pay in %s', (salary, currency) => {
  const pay = readPay(salary, { typeOfWork: 'full-time' })
  const read = { pay_currency: pay.currency, pay_period: pay.period, pay_assumptions: [...pay.assumptions] }
  expect(statedIn(read).stated_in).toBe(currency)
})

test('a row counts what a job demands by kind, questions one by one, and leaves out what it would only like', () => {
  const order = { start: 0, end: 9, required: true }
  expect(
    countAsks([
      { ...order, kind: 'attach', what: 'resume' },
      { ...order, kind: 'attach', what: 'video' },
      { ...order, kind: 'answer-questions', questions: ['Why?', 'When?'] },
      { ...order, kind: 'answer-questions' },
      { ...order, kind: 'test', required: false },
    ]),
  ).toEqual({ attach: 2, recording: 1, 'answer-questions': 3 })
  expect(countAsks([])).toEqual({})
})

test('any text and any tags are read without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (search, tags) => {
      const { text } = readCriteria({ search, tags }, now)
      expect(text ?? '').not.toMatch(/\p{Cc}/u)
      expect((text ?? '').isWellFormed()).toBe(true)
    }),
  )
})
