import { expect, test } from 'vitest'
import { isTemplate, turnsWords, withName } from './templates.ts'

const ana = { first: 'Ana', last: 'Cruz' }

test.each([
  ['VA – [Your Name]', 'VA – Ana Cruz'],
  ['VA – [Your Name Here]', 'VA – Ana Cruz'],
  ['SMM - NAME', 'SMM - Ana Cruz'],
  ['Bookkeeper | Full Name', 'Bookkeeper | Ana Cruz'],
  ['[Insert First Name], VA', 'Ana, VA'],
  ['First and Last Name - VA', 'Ana Cruz - VA'],
  ['Manager - Your Surname', 'Manager - Cruz'],
  ["I'm your rockstar VA – (your first name)", "I'm your rockstar VA – Ana"],
])('ana’s name is filled in, and nothing is left: %s', (words, filled) => {
  expect(withName(words, ana)).toBe(filled)
  expect(isTemplate(filled)).toBe(false)
})

test.each([
  'Position - Full Name',
  'Name – Role',
  '<position>',
  'VA – ______',
  'Editor – [Owner of Tesla]',
  '[Your Name] [Your least favorite color]',
  "the word 'your favorite color'",
  'VA ROLE - then your name e.g. VA ROLE - MICHA KELLY',
  'VA (dot) First Name (dot) Date',
  'The Next Clerk –',
  'the job title',
  'Name_Position',
  'FirstName_LastName_VA',
  'Position Applied For_Surname',
  'Name-Position',
  'YourName-VA',
  'VA Application - Juan Dela Cruz',
  'VA Application – John Doe',
  'Jane Smith – VA',
  'VA - Name and City',
  'your name and potential start date',
  'Application - MM/DD/YYYY',
  'VA Application – Favorite Movie',
  'Favorite Color + Name',
  'the capital of France',
  'capital of France',
  'CAPITAL OF FRANCE',
  'THE CAPITAL OF FRANCE',
  'Capital of France',
  'VA – CAPITAL OF FRANCE',
  'the current year',
  'the color of the sky',
  'the last word of this job post',
])('what her name does not fill is left to her: %s', (words) => {
  expect(isTemplate(withName(words, ana))).toBe(true)
})

test.each([
  'city',
  'C++',
  '#15',
  '(1881)',
  'I am your next VA',
  'I Want to Work for You - Admin',
  'Books & Balance',
  'The Wizard of Oz',
  'Word of Mouth Marketing',
  'In-Store Manager',
  'Full-Time Bookkeeper',
  'YouTube Editor',
  'Rock and Roll',
  'Code & Coffee',
])('what is meant as it stands is no template: %s', (words) => {
  expect(withName(words, ana)).toBe(words)
  expect(isTemplate(words)).toBe(false)
})

test('a sample’s name is hers where she has it', () => {
  const words = withName('VA – Maria Santos', { first: 'Maria', last: 'Santos' })
  expect(words).toBe('VA – Maria Santos')
  expect(isTemplate(words)).toBe(false)
})

test.each([
  'type the word "mango" backwards',
  'the word MANGO spelled backwards',
  'the words "blue" and "green"',
  'the word for "hello" in your native language',
  'Write the opposite of "hot"',
])('words that an order changes are hers to find: %s', (quote) => {
  expect(turnsWords(quote)).toBe(true)
})

test('the word itself is not', () => {
  expect(turnsWords('Please put the word "mango" in your subject')).toBe(false)
})

test('without a name, its place stays a blank', () => {
  const words = withName('VA – [Your Name]', { first: '', last: '' })
  expect(words).toBe('VA – [Your Name]')
  expect(isTemplate(words)).toBe(true)
})
