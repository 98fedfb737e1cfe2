import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSigns } from './signs.ts'

const read = (description: string, salary = '', title = 'Assistant') =>
  readSigns({ title, salary, description, context: { typeOfWork: 'Full Time', hoursPerWeek: 40 } })
const kinds = (description: string, salary = '', title = 'Assistant') => [
  ...new Set(read(description, salary, title).map(({ kind }) => kind)),
]

describe('ana looks twice at', () => {
  test.each([
    ['asks-fee', 'You must pay a training fee of PHP 700 before you start.'],
    ['asks-id-bank-otp', 'With your application, send a photo of your passport.'],
    ['asks-fee', 'You need to pay for the training.'],
    ['asks-fee', 'There is a small registration fee.'],
    ['asks-id-bank-otp', 'To apply, send:\n- Resume\n- Valid ID'],
    ['asks-id-bank-otp', 'Please submit the following documents:\nA photo of you\nPassport'],
    ['asks-id-bank-otp', 'Send a selfie holding your ID.'],
    ['asks-id-bank-otp', 'A valid ID is required.'],
    ['asks-id-bank-otp', 'Reply with your bank account number and the verification code you get.'],
    ['account-rental', 'We rent your Facebook ad account for $80 a month.'],
    ['account-rental', 'You will apply for work through your Upwork account.'],
    ['off-platform', 'How to apply:\nEmail your resume to jobs@lister.example'],
    ['off-platform', 'Find me on T-/elegr-am: calm_lister'],
    ['off-platform', 'Find me on t e l e g r a m, please.'],
    ['off-platform', 'Find me on Теlеgrаm.'],
    ['off-platform', 'Tele\u200bgram is where I am.'],
    ['off-platform', 'Reach me: zero nine one seven five five five one two three four.'],
    ['off-platform', 'Write to calmlister (at) gmail . com'],
    ['off-platform', 'Write to calmlister at gmail dot com'],
    ['off-platform', 'How to apply:\nSend to [hidden by the board] with:\n- your resume'],
    ['off-platform', 'To apply, reach out by emailing [hidden by the board] today.'],
    ['off-platform', 'Requirements\nContact email:\n[hidden by the board]'],
    ['off-platform', 'Please connect with us on Teams using [hidden by the board].'],
    ['off-platform', 'Send your letter to Microsoft Teams: [hidden by the board]'],
    ['off-platform', 'How to apply:\n- Your resume\n- Your Skype ID or Teams ID'],
    ['off-platform', 'If you can do this, send me your [hidden by the board] and I explain the rest.'],
    ['off-platform', 'Send both to this address\nc a l . m [hidden by the board] ma i l. c om'],
    ['off-platform', 'Tell us the best email to reach you at.'],
    ['off-platform', 'Message us on our Facebook page.'],
    ['off-platform', 'The interview will be on Telegram.'],
    ['off-platform', 'Skype: calm.lister'],
    ['off-platform', 'Resume to calm (@) lister (.) example'],
    ['off-platform', 'Give your phone number so that we can call you.'],
    ['unpaid-trial', 'There is a three-day unpaid trial.'],
    ['unpaid-trial', 'We start with a two-day free trial to see you work.'],
    ['unpaid-trial', 'The first week is a training week with no compensation.'],
    ['unpaid-trial', 'We pay $5 for the test edit.'],
    ['unpaid-trial', 'Paid trial: the first week at 50% of the rate.'],
    ['unpaid-trial', 'Please download the interview tasks here.'],
    ['unpaid-trial', 'As a test, find two products that would sell.'],
    ['unpaid-trial', 'You get a small token for the trial task.'],
    ['unpaid-trial', 'The first article is free, to see how you write.'],
    ['unpaid-trial', 'Rewrite the following paragraph.'],
    ['unpaid-trial', 'To be considered, edit the attached clip and send it back.'],
    ['unpaid-trial', 'Write a short article on tea and send it with your resume.'],
    ['unpaid-trial', 'Applications without the test task are not read.'],
    ['unpaid-trial', 'Your application must include a mock-up of our home page.'],
    ['unpaid-trial', 'To apply, message me with:\n- 2 sample leads that you found'],
    ['unpaid-trial', 'How to apply:\n- Suggest 3 product ideas'],
    ['unpaid-trial', 'Before sending in your application, edit this 20 second sample clip.'],
    ['unpaid-trial', 'Test Task (REQUIRED to apply):\n1. Open our shop\n2. Name two things to improve'],
    ['unpaid-trial', 'Submit 4 sample leads with your first message.'],
    ['unpaid-trial', 'We pay $90 for two weeks of trial.'],
    ['unpaid-trial', 'The first week is a training period that may or may not be paid.'],
    ['unpaid-trial', 'All applicants must complete a test task.'],
    ['surveillance', 'We use Hubstaff for all hours.'],
    ['surveillance', 'Keep your camera on during your entire shift.'],
    ['surveillance', 'You need to be okay with time tracking.'],
    ['surveillance', 'Our system monitors the hours you work.'],
    ['surveillance', 'Comfortable using time-trackers (e.g. Time Doctor)'],
    ['surveillance', 'Track your work hours accurately using Clockify.'],
    ['surveillance', 'The webcam is turned on while you work.'],
    ['surveillance', 'Activity levels are measured.'],
    ['surveillance', 'You stay on camera while you work all day.'],
    ['surveillance', 'You must be fine with being tracked.'],
    ['surveillance', 'You share your screen at all times.'],
    ['account-rental', 'Do you have a PayPal account we can use?'],
    ['account-rental', 'You open Stripe accounts in your own name.'],
    ['account-rental', 'We rent your LinkedIn profile.'],
    ['account-rental', 'We provide agency ad accounts to advertisers.'],
    ['account-rental', 'You will post from your own Facebook account.'],
    ['account-rental', 'You need your own Instagram account that is at least two years old.'],
    ['account-rental', 'Our service is the rental of ad accounts: you rent Meta accounts to clients.'],
    ['commission-only', 'This role is commission-only.'],
    ['commission-only', 'You are paid for each recruit only if we hire them.'],
    ['commission-only', 'There is no fixed salary.'],
    ['commission-only', 'Paid per appointment only.'],
    ['commission-only', 'The pay is purely performance based.'],
    ['commission-only', 'You are only paid when you close a deal.'],
    ['deception', 'You chat with men as our model.'],
    ['deception', 'With customers you use an American name.'],
    ['deception', 'Do not tell them that you live in the Philippines.'],
    ['deception', 'The bot has to bypass bot detection.'],
    ['deception', 'You alter bank statements.'],
    ['deception', 'Leave reviews of us from many accounts.'],
    ['deception', 'Say that you are in London.'],
    ['deception', 'Your posts evade detection.'],
    ['deception', 'You upvote our posts from many accounts.'],
    ['deception', 'You make posts and accounts that do not get flagged.'],
    ['deception', 'You run ten burner accounts that like our posts.'],
    ['deception', 'Change the name and the date in these documents.'],
    ['deception', 'You will chat as the model and sell her videos.'],
    ['deception', 'Write fake reviews for our shops.'],
    ['pay-too-good', 'We pay more than any other employer here.'],
    ['pay-too-good', 'Earn $500 a day from home!'],
    ['pay-too-good', 'No experience is needed.\nSalary: $2000 per month plus bonus'],
    ['pay-too-low', 'Pay: $1 per hour'],
    ['other', 'We are looking for a female assistant.'],
    ['other', 'Gender: female'],
    ['other', 'Only females can apply.'],
    ['other', 'It has to look as if you are in the US.'],
    ['other', 'We may share your video with others.'],
    ['other', 'Age: 20-35'],
    ['other', 'Applicants must be below 35.'],
    ['other', 'The work is ideal for moms.'],
    ['other', 'You must be willing to work 7 days.'],
    ['other', 'Download clips of others and repost them.'],
    ['other', 'You take interviews on my behalf.'],
    ['other', 'You work 7 days a week.'],
    ['other', 'We need people who can work 7 days per week.'],
    ['other', 'Are you free for 10-11 hours a day, 6 days a week?'],
    ['other', '30 years old or younger'],
    ['other', 'Use a US VPN at all times.'],
    ['other', 'Send a speed test with VPN on and connected to the USA.'],
    ['other', 'Upload proof of your IQ score.'],
    ['other', 'Clone existing Shopify stores, one a day.'],
  ] as const)('%s: %j', (kind, description) => {
    expect(kinds(description)).toEqual([kind])
  })
})

