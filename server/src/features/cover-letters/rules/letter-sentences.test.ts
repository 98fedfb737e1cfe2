import fc from 'fast-check'
import { expect, test } from 'vitest'
import { honestLetter } from '../../../../test/letters/letters.ts'
import { bodyOf, closingAt } from './letter-closing.ts'
import { allSentences, endedSentences } from './letter-sentences.ts'

test('a letter is cut into its sentences, with the blanks before each', () => {
  expect(allSentences('Dear Acme,\n\nI like order. I like books!  Do you? \nYes\n')).toEqual([
    'Dear Acme,',
    '\n\nI like order.',
    ' I like books!',
    '  Do you?',
    ' \nYes\n',
  ])
})

test.each([
  'I worked at Acme Inc. in Cebu with Mr. Cruz and J. Reyes.',
  'I work with Node.js. and spreadsheets, e.g. Excel.',
  'I studied at St. Scholastica’s.',
])('it is one sentence: %s', (sentence) => {
  expect(allSentences(sentence)).toEqual([sentence])
})

test('however much of a letter is there, what has ended is how it begins', () => {
  const word = fc.constantFrom(
    'I',
    'like',
    'order.',
    'Mr.',
    'J.',
    'Why?',
    '🎉',
    'ñu!',
    '\n',
    ' ',
    '"A."',
    '\r',
    '…',
  )
  const letters = fc.oneof(
    fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme' }),
    fc.constant(honestLetter),
  )
  fc.assert(
    fc.property(letters, fc.nat(1000), (text, until) => {
      const all = allSentences(text)
      expect(all.join('')).toBe(text)
      const ended = endedSentences(text.slice(0, until))
      expect(all.slice(0, ended.length)).toEqual(ended)
    }),
    { numRuns: 400 },
  )
})

test.each([
  'Sincerely,\nThe applicant',
  'Best regards,\n[Your Name]\n[Your Phone]',
  'Thank you,\nAna',
  'Respectfully yours,',
  'Kind regards\n\nAna Reyes\n\n0917 555 1234\nCebu City',
])('whatever closing a letter has is taken off: %j', (closing) => {
  expect(bodyOf(`Dear Acme,\n\nHello.\n\n${closing}`)).toBe('Dear Acme,\n\nHello.')
})

test.each([
  'Thank you for your time.',
  'Best, I think, is to talk.',
  'Regards\nto your team, which I would like to become a part of as soon as I can.',
  'Thanks,\na\nb\nc\nd\ne',
])('what only looks like one stays: %j', (end) => {
  expect(bodyOf(`Dear Acme,\n\n${end}`)).toBe(`Dear Acme,\n\n${end}`)
})

test('where a closing may begin is known before the closing is whole', () => {
  const written = 'Dear Acme,\n\nHello.\n\nKind regards,\nAna Reyes'
  const body = 'Dear Acme,\n\nHello.'
  expect(closingAt(body)).toBeUndefined()
  for (let until = written.indexOf('regards') + 'regards'.length; until <= written.length; until += 1)
    expect(written.slice(0, closingAt(written.slice(0, until)))).toBe(body)
})

test('a flood of line ends, or of signs without any, is read in no time', () => {
  expect(closingAt(`Best${'\n'.repeat(8000)}${'x'.repeat(61)}`)).toBeUndefined()
  expect(bodyOf(`Hello\nBest${'\n '.repeat(8000)}`)).toBe('Hello')
  expect(endedSentences('x.'.repeat(100_000))).toEqual([])
})
