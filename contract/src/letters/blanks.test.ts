import { expect, test } from 'vitest'
import { blanksIn } from './blanks.ts'

const wordsOf = (text: string, title?: string) =>
  blanksIn(text, title).map(({ start, end }) => text.slice(start, end))

test.each([
  '[your answer]',
  '[what you work as, and for how long]',
  '[One thing you did that this job needs, with a number if you have one.]',
  '[skills that this job asks for]',
  '[Company Name]',
  '[years of experience]',
  '[ang sagot mo]',
  '[Ilagay ang pangalan]',
  '[magkano ang gusto mo]',
  '[…]',
  '[____]',
])('what ana still has to fill in is found: %s', (blank) => {
  expect(wordsOf(`Hello,\n\nQ: Which [hidden] tool?\nA: ${blank}\n\nAna`)).toEqual([blank])
})

test.each(['[READ]', '[34you]', '[1]', '[x]', '[hidden by the board]', 'array[0]', '[]', '[your\nanswer]'])(
  'what is meant as it stands is no blank: %s',
  (text) => {
    expect(wordsOf(`I wrote ${text} there.`)).toEqual([])
  },
)

test('the listing’s own brackets are no blanks, in its questions and in its title', () => {
  expect(wordsOf('Q: What is [your rate]?\nA: $6')).toEqual([])
  expect(wordsOf('Application for [Your City] VA', '[Your City] VA')).toEqual([])
})

test('a letter of brackets takes no time that grows faster than it', () => {
  expect(blanksIn('[your '.repeat(40_000))).toEqual([])
  expect(blanksIn('[mo]'.repeat(50_000))).toHaveLength(50_000)
})
