import { describe, expect, test } from 'vitest'
import { readSigns } from './signs.ts'

const read = (description: string, salary: string, title = 'Assistant') =>
  readSigns({ title, salary, description, context: { typeOfWork: 'Full Time', hoursPerWeek: 40 } })
const kinds = (description: string, salary: string, title?: string) =>
  read(description, salary, title).map(({ kind }) => kind)

describe('ana looks twice where the pay field or the title promises more than the text', () => {
  test.each([
    ['Base salary: $400/month', '$5000'],
    ['Pay: $500/month during training', '$1000'],
    ['Salary: $1000/month, $600/month during probation', '1000'],
    ['Compensation:\nFirst 3 months (probation): $200 USD/month\nAfter 3 months: $400 USD/month', '$400'],
    ['Pay:\n$4 per hour, paid weekly', '1000'],
    ['Salary: Starting at 3$/hour for the trial period and 4$/hour after it', '4$/h'],
    ['Base pay Php 6,000 per week plus a bonus (=Php 7,000/wk.)', 'Php 36,000 to Php 60,000'],
    ['Salary: PHP 15,000 - 20,000/month', '15000 to 150000'],
    ['Salary: Php50,000.00 - Php60,000.00 per month', '$1500/month'],
    ['Pay: $8-$12/hour', '$1400 - $3200'],
    ['You start at $3/hr and go to $5/hr after a while.', '$5 per hour'],
    ['$600/month (training), $900/month (after 3 months)', '$900/month'],
    ['$3.50/hour during your probation and $5/hour thereafter', '$5/hr'],
    ['Salary of 15k PHP while training, 25k after.', '25k PHP'],
    ['We offer $300 a month', '$600'],
    ["We'll pay $2/hr while you train, then $4/hr.", '$4/hr'],
    ['This position pays $4/hour.', '$1200/month'],
    ['Earn PHP 18,000 - 25,000/month!', '15000 to 150000'],
    ['This is $300, but you can make up to $1200 with commission.', '$300-$1200'],
    ['The first 30 days are paid at $3/hour.', '$6/hr'],
  ])('%j for %j', (description, salary) => {
    expect(kinds(description, salary)).toEqual(['pay-contradicted'])
  })

  test('in the title too', () => {
    expect(kinds('Pay: $3 per hour', '', 'Assistant, $6 per hour')).toEqual(['pay-contradicted'])
  })
})

describe('ben is not held up where they agree', () => {
  test.each([
    ['Salary: $800 - $1000 per month', '$900'],
    ['Pay: $5 per hour', '$5 - $6/hr'],
    ['Pay:\n$3 per hour', '500'],
    ['Base salary: $1000 per month', '$1000-$1500'],
    ['Pay: $5 per hour, up to $9 after a year', '$850'],
    ['Pay: $5 per hour and a bonus of $20 a month', '$850'],
    ['Our clients pay $20 per month', '$850'],
    ['You list products.', '1'],
    ['Holiday pay: $2 per hour', '$5 per hour'],
    ['Night differential rate: $1 per hour', '$5 per hour'],
    ['Night differential pay:\n$1 per hour', '$5 per hour'],
    ['Our interns are paid $2 per hour', '$5 per hour'],
    ['Our US staff are paid $50 per hour', '$5 per hour'],
    ['We get $300 a month from each client', '$850'],
    ['Starting at $5 an hour, up to $8', '$5-8/hr'],
    ['You get $20 per month for internet.', '$850'],
    ['We spend $100 a day on ads', '$850'],
  ])('%j for %j', (description, salary) => {
    expect(kinds(description, salary)).toEqual([])
  })
})

test('ana sees pay far below or above the board, and pay that may never come', () => {
  expect(kinds('You list products.', '$0.50/hour')).toEqual(['pay-too-low'])
  expect(kinds('No experience needed.', '$300/hr')).toEqual(['pay-too-good'])
  expect(kinds('You sell websites.', '15% of what you sell')).toEqual(['commission-only'])
  expect(read('You list products.', '$300/hr')).toEqual([
    { kind: 'pay-too-good', field: 'salary', start: 0, end: 7 },
  ])
})

test('ana sees boasts and lures in the text', () => {
  expect(kinds('Compensation: up to $40 USD per hour', '')).toEqual(['pay-too-good'])
  expect(kinds('We pay more than any other company.', '')).toEqual(['pay-too-good'])
  expect(kinds('Work from home and earn big!', '')).toEqual(['pay-too-good'])
  expect(kinds('Salary: $120 per month', '')).toEqual(['pay-too-low'])
  expect(kinds('Training is paid at $1 per hour for new hires.', '')).toEqual(['pay-too-low'])
  expect(kinds('Compensation: up to $40 USD per hour', '', 'Senior Developer')).toEqual([])
})

test('a full professional pay for part of a week is a lure, quoted from the text', () => {
  const signs = readSigns({
    title: 'Proofreader',
    salary: '21000/week',
    description: 'You read texts.\nPHP 21,000 per week.',
    context: { typeOfWork: 'Part Time', hoursPerWeek: 20 },
  })
  expect(signs).toEqual([{ kind: 'pay-too-good', field: 'description', start: 16, end: 36 }])
})

test('a year of pay as other countries have it is no bait', () => {
  expect(kinds('Salary: $90,000 per year', '')).toEqual([])
})
