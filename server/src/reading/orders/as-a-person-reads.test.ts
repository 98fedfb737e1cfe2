import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const read = (text: string) =>
  readOrders(text).map(({ kind, what, start, end }) => [kind, what ?? null, text.slice(start, end)])

test('a numbered list goes on to its last question, past what tells of the job', () => {
  const text = [
    'APPLY NOW. SEND US YOUR ANSWERS TO THE FOLLOWING QUESTIONS:',
    '1. Which shift do you prefer?',
    '2. This is a busy harbor. Boats come at any hour. Do you still want to work here?',
    '3. Complete this form: [hidden by the board]',
    '4. We pay by skill. What do you ask a month?',
  ].join('\n')
  const questions = readOrders(text).filter(({ kind }) => kind === 'answer-questions')
  expect(questions.map((order) => order.questions)).toEqual([
    [
      'Which shift do you prefer?',
      'Boats come at any hour. Do you still want to work here?',
      'What do you ask a month?',
    ],
  ])
  expect(read(text).map(([kind]) => kind)).toEqual(['answer-questions', 'link-form'])
})

test('a form for those who think that they fit is for everyone', () => {
  expect(read('If you think you fit, please fill up this form: [hidden by the board]/abc')).toMatchObject([
    ['link-form', null, expect.anything()],
  ])
})

test('a subject that is to be worked out elsewhere is for ana to judge', () => {
  const text = 'Write in the subject line of your application the answers to the quiz in the link above.'
  expect(readOrders(text)).toMatchObject([{ kind: 'subject-line', doubt: true }])
})

test('a resume that is to be emailed, and not linked to, is for ana to judge', () => {
  const text = 'To apply, please email me your resume and do not send me a link to it.'
  expect(readOrders(text)).toMatchObject([
    { kind: 'do-not' },
    { kind: 'outside-contact', channel: 'email' },
    { kind: 'attach', what: 'resume', doubt: true },
  ])
})

test('what a resume is to hold is no second resume, and one picture may show two things', () => {
  const text = [
    'Please respond with the following:',
    '1. A link to your resume.',
    '- Your resume should include your boats.',
    '2. A screenshot of your desk and internet speed,',
  ].join('\n')
  expect(read(text).map(([kind, what]) => [kind, what])).toEqual([
    ['attach', 'resume'],
    ['attach', 'screenshot'],
    ['attach', 'speed-test'],
  ])
})

test('what a customer says is part of the question', () => {
  const text =
    'To apply:\n1. A video\n2. Tell us how you answer "Where is my boat?! I have waited for days!" in one line.'
  expect(read(text).at(-1)?.[2]).toBe(
    'Tell us how you answer "Where is my boat?! I have waited for days!" in one line',
  )
})

test('where to apply is none of what is to be told', () => {
  const text = 'Again, let us know which boats you sailed, and apply when you are ready.'
  expect(read(text)).toContainEqual(['state', null, 'let us know which boats you sailed'])
})

test('what is left to ana is not required', () => {
  const text = 'How to apply:\n- Your resume\n- At your discretion, please share screenshots of your work'
  expect(readOrders(text).map(({ required }) => required)).toEqual([true, false])
})
