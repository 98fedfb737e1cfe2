import { versionOfOrder } from '@hanap/contract/jobs/order-version'
import type { Order } from '@hanap/contract/jobs/orders'
import { expect, test } from 'vitest'
import { orderToFollow } from './order-to-follow.ts'

const order = (kind: Order['kind'], other: Partial<Order> = {}): Order => ({
  kind,
  quote: 'Words',
  field: 'description',
  start: 4,
  end: 9,
  required: true,
  check: false,
  doubt: false,
  ...other,
})
const named = (one: Order) => ({ kind: one.kind, start: 4, version: versionOfOrder(one) })
const untouched = { words: '', isSaid: false, isLeft: false }
const doubted = order('include-phrase', { doubt: true, phrase: 'the sum of 2 and 3' })
const questions = order('answer-questions', { questions: ['Which tool?', 'When?'] })
const state = order('state', { quote: 'your rate and hours' })

test.each([
  [order('subject-line', { subject: 'CALM' }), {}, true],
  [questions, {}, true],
  [state, {}, true],
  [order('do-not', { what: 'length' }), {}, true],
  [order('do-not', { what: 'ai' }), {}, false],
  [order('attach', { what: 'video' }), {}, true],
  [order('attach', { what: 'video' }), { isSaid: true }, false],
  [order('attach', { what: 'video', required: false }), {}, false],
  [order('attach', { what: 'resume' }), {}, false],
  [order('include-phrase', { phrase: 'TABO', place: 'form' }), {}, false],
  [doubted, {}, false],
  [doubted, { isSaid: true }, false],
  [questions, { isSaid: true }, false],
  [questions, { isLeft: true }, false],
  [state, { isLeft: true }, false],
  [state, { isSaid: true }, true],
  [doubted, { words: 'five', isLeft: true }, false],
])('ana’s letter is asked to follow what she wants it to: %#', (one, choice, isFollowed) => {
  expect(orderToFollow({ order: one, ...untouched, ...choice }, {})).toEqual(isFollowed ? [named(one)] : [])
})

test('what she typed goes along as she typed it', () => {
  const answers = { 'When?': 'On the 3rd of May', 'Working hours': '20 a week', 'Another?': 'No' }
  expect(orderToFollow({ order: doubted, ...untouched, words: ' five ', isSaid: true }, answers)).toEqual([
    { ...named(doubted), words: 'five' },
  ])
  expect(orderToFollow({ order: questions, ...untouched }, answers)).toEqual([
    { ...named(questions), answers: [{ question: 'When?', text: 'On the 3rd of May' }] },
  ])
  expect(orderToFollow({ order: state, ...untouched }, answers)).toEqual([
    { ...named(state), answers: [{ question: 'Working hours', text: '20 a week' }] },
  ])
})
