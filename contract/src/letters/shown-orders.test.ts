import { describe, expect, test } from 'vitest'
import type { Order } from '../jobs/orders.ts'
import { canPutIn, isLeftBlank, isMet, withOrder, withWords } from './shown-orders.ts'

const order = (given: Partial<Order>): Order => ({
  kind: 'include-phrase',
  quote: '',
  field: 'description',
  start: 0,
  end: 0,
  required: true,
  check: true,
  doubt: false,
  ...given,
})
const subject = (words: string, other: Partial<Order> = {}) =>
  order({ kind: 'subject-line', subject: words, ...other })
const phrase = (words: string, place: Order['place'] = 'anywhere') => order({ phrase: words, place })
const questions = order({ kind: 'answer-questions', questions: ['Which tool?', 'When can  you start?'] })
const ban = (what: string, quote = '') => order({ kind: 'do-not', what, quote })
const ana = { first: 'Ana', last: 'Cruz' }
const letter = { subject: 'Application for Bookkeeper', content: 'I keep books.' }
const by = { name: ana, usualSubject: letter.subject }
const alone = { resume_url: '' }

describe('A tick stands only where ana’s letter shows it', () => {
  test.each([
    [subject('VA Application – [Your Name]'), 'va application - Ana Cruz', '', 'yes'],
    [subject('Bookkeeper 20 / first name'), 'Bookkeeper 20 / Ana', '', 'yes'],
    [subject('mangrove'), 'Application for Bookkeeper – Mangrove', '', 'yes'],
    [subject('mangrove'), 'Application for Bookkeeper', '', 'no'],
    [phrase('mangrove', 'start'), '', '"Mangrove"\n\nDear team', 'yes'],
    [phrase('mangrove', 'start'), '', 'Dear team, mangrove', 'no'],
    [phrase('TABO', 'end'), '', 'Regards\nTABO.', 'yes'],
    [phrase('quiet harbor'), '', 'I like the quiet  harbor here.', 'yes'],
    [subject('your favorite animal', { doubt: true }), 'Cats', '', 'unknown'],
    [phrase('TABO', 'form'), '', 'TABO', 'unknown'],
    [order({ kind: 'attach', what: 'video' }), '', 'https://loom.example/1', 'unknown'],
    [order({ kind: 'attach', what: 'video' }), '', 'Hello\nVideo: https://loom.example/1', 'yes'],
    [order({ kind: 'attach', what: 'video' }), '', 'Video: soon', 'unknown'],
    [order({ kind: 'attach', what: 'references' }), '', 'References: https://a.example', 'unknown'],
    [questions, '', 'Q: Which tool?\nA: Xero\n\nQ: When can you start?\nA: Monday', 'yes'],
    [questions, '', 'Q: Which tool?\nA: Xero\n\nQ: When can you start?\nA:', 'unknown'],
    [questions, '', 'Q: Which tool?\nA: Xero\n\nQ: When can you start?\nA: [your answer]', 'unknown'],
    [questions, '', 'Q: Which tool?\nA: [ang sagot mo]\n\nQ: When can you start?\nA: Now', 'unknown'],
    [subject('VA – [years of experience]'), 'VA – [years of experience]', '', 'no'],
    [order({ kind: 'state', quote: 'your availability' }), '', 'Start date: in 2 weeks', 'yes'],
    [order({ kind: 'state', quote: 'your availability' }), '', 'Start date: [your start date]', 'unknown'],
    [order({ kind: 'state', quote: 'your rate and hours' }), '', 'Expected pay: $9 an hour', 'unknown'],
    [order({ kind: 'state', quote: 'your rate, and why you' }), '', 'Expected pay: $9 an hour', 'unknown'],
    [order({ kind: 'link-form' }), '', 'I filled it in', 'unknown'],
    [ban('resume'), '', 'Hello\nVideo: https://loom.example', 'yes'],
    [ban('resume'), '', 'https://cv.example', 'unknown'],
    [ban('agency'), '', 'Hello', 'unknown'],
  ])('%#', (asked, line, content, met) => {
    expect(isMet(asked, { subject: line, content, ...alone }, ana)).toBe(met)
  })
})

