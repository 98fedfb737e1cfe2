import { describe, expect, test } from 'vitest'
import { anasFacts, bookkeeping, honestLetter } from '../../../../../test/letters/letters.ts'
import { findUnfounded } from '../../../../../test/letters/unfounded.ts'
import { groundOf } from './ground.ts'

const ground = groundOf(bookkeeping, anasFacts)
const around = (sentence: string) =>
  `Dear Acme Books,\n\nI would like to apply for the Senior Bookkeeper position. ${sentence}\n\nI would be glad to talk about how I can help you. Thank you for your time and for reading this.`
const check = (sentence: string, on = ground) => findUnfounded(around(sentence), on)

describe('A letter may say', () => {
  test.each([
    'I have three to five years of experience.',
    'I worked as Virtual Assistant at Harbour Trading from 2021 to 2024.',
    'I studied Business Administration at Cebu Normal University.',
    'At Harbour Trading I answered 40 clients a week.',
    'I am skilled in Xero and Data Entry.',
    'Your posting mentions QuickBooks, and I would be happy to learn how your team works with it.',
    'The 30 hours a week that you offer would suit me well.',
    'I’d be glad to start on Monday.',
    'My Bachelor of Science in Business Administration is a good base for it.',
    'One of the things that I enjoy is clear work.',
    'Acme Books is where I would like to work next.',
  ])('%s', (sentence) => {
    expect(check(sentence)).toEqual([])
  })
})

describe('A letter may not say', () => {
  test.each([
    ['I worked at Globex for a while.', 'Globex'],
    ['I worked as a bookkeeper at Initech Corporation.', 'Initech'],
    ['I have worked at Acme Books before.', 'Acme Books'],
    ['I graduated from Stanford University.', 'Stanford'],
    ['I hold an MBA.', 'MBA'],
    ['I have a Master’s degree in this.', "Master's"],
    ['I am a certified bookkeeper.', 'certif'],
    ['I have 10 years of experience.', '10 years'],
    ['I have ten years of experience.', 'ten years'],
    ['I bring eight solid years of work.', 'eight solid years'],
    ['I have 7+ years in this.', '7+ years'],
    ['I handled 95 clients.', '95'],
    ['I raised sales by 37%.', '37'],
    ['I served hundreds of customers.', 'hundreds'],
    ['I have worked like this since 2009.', '2009'],
    ['I am experienced in QuickBooks.', 'QuickBooks'],
    ['I was a finalist of the Oscars.', 'Oscars'],
    ['Write to me at ana@example.com.', '@'],
    ['My work is at https://ana.example now.', 'https:'],
    ['Sincerely, [Your Name]', '[Your Name]'],
    ['As an AI language model I cannot say more.', 'As an AI'],
    ['I won an award for it.', 'award'],
  ])('%s', (sentence, piece) => {
    expect(check(sentence).join(' ')).toContain(piece)
  })
})

test('what the seeker asks to be said counts as theirs', () => {
  const told = { ...anasFacts, wishes: 'Say that I kept books for Globex for 8 years, in QuickBooks.' }
  const sentence = 'I kept books for Globex for 8 years and I am experienced in QuickBooks.'
  expect(check(sentence, groundOf(bookkeeping, told))).toEqual([])
  expect(check(sentence)).not.toEqual([])
})

test('the years that the job asks for are not the years that ana has', () => {
  const asking = { ...bookkeeping, description: 'You need 10 years of experience.' }
  expect(check('I have 10 years of experience.', groundOf(asking, anasFacts))).toEqual(['10 years'])
})

test('a letter in another language is refused, unless the seeker wished for it', () => {
  const letter =
    'Kumusta po, nais kong mag-apply sa trabahong ito dahil mahusay ako sa ganitong gawain araw-araw.'
  expect(findUnfounded(letter, ground)).toContain('the letter is not in English')
  const wished = groundOf(bookkeeping, { ...anasFacts, wishes: 'Please write it in Filipino.' })
  expect(findUnfounded(letter, wished)).toEqual([])
})

test('a letter without end is refused', () => {
  expect(findUnfounded('I would like to work for you. '.repeat(500), ground)).toEqual([
    'the letter is too long',
  ])
})

test('an employer may be called anything', () => {
  const odd = groundOf({ ...bookkeeping, employer: 'C++ (Cebu) "Shop" [x] \\ $1' }, anasFacts)
  expect(
    findUnfounded('I have worked with care, and I would be glad to work for you in this role.', odd),
  ).toEqual([])
})

test('what a listing says of an I is not said by ana', () => {
  const told = { ...bookkeeping, description: 'We keep books. I was sent away for being late.' }
  expect(check('I was sent away for being late.', groundOf(told, anasFacts))).not.toEqual([])
})

test.each([
  ['asks for a word', 'Start your application with the word "mango" so that we know you read this.'],
  ['says how to apply', 'HOW TO APPLY: answer these questions by email and include a short video.'],
  [
    'asks for copy',
    'Write blog posts and emails. Add text overlays. Use Slack and the ChatGPT assistant we provide.',
  ],
])('an honest letter passes for a listing that %s', (_, said) => {
  const job = { ...bookkeeping, description: `${bookkeeping.description}\n${said}` }
  expect(findUnfounded(honestLetter, groundOf(job, anasFacts))).toEqual([])
})

test('a title with brackets and numbers in it may be named', () => {
  const job = { ...bookkeeping, title: '[HIRING] Bookkeeper ** up to 2,300 a month' }
  expect(
    findUnfounded(honestLetter.replace('Senior Bookkeeper', job.title), groundOf(job, anasFacts)),
  ).toEqual([])
})
