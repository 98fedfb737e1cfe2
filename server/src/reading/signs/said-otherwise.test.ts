import { expect, test } from 'vitest'
import { readSigns } from './signs.ts'

const kinds = (description: string) =>
  readSigns({
    title: 'Virtual Assistant',
    salary: '$500 per month',
    description: `We are a small team and need a helper.\n\n${description}`,
    context: { typeOfWork: 'Full Time', hoursPerWeek: 40 },
  }).map(({ kind }) => kind)

test.each([
  ['Find three winning products and list them in your application.', 'unpaid-trial'],
  ['We pay the trial only if we hire you.', 'unpaid-trial'],
  ['You will shadow a colleague for a week without pay.', 'unpaid-trial'],
  ['Two-day paid trial at $2 per day.', 'unpaid-trial'],
  ['Please translate this page and send it along with your CV: [hidden by the board]', 'unpaid-trial'],
  ['Work hours will be monitored by software.', 'surveillance'],
  ['Installation of a monitoring software on your laptop is required.', 'surveillance'],
  ['Screen recording is on while you are working.', 'surveillance'],
  ['We require Insightful on your computer.', 'surveillance'],
  ['Willing to be on cam while working.', 'surveillance'],
  ['Filipino workers will operate eBay seller accounts opened in their own names.', 'account-rental'],
  ['Need people with a verified Wise account to receive our payments.', 'account-rental'],
  [
    'Do you have a Facebook profile older than 5 years? We will pay you monthly for access.',
    'account-rental',
  ],
  ['You must have a seller account in good standing that we will list products on.', 'account-rental'],
  ['Post comments that look like they come from real customers.', 'deception'],
  ["You will write students' essays and take their online quizzes.", 'deception'],
  ['Build relationships with subscribers so that they buy content.', 'deception'],
  ['You will act as a girl in chat to sell photos.', 'deception'],
  ['Attend technical interviews on behalf of our developers.', 'deception'],
  ['Compensation: 20% of every deal you close.', 'commission-only'],
  ['Your income depends entirely on your sales.', 'commission-only'],
  ['We pay $50 per closed deal and nothing else.', 'commission-only'],
  ['A refundable deposit of $20 secures your slot.', 'asks-fee'],
  ['Easy job: earn PHP 30,000 a month for 5 minutes a day.', 'pay-too-good'],
  ['No skills required, earn up to 100k per month!', 'pay-too-good'],
  ['Find me on Facebook and send me a message.', 'off-platform'],
  ['My Teams ID is live:calm123, add me.', 'off-platform'],
  ['Drop your e-mail address so that I can send you the details.', 'off-platform'],
  ['A free 2-day trial is part of our process.', 'unpaid-trial'],
  ['You will be paid for the training once you complete 30 days with us.', 'unpaid-trial'],
  ['The paid test is a $15 flat fee for one full video.', 'unpaid-trial'],
  ['Before we interview you, please complete this task: [hidden by the board]', 'unpaid-trial'],
  ['Include a 30 second edit using this footage: [hidden by the board]', 'unpaid-trial'],
  ['Write a short cold email for our service and include it in your application.', 'unpaid-trial'],
  ['As a test, please schedule a mock calendar for the week and attach it.', 'unpaid-trial'],
  ['Trial run: two weeks for $50 in total.', 'unpaid-trial'],
  ['If your sample gets accepted, you will be paid for it.', 'unpaid-trial'],
  ['We monitor screens of our staff.', 'surveillance'],
  ['Our company uses ActivTrak to see what everyone is doing.', 'surveillance'],
  ['You will log in to a virtual office with your camera on.', 'surveillance'],
  ['Open only to women.', 'other'],
  ['Applicants must not be older than 35.', 'other'],
  ['Young and energetic ladies are welcome.', 'other'],
  ['Must be available 7 days a week including holidays.', 'other'],
  ['You get one day off per month.', 'other'],
  ['Ideal candidate: female, 20s or 30s.', 'other'],
  ['We hire only single ladies.', 'other'],
  ['Christian applicants only.', 'other'],
  ['Contact Person: Maria, [hidden by the board]', 'off-platform'],
  ['CVs to [hidden by the board]', 'off-platform'],
  [
    'To apply, research three competitors of ours and send a short summary with your application.',
    'unpaid-trial',
  ],
  [
    'Send a one-minute edited video using any footage from our channel, so we can see your style.',
    'unpaid-trial',
  ],
  ['The first week is a trial; pay starts after it.', 'unpaid-trial'],
  ['You get paid starting from the second week.', 'unpaid-trial'],
  ['The trial project is not billable.', 'unpaid-trial'],
  ['Payment for the trial depends on the quality of your work.', 'unpaid-trial'],
  ["You'll start with a volunteer period of two weeks.", 'unpaid-trial'],
  ['You will set your LinkedIn location to New York.', 'other'],
  ['Schedule: Everyday, 9 AM - 1 PM', 'other'],
  ['365 days a year', 'other'],
  ['Mothers are welcome, men need not apply.', 'other'],
  ['Age preference: below 40', 'other'],
  ['We rewrite articles from competitor blogs so they pass plagiarism checks.', 'other'],
  ['Rip videos from YouTube channels and re-upload them with small changes.', 'other'],
  ['Use competitor ads as they are and change the logo.', 'other'],
  ['You give us consent to post your video online.', 'other'],
  ['Work is tracked (mouse and keyboard).', 'surveillance'],
  ['You track your hours and productivity with our app.', 'surveillance'],
  ['We log activity with a Chrome extension.', 'surveillance'],
  ['Work hours tracked', 'surveillance'],
  ['We are the leading provider of ad accounts.', 'account-rental'],
  ['Your application must be sent by email.', 'off-platform'],
  ['Interested? [hidden by the board]', 'off-platform'],
])('ana looks twice at %j', (description, kind) => {
  expect(kinds(description)).toContain(kind)
})

test.each([
  'We offer a paid trial week at your full rate.',
  'Training is paid.',
  'Track your hours in our timesheet.',
  'Turn on your camera for the weekly meeting.',
  'Our customers are women between 30 and 50.',
  'We are open Monday to Sunday; you choose five days.',
  "You don't have to be a Christian to work here.",
  'We solve problems. Every day.',
  'Salary is sent to your bank account.',
  'Clients earn $5000 a month with our course.',
  "Manage our clients' ad accounts.",
  'Research our competitors and report their prices.',
  'Design Instagram posts for our brand.',
  'A test project may follow the interview and is paid.',
])('ben does not for %j', (description) => {
  expect(kinds(description)).toEqual([])
})

test('ana is shown the sentence that says a trial is hardly paid, before the piece it asks for', () => {
  const description = 'To apply, send us one sample thumbnail for our channel.\nThe trial week is unpaid.'
  const trial = readSigns({ title: 'Editor', salary: '', description }).find(
    ({ kind }) => kind === 'unpaid-trial',
  )
  expect(description.slice(trial?.start, trial?.end)).toBe('The trial week is unpaid.')
})
