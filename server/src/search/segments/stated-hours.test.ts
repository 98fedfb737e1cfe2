import { expect, it } from 'vitest'
import { readStatedHours } from './stated-hours.ts'

it.each([
  ['few', '10 hours a week to begin with, later 30 hours a week.'],
  ['few', 'About 2-3 hrs/day, Monday to Friday.'],
  ['half', 'This is 20 hours per week.'],
  ['half', 'Part-time, 4 hours a day.'],
  ['most', '30hrs/week'],
])('paolo, who asks for some hours, meets first a job of as many: %s by %j', (hours, text) => {
  expect(readStatedHours(text)).toBe(`=>hours:${hours}`)
})

it.each([
  'Full-time, 40 hours a week.',
  'We are open 24 hours a day.',
  'At least 3 hours a day of overlap with our team.',
  'Pay is $5.20 hours weekly rate.',
  'You answer within 4 hours.',
])('nothing is told of part-time hours by %j', (text) => {
  expect(readStatedHours(text)).toBeNull()
})
