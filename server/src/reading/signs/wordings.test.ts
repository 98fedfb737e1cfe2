import { describe, expect, test } from 'vitest'
import { readSigns } from './signs.ts'

const kinds = (description: string, typeOfWork = 'Full Time', hoursPerWeek: number | undefined = 40) => [
  ...new Set(
    readSigns({
      title: 'Assistant',
      salary: '',
      description: `We list products.\n${description}`,
      context: { typeOfWork, hoursPerWeek },
    }).map(({ kind }) => kind),
  ),
]

describe('ana looks twice, however it is worded, at', () => {
  test.each([
    ['account-rental', 'Our company leases Meta business managers and ad accounts to advertisers.'],
    ['account-rental', 'We let out agency ad accounts.'],
    ['account-rental', 'Our agency provides advertisers with Facebook and TikTok agency ad accounts.'],
    ['account-rental', 'You need an old Facebook profile we could use for ads.'],
    ['account-rental', 'You should have an active Reddit account with good karma.'],
    ['account-rental', 'You will need your own eBay account, which we will list on.'],
    ['account-rental', 'Share your Facebook login with our team.'],
    ['account-rental', 'We will need your Facebook login.'],
    ['account-rental', 'We will link your account to our business manager.'],
    ['account-rental', 'You will receive payments to your bank account and forward them to us.'],
    ['account-rental', 'Our company offers stable Facebook and Google ad accounts to shops.'],
    ['account-rental', 'You must connect your own Amazon account to ours.'],
    ['asks-fee', 'You need to buy the starter kit first.'],
    ['asks-fee', 'There is a one-time registration fee.'],
    ['asks-fee', 'You have to purchase our course to qualify.'],
    ['asks-id-bank-otp', 'Two valid IDs and a selfie are needed to apply.'],
    ['asks-id-bank-otp', 'Give us your PayPal email and your password.'],
    ['asks-id-bank-otp', 'We send you a code, please read it back to us.'],
    ['commission-only', 'You get paid for each deal you close.'],
    ['commission-only', 'Pay: 15% commission on each sale'],
    ['commission-only', 'This is a results-based opportunity with no cap.'],
    ['deception', 'You will answer messages in the name of the creator.'],
    ['deception', 'Act as a happy customer in groups.'],
    ['deception', 'Comment as if you are a real user.'],
    ['deception', 'You blend in and promote our videos without being obvious.'],
    ['deception', 'Like, follow and comment from many accounts.'],
    ['deception', 'Set up and warm up new Instagram accounts to promote us.'],
    ['deception', 'Help students by writing their essays.'],
    ['deception', 'Never mention that you are overseas.'],
    ['surveillance', 'All contractors must install our tracking app.'],
    ['surveillance', 'You are monitored through your webcam.'],
    ['surveillance', 'Payment is based on tracked hours.'],
    ['surveillance', 'You must be willing to work with camera on.'],
    ['surveillance', 'You clock in through an app with screen capture.'],
    ['surveillance', 'You stay connected on Google Meet for the full shift.'],
    ['surveillance', 'Monitoring software is used on all computers.'],
    ['off-platform', 'Applications not sent to the email above will be rejected.'],
    ['off-platform', 'Applications by email only.'],
    ['off-platform', 'To apply, include the best number to reach you on WhatsApp.'],
    ['off-platform', 'Message us through Instagram to apply.'],
    ['other', 'Prefer a lady who has worked from home.'],
    ['other', 'You are a professional woman who loves order.'],
    ['other', 'This role suits mums.'],
    ['other', 'Hello ladies! We need a rower.'],
    ['other', 'Applicants above 40 are not considered.'],
    ['other', 'Females are preferred for this role.'],
    ['other', 'Applicants must be 30 or younger.'],
    ['other', 'You must be at least 25 years old.'],
    ['other', 'Age bracket: 22-32'],
    ['other', 'Set your VPN to the United Kingdom first.'],
    ['other', 'By sending your video you allow us to publish it.'],
    ['other', 'Find what sells at competitors and upload the same.'],
    ['other', 'Take an IQ test and send the result.'],
    ['other', 'This is a 7-day work week.'],
    ['other', 'You work every single day, weekends included.'],
    ['other', 'You are on call 24/7.'],
    ['other', "You will rebuild our competitor's website page by page."],
    ['other', 'The submitted videos become our property.'],
    ['unpaid-trial', 'Trial work is not compensated.'],
    ['unpaid-trial', 'The first three days are unpaid.'],
    ['unpaid-trial', "We don't pay for test tasks."],
    ['unpaid-trial', 'Trial: $10'],
    ['unpaid-trial', 'How to apply:\nRecord a video in which you give an audit of our website.'],
    ['unpaid-trial', 'Application task: write a product description.'],
    ['unpaid-trial', 'You complete an unpaid skills task.'],
    ['unpaid-trial', 'Payment for the trial is only made if you pass.'],
    ['unpaid-trial', 'Training pay is released only after 90 days.'],
    ['unpaid-trial', 'You get a token amount for the trial.'],
    ['unpaid-trial', 'There is a small test ($10).'],
    ['unpaid-trial', 'Please reply with a sample caption you would write for a bakery.'],
    ['unpaid-trial', 'Willing to make a quick sample'],
    ['unpaid-trial', 'Before we consider you, complete the trial task below.'],
    ['unpaid-trial', 'Attach a mock-up of how you would change our page.'],
    ['pay-contradicted', 'During probation you receive 80% of the salary.'],
  ] as const)('%s: %j', (kind, description) => {
    expect(kinds(description)).toEqual([kind])
  })
})

