import { expect, it } from 'vitest'
import { askedYears } from './asked-years.ts'
import { readBeginnerFit, trains } from './beginner.ts'

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
  'There is no need for direct experience!',
  'No real estate experience required.',
  'Ideal for students and beginners.',
  'Kahit walang experience, pwede dito.',
])('lia, who has never worked online, is told of a job that says %j', (text) => {
  expect(read('Shop Helper', text)).toBe('none-needed')
})

it.each([
  'We will teach you everything about parcels.',
  'Paid training provided.',
  'Training will be provided.',
  'We offer comprehensive, hands-on training.',
  'We are happy to train you!\n\nBonus skills you might have.\n- Experience editing videos',
  'Training is provided by a young team with two years of experience.',
  'Paid training is given. Let me know your breed of dog, and your experience with cats.',
])('she is told later of one that teaches her, as it says %j', (text) => {
  expect(read('Shop Helper', text)).toBe('taught')
})

it.each([
  'We provide training to all new hires.',
  'You will be training with our lead for two weeks.',
  'Full training is given to support our clients.',
  'The company will teach you how to talk to customers.',
  'Answer customers by chat (full training provided).',
  'Training is provided and custom bots help you.',
  'You will be provided with training to answer customers.',
])('she is taught where it says %j', (text) => {
  expect(read('Shop Helper', text)).toBe('taught')
})

it.each([
  'We provide training to our clients.',
  'We provide training and consulting for small businesses.',
  'We offer our customers hands-on training.',
  'Our clients receive full training and support.',
  'Training is provided to customers by phone.',
  'We teach an online course to realtors.',
  'We are happy to train your staff, says our website.',
  'You will train new hires.',
  'You will be training agents on the phones.',
  'We provide training materials to schools.',
  'Write and edit paid training videos.',
  'We need people to train our AI.',
  'We train an AI to read receipts.',
  'You will be training AI models every day.',
])('the training of others is not hers: %j', (text) => {
  expect(read('Shop Helper', text)).toBeNull()
})

it.each([
  ['You cannot register? We will teach you.', null],
  ['If you are not sure how to open a bank account, we teach you.', null],
  ['We will teach you how to sign up.', null],
  ['We will teach you how to pack. No idea how to register? Ask us.', 'taught'],
  ['We will teach you to apply our stickers.', 'taught'],
])('she is taught the work, and not only how to come to it, by %j: %j', (text, fit) => {
  expect(read('Shop Helper', text)).toBe(fit)
})

it.each([
  ['entry-level', 'Junior Shop Helper', 'You pack.'],
  ['entry-level', 'Shop Helper', 'This is an entry-level position.'],
  ['little-asked', 'Shop Helper', '6 months of experience in a shop.'],
  ['unrequired', 'Shop Helper', 'Experience with Salesforce is a plus, but not required.'],
  ['unrequired', 'Shop Helper', 'Preferred Qualifications (not required):\n\nPrior experience with parcels'],
  ['unrequired', 'Shop Helper', 'Willing to learn (experience is a plus, but not required)'],
  ['unrequired', 'Shop Helper', 'Experience with parcels, toys or shops is helpful but not required.'],
  ['unrequired', 'Shop Helper', 'Experience, while preferred, is not required.'],
  ['unrequired', 'Shop Helper', 'Experience with parcels, though it is not a must.'],
  ['little-asked', 'Shop Helper', 'You are eager to learn.'],
  ['little-asked', 'Shop Helper', 'Experience with parcels is a plus.'],
  ['none-needed', 'Shop helper with no experience needed', 'You pack.'],
  ['taught', 'Shop Helper, with or without experience', 'We train you.'],
  [
    'little-asked',
    'Shop Helper',
    'You do not have to have prior experience working in toys.\nPrevious experience in a shop',
  ],
  ['little-asked', 'Junior Shop Helper', 'Requirements:\n- Experience with parcels'],
  ['little-asked', 'Junior Shop Helper', 'At least 2 years of experience in a shop.'],
  ['not', 'Junior Shop Helper', 'At least 3 years of experience in a shop.'],
  ['not', 'Shop Helper', 'At least 2 years of experience in a shop.'],
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
  'Nice to have\n- Previous experience in a shop',
  'We are a company with over 8 years of experience.',
  'You give buyers a good customer experience.',
  'Experience with parcels preferred.',
])('she is not warned off by a wish, or by years of others: %j', (text) => {
  expect(read('Shop Helper', text)).toBeNull()
})

it.each([
  'No training will be provided.',
  'We are not able to train you.',
  'You will be training new hires.',
])('she is not taught where it says %j', (text) => {
  expect(read('Shop Helper', text)).toBeNull()
})

it.each([
  ['Lead Generation VA', 'No experience is needed.', 'none-needed'],
  ['Social Media Manager', 'Training is provided.', 'taught'],
])('a sales lead is no rank, and %j may be new where it says %j', (title, text, fit) => {
  expect(read(title, text)).toBe(fit)
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
  ['Shop Helper', 'We do not want beginners.'],
  ['Shop Helper', '- Prior cold calling or parcel packing experience (required)\n- Paid training'],
  ['Shop Helper', 'Prior experience as a packer (a background in toys preferred). Training is provided.'],
  ['Shop Helper', 'We want someone who is experienced in: parcels. Full training is provided.'],
  ['Shop Helper', 'Someone that has experience dealing with parcels. We will train you.'],
  ['Shop Helper', 'Strong experience with parcels required, degree not necessary.'],
  ['Shop Helper', 'Staff wanted: a packer who is experienced.'],
  ['Shop Helper', '- Previous customer service experience'],
  ['Shop Helper', 'Strong client management experience. Paid training.'],
  ['Shop Helper', 'You have experience in customer experience.'],
  ['Shop Manager', 'You run the shop.'],
  ['Lead Developer', 'Full training is provided.'],
  ['Shop Helper w/ Parcel Experience', 'A background in toys is a plus.'],
  ['Shop helper with extensive experience', 'You pack.'],
  ['Helper with customer service experience', 'You pack.'],
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

it.each([
  'Experience packing toys with Packer, After Parcels not necessary.',
  'Customer experience desk; weekend work not required.',
])('another thing is not needed, and not experience: %j', (text) => {
  expect(read('Shop Helper', text)).not.toBe('unrequired')
})

it.each([
  ['You will be trained by mentors who are experienced.', 'taught'],
  ['We train you. You learn from people who are very experienced.', 'taught'],
])('she works with people of experience where it says %j', (text, fit) => {
  expect(read('Shop Helper', text)).toBe(fit)
})

it.each([
  ['We will teach you everything.', true],
  ['No experience needed, and paid training is provided.', true],
  ['No experience needed.', false],
  ['At least 3 years of experience; paid training provided.', true],
  ['At least 3 years of experience.', false],
  ['', false],
])('%j trains whom it takes: %j', (text, isSo) => {
  expect(trains('Shop Helper', text, read('Shop Helper', text))).toBe(isSo)
})
