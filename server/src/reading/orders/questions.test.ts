import { describe, expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const readOf = (kind: string, text: string) => readOrders(text).filter((order) => order.kind === kind)
const questionsIn = (text: string) => readOf('answer-questions', text).map(({ questions }) => questions)

const FIRST = 'To apply, answer these questions:\n1. Why you?\n2. Which tools do you use?'
const SECOND = '1. How many calls a day do you make?\n2. What is your close rate?'
const first = ['Why you?', 'Which tools do you use?']
const second = ['How many calls a day do you make?', 'What is your close rate?']

describe('ana answers every question of a job', () => {
  test.each([
    ['Also answer these questions about sales:'],
    ['Then please answer the following:'],
    ['And please answer these questions too:'],
  ])('a second list after "%s" is asked beside the first', (lead) => {
    expect(questionsIn(`${FIRST}\n${lead}\n${SECOND}`)).toEqual([first, second])
  })

  test.each([['REPLY WITH ANSWERS TO THESE 2 QUESTIONS:'], ['respond with the answers to the following:']])(
    'also without a please: %s',
    (lead) => {
      expect(questionsIn(`A job for a rower.\n${lead}\n${SECOND}`)).toEqual([second])
    },
  )

  test('a question that ends a line keeps the case it is about', () => {
    const text =
      'Screening questions (must answer)\n\nTwo guests call at once and a third has lost the key to the boat house. Whom do you help first?\n\nWe want calm people. How do you stay calm?'
    expect(questionsIn(text)).toEqual([
      [
        'Two guests call at once and a third has lost the key to the boat house. Whom do you help first?',
        'How do you stay calm?',
      ],
    ])
  })

  test.each([
    ['Apply\nWrite five sentences about boats.'],
    ['To apply, answer these questions:'],
    ['REPLY WITH ANSWERS TO THESE QUESTIONS:'],
  ])('also under "%s"', (lead) => {
    const text = `${lead}\n1. Which boats can you steer?\n2. A guest waits at the pier. It rains. What do you do?\n3. We pay in pesos. What is your rate?`
    expect(questionsIn(text)).toEqual([
      [
        'Which boats can you steer?',
        'A guest waits at the pier. It rains. What do you do?',
        'What is your rate?',
      ],
    ])
  })

  test('a case that is too long for a letter is left out', () => {
    const text = `${FIRST}\n3. A guest waits ${'and waits '.repeat(30)}at the pier. What do you do?`
    expect(questionsIn(text)).toEqual([[...first, 'What do you do?']])
  })

  test.each([['Technical:'], ['About your work'], ['Sales & Calls:']])(
    'a list goes on below its heading "%s"',
    (heading) => {
      const text = FIRST.replace('\n', '\nGeneral:\n')
      expect(questionsIn(`${text}\n${heading}\n${SECOND}`)).toEqual([[...first, ...second]])
    },
  )

  test.each([['Responsibilities:\n1. Do the books'], ['Please send:\n1. Your resume']])(
    'but not below "%s"',
    (next) => {
      expect(questionsIn(`${FIRST}\n${next}`)).toEqual([first])
    },
  )

  test('a single question after a list is asked, too', () => {
    expect(questionsIn(`${FIRST}\nAlso tell us: what is your favorite movie?`)).toHaveLength(2)
  })

  test('questions with a remark between them are one order', () => {
    const text = `To apply, answer: Why you? We read all of it. Please tell us: what is your favorite movie?`
    expect(questionsIn(text).flat().length).toBe(2)
    expect(questionsIn(text)).toHaveLength(1)
  })

  test('the same questions named again are asked once', () => {
    expect(questionsIn(`${FIRST}\nPlease answer all questions above in full sentences.`)).toEqual([first])
  })
})

describe('A question that is not to be answered', () => {
  test.each([
    ['Please don’t answer this, what is your favorite color?'],
    ['Skip this question: which color do you like?'],
    ['What is your favorite color? (do not answer this one)'],
    ['Which color do you like? Leave this one blank.'],
    ['Ignore this question. Which color do you like?'],
  ])('is left out, and ana is told so: %s', (trap) => {
    for (const items of [
      [trap, ...first],
      [first[0], trap, first[1]],
    ]) {
      const text = `Answer these questions:\n${items.map((item, at) => `${at + 1}. ${item}`).join('\n')}`
      expect(questionsIn(text)).toEqual([first])
      const bans = readOf('do-not', text)
      expect(bans.map(({ what, start, end }) => [what, text.slice(start, end)])).toEqual([['answer', trap]])
    }
  })

  test.each([
    ['Please do not answer this in one word: what drives you?'],
    ['Which calls do you not answer?'],
    ['Why do people skip this question?'],
    ['Why do you want this job? (don’t answer with AI)'],
  ])('is not meant by "%s"', (question) => {
    expect(questionsIn(`Answer these questions:\n1. ${question}\n2. Why you?`)).toEqual([
      [question.replace('’', "'"), 'Why you?'],
    ])
  })
})

test.each([
  ['Use the subject line "VA Application".\nAdd the word "mango" to your subject line.'],
  ['Put "mango" in the subject line.\nUse "VA Application" as the subject line.'],
])('ben writes a word beside the subject line that is given elsewhere: %s', (text) => {
  const subjects = readOf('subject-line', text).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual(['VA Application', 'mango'])
})

test('a subject line that is named again is one order', () => {
  const text =
    'Use the subject line "VA Application".\nApplications without "VA Application" in the subject line will be ignored.'
  expect(readOf('subject-line', text)).toHaveLength(1)
})

describe('questions in the line that asks for answers', () => {
  test.each([
    ['Please answer: Which laptop do you use? Why us?', ['Which laptop do you use?', 'Why us?']],
    ['Please answer these: 1) Which laptop do you use? 2) Why us?', ['Which laptop do you use?', 'Why us?']],
    ['To apply, answer: Which laptop do you use? Why us?', ['Which laptop do you use?', 'Why us?']],
    [
      'In your application, tell us: Which laptop do you use? Why us?',
      ['Which laptop do you use?', 'Why us?'],
    ],
    ['When applying, please answer: what is your net speed?', ['what is your net speed?']],
    ['Please answer: Send three links. Which laptop do you use?', ['Which laptop do you use?']],
  ])('are asked one by one: %s', (text, questions) => {
    expect(questionsIn(`We need an editor.\n\n${text}`)).toEqual([questions])
  })

  test.each([
    ['In this role you will answer: how much is it? where is it?'],
    ['To apply, record a video and answer: who are you? why us?'],
  ])('are not asked by "%s"', (text) => {
    expect(questionsIn(`We need an editor.\n\n${text}`)).toEqual([])
  })
})

describe('numbered questions under a head such as How to apply', () => {
  const head = 'We need a bookkeeper.\n\nHow to apply\n'

  test.each([
    ['Message us here on the board.\n1. Which tools do you use?\n2. How do you keep track of tasks?'],
    ['Start your message with MANGO.\n1. Which tools do you use?\n2. How do you keep track of tasks?'],
    [
      'Send two references.\n1. Which tools do you use?\n2. Record a Loom.\n3. How do you keep track of tasks?',
    ],
  ])('are questions to answer: %s', (text) => {
    expect(questionsIn(head + text)).toEqual([['Which tools do you use?', 'How do you keep track of tasks?']])
  })

  test('may begin in the line of their head', () => {
    expect(questionsIn('Apply now! 1. Why boats?\n2. When can you start?')).toEqual([
      ['Why boats?', 'When can you start?'],
    ])
  })

  test('are in doubt beyond the sixtieth', () => {
    const lines = Array.from({ length: 61 }, (_, at) => `${at + 1}. Where is pier ${at + 1}?`)
    const [asked] = readOf('answer-questions', head + lines.join('\n'))
    expect([asked?.questions?.length, asked?.questions?.[0], asked?.doubt]).toEqual([
      60,
      'Where is pier 1?',
      true,
    ])
  })

  test('keep what they are about', () => {
    expect(questionsIn(`${head}1. A client calls at night. What do you do?`)).toEqual([
      ['A client calls at night. What do you do?'],
    ])
  })

  test('may begin as other heads do', () => {
    expect(questionsIn(`${head}1. What is your plan?`)).toEqual([['What is your plan?']])
  })

  test('are no phrase to include', () => {
    const text = 'Please tell me: What do you say to "I am not interested"?'
    expect(readOf('include-phrase', head + text)).toEqual([])
  })
})

test('duties ask for nothing, whatever they name', () => {
  const duties = [
    'Responsibilities:',
    '- Screen resumes within two days and answer every one',
    '- Collect certificates before they expire',
    '- Research prices and give us a short list with a recommendation',
    '- Answer the questions of our auditor',
    '',
    'Must have',
    '- Careful with deadlines',
    '- A degree in accounting',
  ]
  expect(readOrders(duties.join('\n'))).toEqual([])
})

test('work that is counted by videos asks for no video', () => {
  expect(readOf('attach', 'Make two thumbnails per video and let us choose; edit one video a week.')).toEqual(
    [],
  )
})