test.each([
  [subject('VA Application – [Your Name]')],
  [subject('mangrove')],
  [phrase('mangrove', 'start')],
  [phrase('TABO', 'end')],
  [phrase('quiet harbor')],
])('one press puts it in, and what she wrote stays: %#', (asked) => {
  const put = withOrder(asked, { ...letter, ...alone }, by)
  expect(isMet(asked, put, ana)).toBe('yes')
  expect(put.content).toContain('I keep books.')
})

test('a subject that ana typed stays, and the words are added; the usual one makes room', () => {
  const asked = subject('Purple Elephant')
  const hers = { ...letter, subject: 'Ana Cruz – free on Monday', ...alone }
  expect(withOrder(asked, hers, by).subject).toBe('Ana Cruz – free on Monday – Purple Elephant')
  expect(withOrder(asked, { ...letter, ...alone }, by).subject).toBe('Purple Elephant')
})

test.each(['-', '?', 'TBD', '…', '______', '(answer here)', 'N/A', 'to follow'])(
  'an answer that says nothing is none: %s',
  (answer) => {
    const content = `Q: Which tool?\nA: ${answer}\n\nQ: When can you start?\nA: Now`
    expect(isMet(questions, { ...letter, content, ...alone }, ana)).toBe('unknown')
  },
)

test('what the job wants told, and no profile knows, is shown where it stands answered', () => {
  const asked = order({ kind: 'state', quote: 'Describe a sale that went wrong' })
  const answered = (answer: string) => `I sell.\n\nQ: Describe a sale that went wrong\nA: ${answer}`
  const met = (content: string) => isMet(asked, { ...letter, content, ...alone }, ana)
  expect(met(answered('A chair that broke'))).toBe('yes')
  expect(met(answered('[your answer]'))).toBe('unknown')
  expect(met('I sell.')).toBe('unknown')
  expect(isLeftBlank(asked, answered('[your answer]'))).toBe(true)
  expect(isLeftBlank(asked, answered('A chair that broke'))).toBe(false)
})

