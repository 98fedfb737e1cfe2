import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const read = (text: string) =>
  readOrders(text).map(({ kind, what, start, end }) => [
    kind === 'attach' ? what : kind,
    text.slice(start, end),
  ])
const questions = (text: string) => readOrders(text).flatMap((order) => order.questions ?? [])

test('facts to fill in, and files under a heading of their own', () => {
  const text =
    'To apply:\nWhat to include in the email:\nNight shifts: [Y/N]\nBoats: [Y/N]\n\nAttachments:\n- Resume\n- Equipment specs\n\nSend to: [hidden by the board]'
  expect(read(text)).toEqual([
    ['state', 'Night shifts: [Y/N]'],
    ['state', 'Boats: [Y/N]'],
    ['resume', 'Resume'],
    ['state', 'Equipment specs'],
    ['outside-contact', 'Send to: [hidden by the board]'],
  ])
})

test('plain lines of a list, whatever they begin with', () => {
  const text =
    'To apply, please include:\nA brief summary of your trips\nEngine you would use\nTimeline and cost\n\nWe answer soon.'
  expect(read(text).map(([, quote]) => quote)).toEqual([
    'A brief summary of your trips',
    'Engine you would use',
    'Timeline and cost',
  ])
})

test('a list whose lead says more', () => {
  const text =
    'To apply\nSend the below when applying and PUT IN THE SUBJECT LINE "I ROW"\n\nUpdated resume\n\nA few sentences explaining your trips'
  expect(read(text).map(([kind]) => kind)).toEqual(['subject-line', 'resume', 'state'])
})

test.each([
  [
    'To apply:\nSend answers to these three questions.\nWhat are the parts of a boat?\nWhat would you do in a storm?\nExplain the difference between a boat and a ship.',
    3,
  ],
  [
    'Apply now. Answer each question in full. Number your answers.\nWhat is your view of boats?\nWhy do you row?\nPaid training',
    2,
  ],
  ['To apply, answer these questions:\nWhich tool, ie. Canva?\nWhy boats?', 2],
  [
    'To apply, answer in a list:\n1. A brief intro about yourself\n2. Which hours suit you?\n3. Do you swim?',
    2,
  ],
  ['How to apply\nAnswer the questions below.\nOne person per application.\nWhy boats?\nCan you swim?', 2],
])('only the questions of a list: %s', (text, count) => {
  expect(questions(text)).toHaveLength(count)
})

test('a lead to questions is no statement besides', () => {
  const text =
    'How to apply\nAlso, tell me in two sentences:\n- What excites you?\n- Which boats do you know?'
  expect(read(text).map(([kind]) => kind)).toEqual(['answer-questions'])
})

test.each([
  ['How to apply\nAlso let us know why YOU?', 'Also let us know why YOU?'],
  [
    'How to apply\nDescribe your boats and explain how you sail.',
    'Describe your boats and explain how you sail',
  ],
  [
    'How to apply\nAt the top of your message write two sentences on why you row.',
    'write two sentences on why you row',
  ],
  [
    "We want to know you:\nDon't forget to include your birth order!",
    "Don't forget to include your birth order!",
  ],
])('one thing to say: %s', (text, quote) => {
  expect(read(text)).toEqual([['state', quote]])
})

test('the check is only in the words that test', () => {
  const text = 'To apply, reply with your email for a call and share your favorite holiday!'
  expect(readOrders(text).map(({ check }) => check === true)).toEqual([false, true])
})

test('the points of a test task belong to it', () => {
  const text =
    'To apply:\n1. Full name\n\n? Test Task (REQUIRED to Apply):\n1. Visit: [hidden by the board]\n2. Suggest two improvements\n3. Write a short email\n\nSend your resume.'
  expect(read(text).map(([kind]) => kind)).toEqual(['state', 'test', 'resume'])
})

test('duties in plain lines are no orders', () => {
  const text =
    'What you will do\nScreen resumes within two days\nGive us a short list every Friday.\nSend samples to clients\nSend us a daily summary of calls.\nProvide reports to support your work\n\nHow to apply\nSend your resume.'
  expect(read(text)).toEqual([['resume', 'Send your resume']])
})

test.each([
  'Responsibilities:\n- Upload your videos to Google Drive after each edit',
  'Duties:\n- Make sure your video links are accessible to the team',
  'Responsibilities:\n- Sample project requirements needed for clients',
  'Requirements:\n- QA test automation experience required for this position',
  'Duties:\n- Follow the setup instructions at [hidden by the board]',
  'What you’ll do:\n- Call boat builders, sales teams & owners to introduce our boats.',
])('a duty that names a video, a test or a call is no order: %s', (text) => {
  expect(readOrders(text)).toEqual([])
})

test.each([
  ['WATCH ME TO LEARN MORE: [hidden by the board]', 'watch-video', false],
  ['Please watch this video to learn how to apply: [hidden by the board]', 'watch-video', true],
  ['How to apply\nFormat your application as a numbered list.', 'keep-order', true],
])('another act: %s', (text, what, required) => {
  expect(readOrders(text)).toMatchObject([{ kind: 'other', what, required }])
})

test.each([
  [
    'Application process\n1. Submit your resume.\n2. Complete a short interview.\n3. Complete a paid test.',
    ['resume'],
  ],
  ['Hiring process:\n- Send your resume\n- Short interview\n- Paid trial', ['resume']],
  ['To apply, record a video. In it, tell us why you row. Send it with your resume.', ['video', 'resume']],
  [
    'What to send:\n* your CV\n* answers to: 1) Why boats? 2) When can you start?',
    ['resume', 'answer-questions'],
  ],
  ['How to apply\nSend a message that includes your experience.', ['state']],
  ['To apply, send:\n- Interview availability\n- Resume\n- Portfolio', ['resume', 'portfolio']],
])('what comes later, or inside, is no order of its own: %s', (text, kinds) => {
  expect(read(text).map(([kind]) => kind)).toEqual(kinds)
})

test('a bonus is optional', () => {
  expect(readOrders('Bonus points if you send a short video.')).toMatchObject([
    { what: 'video', required: false },
  ])
})
