import type { Order } from '@hanap/contract/jobs/orders'
import { describe, expect, test } from 'vitest'
import { isMet, withOrder } from './met.ts'

const order = (given: Partial<Order>): Order => ({
  kind: 'include-phrase',
  quote: '',
  field: 'description',
  start: 0,
  end: 0,
  required: true,
  check: true,
  doubt: false,
  ...given,
})
const subject = (words: string, other: Partial<Order> = {}) =>
  order({ kind: 'subject-line', subject: words, ...other })
const phrase = (words: string, place: Order['place'] = 'anywhere') => order({ phrase: words, place })
const ana = { first: 'Ana', last: 'Cruz' }
const letter = { subject: 'Application for Bookkeeper', content: 'I keep books.' }

describe('A tick stands only where ana’s letter shows it', () => {
  test.each([
    [subject('VA Application – [Your Name]'), 'va application - Ana Cruz', '', 'yes'],
    [subject('Bookkeeper 20 / first name'), 'Bookkeeper 20 / Ana', '', 'yes'],
    [subject('mangrove'), 'Application for Bookkeeper – Mangrove', '', 'yes'],
    [subject('mangrove'), 'Application for Bookkeeper', '', 'no'],
    [phrase('mangrove', 'start'), '', '"Mangrove"\n\nDear team', 'yes'],
    [phrase('mangrove', 'start'), '', 'Dear team, mangrove', 'no'],
    [phrase('TABO', 'end'), '', 'Regards\nTABO.', 'yes'],
    [phrase('quiet harbor'), '', 'I like the quiet  harbor here.', 'yes'],
    [subject('your favorite animal', { doubt: true }), 'Cats', '', 'unknown'],
    [order({ kind: 'attach', what: 'video' }), '', 'https://loom.example/1', 'unknown'],
  ])('%#', (asked, line, content, met) => {
    expect(isMet(asked, { subject: line, content }, ana)).toBe(met)
  })
})

test.each([
  [subject('VA Application – [Your Name]')],
  [subject('mangrove')],
  [phrase('mangrove', 'start')],
  [phrase('TABO', 'end')],
  [phrase('quiet harbor')],
])('one press puts it in, and what she wrote stays: %#', (asked) => {
  const put = withOrder(asked, letter, ana)
  expect(isMet(asked, put, ana)).toBe('yes')
  expect(put.content).toContain('I keep books.')
})