describe('ben is not held up by', () => {
  test.each([
    'This is a paid trial of three days.',
    'Test Task (required to apply):\nWrite one page.\nEvery test task is paid.',
    'To apply, take the typing test and the English test.',
    '(Do not send us an email: we read applications here alone.)',
    'Please send your application through https://form.example/apply',
    'Send the tea[hidden by the board]mbers a summary at [hidden by the board]nt of hand-over.',
    'Post the checks that customers send to [hidden by the board].',
    'Send updates to leads via WhatsApp and text messages.',
    'Give an example of a financial tracking system that you built.',
    'Manage our inventory tracking software.',
    'We look after clients of all ages, women and men.',
    'Help Desk is open seven days a week.',
    'There is a 1-hour unpaid lunch break.',
    'Shortlisted candidates get a paid test task.',
    'We never ask for a fee or your bank details.',
    'Experience with Hubstaff or similar tools is a plus.',
    'Answer customers on WhatsApp and Telegram.',
    'You grow our free trial users.',
    'Base pay plus commission.',
    'We hire regardless of age: female or male.',
    'Support is open 7 days a week for our customers.',
    'Configure firewalls and VPN for clients.',
    'Collect passports of our guests.',
    'Look at competitors and find what they do better.',
  ])('%j', (description) => {
    expect(kinds(description)).toEqual([])
  })

  test.each([
    'You manage our female fashion brand, for women aged 25-45.',
    'Record a short video of yourself and send it with your application.',
    'Create listings of our products and share them with the team.',
    'You help clients to earn $10,000 per month.',
    'We pay through your PayPal account.',
    'We do not track hours or days off.',
    'You work 7 days on, 7 days off.',
    'A female-led team.',
    'Our recruiters will only contact you by email from jobs@lister.example',
    'Agents keep all of it: a 100% commission model.',
    'Once hired, send:\n- Valid ID',
    'Please send your application here: [hidden by the board]',
    'Apply on this board and not via email.',
    'Share your profile link.',
    'Set up agency accounts for our clients.',
  ])('nor by %j', (description) => {
    expect(kinds(description)).toEqual([])
  })
})

