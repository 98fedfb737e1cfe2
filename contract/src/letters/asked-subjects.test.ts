import { describe, expect, test } from 'vitest'
import type { Order } from '../jobs/orders.ts'
import { isMet, withOrder } from './shown-orders.ts'

const asks = (quote: string, subject: string, doubt = false): Order => ({
  kind: 'subject-line',
  quote,
  subject,
  field: 'description',
  start: 0,
  end: quote.length,
  required: true,
  check: false,
  doubt,
})
const ana = { first: 'Ana', last: 'Cruz' }
const letter = (subject: string) => ({ subject, content: 'I write.', resume_url: '' })
const metBy = (subject: string, order: Order, all?: readonly Order[]) =>
  isMet(order, letter(subject), ana, all)

describe('Where the words are the whole subject line, nothing else stands in it', () => {
  const whole: readonly (readonly [string, string])[] = [
    ['Email us with the subject line "Quoll Writer".', 'Quoll Writer'],
    ['use “Quoll Writer” as the subject', 'Quoll Writer'],
    ['Subject: Quoll Writer', 'Quoll Writer'],
    ['Add this subject line: Quoll Writer', 'Quoll Writer'],
    ['Your subject must be exactly "Quoll Writer"', 'Quoll Writer'],
    ['Title your application "Quoll Writer".', 'Quoll Writer'],
    ['Start your application with the subject line "Quoll Writer"', 'Quoll Writer'],
    ['Include the subject "Quoll Writer" when you apply', 'Quoll Writer'],
    ['In the subject line, write: Quoll Writer', 'Quoll Writer'],
    ['Put "Quoll Writer" in the subject line, nothing else', 'Quoll Writer'],
    ['Use the phrase "Quoll Writer" as your subject line', 'Quoll Writer'],
  ]
  test.each(whole)('%s', (quote, words) => {
    expect(metBy('Application for Quoll Writer', asks(quote, words))).toBe('no')
    expect(metBy(' “QUOLL  writer”. ', asks(quote, words))).toBe('yes')
    expect(withOrder(asks(quote, words), letter('My own'), { name: ana, usualSubject: '' }).subject).toBe(
      words,
    )
  })

  test('with ana’s name in it, and either dash', () => {
    const order = asks('Subject: VA – [Your Name]', 'VA – [Your Name]')
    expect(metBy('va - Ana Cruz', order)).toBe('yes')
    expect(metBy('Application: VA – Ana Cruz', order)).toBe('no')
  })

  test('but for the word that another order wants in it', () => {
    const order = asks('Subject: Quoll Writer', 'Quoll Writer')
    const word = asks('Include the word "mango" in the subject line', 'mango')
    const both = [order, word]
    expect(both.map((one) => metBy('Quoll Writer – mango', one, both))).toEqual(['yes', 'yes'])
    expect(both.map((one) => metBy('Quoll Writer at Acme – mango', one, both))).toEqual(['no', 'yes'])
  })
})

test.each([
  ['Include the word "mango" in the subject line', 'mango'],
  ['Put "mango" in the subject line of your application', 'mango'],
  ['Your subject should contain the phrase "paper boat"', 'paper boat'],
  ['Mention the code 44 71 in your subject.', '44 71'],
  ['Add "paper boat" to your subject line', 'paper boat'],
  ['The subject line must include "paper boat"', 'paper boat'],
])('words that are to stand in the line may have others beside them: %s', (quote, words) => {
  expect(metBy(`Application for Writer – ${words}`, asks(quote, words))).toBe('yes')
  expect(metBy('Application for Writer', asks(quote, words))).toBe('no')
})

test.each([
  ['Your subject line must start with "VA".', 'VA – Ana', 'Ana – VA'],
  ['Begin your subject line with VA', 'VA: Ana', 'Application for VA'],
  ['End your subject with "VA"', 'Ana – VA', 'VA – Ana'],
  ['Put VA at the very end of the subject line', 'Ana, VA', 'VA Ana'],
])('a place in the line counts: %s', (quote, right, wrong) => {
  const order = asks(quote, 'VA')
  expect(metBy(right, order)).toBe('yes')
  expect(metBy(wrong, order)).toBe('no')
  const put = withOrder(order, letter('My own'), { name: ana, usualSubject: '' })
  expect(metBy(put.subject, order)).toBe('yes')
  expect(put.subject).toContain('My own')
})

test('where several words may be all of the line or a part of it, ana judges what stands beside them', () => {
  const order = asks('Write "I read it all" in the subject line.', 'I read it all')
  expect(metBy('I read it all!', order)).toBe('yes')
  expect(metBy('Application for Writer – I read it all', order)).toBe('unknown')
  expect(metBy('Application for Writer', order)).toBe('no')
})
