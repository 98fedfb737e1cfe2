import { expect, test } from 'vitest'
import { namesWork } from './names-work.ts'

test.each([
  ['Virtual Assistant', true],
  ['Bookkeeper needed', true],
  ['Remote Sales Team Lead', true],
  ['Night shift nurse', true],
  ['URGENT HIRING', false],
  ['Start ASAP', false],
  ['Now hiring!', false],
  ['more', false],
  ['Full-time', false],
  ['Part Time', false],
  ['US hours', false],
  ['Work from Home', false],
  ['Long-term position', false],
  ['$5 per hour', false],
  ['We’re hiring', false],
  ['No weekends', false],
  ['Email', false],
  ['Social Media', false],
  ['Google Ads', false],
  ['CRM', false],
  ['Real estate', false],
  ['B2B', false],
  ['Email Coordinator', true],
  ['Social Media Manager', true],
  ['Real Estate Virtual Assistant', true],
  ['Office Manager', true],
  ['Voice Actor', true],
  ['Data Entry', true],
])("'%s' says what the work is: %s", (piece, isWork) => {
  expect(namesWork(piece)).toBe(isWork)
})
