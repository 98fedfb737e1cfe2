import { expect, test } from 'vitest'
import { answersIn, linkIn, withAnswers, withLine } from './letter-blocks.ts'

const asked = ['Which tool do you\nknow best?', 'When can you start?']
const given = (...answers: string[]) => answers.map((answer, i) => ({ question: asked[i] ?? '', answer }))

test('ana’s answers stand in the letter once, however often she puts them in', () => {
  const first = withAnswers('Hello,\n\nI keep books.', given('Xero', ''))
  expect(first).toBe('Hello,\n\nI keep books.\n\nQ: Which tool do you know best?\nA: Xero')
  const signed = `${first}\n\nThank you, Ana`
  const second = withAnswers(signed, given('Front,\nand Gmail', 'Monday'))
  expect(second).toBe(
    'Hello,\n\nI keep books.\n\nQ: Which tool do you know best?\nA: Front, and Gmail\n\nQ: When can you start?\nA: Monday\n\nThank you, Ana',
  )
  expect(withAnswers(second, given('Front,\nand Gmail', 'Monday'))).toBe(second)
  expect(asked.map(answersIn(second).to)).toEqual(['Front, and Gmail', 'Monday'])
})

test('an answer she went on with below its line keeps what she wrote there', () => {
  const letter = withAnswers('Q: When can you start?\nA: Monday\nor Tuesday', given('', 'Friday'))
  expect(letter).toBe('Q: When can you start?\nA: Friday\n\nor Tuesday')
})

test('a link takes the place of the one under the same name', () => {
  const letter = withLine('Hello', 'Video', 'https://loom.example/1')
  expect(letter).toBe('Hello\n\nVideo: https://loom.example/1')
  const other = withLine(letter, 'Video', ' https://loom.example/2 ')
  expect(other).toBe('Hello\n\nVideo: https://loom.example/2')
  expect(linkIn(other, 'Video')).toBe('https://loom.example/2')
  expect(linkIn(other, 'Portfolio')).toBe('')
})
