import { expect, it } from 'vitest'
import { linesOf } from '../../../test/resumes/resume-lines.ts'
import { readLines } from '../read-lines.ts'

const now = new Date('2026-11-20')
const jobsOf = (text: string) =>
  readLines(linesOf(`# Work Experience\n${text}`), now).past_jobs.map(
    ({ title, company, start, end }) => `${title} at ${company}, ${start} to ${end}`,
  )

it.each([
  ['a dash at the end', 'Cashier | Suki Minimart | June 2013 -\nMarch 2016'],
  ['a word at the beginning', 'Cashier | Suki Minimart | June 2013\nto March 2016'],
  ['each piece on its own line', 'June 2013\nto\nMarch 2016\nSuki Minimart\nCashier'],
  ['a column of dates on the left', 'June 2013\tCashier\nto March 2016\tSuki Minimart'],
  ['a column of dates on the right', 'Cashier\tJune 2013 –\nSuki Minimart\tMarch 2016'],
])('ana’s period is read that was broken over lines, with %s', (_, text) => {
  expect(jobsOf(text)).toEqual(['Cashier at Suki Minimart, June 2013 to March 2016'])
})

it('ana’s periods are read of numbers below each other without any dash', () => {
  expect(jobsOf('Cashier\n06/2013\n03/2016\nSuki Minimart\nWaiter\n04/2016\nPresent\nKubo Grill')).toEqual([
    'Waiter at Kubo Grill, 04/2016 to Present',
    'Cashier at Suki Minimart, 06/2013 to 03/2016',
  ])
})

it('dates that are the ends of two lines stay apart', () => {
  expect(jobsOf('Cashier, Suki Minimart, 2010 - 2012\nWaiter, Kubo Grill, 2013 - 2015')).toHaveLength(2)
})

it('a school’s period is joined as well', () => {
  const facts = readLines(linesOf('# Education\nBS Nursing\nVelez College\nJune 2009\nto\nMay 2013'), now)
  expect(facts.education).toEqual([
    { school: 'Velez College', degree: 'BS Nursing', start: 'June 2009', end: 'May 2013' },
  ])
})
