import { expect, test } from 'vitest'
import { asksWords } from './asks-words.ts'

test.each([
  [
    { 'answer-questions': 3, recording: 1, attach: 2, 'subject-line': 1 },
    'Asks: subject, recording, 3 questions',
  ],
  [{ 'answer-questions': 1 }, 'Asks: 1 question'],
  [{ 'include-phrase': 2, 'link-form': 1, test: 1 }, 'Asks: code word, form, test'],
  // Part of every application.
  [{ attach: 1, state: 2 }, ''],
  [{}, ''],
])('a row tells mia of %j: %s', (asks, words) => {
  expect(asksWords(asks)).toBe(words)
})
