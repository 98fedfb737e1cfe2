import { expect, test } from 'vitest'
import { noJobPreferences } from '../profile/profile.ts'
import { asksFactsAlone, blankFor, factsAsked } from './stated-facts.ts'

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
