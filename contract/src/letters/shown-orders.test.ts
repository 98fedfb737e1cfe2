import { describe, expect, test } from 'vitest'
import type { Order } from '../jobs/orders.ts'
import { isMet, withOrder } from './shown-orders.ts'

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
const questions = order({ kind: 'answer-questions', questions: ['Which tool?', 'When can  you start?'] })
const ana = { first: 'Ana', last: 'Cruz' }
const letter = { subject: 'Application for Bookkeeper', content: 'I keep books.' }
const alone = { resume_url: '' }

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
    [order({ phrase: 'TABO', quote: 'Type TABO when you fill in the form' }), '', 'TABO', 'unknown'],
    [order({ phrase: 'TABO', quote: 'On the first question, enter:' }), '', 'TABO', 'unknown'],
    [order({ kind: 'attach', what: 'video' }), '', 'https://loom.example/1', 'unknown'],
    [order({ kind: 'attach', what: 'video' }), '', 'Hello\nVideo: https://loom.example/1', 'yes'],
    [order({ kind: 'attach', what: 'video' }), '', 'Video: soon', 'unknown'],
    [order({ kind: 'attach', what: 'references' }), '', 'References: https://a.example', 'unknown'],
    [questions, '', 'Q: Which tool?\nA: Xero\n\nQ: When can you start?\nA: Monday', 'yes'],
    [questions, '', 'Q: Which tool?\nA: Xero\n\nQ: When can you start?\nA:', 'unknown'],
    [questions, '', 'Q: Which tool?\nA: Xero\n\nQ: When can you start?\nA: [your answer]', 'unknown'],
    [questions, '', 'Q: Which tool?\nA: [ang sagot mo]\n\nQ: When can you start?\nA: Now', 'unknown'],
    [subject('VA – [years of experience]'), 'VA – [years of experience]', '', 'unknown'],
    [order({ kind: 'state', quote: 'your availability' }), '', 'Start date: in 2 weeks', 'yes'],
    [order({ kind: 'state', quote: 'your availability' }), '', 'Start date: [your start date]', 'unknown'],
    [order({ kind: 'state', quote: 'your rate and hours' }), '', 'Expected pay: $9 an hour', 'unknown'],
    [order({ kind: 'state', quote: 'your rate, and why you' }), '', 'Expected pay: $9 an hour', 'unknown'],
    [order({ kind: 'link-form' }), '', 'I filled it in', 'unknown'],
    [
      order({ kind: 'do-not', quote: 'Do NOT send a resume' }),
      '',
      'Hello\nVideo: https://loom.example',
      'yes',
    ],
    [order({ kind: 'do-not', quote: 'Do NOT send a resume' }), '', 'https://cv.example', 'unknown'],
    [order({ kind: 'do-not', quote: 'no agencies' }), '', 'Hello', 'unknown'],
  ])('%#', (asked, line, content, met) => {
    expect(isMet(asked, { subject: line, content, ...alone }, ana)).toBe(met)
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
  expect(isMet(asked, { ...put, ...alone }, ana)).toBe('yes')
  expect(put.content).toContain('I keep books.')
})

test('a resume link is no resume left out, and is one that was asked for', () => {
  const linked = { ...letter, resume_url: 'https://ana.example/cv' }
  expect(isMet(order({ kind: 'do-not', quote: 'Please no CVs' }), linked, ana)).toBe('no')
  expect(isMet(order({ kind: 'attach', what: 'resume' }), linked, ana)).toBe('yes')
})
