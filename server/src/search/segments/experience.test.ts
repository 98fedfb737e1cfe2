import { expect, it } from 'vitest'
import { readExperience } from './experience.ts'

it.each([
  ['entry', 'Junior Designer', 'At least 5 years of experience.'],
  ['entry', 'Marketing Intern', ''],
  ['mid', 'Mid-Level Developer', ''],
  ['senior', 'Sr. Accountant', ''],
  ['senior', 'Senior Video Editor', '2+ years of experience'],
  [null, 'Senior Care Coordinator', ''],
  [null, 'Virtual Assistant', 'You will report to our senior strategist.'],
])('is %s by the title %j, whatever the text says', (level, title, text) => {
  expect(readExperience(title, text)).toBe(level)
})

it.each([
  ['entry', 'At least 1 year of experience as a VA.'],
  ['entry', '6 months experience in a call center'],
  ['entry', 'Minimum of 2-5 years of experience'],
  ['entry', 'A minimum of 2 years in e-commerce'],
  ['entry', 'at least two (2) years of Australian planning experience'],
  ['entry', '-1+ year of experience in email design'],
  ['entry', 'We offer $500 for people with at least one year of experience'],
  ['mid', '3+ years’ experience'],
  ['mid', 'Experience: 3-5 years'],
  ['mid', '5 yrs of solid experience in SEO'],
  ['mid', '2+ years of experience as a VA. 4 years of experience in sales.'],
  ['senior', '6+ years of experience'],
  ['senior', 'ten years of experience with AutoCAD'],
])('is %s where the text asks %j', (level, text) => {
  expect(readExperience('Virtual Assistant', text)).toBe(level)
})

it.each([
  ['entry', 'No experience needed, we train you.'],
  ['entry', 'This is an entry-level role.'],
  ['entry', 'Fresh graduates are welcome to apply.'],
  ['entry', 'Paid training.'],
  ['mid', 'A mid-level position'],
  ['senior', 'A senior-level position'],
])('is %s where the text has no years but says %j', (level, text) => {
  expect(readExperience('Virtual Assistant', text)).toBe(level)
})

it.each([
  'Our company has 10 years of experience.',
  'We have over 15 years experience in real estate.',
  'A young agency with two years of experience',
  '15 days of paid leave per year',
  'Where do you see yourself in 5 years?',
  'Convertible to cash after 1 year of service',
  'You must be 25 years of age',
  'Experience with month-end and year-end close',
  'Experience is a plus.',
  'data entry, intermediate English',
  'All our managers started in entry-level positions.',
  'This is not an entry-level role.',
  '1990 years of experience',
  '50 years of experience',
  '',
])('is not said by %j', (text) => {
  expect(readExperience('Virtual Assistant', text)).toBeNull()
})

it.each([
  ['digits and blanks', '1 '.repeat(50_000)],
  ['years', '3 years '.repeat(20_000)],
  ['words', 'years of '.repeat(20_000)],
  ['signs', `3 years${'(-'.repeat(50_000)}`],
])('is read at once from a hundred thousand %s', (_, text) => {
  expect([null, 'entry', 'mid', 'senior']).toContain(readExperience(text, text))
})
