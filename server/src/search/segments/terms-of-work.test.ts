import { expect, it } from 'vitest'
import { searchListing } from '../../../test/search/search-listing.ts'
import { likelyHours } from './likely-hours.ts'
import { readTermsOfWork } from './terms-of-work.ts'

const read = (title: string, description = '', jobType: 'full-time' | 'part-time' | 'any' | 'gig' = 'any') =>
  readTermsOfWork(searchListing(1, { title, description, jobType })).map(([term, is]) => `${term} ${is}`)

it.each([
  ['weekly-pay', 'You are paid weekly through a wallet.'],
  ['weekly-pay', 'Rate: $120 per week'],
  ['weekly-pay', 'We offer $60-80/week.'],
  ['weekly-pay', 'Start at 90 USD a week.'],
  ['weekly-pay', 'It is 4,500 per week.'],
  ['weekly-pay', 'Payments are sent every Friday.'],
  ['weekly-pay', 'There is weekly pay for all employees.'],
  ['fortnight-pay', 'We offer bi-weekly pay to our staff.'],
  ['fortnight-pay', 'You get paid bi-weekly through a wallet.'],
  ['fortnight-pay', 'Pay dates: 15th and 30th'],
  ['output-pay', 'Our budget is $32/video.'],
  ['output-pay', 'Pay: 300 pesos per edited photo'],
  ['output-pay', 'You are paid per article.'],
  ['weekly-pay', 'We process weekly payments by wallet.'],
  ['weekly-pay', 'You handle payroll. Weekly pay by wallet.'],
  ['output-pay', 'You prepare five videos, paid per video.'],
  ['long-term', 'We look for somebody long-term.'],
  ['long-term', 'A permanent position with a kind team.'],
  ['no-calls', 'This is a non-voice account.'],
  ['no-calls', 'There are no phone calls in this role.'],
  ['no-calls', 'Chat and email support only.'],
  ['no-calls', 'This role does not involve any calls.'],
  ['no-calls', 'You won’t be making sales calls.'],
  ['no-calls', 'You never have to talk on the phone.'],
])('mia finds %s where a listing says %j', (term, text) => {
  expect(read('Shop Helper', text)).toContain(`${term} surely`)
})

it.each([
  ['weekly-pay', 'Paid bi-weekly. Weekly meetings and weekly reports.'],
  ['fortnight-pay', 'Pay is good. Biweekly meetings.'],
  ['output-pay', 'Adapt a project in 3 hours per video, with a video of 5 a task.'],
  ['output-pay', 'There is a $5 bonus.'],
  ['weekly-pay', 'Hours: ~10–15/week.'],
  ['weekly-pay', 'Stable hours (25/week), at a monthly rate.'],
  ['weekly-pay', 'You process weekly payments to vendors.'],
  ['weekly-pay', 'Duties: preparing the weekly payroll, weekly payment runs, reporting.'],
  ['weekly-pay', 'Reconcile invoices and weekly payouts.'],
  ['fortnight-pay', 'Running bi-weekly payroll for staff.'],
  ['project', 'You manage project-based budgets.'],
  ['long-term', 'You build long-term relationships with clients, for long-term care homes.'],
  ['no-calls', 'No phone calls please, apply by email.'],
  ['no-calls', 'Please do not call our office.'],
  ['no-calls', 'We do interviews by chat only.'],
  ['no-calls', 'Without a voice recording you are not considered.'],
])('she is not told %s where it says %j', (term, text) => {
  const said = read('Shop Helper', text)
  expect(said).not.toContain(`${term} surely`)
  expect(said).not.toContain(`${term} maybe`)
})

it.each([
  ['weekly-pay', 'We do not pay weekly.'],
  ['long-term', 'This is not a long-term role.'],
  ['output-pay', 'You are not paid per article.'],
  ['project', 'This is not a project.'],
  ['project', 'This is not a one-off project, we stay together.'],
  ['project', 'It isn’t project-based.'],
  ['project', 'This is not just a side gig.'],
])('she is told that %s is denied where it says %j', (term, text) => {
  expect(read('Shop Helper', text)).toContain(`${term} not`)
})

it.each([
  ['weekly-pay', '$70/wk'],
  ['weekly-pay', 'Weekly'],
  ['weekly-pay', '$90 - $120 weekly'],
  ['fortnight-pay', '₱9,000 bi-weekly'],
  ['output-pay', '$4-7 per video'],
  ['output-pay', '12-14$ per design'],
  ['output-pay', 'per article'],
])('mia finds %s where only the field of pay says it: %j', (term, salary) => {
  expect(readTermsOfWork(searchListing(1, { salary })).join(' ')).toContain(`${term},surely`)
})

