import { expect, test } from 'vitest'
import { defaultSubject } from './rules.ts'

test('a letter without a subject is an application for the job', () => {
  expect(defaultSubject('Bookkeeper')).toBe('Application for Bookkeeper')
})

test('a title over several lines still makes a subject of one line', () => {
  expect(defaultSubject(' Book\r\n keeper\t(remote) ')).toBe('Application for Book keeper (remote)')
})

test('a very long title is cut to what a subject may have, never through the middle of a character', () => {
  const subject = defaultSubject('💼'.repeat(300))
  expect([...subject]).toHaveLength(200)
  expect(subject.isWellFormed()).toBe(true)
})
