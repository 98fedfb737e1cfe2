import { describe, expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const asked = (text: string) => readOrders(`How to apply:\n${text}`)

describe('Words that are only described are ana’s to find, and no tick tells that she did', () => {
  test.each([
    ['Write the last word of this paragraph in the subject line.', 'last word of this paragraph'],
    ['Put the third word of this post in your subject line.', 'third word of this post'],
    ['In your subject line, write the first word of this listing.', 'the first word of this listing'],
    ['Use the month you were born in as the subject line.', 'month you were born in'],
    ['Type the last four letters of the job title in the subject.', 'last four letters of the job title'],
  ])('in the subject: %s', (text, subject) => {
    expect(asked(text)).toMatchObject([{ kind: 'subject-line', subject, doubt: true }])
  })

  test.each([
    ['Start your message with the first word of this ad.', 'the first word of this ad'],
    ['Include the second word of our company name in your letter.', 'the second word of our company name'],
  ])('in the letter: %s', (text, phrase) => {
    expect(asked(text)).toMatchObject([{ kind: 'include-phrase', phrase, doubt: true }])
  })

  test('her first name is no riddle', () => {
    expect(asked('Use "Your First Name (Calm)" as the subject line.')[0]?.doubt).toBe(false)
  })
})

describe('A question in quotes is answered, not written down', () => {
  test.each([
    [
      'Please reply with your answer to: "If a client is angry, what do you do?"',
      'If a client is angry, what do you do?',
    ],
    ['Include in your letter your response to "How would you calm a guest?"', 'How would you calm a guest?'],
    [
      'Begin your application with your answer to this question: "What makes a good assistant?"',
      'What makes a good assistant?',
    ],
    ['Send us your reply to: "Can I get a refund?"', 'Can I get a refund?'],
  ])('%s', (text, question) => {
    expect(asked(text)).toMatchObject([{ kind: 'answer-questions', questions: [question] }])
  })

  test('other words in quotes are written down', () => {
    expect(asked('Reply with the words "Yes, I can" to apply.')).toMatchObject([
      { kind: 'include-phrase', phrase: 'Yes, I can' },
    ])
  })
})

describe('ana judges herself whether words stand where, and as often as, they are to', () => {
  test.each([
    ['Your first sentence must contain "ocean".', 'ocean'],
    ['Your opening line should include the word "ocean".', 'ocean'],
    ['Mention "ocean" somewhere in your first paragraph.', 'ocean'],
    ['The word "ocean" must be in your last sentence.', 'ocean'],
    ['Write mango three times.', 'mango'],
    ['Write the word "mango" twice in your application.', 'mango'],
    ['Include the word "mango" 3x in your letter.', 'mango'],
    ['Type "mango" at least two times in your message.', 'mango'],
  ])('%s', (text, phrase) => {
    expect(asked(text)).toMatchObject([{ kind: 'include-phrase', phrase, place: 'anywhere', doubt: true }])
  })

  test.each([
    ['Start your letter with "ocean".'],
    ['Write "ocean" as the first word.'],
    ['Put "ocean" in the first line of your message.'],
  ])('at the start, it can be seen: %s', (text) => {
    const [order] = asked(text)
    expect(order).toMatchObject({ phrase: 'ocean', place: 'start' })
    expect(order?.doubt).not.toBe(true)
  })
})
