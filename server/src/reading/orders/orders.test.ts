import { describe, expect, test } from 'vitest'
import { readOrders } from './orders.ts'

/** Kind, what it is about, and the words that stand there. */
const read = (text: string) =>
  readOrders(text).map(({ kind, subject, phrase, what, start, end }) => [
    kind,
    subject ?? phrase ?? what ?? null,
    text.slice(start, end),
  ])
const kinds = (text: string) =>
  readOrders(text).map(({ kind, what }) => (kind === 'attach' ? `${kind} ${what}` : kind))

describe('What ana is to write', () => {
  test.each([
    ['Use "CALM – Your Name" as the subject line.', 'CALM – Your Name'],
    ['To apply, email us at jobs@calm.example with the subject line: Inbox Keeper.', 'Inbox Keeper'],
    ['Subject: Night Dispatcher – [Your Name]', 'Night Dispatcher – [Your Name]'],
    ['When you apply, put mangrove in the subject line.', 'mangrove'],
    ['What is 7+5? Put the answer in the subject of your application.', '12'],
  ])('a subject line: %s', (text, subject) => {
    expect(read(text).find(([kind]) => kind === 'subject-line')?.[1]).toBe(subject)
  })

  test.each([
    ['Start your application with the word "mangrove".', 'mangrove', 'start'],
    ['Please include the code word TABO at the end of your cover letter.', 'TABO', 'end'],
    ['Add 34you in your response.', '34you', 'anywhere'],
    ['Your reply must include the phrase quiet harbor in your message.', 'quiet harbor', 'anywhere'],
  ])('a phrase, and where: %s', (text, phrase, place) => {
    const order = readOrders(text).find(({ kind }) => kind === 'include-phrase')
    expect(order).toMatchObject({ phrase, place, check: true })
  })

  test('questions, one by one', () => {
    const [order] = readOrders(
      'Please answer these questions when you apply:\n1. Which tool do you know best?\n2. When can you start?',
    )
    expect(order).toMatchObject({
      kind: 'answer-questions',
      questions: ['Which tool do you know best?', 'When can you start?'],
    })
  })

  test('what she is asked of herself, each fact by itself', () => {
    expect(
      read(
        'How to apply:\nSend a short note on why you fit this role, your hourly rate and your availability.',
      ),
    ).toEqual([
      ['state', null, 'Send a short note on why you fit this role'],
      ['state', null, 'your hourly rate'],
      ['state', null, 'your availability'],
    ])
  })
})

describe('What ana is to send', () => {
  test.each([
    ['Please send your CV and portfolio.', ['attach resume', 'attach portfolio']],
    ['Attach a 60-second Loom video introducing yourself.', ['attach video']],
    ['Stable internet (screenshot of speed test required)', ['attach speed-test']],
    [
      'To be considered, include:\n- Resume\n- Two samples of your writing\n- A voice recording of yourself\n- Speed test',
      ['attach resume', 'attach samples', 'attach voice', 'attach speed-test'],
    ],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })

  test('what is optional is told apart from what is required', () => {
    const orders = readOrders('How to apply:\n- Your resume\n- Optional: a short video about yourself')
    expect(orders.map(({ required }) => required)).toEqual([true, false])
  })
})

describe('How ana is to apply', () => {
  test.each([
    ['Apply here: [hidden by the board]', 'link-form'],
    ['To apply, please fill out this Google Form: forms. gle/abc123', 'link-form'],
    ['Please email your application to hr(at)calm.example', 'outside-contact'],
    ['Message us on WhatsApp to apply.', 'outside-contact'],
    ['Do not use ChatGPT or AI to write your application.', 'do-not'],
    ['Applications sent through this platform will not be considered.', 'do-not'],
    ['Apply with 8 apply points.', 'other'],
    ['Please watch this video before applying: [hidden by the board]', 'other'],
    ['Take this typing test before applying: [hidden by the board]', 'test'],
  ])('%s', (text, kind) => {
    expect(kinds(text)).toContain(kind)
  })
})

describe('What is no order', () => {
  test.each([
    ['Apply now, we would love to hear from you!'],
    ['Strong portfolio and two years of experience.'],
    ['You will send emails to customers and answer their questions.'],
    ['Responsibilities:\n- Create video content for clients\n- Write articles without using AI tools'],
    ['Shortlisted candidates will be asked to send a video.'],
    ['Do not apply if you cannot work nights.'],
    ['We use Slack, email and Zoom every day.'],
  ])('%s', (text) => {
    expect(read(text)).toEqual([])
  })
})

test('a text that asks a thousand times is read, and what is beyond reason is left', () => {
  const lines = Array.from({ length: 1000 }, (_, n) => `- Your answer number ${n}`)
  const text = lines.map((line) => `Please include in your application:\n${line}`).join('\n\n')
  expect(readOrders(text)).toHaveLength(400)
})
