import { describe, expect, test } from 'vitest'
import { readHoursWithoutShift } from '../hours/work-hours.ts'
import { readPay } from '../pay/pay.ts'
import { readSaid } from './said.ts'
import { readSaidTypes } from './said-type.ts'

const read = (salary: string, text: string, typeOfWork = 'Full Time', hoursPerWeek = 40) => {
  const work = { typeOfWork, hoursPerWeek }
  return readSaid(readPay(salary, work), { title: '', description: text, salary, work })
}

describe('pay', () => {
  test.each([
    ['$5000', 'You get $400/month base pay.', '$400/month base pay'],
    ['$5000', 'Full-time video editor. $400/month base pay plus bonus.', '$400/month base pay plus bonus'],
    ['$2000', 'Base salary: $500 per month with commissions', '$500 per month with commissions'],
    ['20000 to 90000', 'We offer PHP 20,000 - 25,000 per month', 'PHP 20,000 - 25,000 per month'],
    ['$300 - $1500', 'The pay is $300 but you can make up to $1500 with commissions', '$300'],
    ['$900 USD', 'Salary: $450 per month', '$450 per month'],
    ['90000', 'Salary: $4000 per month', '$4000 per month'],
    ['₱60,000', 'Monthly salary: PHP 25,000 to start', 'PHP 25,000 to start'],
    ['$10 per hour', 'Compensation:\n$4/hour', '$4/hour'],
    ['$900', 'Salary: $450 per month, paid training and paid holidays', '$450 per month'],
    ['$900', 'Salary: $450 per month with full training provided', '$450 per month'],
    ['$900', 'Successful candidates are paid $450 per month', '$450 per month'],
    ['$900', 'What we offer:\nWe pay $450 per month', '$450 per month'],
    ['$900', 'The salary for this role is $450 per month for 40 hours a week', '$450 per month'],
    ['$900', 'Rates are paid at $450 per month', '$450 per month'],
    ['$900', 'Salary: $450 per month\nA bonus of $900 is possible', '$450 per month'],
    ['$900', 'Salary: $450 per month\nYou manage a budget of $900', '$450 per month'],
    ['$900', 'Salary: $450 per month\nOur team leads get $900', '$450 per month'],
    ['$900', 'Salary: $450 per month\nUp to $900 later', '$450 per month'],
    ['$500 a month', 'Pay: $6 per thumbnail', '$6 per thumbnail'],
    ['$500 a month', 'Compensation:\n$3 per edited minute', '$3 per edited minute'],
    ['$500/month', 'Rate: $10 per 1000 words', '$10 per 1000 words'],
    ['$500/month', 'Salary: $8 per hour of video', '$8 per hour of video'],
    ['$900', 'We pay $15 per video', '$15 per video'],
    ['$650', 'We pay $4 per product description', '$4 per product description'],
    ['$900/month', 'paid per task, $2 each', '$2 each'],
    ['$1000/month', 'Compensation:\n$2.5/edited minute', '$2.5/edited minute'],
    ['40000', 'You are paid per article that we publish.', 'paid per article'],
    ['$700/month', 'Compensation: paid per approved reel', 'paid per approved reel'],
    ['$500-$900 a month', 'This role pays per completed task.', 'pays per completed task'],
    ['$700', 'You are paid per account of $50. You can earn $700/month.', '$50'],
    ['$800 a month', 'Commission only', 'Commission only'],
    ['$1500 a month', '100% commission', '100% commission'],
    ['35000 php', 'The job is commission-only, with no fixed pay.', 'commission-only'],
    ['$900', 'Pay is 10% of revenue, about $3000 per month', '$3000'],
    ['$1800 monthly', 'Remuneration is 15% of all revenue you bring in.', '15% of all revenue'],
    ['$5000/mo', 'The budget for this role is $500 to $700 per month', '$500 to $700 per month'],
    ['$2000/month', 'We set aside a budget for this position of $600 per month.', '$600 per month'],
    ['$3000', 'Our budget is $32/video.', '$32/video'],
  ])('ana is told that the field %s is contradicted by "%s"', (salary, text, figure) => {
    expect(read(salary, text).pay).toMatchObject({ field: salary, text: expect.stringContaining(figure) })
  })

  test.each([
    ['$500', 'Salary: $500 per month'],
    ['$900', 'Base salary: $450 per month plus a bonus of $450'],
    ['$900', 'Pay: $450 per month during training'],
    ['$400-$600', 'Pay rate: $2.90/hour'],
    ['$900', 'Pay: $450 per month for the trial'],
    ['$900', 'Salary: $450 per month\nSalary: $900 per month'],
    ['$900', 'You manage an ad budget of $400 per month'],
    ['$500 a month', 'Pay: $25 per video (about $500 a month)'],
    ['$500 a month', 'Pay: $25 per video or $500 a month'],
    ['$500 a month', 'Bonus: $5 per lead'],
    ['$500 a month', 'Salary: $480 per month\nPay: $5 per extra video'],
    ['$900', 'Commission: $3000 per month'],
    ['$900', 'Raises after a year: pay of $1500 per month'],
    ['$900 plus commission', 'Base salary: $400 per month'],
    ['TBD', 'Salary: $400 per month'],
    ['30000', 'Salary: $600 per month'],
    ['900', 'Salary: $800 per month'],
    ['$900', 'State your expected salary, such as $300 per month'],
    ['$350', 'Salary\nFirst 3 months (probationary): $175 per month\nAfter 3 months: $350'],
    ['$350', 'Salary for the first 3 months (probationary): $175 per month'],
    ['$350', 'Salary: $175 per month to start. After 3 months: 350 USD'],
    ['$5 per hour', 'Training rate: $3 per hour'],
    ['$5 per hour', 'Training pay:\n$3 per hour'],
    ['$5 per hour', 'During training:\nSalary: $3 per hour'],
    ['$5 per hour', 'Holiday pay: $10 per hour'],
    ['$5 per hour', 'The rate on holidays is $10 per hour'],
    ['$5 per hour', 'Overtime pay: $10 per hour'],
    ['$5 per hour', 'Night differential rate: $1 per hour'],
    ['$600', 'Team leads have a salary of $2000 a month'],
    ['$5 per hour', 'Our US staff are paid $20 per hour'],
    ['$5 per hour', 'Agents who stay for a year are paid $20 per hour'],
    ['$5 per hour', 'Nesting pay: $3 per hour'],
    ['$5 per hour', 'During nesting:\nSalary: $3 per hour'],
    ['$5 per hour', 'Apprenticeship rate: $3 per hour'],
    ['$5 per hour', 'Shadowing rate: $2 per hour'],
    ['$5 per hour', 'Pay for week one: $3 per hour'],
    ['$5 per hour', 'Graveyard premium pay: $1 per hour'],
    ['$5 per hour', 'Sunday rate: $10 per hour'],
    ['$5 per hour', 'Idle time rate: $2 per hour'],
    ['$5 per hour', 'HMO paid by us: $50 per month'],
    ['$5 per hour', 'We pay $25 per month for internet'],
    ['$5 per hour', 'Attendance incentive pay: $50 per month'],
    ['$5 per hour', 'Our last VA was paid $20 per hour'],
    ['$5 per hour', 'Most agencies pay $2 per hour'],
    ['$5 per hour', 'Billable rate: $90 per hour'],
    ['$5 per hour', 'Room rate $80 per day'],
    ['$5 per hour', 'The minimum wage here is $15 per hour'],
    ['$5 per hour', 'The average salary in the Philippines is $300 per month'],
    ['$1000', 'Part-time salary: $500 per month'],
    ['$1000', 'Base salary: $600 per month. KPI pay: $400 per month.'],
    ['$1000', 'Salary: $600 per month at first. Then $1k.'],
    ['$600', 'We also hire a designer with a salary of $1200 per month'],
    ['$600', 'For US citizens the salary is $3000 per month'],
    ['$600', 'Applicants asking for a rate of $2000 per month will not be considered'],
    ['$5 per hour', 'Pay of our US-based team: $20 per hour'],
    ['$800 a month', 'Base + commission'],
    ['$800 a month', '$800 a month plus commission'],
    ['$800 a month', 'Base salary plus $10 per booked appointment'],
    ['$800 a month', '$5 bonus per video on top of your base'],
    ['$800 a month', 'Salary + $5 per video'],
    ['$800 a month', 'We pay $20 per referral'],
    ['$800 a month', 'We pay $10 per test task'],
    ['$800 a month', 'The first month is paid per task.'],
    ['$800 a month', 'Paid per case or monthly retainer'],
    ['$800 a month', 'Our freelancers are paid per article'],
    ['$800 a month', 'You know how affiliates are paid per sale'],
    ['$800 a month', 'Manage pay per click campaigns'],
    ['$800 a month', 'We never hire on a commission-only basis.'],
    ['$800 a month', 'Commission-only? No.'],
    ['$800 a month', 'Commission only applies after the first month.'],
    ['$800 a month', 'You will pay our commission-only closers each Friday'],
    ['$800 a month', 'Experience with commission-based sales'],
    ['$800 a month', 'You will run an ad budget of $5000 per month'],
    ['$800 a month', 'You will manage a budget of $300 per month'],
    ['$800 a month', 'Track the budget for this project: $300 per month'],
    ['$800 a month', 'Budget: $300 per month for ads'],
  ])('the field %s stands beside "%s"', (salary, text) => {
    expect(read(salary, text).pay).toBeNull()
  })
})

