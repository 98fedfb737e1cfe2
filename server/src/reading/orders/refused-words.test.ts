import { describe, expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const askedUnder = (text: string) =>
  readOrders(`How to apply:\n${text}`).map(({ kind, what, subject, phrase }) => [
    kind,
    what ?? subject ?? phrase,
  ])

describe('What ana is not to write is no order to write it', () => {
  test.each([
    ['Your application must not start with "Dear Sir".'],
    ['If you write "To whom it may concern" in your message we will delete it.'],
    ['Your subject line must not contain the word "URGENT".'],
    ['Never begin with "Hello dear".'],
    ['Applications that start with "Dear Hiring Manager" are deleted.'],
    ['The first line of your letter should not be "I hope this finds you well".'],
    ['Messages with "kindly revert" in them go straight to trash.'],
    ['Anyone who says "I am a quick learner" will be skipped.'],
    ['We reject letters containing the phrase "fast learner".'],
    ['Your cover letter cannot include the words "hard working".'],
    ['If your message begins with "Hi dear", we won’t read it.'],
    ['The subject line shouldn’t say "Application".'],
    ['"Dear Sir/Madam" in your letter means an instant no.'],
    ['You must never start your reply with "Respected sir".'],
    ['We ignore every application that opens with "Dear Sir".'],
  ])('%s', (text) => {
    expect(askedUnder(text)).toEqual([['do-not', 'words']])
  })
})

describe('What all is lost without is asked of ana', () => {
  test.each([
    ['Applications without the word "mango" are ignored.', 'mango'],
    ['Applications without the word mango are ignored.', 'mango'],
    ['Don’t forget to put "lagoon" in your message.', 'lagoon'],
    ['Never apply without mentioning the word "harbor".', 'harbor'],
    ['Messages that do not start with "PURPLE" will be deleted.', 'PURPLE'],
    ['We ignore applications that don’t include the word "lantern".', 'lantern'],
    ['Any letter missing the word "saffron" goes in the bin.', 'saffron'],
    ['Unless your message has the word "tundra", we will not read it.', 'tundra'],
    ['Applications that fail to mention "orbit" are deleted.', 'orbit'],
    ['Start your letter with "SUNRISE" so that it is not deleted.', 'SUNRISE'],
    ['Start your message with "amber" or your application will be deleted.', 'amber'],
    ['Applicants must write "amber" in the letter, those who do not will be ignored.', 'amber'],
    ['Messages with the word "amber" in them will not be ignored.', 'amber'],
  ])('%s', (text, phrase) => {
    expect(askedUnder(text)).toEqual([['include-phrase', phrase]])
  })

  test.each([
    ['Do not apply without including "teamwork" in the subject', 'teamwork'],
    ['If you do not write "coral" in your subject line, we will delete it.', 'coral'],
    ['If "pebble" is not in your subject line, your application will be ignored.', 'pebble'],
  ])('in the subject: %s', (text, subject) => {
    expect(askedUnder(text)).toEqual([['subject-line', subject]])
  })
})

test.each([
  ['If you use AI to write your application, it will be rejected.'],
  ['If it was written with ChatGPT, we will not read it.'],
])('ana’s letter is to be her own: %s', (text) => {
  expect(askedUnder(text)).toEqual([['do-not', 'ai']])
})