test('the same said twice is told once, those to act on first, each at its place', () => {
  const text = 'We use Hubstaff.\nHubstaff must be on.\nPlease send the registration fee of PHP 300.'
  const signs = read(text)
  expect(signs.map(({ kind }) => kind)).toEqual(['asks-fee', 'surveillance'])
  expect(signs.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Please send the registration fee of PHP 300.',
    'We use Hubstaff.',
  ])
})

test('ana reads the clearest of several places, with what stands under a head', () => {
  const quotes = (text: string) => read(text).map(({ start, end }) => text.slice(start, end))
  const contact = 'To apply:\nPlease email the following.\nYour resume\nEmail it to [hidden by the board]'
  expect(quotes(contact)).toEqual(['Email it to [hidden by the board]'])
  expect(quotes('As a female assistant you plan.\nFemale applicants only')).toEqual([
    'Female applicants only',
  ])
  expect(quotes('Sample Task:\nWrite a page.\nSend it in.\nThank you.')).toEqual([
    'Sample Task:\nWrite a page.\nSend it in.',
  ])
})

test('any text is read, and each place lies in its field', () => {
  const word = fc.constantFrom(
    'trial ',
    'unpaid ',
    'T-/ele',
    'gram ',
    '$',
    '5/hr',
    ' one',
    '\u202e',
    '\n',
    '. ',
    'at ',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.string({ unit: 'binary' }), (words, salary) => {
      const texts = { title: salary, salary, description: words.join('') }
      for (const { field, start, end } of readSigns(texts)) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(texts[field].length)
      }
    }),
  )
})

test.each([
  'unpaid ',
  'one ',
  'T-',
  'a(at)',
  'send your ',
  'T E L E ',
  'email [hidden by the board]',
  'a@',
  '7 days ',
  'test task:\n',
  'your own account ',
  'with your ',
  '\u200b',
  '$5 per hour\n',
])('two hundred thousand characters of %j are read', (part) => {
  const description = part.repeat(Math.ceil(200_000 / part.length))
  expect(Array.isArray(readSigns({ title: 'A', salary: '$5', description }))).toBe(true)
})
