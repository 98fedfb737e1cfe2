import { describe, expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const read = (text: string) =>
  readOrders(text).map(({ kind, what, start, end }) => [kind, what ?? null, text.slice(start, end)])
const kinds = (text: string) => readOrders(text).map(({ kind, what }) => (what ? `${kind} ${what}` : kind))

describe('what leads a list', () => {
  test('what a listing wants to be shown is to be sent', () => {
    expect(
      kinds("If that's you, show us:\n- Case studies of past sails\n- Examples of knots you've tied"),
    ).toEqual(['attach samples', 'attach samples'])
  })

  test('the points of a cover letter are to be told', () => {
    const text = 'In your cover letter please describe:\n- your sailing experience\n- your daily rate'
    expect(kinds(text)).toEqual(['state', 'state'])
  })

  test('whatever an application may not miss is asked for, also counted things', () => {
    const text = [
      'Applications that miss any of the listed requirements will not be read.',
      '-Please put the word "reef" in your subject line',
      '-CV (Resume)',
      '-3 references from past captains',
      '-Completion of the knot test: [hidden by the board]/knots',
    ].join('\n')
    expect(kinds(text)).toEqual(['subject-line', 'attach resume', 'attach references', 'test'])
  })

  test('the points of a note within a list are no orders of their own', () => {
    const text = [
      'Please send:',
      '- Your resume',
      '- A cover letter that says:',
      '  * why you love boats',
      '  * what you sailed',
      '  * your daily rate',
      '- Your notice period',
    ].join('\n')
    expect(read(text).map(([, , words]) => words)).toEqual([
      'Your resume',
      'A cover letter that says',
      'your daily rate',
      'Your notice period',
    ])
  })
})

describe('one thing is one order', () => {
  test.each([
    ['Please send:\n- Examples of sail plans, charts, or log books you made', ['attach samples']],
    [
      'Please send:\n- Your resume\n- Your daily rate\n- Your favorite win - what was it and why was it great?',
      ['attach resume', 'state', 'state'],
    ],
    ['To apply, tell us your experience and any other details we should know.', ['state']],
    ['Please send:\n- Examples of past sails, note if a crew helped', ['attach samples']],
    ['Please send:\n- Two references with name, their role and their email address', ['attach references']],
    ['Please send:\n- Finest hour: Describe a storm you sailed through', ['state']],
    [
      'How to apply:\n1. Work samples\nSend your work samples and resume.',
      ['attach samples', 'attach resume'],
    ],
    ['Apply with 6 AP through [hidden by the board]', ['other apply-points']],
  ])('"%s"', (text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })

  test('a test asked for twice in the same words is one', () => {
    const ask = 'Please take this quiz first: [hidden by the board]'
    expect(kinds(`${ask}\nTo apply:\n1. ${ask}\n2. Send your resume.`)).toEqual(['test', 'attach resume'])
  })

  test('a favorite beside a cover letter is to be told as well', () => {
    expect(kinds('Please send a cover letter - including your favorite boat - and a resume.')).toEqual([
      'state',
      'state',
      'attach resume',
    ])
  })
})

describe('a list within a list', () => {
  test('is read, and the outer one goes on after it', () => {
    const text =
      'To apply, send us:\n1. Your resume\n2. Answer:\n- Three words that describe you\n- How you moor\n3. A short video'
    expect(kinds(text)).toEqual(['attach resume', 'state', 'state', 'attach video'])
  })
})

describe('"Include:" alone on its line', () => {
  test.each([
    ['Include:\n\nYour resume\n\nA short note on why you sail', ['attach resume', 'state']],
    ['Include:\n\nMooring the boats\n\nA sail of ten miles', []],
  ])('asks for what only applicants send: %s', (text, expected) => {
    expect(kinds(`Room to grow.\n\n${text}`)).toEqual(expected)
  })
})

test.each([
  ['To apply, you must be able to provide the following:\n- A valid passport\n- A diploma', []],
  ['Applications without a resume and a short cover letter are ignored.', ['attach resume', 'state']],
  ['Transmittal of application letter and CV to: [hidden by the board]', ['state', 'attach resume']],
  ['To apply: Portfolios are highly encouraged.', ['attach portfolio']],
])('what is to be sent, and what only to be had: %s', (text, expected) => {
  expect(kinds(text).filter((kind) => kind !== 'outside-contact')).toEqual(expected)
})

describe('what is named', () => {
  test.each([
    ['An article you wrote', 'attach samples'],
    ["Any boat builds you've worked on", 'attach samples'],
    ["A portfolio of boats you've painted", 'attach portfolio'],
    ['Links to your most viral sailing videos', 'attach samples'],
    ['A 2-minute self-introduction', 'attach video'],
  ])('"%s" in a list to send', (item, expected) => {
    expect(kinds(`Please send:\n- ${item}`)).toEqual([expected])
  })

  test('a task under its head is a test', () => {
    expect(kinds('Trial edit task:\nPlease complete the following: [hidden by the board]')).toEqual(['test'])
    expect(kinds('Trial edit task:\nShortlisted editors complete a paid edit.')).toEqual([])
  })

  test("a job's code is no word to write", () => {
    expect(kinds('How to apply:\nJob Code: SAIL7\nApply here: [hidden by the board]/sail')).toEqual([
      'link-form',
    ])
  })
})