describe('One link shows one thing', () => {
  const attach = (what: string, quote: string) => order({ kind: 'attach', what, quote })
  const linked = (name: string) => ({ ...letter, content: `${name}: https://a.example/1`, resume_url: '' })

  test.each([
    ['voice', 'Voice recording', 'Send two voice recordings'],
    ['samples', 'Samples', 'Attach four samples of your work'],
    ['video', 'Video', 'Send your three best video links'],
    ['video', 'Video', 'Links to your videos'],
    ['certificates', 'Certificates', 'Attach your NBI clearance and certificates'],
    ['resume', 'Resume', 'Attach your resume in PDF format, not a link'],
  ])('not the several that are asked for, nor what may be no link: %s, %s, %s', (what, name, quote) => {
    expect(isMet(attach(what, quote), linked(name), ana)).toBe('unknown')
  })

  test.each([
    ['samples', 'Samples', 'Share a link to a page you wrote and one thing you would cut'],
    ['samples', 'Samples', 'Links to stores and describe your role in each'],
    ['samples', 'Samples', 'Send a past report, note if AI was used'],
    ['samples', 'Samples', 'examples of your ads and the results they had'],
    ['portfolio', 'Portfolio', 'Your portfolio, and tell us which piece you like best'],
    ['portfolio', 'Portfolio', 'Your portfolio with a short explanation'],
    ['speed-test', 'Speed test', 'Your speed test and computer specs'],
    ['video', 'Video', 'An intro video and a written summary'],
    ['resume', 'Resume', 'Your resume and one paragraph about you'],
  ])('nor what is asked for along with it: %s, %s, %s', (what, name, quote) => {
    expect(isMet(attach(what, quote), linked(name), ana)).toBe('unknown')
    const resumed = { ...linked(name), resume_url: 'https://ana.example/cv' }
    expect(isMet(attach(what, quote), resumed, ana)).toBe('unknown')
  })

  test.each([
    ['portfolio', 'Portfolio', 'Your portfolio and samples of your work'],
    ['portfolio', 'Portfolio', 'your portfolio and your best work'],
    ['portfolio', 'Portfolio', 'A portfolio with examples of ads, pages and emails'],
    ['samples', 'Samples', 'Examples of past marketing, lead generation, or social media work'],
    ['speed-test', 'Speed test', 'A speed test with download and upload speed'],
    ['voice', 'Voice recording', 'A recording introducing yourself and why you fit'],
    ['video', 'Video', 'A video: introduce yourself and teach one word'],
    ['resume', 'Resume', 'Your resume with the subject line "Books", and your rate'],
    ['video', 'Video', 'A 2-minute intro video'],
    ['video', 'Video', 'a short video (30-60 seconds)'],
    ['video', 'Video', 'a video of 2 to 3 minutes'],
    ['samples', 'Samples', 'Attach samples of your work'],
    ['certificates', 'Certificates', 'Your NBI clearance'],
  ])('it does show the one: %s, %s, %s', (what, name, quote) => {
    expect(isMet(attach(what, quote), linked(name), ana)).toBe('yes')
  })

  test('and where two orders want the same, ana says which', () => {
    const all = [attach('video', 'A 1-minute intro video'), attach('video', 'A video of a sample call')]
    expect(all.map((one) => isMet(one, linked('Video'), ana, all))).toEqual(['unknown', 'unknown'])
  })

  test('a resume link does not show that no link was sent', () => {
    const sent = { ...letter, resume_url: 'https://ana.example/cv' }
    expect(isMet(attach('resume', 'Send your resume as a file, no links'), sent, ana)).toBe('unknown')
  })
})

test.each([
  'My CV is at drive.google.com/file/d/abc',
  'bit.ly/ana-cv',
  'See ana.example/cv',
  'I am at www.ana.example',
  'Portfolio: https://ana.example/resume.pdf',
  'Video: https://loom.example/x and my file https://ana.example/2',
])('an address that may be her resume’s does not prove it left out: %s', (content) => {
  expect(isMet(ban('resume'), { ...letter, content, ...alone }, ana)).toBe('unknown')
})

test.each([
  'Mail me at ana@ana.example.com',
  'Portfolio: https://ana.example/books',
  'I used Node.js for it.',
])('a letter without one does: %s', (content) => {
  expect(isMet(ban('resume'), { ...letter, content, ...alone }, ana)).toBe('yes')
})

test('a resume link is no resume left out, and is one that was asked for', () => {
  const linked = { ...letter, resume_url: 'https://ana.example/cv' }
  expect(isMet(ban('resume'), linked, ana)).toBe('no')
  expect(isMet(order({ kind: 'attach', what: 'resume' }), linked, ana)).toBe('yes')
})