describe('ben is not held up by', () => {
  test.each([
    'We pay directly to your bank account every Friday.',
    'You must have your own PayPal account so we can pay you.',
    'You will manage several Facebook accounts of our clients.',
    'Women and minorities are encouraged to apply.',
    'You would love a female-founded company.',
    'Our founders are in their 30s.',
    'Our company is at least 25 years old.',
    'Teach children aged 18-19.',
    'You write two blog posts and share them on LinkedIn.',
    'Applications by email will not be considered.',
    'Should any error persist, contact us at [hidden by the board].',
    'To apply, write a short reply to this email: "Where is my order?"',
    'Track time in Clockify for invoicing clients.',
    'You get a bonus of $50 for each deal you close.',
    'Recreate our old templates in Canva.',
    'Write articles that beat our competitors.',
    'We will pay for the trial task at your normal rate.',
  ])('%j', (description) => {
    expect(kinds(description)).toEqual([])
  })
})

describe('a week other than the field’s', () => {
  test.each([
    ['You work 6-8 hours a day.', 'Part Time', 8],
    ['You work 6-8 hours a day.', 'Part Time', 20],
    ['8 hours per day, Monday to Friday', 'Part Time', 20],
    ['40 hours per week (8 hours a day, 5 days)', 'Part Time', 20],
    ['Minimum 30 hours per week', 'Part Time', 15],
    ['The shift is 12 hours a day, six days a week.', 'Full Time', 40],
  ] as const)('ana looks twice at %j for %s, %s', (description, typeOfWork, hours) => {
    expect(kinds(description, typeOfWork, hours)).toEqual(['other'])
  })

  test.each([
    ['You work 4 hours a day.', 'Part Time', 20],
    ['You work 8 hours a day.', 'Full Time', 8],
    ['At least 20 hours per week', 'Full Time', 40],
    ['8 hours a day, 5 days a week', 'Full Time', 40],
    ['You answer within 8 hours a day at most.', 'Full Time', 40],
  ] as const)('ben does not for %j, %s, %s', (description, typeOfWork, hours) => {
    expect(kinds(description, typeOfWork, hours)).toEqual([])
  })
})
