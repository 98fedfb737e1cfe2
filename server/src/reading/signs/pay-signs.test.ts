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

test('a year of pay as other countries have it is no bait', () => {
  expect(kinds('Salary: $90,000 per year', '')).toEqual([])
})
