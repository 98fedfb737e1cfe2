import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const checksIn = (text: string) =>
  readOrders(text).flatMap(({ kind, check }) => (check === true ? [kind] : []))

test.each([
  'To apply, tell us your favorite city.',
  "Don't forget to include your birth order!",
  'To apply, tell us which typos you found in this post.',
])('ana sees that an answer only shows who has read the job: %s', (text) => {
  expect(checksIn(text)).toEqual(['state'])
})

test.each([
  'To apply, tell us your favorite design tool.',
  'To apply, tell us about the last campaign you finished.',
  'To apply, tell us about errors you fixed in a report.',
])('what tells of the work tests nothing: %s', (text) => {
  expect(readOrders(text)).toMatchObject([{ kind: 'state' }])
  expect(checksIn(text)).toEqual([])
})

test('the next sentence may say that a subject or apply points show who has read the job', () => {
  const reason = 'This helps us know that you read the post.'
  expect(checksIn(`When you apply, use 4 Apply Points. ${reason}`)).toEqual(['other'])
  expect(checksIn(`When you apply, use the subject line "Rower - Your Name". ${reason}`)).toEqual([
    'subject-line',
  ])
  expect(checksIn('When you apply, use 4 Apply Points. This helps us sort.')).toEqual([])
})

test('beside a subject that tests, a resume does not', () => {
  const text =
    'To apply, send your resume to [hidden by the board] with the subject "Kite" so we know you read the post.'
  expect(readOrders(text).map(({ kind }) => kind)).toContain('attach')
  expect(checksIn(text)).toEqual(['subject-line'])
})

test.each(['Easter Egg Word: LAGOON', 'Hidden word: lagoon'])(
  'a word to find is one to write: %s',
  (line) => {
    expect(readOrders(`Your tasks\nAnswer chats\n${line}\nRequirements\nFast typing`)).toMatchObject([
      { kind: 'include-phrase', phrase: expect.stringMatching(/^lagoon$/i), check: true },
    ])
  },
)
