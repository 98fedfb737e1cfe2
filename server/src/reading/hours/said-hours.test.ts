import { expect, test } from 'vitest'
import { readSaidHours } from './said-hours.ts'

test.each([
  ['Hours: US Eastern business hours', 'night'],
  ['Monday to Saturday (EST)', 'night'],
  ['You work during US hours (CST preferred)', 'night'],
  ['Full-time | EST time zone', 'night'],
  ['Able to work full-time in US Eastern Standard Time (EST) hours', 'night'],
  ['This is a graveyard shift', 'night'],
  ['PST overlap 4 h', 'mixed'],
  ['Needs an overlap of four hours with EST hours', 'mixed'],
  ['US business hours preferred', 'mixed'],
  ['Flexible hours, in step with US business hours', 'mixed'],
  ['Flexible hours, but you must work US business hours', 'night'],
  ['Work in UK hours', 'mixed'],
  ['Day/night shifts', 'mixed'],
  ['A rotating shift', 'mixed'],
  ['Australian business hours', 'day'],
  ['Flexible schedule', 'flexible'],
] as const)('ana sees that "%s" means %s', (text, kind) => {
  expect(readSaidHours(text)?.kind).toBe(kind)
})

test.each([
  'Experience with clients in US time zones',
  'The first round is due at 8:00 AM EST',
  'You do not need to overlap with our schedule (EST hours)',
  'Interviews are held in US business hours',
  'Work schedule follows PST (Philippine time)',
  'Est. 2004, a family business',
  'We sell in the US and the UK',
])('"%s" says nothing of the hours', (text) => {
  expect(readSaidHours(text)).toBeNull()
})

test('the quote is the sentence around the words', () => {
  expect(readSaidHours('We sell soap. You must work US hours. Be kind.')?.quote).toBe(
    'You must work US hours',
  )
})
