import { expect, it } from 'vitest'
import { linesOf } from '../../../test/resumes/resume-lines.ts'
import { coveredMonths, rangeOfYears, readExperience } from '../jobs/experience.ts'
import { findDate, findPeriod, type Period } from './periods.ts'

const now = new Date('2026-11-20')
const periodOf = (text: string): Period => {
  const found = findPeriod(text, now)
  if (!found) throw new Error(`no period in ${text}`)
  return found.period
}

it.each([
  ['June 2019 - May 2021', 24],
  ['Jan. 2020 – Dec. 2020', 12],
  ['06/2019 to 05/2021', 24],
  ['2019-06 - 2021-05', 24],
  ['01/06/2019 → 31/05/2021', 24],
  ['Sept 2020 up to present', 75],
  ['March 2024 to date', 33],
  ['Nov 2025 - Kasalukuyan', 13],
  ['2019 - 2021', 24],
  ["Jan '19 - Dec '19", 12],
  ["Aug'07 - Jul'09", 24],
  ['Aug-07 – Jul-09', 24],
  ['Aug 07 to Jul 09', 24],
  ['08/07 - 07/09', 24],
  ['06/2019 05/2021', 24],
  ['June 2019 May 2021', 24],
  ['06/2019 Present', 90],
  ['2019 June - 2021 May', 24],
  ['Enero 2019 hanggang Disyembre 2019', 12],
])('%j covers %i months', (text, months) => {
  const { from, to } = periodOf(`Cashier, ${text}`)
  expect(to - from).toBe(months)
})

it.each([
  '2021 - 2019',
  'June 2031 - June 2032',
  '0917-555-0101',
  'Room 2019',
  'ISO 9001-2015',
  '2019 2021',
  'June 07',
  '1/2 - 3/4 of them',
  'Windows Server 2003 - 2008',
])('%j is no period', (text) => expect(findPeriod(text, now)).toBeUndefined())

it('months that two jobs share count once, and gaps do not count', () => {
  const jobs = ['Jan 2018 - Dec 2018', 'July 2018 - June 2019', 'Jan 2021 - Dec 2021'].map(periodOf)
  expect(coveredMonths(jobs)).toBe(30)
  expect(readExperience([], jobs)).toBe(2.5)
})

it.each([
  ['Virtual assistant with 6+ years of experience.', 6],
  ['Over ten (10) years in customer service', 10],
  ['4 yrs expirience in outbound sales', 4],
  ['Sales agent. 2.5 years of B2B work.', 2.5],
])('%j is believed before the dates are', (text, years) => {
  expect(readExperience(linesOf(text), [periodOf('2010 - 2020')])).toBe(years)
})

it.each(['I am 25 years old.', 'Finished a 4 year course.', ''])('%j states no experience', (text) => {
  expect(readExperience(linesOf(text), [])).toBeNull()
})

it.each([
  [null, ''],
  [0, '0-1'],
  [0.9, '0-1'],
  [1, '1-3'],
  [3, '3-5'],
  [5, '5-10'],
  [9.9, '5-10'],
  [10, '10+'],
])('%s years are the range %j', (years, range) => {
  expect(rangeOfYears(years)).toBe(range)
})

it('a version’s year is no date, and the date behind it is', () => {
  expect(findDate('MCP of Windows Server 2012 in June 2013')).toBe('June 2013')
  expect(findDate('MCP of Windows Server 2012')).toBeUndefined()
})
