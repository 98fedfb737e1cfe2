import { expect, test } from 'vitest'
import { noJobPreferences } from '../profile/profile.ts'
import { asksFactsAlone, blankFor, factsAsked, knownAnswer } from './stated-facts.ts'

const ana = {
  job_preferences: {
    ...noJobPreferences,
    job_types: ['full-time' as const],
    salary_min: 12_000,
    availability: '2-weeks' as const,
  },
  location: 'Cebu City',
  years_of_experience: '5-10' as const,
}
const nobody = { job_preferences: noJobPreferences, location: '', years_of_experience: '' as const }
const said = (quote: string, profile = ana) =>
  factsAsked(quote, profile).map(({ name, value }) => `${name}: ${value}`)

test.each([
  ['Your expected monthly salary', ['Expected pay: $1,000 a month']],
  ['your availability', ['Start date: in 2 weeks']],
  ['notice period', ['Start date: in 2 weeks']],
  [
    'Your availability (start date and preferred working hours)',
    ['Start date: in 2 weeks', 'Working hours: '],
  ],
  ['full-time or part-time', ['Hours: full-time']],
  ['your current salary', ['Current pay: ']],
  ['current and expected salary', ['Current pay: ', 'Expected pay: $1,000 a month']],
  ['Salary (current and expected)', ['Current pay: ', 'Expected pay: $1,000 a month']],
  ['Salary: current & expected', ['Current pay: ', 'Expected pay: $1,000 a month']],
  ['Expected salary (and current)', ['Current pay: ', 'Expected pay: $1,000 a month']],
  ['preferred working hours', ['Working hours: ']],
  ['your current work schedule', ['Current hours: ']],
  ['Your current hours and preferred schedule', ['Current hours: ', 'Working hours: ']],
  ['your preferred start time', ['Working hours: ']],
  [
    'Your current availability and time zone',
    ['Start date: in 2 weeks', 'Time zone: Philippine time (UTC+8)'],
  ],
  ['years of experience', ['Years of experience: 5-10']],
])('each fact has a line of its own, with what ana’s profile says: %s', (quote, facts) => {
  expect(said(quote)).toEqual(facts)
  expect(asksFactsAlone(quote)).toBe(true)
})

test.each([
  ['Please state your desired hourly rate', ['Expected pay: ']],
  ['Your expected monthly salary in PHP', ['Expected pay: ']],
  ['Years of experience with Trello', ['Years of experience: ']],
])('what it does not say is left open, not made up: %s', (quote, facts) => {
  expect(said(quote)).toEqual(facts)
  expect(asksFactsAlone(quote)).toBe(false)
})

test('a profile that says nothing states nothing, not even that ana can start at once', () => {
  const quote = 'Your rate, your start date, your hours, your city and years of experience'
  expect(factsAsked(quote, nobody).map(({ value }) => value)).toEqual(['', '', '', '', ''])
  expect(blankFor('Start date')).toBe('[your start date]')
})

test.each([
  'A fun fact about yourself',
  'Why you fit, based on your past work',
  'Rate your English from 1 to 10',
  'Say you are okay with our rate',
])('what no profile knows is no fact: %s', (quote) => {
  expect(said(quote)).toEqual([])
  expect(asksFactsAlone(quote)).toBe(false)
})

