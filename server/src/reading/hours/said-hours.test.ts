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
  ['Manila daytime, with one weekly call at 8 am EST', 'day'],
  ['Work during the day in the Philippines', 'day'],
  ['US daytime', 'night'],
  ['You work your own hours, with a call at 8 am EST', 'flexible'],
  ['20 hours a week, spread as you like', 'flexible'],
  ['Flexible schedule', 'flexible'],
  ['Work whenever you want.', 'flexible'],
  ['There are no fixed hours for you.', 'flexible'],
  ['The hours are up to you.', 'flexible'],
  ['Day shift EST', 'night'],
  ['day shift (US time)', 'night'],
  ['US day shift, Monday to Friday', 'night'],
  ['This is a morning shift on Pacific time.', 'night'],
  ['You are on the day shift, 8-5 US time', 'night'],
  ['Day shift EST (night time in the Philippines)', 'night'],
  ['Day shift, London time', 'mixed'],
  ['Day shift (PH time)', 'day'],
  ['Day shift, Manila time, with a meeting in EST', 'day'],
  ['Day shift, overlap with EST for an hour', 'day'],
  ['Day shift for US clients', 'day'],
  ['Day shift | Sydney', 'day'],
  ['Customer Support VA (non-graveyard)', 'day'],
  ['There is no night shift with us.', 'day'],
  ['You work consistent hours in the evening (PH time)', 'mixed'],
  ['Night shift? No problem for you!', 'night'],
  ['Night shift: no weekends', 'night'],
  ['No weekends, graveyard shift', 'night'],
  ['No calls but night shift', 'night'],
  ['The graveyard shift is not for everyone', 'night'],
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
  'Graveyard shift not required',
  'Night shift: NO',
  'Night shift? No.',
  'Overnight shifts are never required',
  'You don’t have to work night shifts',
  'Night shift work is not expected of you',
  'No flexible hours',
  'You log your own hours',
])('"%s" says nothing of the hours', (text) => {
  expect(readSaidHours(text)).toBeNull()
})

test('the quote is the sentence around the words', () => {
  expect(readSaidHours('We sell soap. You must work US hours. Be kind.')?.quote).toBe(
    'You must work US hours',
  )
})