describe('A word counts only where ana wrote it as a word', () => {
  test.each([
    ['Red', 'anywhere', 'I delivered and shared reports.'],
    ['67', 'anywhere', 'Call me at 0967 555 1234, I have 1,067 sales.'],
    ['pin', 'anywhere', 'Piñata and piña.'],
    ['FAST', 'start', 'Fastidious people like me'],
    ['end', 'end', 'I can send, and I did send'],
  ] as const)('not in others: %s, %s', (word, place, content) => {
    expect(isMet(phrase(word, place), { ...letter, content, ...alone }, ana)).toBe('no')
  })

  test.each([
    ['Red', 'anywhere', 'My favorite: (red).'],
    ['🥭', 'start', '🥭Hello'],
    ['##READ##', 'anywhere', 'Hello ##READ## there'],
    ['#15', 'anywhere', 'I am #15!'],
    ['(1881)', 'start', '(1881) Hello'],
    ['Aligned and Ready!', 'start', 'Aligned and ready! Hello'],
    ['fishtime.', 'end', 'Ana\n\nfishtime'],
  ] as const)('with marks around it: %s, %s', (word, place, content) => {
    expect(isMet(phrase(word, place), { ...letter, content, ...alone }, ana)).toBe('yes')
  })

  test('nor in a question of the listing that her letter repeats', () => {
    const content = 'Q: Which fruit, pineapple?\nA: none'
    expect(isMet(phrase('pineapple'), { ...letter, content, ...alone }, ana)).toBe('no')
    const last = `${content}\n\nQ: Is it pineapple`
    expect(isMet(phrase('none', 'end'), { ...letter, content: last, ...alone }, ana)).toBe('no')
    const told = content.replace('none', 'pineapple')
    expect(isMet(phrase('pineapple'), { ...letter, content: told, ...alone }, ana)).toBe('yes')
  })

  test('nor inside a word of her subject', () => {
    const support = { ...letter, subject: 'Application for Email Support', ...alone }
    expect(isMet(subject('ai'), support, ana)).toBe('no')
    expect(isMet(subject('ai'), { ...support, subject: 'AI – Email Support' }, ana)).toBe('yes')
  })
})

test('what ends her letter does not end what is sent, until her resume’s link stands above it', () => {
  const linked = { ...letter, content: 'I keep books.\n\nTABO', resume_url: 'https://ana.example/cv' }
  const asked = phrase('TABO', 'end')
  expect(isMet(asked, linked, ana)).toBe('no')
  const put = withOrder(asked, linked, by)
  expect(put.content).toBe('I keep books.\n\nResume: https://ana.example/cv\n\nTABO')
  expect(isMet(asked, put, ana)).toBe('yes')
  expect(isMet(order({ kind: 'attach', what: 'resume' }), put, ana)).toBe('yes')
})

test.each([
  ['ai', 'If you just send a CV or a long AI message, you’ll be skipped', '', 'unknown'],
  ['ai', 'Do not send generic resumes', 'https://ana.example/cv', 'unknown'],
  ['board', 'DMs will not be entertained, so send your CV', '', 'no'],
  ['resume-and-more', 'No resume, no cover letter', '', 'unknown'],
  ['resume-and-more', 'No resume, no cover letter', 'https://ana.example/cv', 'no'],
  ['attachment', 'Do not send a resume in Word', 'https://ana.example/cv', 'unknown'],
  ['contact', 'Do not email us your resume', '', 'unknown'],
])('a ban is judged by what it bans, and else by ana: %s, %s, %s', (what, quote, resume_url, met) => {
  expect(isMet(ban(what, quote), { ...letter, resume_url }, ana)).toBe(met)
})

test('a code word that the order turns around is hers to write', () => {
  const asked = order({ phrase: 'mango', quote: 'Include the word "mango" backwards' })
  expect(isMet(asked, { ...letter, content: 'mango', ...alone }, ana)).toBe('unknown')
  expect(canPutIn(asked, ana)).toBe(false)
  const typed = withWords(asked, 'ognam')
  expect(isMet(typed, { ...letter, content: 'ognam', ...alone }, ana)).toBe('yes')
  expect(canPutIn(typed, ana)).toBe(true)
})

describe('A template with something left to fill in', () => {
  const words = 'Video Editor – [Owner of Tesla]'

  test('is not put in by a press, and no letter shows it', () => {
    expect(canPutIn(subject(words), ana)).toBe(false)
    expect(isMet(subject(words), { ...letter, ...alone }, ana)).toBe('unknown')
  })

  test('is proven missing where ana sends it as it stands', () => {
    expect(isMet(subject(words), { ...letter, subject: words, ...alone }, ana)).toBe('no')
  })
})
