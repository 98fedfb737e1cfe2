import { expect, test } from 'vitest'
import { defaultSubject, subjectNaming } from './default-subjects.ts'

test('a letter without a subject is an application for the job', () => {
  expect(defaultSubject('Bookkeeper')).toBe('Application for Bookkeeper')
})

test('a title over several lines still makes a subject of one line', () => {
  expect(defaultSubject(' Book\r\n keeper\t(Xero) ')).toBe('Application for Book keeper (Xero)')
})

test('a very long title is cut to what a subject may have, never through the middle of a character', () => {
  const subject = subjectNaming('💼'.repeat(300))
  expect([...subject]).toHaveLength(200)
  expect(subject.isWellFormed()).toBe(true)
})

test.each([
  ['✨URGENT HIRING!!✨ Virtual Assistant ✨', 'Application for Virtual Assistant'],
  ['🔥🔥 WE ARE HIRING: BOOKKEEPER | $5/hr 🔥🔥', 'Application for Bookkeeper'],
  ['Customer Support Lead', 'Application for Customer Support Lead'],
])('ana’s subject does not shout as the title does: %s', (title, subject) => {
  expect(defaultSubject(title)).toBe(subject)
})

test.each(['💼💼', 'A', '$5/hr'])('a title with nothing left to name stays as it is: %s', (title) => {
  expect(defaultSubject(title)).toBe(`Application for ${title}`)
})
