import { expect, it } from 'vitest'
import { askedYears } from './asked-years.ts'
import { readBeginnerFit } from './beginner.ts'

const read = (title: string, text: string) => readBeginnerFit(title, text, askedYears(title, text))

it.each([
  'No experience needed, we are friendly.',
  'No prior experience required: show us you care.',
  'Requirements:\n- Previous experience is not required',
  'Social tasks (no experience? We train you!)',
  'With or without experience, you can apply.',
  'Fresh graduates are welcome.',
  'We are open to beginners!',
  'A newbie-friendly role.',
  'We will teach you everything about parcels.',
  'Paid training provided.',
  'Training will be provided.',
  'We offer comprehensive, hands-on training.',
  'There is no need for direct experience!',
  'No real estate experience required.',
  'Ideal for students and beginners.',
  'Kahit walang experience, pwede dito.',
])('lia, who has never worked online, is told of a job that says %j', (text) => {
  expect(read('Shop Helper', text)).toBe('none-needed')
})

it.each([
  ['entry-level', 'Junior Shop Helper', 'You pack.'],
  ['entry-level', 'Shop Helper', 'This is an entry-level position.'],
  ['little-asked', 'Shop Helper', '6 months of experience in a shop.'],
  ['little-asked', 'Shop Helper', 'Experience with Salesforce is a plus, but not required.'],
  ['little-asked', 'Shop Helper', 'At least 1 year in a shop preferred. Full training is provided.'],
  ['little-asked', 'Shop Helper', '1+ year in a shop. Paid training.'],
  ['little-asked', 'Shop Helper', 'Ideally 1 year at a shop. Paid training.'],
])('a job may suit her less surely: %s by %j and %j', (fit, title, text) => {
  expect(read(title, text)).toBe(fit)
})

it.each([
  'We don’t require previous experience.',
  'You do not need any experience.',
  'Applicants without experience will be considered.',
])('she may apply where it says %j', (text) => {
  expect(read('Shop Helper', text)).toBe('none-needed')
})

it.each([
  'No training will be provided.',
  'We are not able to train you.',
  'You will be training new hires.',
])('she is not taught where it says %j', (text) => {
  expect(read('Shop Helper', text)).toBeNull()
})

it.each([
  ['Lead Generation VA', 'No experience is needed.'],
  ['Social Media Manager', 'Training is provided.'],
])('a sales lead is no rank, and %j may be new where it says %j', (title, text) => {
  expect(read(title, text)).toBe('none-needed')
})

it.each([
  ['Shop Helper', 'No beginners, please. Training will be provided.'],
  ['Shop Helper', 'This is not an entry-level role.'],
  ['Shop Helper', 'You must have experience. Full training provided.'],
  ['Shop Helper', 'At least 3 years of experience; paid training provided.'],
  ['Shop Helper', '- Previous experience in a shop\n- Paid training'],
  ['Shop Helper', 'If you have no experience, please do not apply.'],
  ['Senior Shop Helper', 'No experience with our tool needed.'],
  ['Experienced Shop Helper', 'We offer full training.'],
  ['Shop Helper', 'Paid training of one week.\n2 years with Tailwind in production.'],
  ['Shop Helper', 'Ideally 2+ years of experience in a shop. Paid training.'],
  ['Shop Helper', '3+ years at a call center preferred. We will train you.'],
  ['Shop Helper', 'We are looking for someone with 2 years of experience. Paid training.'],
  ['Shop Helper', 'We do not accept beginners. Training is provided.'],
  ['Shop Helper', "We don't hire fresh graduates."],
  ['Shop Helper', 'Hindi kami tumatanggap ng baguhan.'],
  ['Shop Manager', 'You run the shop.'],
  ['Lead Developer', 'Full training is provided.'],
])('she is warned off by %j with %j', (title, text) => {
  expect(read(title, text)).toBe('not')
})

it.each([
  ['Tutor', 'You write beginner-friendly lessons.'],
  ['Trainer', 'You are willing to train others, and students feel welcome.'],
  ['Trainer', '- Conduct comprehensive training'],
  ['Shop Helper', 'Our founder grew from an entry-level job.'],
  ['Shop Helper', ''],
])('nothing is said of it by %j with %j', (title, text) => {
  expect(read(title, text)).toBeNull()
})
