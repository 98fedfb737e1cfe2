import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const asked = (text: string) =>
  readOrders(text).map(({ kind, what, start, end }) => [what ?? kind, text.slice(start, end)])

test('what ana is to say in a recording is no statement for her letter', () => {
  expect(
    asked(
      'How to apply:\nInclude a voice or video recording using Loom —\nIntroduce yourself\nTell us why boats',
    ),
  ).toEqual([['video', 'Include a voice or video recording using Loom —']])
})

test('the next item of a list is asked for by itself', () => {
  const asks = asked('To apply:\n1. A video\n2. Tell us how you sail')
  expect(asks.map(([kind]) => kind)).toEqual(['video', 'state'])
})

test('her rate is, and so is all that stands under a recording told of already', () => {
  const asks = asked(
    'Please send:\n- A voice note introducing yourself\n- Mention any boats you sailed\n- Your hourly rate',
  )
  expect(asks.map(([kind]) => kind)).toEqual(['voice', 'state', 'state'])
})

test('what her portfolio is to show is no statement', () => {
  expect(
    asked('To apply, send your portfolio. In your portfolio, please highlight the boats you painted.'),
  ).toEqual([['portfolio', 'send your portfolio']])
})

test('a code word is asked for once, with the reason for it', () => {
  const text = 'Write 44 in your response, so we know you have read the whole post.'
  expect(asked(text)).toEqual([['include-phrase', 'Write 44 in your response']])
})

test('an answered question is no statement besides', () => {
  const orders = readOrders(
    'How to Apply:\nPlease answer these questions when you apply or send me a video.\n1. How long have you sailed?\n2. Why boats?\n3. How many hours per week are you available?',
  )
  expect(orders.map(({ kind }) => kind)).toEqual(['answer-questions', 'attach'])
})

test('a sentence broken at a fixed width is read whole', () => {
  expect(
    asked(
      'How to apply:\nPlease submit your resume and a short video about boats outlining your\nexperience and why you would be a great fit for this role.',
    ).map(([kind]) => kind),
  ).toEqual(['resume', 'video'])
})

test('an employer’s own reply and an example ask for nothing', () => {
  expect(asked('How to apply: You will receive a reply with a form that asks your age.')).toEqual([])
})
