import { expect, it } from 'vitest'
import { linesOf } from '../../test/resume-lines.ts'
import { readEducation } from './education.ts'

const now = new Date('2026-11-20')
const entry = {
  school: 'Polytechnic University of the Philippines',
  degree: 'BS Information Technology',
  start: '',
  end: '',
}

it.each([
  ['one line', 'BS Information Technology, Polytechnic University of the Philippines', {}],
  [
    'two lines',
    '## BS Information Technology\nPolytechnic University of the Philippines, 2014',
    { end: '2014' },
  ],
  ['the school first', 'Polytechnic University of the Philippines\nBS Information Technology', {}],
  [
    'bars',
    'BS Information Technology | Polytechnic University of the Philippines | 2010 - 2014',
    { start: '2010', end: '2014' },
  ],
  [
    'the year first',
    '2014\nBS Information Technology\nPolytechnic University of the Philippines',
    { end: '2014' },
  ],
])('a degree written in %s is read', (_, text, dates) => {
  expect(readEducation(linesOf(text), now)).toEqual([{ ...entry, ...dates }])
})

it('every school has its own entry, high school too', () => {
  const text = `BS Nursing\t2008 - 2012
    Cebu Doctors College
    Senior High School - STEM Strand\t2004 - 2008
    Mabolo National High School`
  expect(readEducation(linesOf(text), now)).toEqual([
    { school: 'Cebu Doctors College', degree: 'BS Nursing', start: '2008', end: '2012' },
    {
      school: 'Mabolo National High School',
      degree: 'Senior High School - STEM Strand',
      start: '2004',
      end: '2008',
    },
  ])
})

it('words that name neither are kept as they are, and nothing is made of nothing', () => {
  expect(readEducation(linesOf('Dressmaking, six months'), now)).toMatchObject([
    { degree: 'Dressmaking, six months' },
  ])
  expect(readEducation([], now)).toEqual([])
})
