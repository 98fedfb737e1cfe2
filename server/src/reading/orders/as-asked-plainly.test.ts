import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const read = (text: string) =>
  readOrders(text).map(({ kind, what, subject, phrase, questions, doubt }) => [
    what ? `${kind} ${what}` : kind,
    subject ?? phrase ?? questions?.length ?? '',
    ...(doubt ? ['for ana to judge'] : []),
  ])

test.each([
  ['When applying, do not include the word "hello" in your letter.', [['do-not words', '']]],
  ['Please do not use "Hi there" as the subject line.', [['do-not words', '']]],
  ['Do not forget to include the word "mangrove" in your letter.', [['include-phrase', 'mangrove']]],
])('words that are not wanted are no words to write: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  'Do not contact us outside this platform.',
  'Do NOT contact our business outside of this website.',
  'Do NOT contact us directly.',
])('who is to stay on the board may apply there: %s', (text) => {
  expect(read(text)).toEqual([['do-not contact', '']])
})

test.each([
  ['Use CREATIVE as a subject line.', ['subject-line', 'CREATIVE']],
  ['To apply, please use ITALY as your sublject line.', ['subject-line', 'ITALY']],
  ['When you apply, type pineapple as the first word of your letter.', ['include-phrase', 'pineapple']],
  ['How to apply: start your letter with zap.', ['include-phrase', 'zap']],
  ['Ilagay ang salitang "mangga" sa simula ng iyong application.', ['include-phrase', 'mangga']],
  ['Applications without a video will be ignored.', ['attach video', '']],
  ['WhatsApp me at +44 7700 900123 to apply.', ['outside-contact', '']],
  ['Answer these questions: Where do you live? Why boats? When can you start?', ['answer-questions', 3]],
  ['Sagutin ang mga tanong:\n1. Saan ka nakatira?\n2. Bakit bangka?', ['answer-questions', 2]],
])('%s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test('words that are described are for ana to judge', () => {
  expect(read('How to apply: the last word of your application must be your favorite fruit.')).toEqual([
    ['include-phrase', 'your favorite fruit', 'for ana to judge'],
  ])
  const more = 'To apply, in the subject line write the answer to 3 x 4 followed by your favourite animal.'
  expect(read(more)).toEqual([['subject-line', '12', 'for ana to judge']])
})

test('words for newsletters are work', () => {
  expect(read('You will include the word "sale" in the subject line of newsletters.')).toEqual([])
})

test.each([
  ['To apply, let us know if you have a headset.', [true]],
  ['To apply, attach a resume if you have one.', [false]],
  ['How to apply:\n- (Optional) Share examples of schedules that you made', [false]],
])('what ana need not send is told from what she is asked: %s', (text, required) => {
  expect(readOrders(text).map((order) => order.required)).toEqual(required)
})

test.each([
  ['To apply, send a WhatsApp message to [hidden by the board] including your rate.', 'WhatsApp'],
  ['How to apply: reply to this post and send a WhatsApp message to [hidden by the board].', 'WhatsApp'],
  ['HOW TO APPLY\nEmail applications with a resume here or to [hidden by the board].', 'email'],
])('the channel is the one named: %s', (text, channel) => {
  expect(readOrders(text)[0]?.channel).toBe(channel)
})

test('a refusal is quoted whole, so that no quote turns it round', () => {
  const text = 'Applications without a resume and a short cover letter will not be considered'
  const quotes = readOrders(`${text}.`).map(({ start, end }) => text.slice(start, end))
  expect(quotes).toEqual([text, text])
})