test.each([
  ['$900', 'This friendly position pays $4 per hour', true],
  ['$900', 'Pay: $450 per month during training', false],
  ['$900', 'Salary: $800 - $1000 per month', false],
])('ana sees no figure of the field %s if "%s" denies it for good', (salary, text, isPayContradicted) => {
  expect(read(salary, text)).toMatchObject({ pay: null, isPayContradicted })
})

describe('type', () => {
  test.each([
    ['Full Time', 'Writer (Part-Time)', 'part-time'],
    ['Part Time', 'This is a full-time role for one year', 'full-time'],
    ['Part Time', 'This was a part-time role and is now full-time', 'full-time'],
    ['Part Time', 'Our last editor left, so we need a full-time editor', 'full-time'],
    ['Part Time', 'We have two spots left for full-time work', 'full-time'],
    ['Part Time', 'The new assistant works full-time', 'full-time'],
    ['Part Time', 'I run a shop and need full-time help', 'full-time'],
    ['full-time', 'Starts as part-time with the potential to grow into a full-time role', 'part-time'],
  ])('ben is told that %s is contradicted by "%s"', (field, text, type) => {
    expect(read('', text, field).type).toMatchObject({ text: type, quote: expect.stringMatching(/time/iu) })
  })

  test.each([
    ['Full Time', 'Part-time or full-time'],
    ['Full Time', 'We reduce our part-time dependencies'],
    ['Part Time', 'It may become full-time'],
    ['Part Time', 'You have no other full-time job'],
    ['Part Time', 'A portal is half done and its developer has left for a full-time job'],
    ['Part Time', 'The editor before you found a full-time job elsewhere'],
    ['Full Time', 'This was part-time work'],
    ['Part Time', 'I work full-time as a nurse'],
    ['Part Time', 'Our marketing manager works full-time'],
    ['Part Time', 'The full-time designer left in May'],
    ['Any', 'This is a part-time role'],
  ])('%s stands beside "%s"', (field, text) => {
    expect(read('', text, field).type).toBeNull()
  })
})

