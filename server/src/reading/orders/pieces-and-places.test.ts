import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const read = (text: string) =>
  readOrders(text).map(({ kind, what, start, end }) => [what ?? kind, text.slice(start, end)])

test.each([
  'Along with your resume, please submit a short original writing sample on the topic: "Why row?"',
  'To apply:\nCome up with a new carousel using photos from our page [hidden by the board].',
])('a piece made for the application is a test: %s', (text) => {
  expect(read(text).map(([kind]) => kind)).toContain('test')
  expect(read(text).map(([kind]) => kind)).not.toContain('samples')
})

test('places to upload to, in brackets, are nothing to send', () => {
  const text =
    'To apply:\nSend the following:\nA voice note or video about your boats (upload to Loom, Vocaroo, Drive etc.)\nConfirm your availability'
  expect(read(text).map(([, quote]) => quote)).not.toContainEqual(expect.stringMatching(/^Vocaroo/u))
})

test('instructions behind a link are to be followed wherever they stand', () => {
  const text = 'We edit films.\nStep 1: Go through the instructions found on this site: [hidden by the board]'
  expect(read(text)).toMatchObject([['look-first', expect.anything()]])
  expect(read('We edit films.\nRead the instructions of each client carefully.')).toEqual([])
})

test('a template to fill in asks its questions', () => {
  const text =
    'When applying, copy this template and fill it out:\n1. Rate your rowing from 1-10:\n2. Rate your sailing from 1-10:\n3. Can you row at night?'
  expect(readOrders(text)).toMatchObject([{ kind: 'answer-questions' }])
})