it.each([
  ['weekly-pay', '$500/month for 40 hours/week'],
  ['weekly-pay', '300 for 20 hours weekly'],
  ['weekly-pay', '$5/hr, 35 hours a week'],
  ['output-pay', '$700/month'],
])('she is not told %s where the field of pay says %j', (term, salary) => {
  expect(readTermsOfWork(searchListing(1, { salary })).join(' ')).not.toContain(term)
})

it('what is denied once and said once is said', () => {
  expect(read('Shop Helper', 'Not only weekly pay. You are paid weekly.')).toContain('weekly-pay surely')
})

it('a gig that says it is no one-off project is none, and other work may be one', () => {
  expect(read('Shop Helper', 'This is not a one-off project.', 'gig')).toContain('project not')
  expect(read('Shop Helper', 'This is not a project manager role.', 'gig')).toContain('project surely')
  expect(read('Shop Helper', 'Pay is by the project.', 'part-time')).toContain('project maybe')
  expect(read('One-off project: a shop', '', 'part-time')).toContain('project surely')
})

it('full-time work is likely for long, unless it says otherwise', () => {
  expect(read('Shop Helper', 'You pack parcels.', 'full-time')).toContain('long-term unsaid')
  expect(read('Shop Helper', 'We look for somebody long-term.', 'full-time')).toContain('long-term surely')
  expect(read('Shop Helper', 'This is not a long-term role.', 'full-time')).toContain('long-term not')
  expect(read('Short-term project: a shop', '', 'full-time')).toContain('long-term not')
  expect(read('Shop Helper', 'You pack parcels.', 'part-time').join()).not.toContain('long-term')
})

it('a caller has calls, whatever else is said, and so has who answers phones', () => {
  expect(read('Cold Caller', 'Chat only on Mondays.')).toContain('no-calls not')
  expect(read('Shop Helper', 'You answer phones.')).toContain('no-calls not')
  expect(read('Chat Support')).toContain('no-calls maybe')
})

it('work that never speaks of calls, phones or sales has likely none, after work that says so', () => {
  expect(read('Data Entry', 'You type addresses.')).toContain('no-calls unsaid')
  for (const text of ['You call shops.', 'Sales of socks.', 'A phone is provided.'])
    expect(read('Shop Helper', text)).not.toContain('no-calls unsaid')
})

it('the type of work is what the field says, or the title; either type may be both', () => {
  expect(read('Shop Helper', '', 'full-time')).toEqual(
    expect.arrayContaining(['full-time surely', 'part-time not']),
  )
  expect(read('Part-time Shop Helper', '', 'full-time')).toContain('part-time surely')
  expect(read('Shop Helper')).toEqual(expect.arrayContaining(['full-time maybe', 'part-time maybe']))
  expect(read('Logo', '', 'gig')).toContain('project surely')
  expect(read('One-time project: logo')).toContain('project surely')
})

it.each([
  [['night'], 'We work US business hours.'],
  [['day'], 'Our clients are in Sydney.'],
  [['day'], 'You work Philippine time.'],
  [['flexible'], 'Set your own hours.'],
  [['night', 'day'], 'Night shift or day shift, as you like.'],
  [[], 'You call the Eastern shops.'],
  [[], 'No graveyard shift, and you won’t have to work US hours.'],
  [[], 'We have no flexible schedule.'],
  [[], 'Graveyard shift not required.'],
  [[], 'Night shift: NO'],
  [['night'], 'Night shift? No problem.'],
])('carla reads %j out of %j where no clock is given', (hours, text) => {
  expect(
    likelyHours(searchListing(1, { title: 'Packer', description: text, workHours: 'not-stated' })),
  ).toEqual(hours)
})

it('with a clock the words say nothing more of day and night', () => {
  expect(likelyHours(searchListing(1, { title: 'Night shift', workHours: 'day' }))).toEqual([])
})

it.each([
  'a '.repeat(100_000),
  'LONG TERM '.repeat(20_000),
  'no '.repeat(70_000),
  '9'.repeat(200_000),
  '$9-'.repeat(70_000),
  'training you '.repeat(15_000),
])('hostile text number %# takes no long time to read', (text) => {
  expect(read('x', text)).toEqual(expect.any(Array))
})