test.each<[string, string[]]>([
  ['Tell us your asking rate', ['Expected pay: $1,000 a month']],
  [
    'Please include your expected salary and your earliest start date.',
    ['Expected pay: $1,000 a month', 'Start date: in 2 weeks'],
  ],
  ['Let us know where you are based', ['Location: Cebu City']],
  ['Your location and time zone', ['Time zone: Philippine time (UTC+8)', 'Location: Cebu City']],
  ['State your salary expectations', ['Expected pay: $1,000 a month']],
  ['how much you want to be paid per month', ['Expected pay: $1,000 a month']],
  ['Tell us what your notice period is', ['Start date: in 2 weeks']],
  ['Let me know how soon you can start', ['Start date: in 2 weeks']],
  ['which city you live in', ['Location: Cebu City']],
  ['What is your desired monthly pay?', ['Expected pay: $1,000 a month']],
  ['Tell us which time zone you are in', ['Time zone: Philippine time (UTC+8)']],
  ['Say whether you prefer full-time or part-time work', ['Hours: full-time']],
  ['your total years of work experience', ['Years of experience: 5-10']],
  ['Kindly indicate your salary requirement in USD', ['Expected pay: $1,000 a month']],
  ['Share when you could start working with us', ['Start date: in 2 weeks']],
  [
    'Include your name, your city, and your expected rate',
    ['Expected pay: $1,000 a month', 'Location: Cebu City'],
  ],
  ['Mention your current location', ['Location: Cebu City']],
  ['the salary you expect for this role', ['Expected pay: $1,000 a month']],
  ['Where do you live?', ['Location: Cebu City']],
  ['Include your earliest availability to start', ['Start date: in 2 weeks']],
  ['Your rate per hour', ['Expected pay: ']],
  ['Tell us your rate per project', ['Expected pay: ']],
  ['Tell us the compensation you got in your last job.', ['Current pay: ']],
  ['Include your salary history', ['Current pay: ']],
  ['State your years of bookkeeping experience', ['Years of experience: ']],
  ['Your availability for an interview this week', ['Availability: ']],
  ['Confirm your availability for evening shifts', ['Availability: ']],
  ['Your complete home address', ['Location: ']],
  ['Your weekly availability', ['Availability: ']],
  ['How many hours you can work each week', ['Working hours: ']],
  ['Tell us your location.', ['Location: Cebu City']],
  [
    "Please tell us where you're located and your expected pay",
    ['Expected pay: $1,000 a month', 'Location: Cebu City'],
  ],
  ['what are your salary expectations?', ['Expected pay: $1,000 a month']],
  ['Include your rate and availability', ['Expected pay: $1,000 a month', 'Start date: in 2 weeks']],
  [
    'let us know your notice period and expected salary',
    ['Expected pay: $1,000 a month', 'Start date: in 2 weeks'],
  ],
  ['In your message, mention your timezone', ['Time zone: Philippine time (UTC+8)']],
  ['Send a cover letter with your desired salary', ['Expected pay: $1,000 a month']],
  ['What city are you in?', ['Location: Cebu City']],
  ['Tell us how many years of experience you have', ['Years of experience: 5-10']],
  ['When can you start?', ['Start date: in 2 weeks']],
  ['Expected salary (USD/month)', ['Expected pay: $1,000 a month']],
  ['City & province', ['Location: Cebu City']],
  ['Tell us your daily rate', ['Expected pay: ']],
  ['where in the Philippines you live', ['Location: Cebu City']],
  ['Location: where are you based?', ['Location: Cebu City']],
  ['Your salary range', ['Expected pay: $1,000 a month']],
])('ana is asked for her own, and in doubt fills it in herself: %s', (quote, facts) => {
  expect(said(quote)).toEqual(facts)
})

test.each([
  'Tell us how you pay attention to detail.',
  'Tell us about your home-based setup.',
  'Include your email address.',
  'Tell us your click-through rate',
  'Describe your compensation and benefits experience',
  'Share your best conversion rate on a landing page',
  'Tell us how you would address an angry customer',
  'Explain how you start your day',
  'Describe a time you lived abroad',
  'Tell us how you rate our website',
  'Tell us what you notice in our logo',
  'Share the live links of two stores',
  'Tell us about your payroll and salary processing work',
  'List the tools available to you',
  'Explain how you keep clients in different time zones informed',
  'Tell us about a full-time job you loved',
  'Describe a campaign for a location-based business',
  'Tell us the open rate of your last newsletter',
  'Explain what you do when a client does not pay',
  'Share your website address',
  'Tell us about a start-up you helped',
  'Describe your rate of learning',
  'Tell us how you plan a content schedule',
  'Explain how soon you answer emails',
  'Describe the city of your dreams',
  'Tell us what you think about our salary',
  'Share how you set rates for a hotel',
  'Describe how your experience over the years changed you',
  'Explain how you would price and pay for ads',
  'Write about the office hours of your last client',
  "Share your website's bounce rate",
  'Give us the address of your portfolio',
  'Tell us about your live streaming skills',
  'How do you handle time zone differences?',
  'Explain how you would rate these leads',
  'Show us your salary benchmarking spreadsheet',
  'State your return on ad spend and rate of growth',
  'Describe your start in sales',
  'Tell us about your city tours',
  'Share location ideas for a shoot',
  'Tell us what you look for in a pay package',
  'Include your mailing list growth rate',
  'Describe your notice board app',
  'Your success rate',
  'Tell us the years you studied',
  'Tell us about your base of clients',
  'Include your PayPal address',
  'Share your heart rate app',
  'Your delivery schedule for the project',
  'Include your IP address',
])('nothing of ana is told unasked: %s', (quote) => {
  expect(said(quote)).toEqual([])
})

test.each([
  ['What is your expected monthly salary?', '$1,000 a month'],
  ['Expected monthly salary?', '$1,000 a month'],
  ['What’s your expected salary?', '$1,000 a month'],
  ['How much is your expected salary in PHP?', ''],
  ['What was your salary?', ''],
  ['What is your current salary?', ''],
  ['What do you know about our salary?', ''],
])('a question that asks ana for one fact is answered by her profile: %s', (question, answer) => {
  expect(knownAnswer(question, ana)).toBe(answer)
})
