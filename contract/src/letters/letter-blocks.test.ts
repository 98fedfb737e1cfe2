import { expect, test } from 'vitest'
import { answersIn, isOpen, linkIn, withAnswers, withLine } from './letter-blocks.ts'

const asked = ['Which tool do you\nknow best?', 'When can you start?']
const given = (...answers: string[]) => answers.map((answer, i) => ({ question: asked[i] ?? '', answer }))

test('ana’s answers stand in the letter once, however often she puts them in', () => {
  const first = withAnswers('Hello,\n\nI keep books.', given('Xero', ''))
  expect(first).toBe('Hello,\n\nI keep books.\n\nQ: Which tool do you know best?\nA: Xero')
  const second = withAnswers(first, given('Xero', 'Monday,\nat 8'))
  expect(second).toBe(`${first}\n\nQ: When can you start?\nA: Monday, at 8`)
  expect(withAnswers(second, given('Xero', 'Monday,\nat 8'))).toBe(second)
  expect(asked.map(answersIn(second).to)).toEqual(['Xero', 'Monday, at 8'])
})

test('an answer goes in where its blank stands, and above the questions that come after it', () => {
  const blank = 'Q: When can you start?\nA: [your answer]\n\nThank you, Ana'
  expect(withAnswers(blank, given('', 'Friday'))).toBe('Q: When can you start?\nA: Friday\n\nThank you, Ana')
  expect(withAnswers('Q: When can you start?', given('', 'Friday'))).toBe('Q: When can you start?\nA: Friday')
  expect(withAnswers(blank, given('Xero', ''))).toBe(`Q: Which tool do you know best?\nA: Xero\n\n${blank}`)
})

test.each([
  ['A: Xero, with two clients\nand Front before that'],
  ['A: Xero\n\nI also know Front.'],
  ['A:\nXero, for three years'],
  ['A: Xero, since [your year]'],
  ['Xero, for three years'],
])('what ana made of an answer in her letter stays as she wrote it: %j', (answer) => {
  const letter = `Q: Which tool do you know best?\n${answer}`
  expect(isOpen(letter, 'Which tool do you\nknow best?')).toBe(false)
  expect(withAnswers(letter, given('Xero', ''))).toBe(letter)
  expect(withAnswers(letter, given('Xero', 'Monday'))).toBe(`${letter}\n\nQ: When can you start?\nA: Monday`)
})

test('a link takes the place of the one under the same name', () => {
  const letter = withLine('Hello', 'Video', 'https://loom.example/1')
  expect(letter).toBe('Hello\n\nVideo: https://loom.example/1')
  const other = withLine(letter, 'Video', ' https://loom.example/2 ')
  expect(other).toBe('Hello\n\nVideo: https://loom.example/2')
  expect(linkIn(other, 'Video')).toBe('https://loom.example/2')
  expect(linkIn(other, 'Portfolio')).toBe('')
})

test('what ana wrote on such a line stays, and so does a link where several are asked for', () => {
  const hers =
    'Samples: three reels for Acme (https://a.example/1), two for Beta (https://a.example/2)\n\nAna'
  const put = withLine(hers, 'Samples', 'https://ana.example')
  expect(put).toBe(hers.replace('\n\nAna', '\nSamples: https://ana.example\n\nAna'))
  expect(withLine(put, 'Samples', 'https://ana.example')).toBe(put)
  const two = withLine('Video: https://a.example/1', 'Video', 'https://a.example/2', true)
  expect(two).toBe('Video: https://a.example/1\nVideo: https://a.example/2')
  expect(withLine('Expected pay: [your expected pay]', 'Expected pay', '$9 an hour')).toBe(
    'Expected pay: $9 an hour',
  )
})