describe('country', () => {
  test.each([
    ['We are a small, US-based bakery brand with two shops.', 'United States'],
    ['Lakbay Co is a travel agency based in Melbourne, Australia.', 'Australia'],
    ['I run a repair business located in Fort Myers, Florida.', 'United States'],
    ['A customer service rep for our repair company based in Texas.', 'United States'],
    ['We are a team of editors at a studio based in London.', 'United Kingdom'],
  ])('dario reads where the employer is from "%s"', (text, name) => {
    expect(read('', `Hello!\n${text}`).country).toEqual({ name, quote: text })
  })

  test.each([
    'You call US-based clients',
    'You must be based in Canada',
    'Experience with UK-based brands',
    'We are a home-based business',
    'Our client is a Canadian-based law firm.',
    'Our client, a law firm based in London, needs help',
    'The client is a business based in Sydney, Australia',
    'We are hiring for a client, a company located in Canada',
    'The team you work with is based in Canada',
    'Our marketing team is based in London',
    'You work with a team located in Canada',
    'You report to a manager at an office based in London',
    'We work with a partner agency based in Canada',
    'We support a US-based customer service team',
    'We are a team supporting a healthcare organization based in California',
    'Contact us, based in Cebu',
    'We are a firm based in London.\nWe are a team based in Sydney.',
  ])('"%s" says nothing of the employer', (text) => {
    expect(read('', text).country).toBeNull()
  })
})

test.each([
  'we are a US-based ',
  'company based in ',
  '$4 a month salary ',
  'part-time full-time ',
  'US EST hours night shift ',
  '9 AM - 5 PM EST or ',
  '\u202e\u200bсalary $5/hr ',
  '                    ',
  'not no never US ',
  '$1,1,1,1,1',
  'pay\n$5 per hour\n',
  'the budget for this role is $5 an hour ',
  'you are paid per video, ',
  'no base commission only ',
])('200 kB of %j are read to their end', (piece) => {
  const text = piece.repeat(Math.ceil(200_000 / piece.length))
  for (const written of [text, text.toUpperCase()]) {
    expect(read('$500', written)).toHaveProperty('type')
    expect(readSaidTypes(written).length).toBeLessThanOrEqual(2)
    const hours = readHoursWithoutShift(written)
    expect(hours === null || hours.quote.length < 400).toBe(true)
  }
})
