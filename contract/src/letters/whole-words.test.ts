import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasWords } from './whole-words.ts'

test.each([
  ['hard', 'I am hard-working'],
  ['store', 'In-Store Manager'],
  ['67', 'Call 0917 555 67 12'],
  ['67', 'Call +67 or (02) 67'],
  ['blue', 'https://blue.example/ana'],
  ['ana', 'See blue.example/ana'],
  ['can', 'I can’t'],
  ['mango', 'ana.mango@example.com'],
  ['mango', 'I am @mango there'],
  ['red', 'my_red_file.pdf'],
  ['15', 'a 15-minute call'],
  ['7', 'by 7% and 7 % more'],
  ['7', 'for $7 an hour'],
  ['C', 'I know C++ and C#'],
])('a part of a word, number or address is no word: %s in %s', (word, text) => {
  expect(hasWords(text, word)).toBe(false)
})

test.each([
  ['mango', 'Hello—mango—I read it'],
  ['mango', 'VA – mango'],
  ['mango', 'code:mango,kiwi'],
  ['mango', '**mango**, _kiwi_'],
  ['kiwi', '**mango**, _kiwi_'],
  ['red', "I'd say 'red'."],
  ['C++', 'I know C++ well'],
  ['67', 'I began in 2019\n\n67'],
  ['15', 'Application 2026 – 15'],
  ['https://blue.example', 'See https://blue.example.'],
])('a word with marks around it is one: %s in %s', (word, text) => {
  expect(hasWords(text, word)).toBe(true)
})

const word = fc.stringMatching(/^[a-z]{2,8}$/u)
const other = fc.stringMatching(/^[a-zñ0-9]{1,8}$/u)

test('no word counts where it is joined to more, however ana’s letter goes on', () => {
  const joiner = fc.constantFrom('', '-', "'", '’', '_', '__', '.', '&', '‐')
  fc.assert(
    fc.property(word, other, other, joiner, joiner, fc.boolean(), (wanted, left, right, one, two, isLast) => {
      fc.pre(!`${left}${one}${two}${right}`.includes(wanted.slice(0, 1)))
      const joined = isLast ? `${left}${one}${wanted}` : `${wanted}${two}${right}`
      expect(hasWords(`– ${joined} –`, wanted)).toBe(false)
      expect(hasWords(`– ${left}${one}${wanted}${two}${right} –`, wanted)).toBe(false)
    }),
  )
})

test('a word counts wherever it stands on its own', () => {
  const mark = fc.constantFrom(' ', '\n', ', ', '. ', ' (', ' "', '! ', '—', ' – ', ' **')
  fc.assert(
    fc.property(word, mark, mark, (wanted, before, after) => {
      expect(hasWords(`Hello${before}${wanted}${after}thanks`, wanted)).toBe(true)
    }),
  )
})
