import { expect, it } from 'vitest'
import { linesOf } from '../../../test/resumes/resume-lines.ts'
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

const pairsOf = (text: string) =>
  readEducation(linesOf(text), now).map(({ degree, school, end }) => [degree, school, end].join(' | '))

it.each([
  ['BS Nursing Velez College – Cebu City', 'BS Nursing | Velez College | '],
  [
    'Bachelor of Science: Business Administration Silliman University',
    'Bachelor of Science: Business Administration | Silliman University | ',
  ],
  ['Velez College Bachelor of Science in Nursing', 'Bachelor of Science in Nursing | Velez College | '],
  ['BS Accountancy Cebu Northern Business College', 'BS Accountancy | Cebu Northern Business College | '],
  ['Mabolo National High School High School Diploma', 'High School Diploma | Mabolo National High School | '],
  [
    'Diploma: Hotel Management, 2012 Institute of Hotel Management',
    'Diploma: Hotel Management | Institute of Hotel Management | 2012',
  ],
  [
    'Master of Arts, Clinical Psychology Silliman University',
    'Master of Arts, Clinical Psychology | Silliman University | ',
  ],
  ['BA: Psychology 2018 Silliman University Psychology', 'BA: Psychology | Silliman University | 2018'],
  ['Velez College City, State BS Nursing GPA: 1.5', 'BS Nursing | Velez College | '],
])('where no sign stands between them, “%s” is parted at the school’s name', (text, entry) => {
  expect(pairsOf(text)).toEqual([entry])
})

it('a school without a degree takes none from the next entry', () => {
  const text = `2016 Cochise College
    Master of Business Administration 2018 Silliman University
    Network Certificate 2019
    BS Nursing
    Velez College`
  expect(pairsOf(text)).toEqual([
    ' | Cochise College | 2016',
    'Master of Business Administration | Silliman University | 2018',
    'Network Certificate |  | 2019',
    'BS Nursing | Velez College | ',
  ])
})

it('a resume that begins each entry with the degree begins one with it below a school that stands alone', () => {
  const text = 'BS Nursing\nVelez College\nCebu Training Center\nHigh School Diploma\nMabolo Academy'
  expect(pairsOf(text)).toEqual([
    'BS Nursing | Velez College | ',
    ' | Cebu Training Center | ',
    'High School Diploma | Mabolo Academy | ',
  ])
})

it('what is said twice is one entry, and sentences about studies are none', () => {
  const text = `Bachelor of Science: Nursing Velez College Bachelor of Science in Nursing Velez College, 2014
    I am now at Silliman University for a Master of Arts degree.
    while at the college I sold books for two of the departments`
  expect(pairsOf(text)).toEqual(['Bachelor of Science: Nursing | Velez College | 2014'])
})

it.each([
  [
    'a school without a degree in the middle',
    'BS Nursing\n2012\nVelez College\n2016\nCochise College\nMaster of Arts\n2018\nSilliman University',
    [
      'BS Nursing | Velez College | 2012',
      ' | Cochise College | 2016',
      'Master of Arts | Silliman University | 2018',
    ],
  ],
  [
    'only what was studied above the first school',
    'Marketing\nAngeles State University\nBS Nursing\nVelez College\nNursing\nMaster of Arts\nSilliman University',
    [
      'Marketing | Angeles State University | ',
      'BS Nursing | Velez College | ',
      'Master of Arts | Silliman University | ',
    ],
  ],
  [
    'an unknown line above the first school',
    'Dressmaking\nCebu Training Center\nBS Nursing\nVelez College',
    [' | Cebu Training Center | ', 'BS Nursing | Velez College | '],
  ],
  [
    'other lines between the entries',
    'Silliman University\nCum laude\nBS Nursing\nVelez College\nDean’s list\nMaster of Arts\nMapua Institute',
    [' | Silliman University | ', 'BS Nursing | Velez College | ', 'Master of Arts | Mapua Institute | '],
  ],
  [
    'a date above each entry',
    '2016\nCebu Field School\n2011\nBS Nursing\nVelez College\n2009\nCamden College',
    [' | Cebu Field School | 2016', 'BS Nursing | Velez College | 2011', ' | Camden College | 2009'],
  ],
  [
    'a high school’s diploma below a university',
    'Silliman University\nHigh School Diploma\nMabolo National High School',
    [' | Silliman University | ', 'High School Diploma | Mabolo National High School | '],
  ],
  [
    'a degree and what was studied below it, twice',
    'Bachelor of Science\nBusiness Management\nVelez College\nBusiness Management',
    ['Bachelor of Science Business Management | Velez College | '],
  ],
  [
    'the degree and the school once more',
    'Nursing License\nVelez College\nVelez College, Cebu\nNursing License\nBS Biology\nUST',
    ['Nursing License | Velez College | ', 'BS Biology | UST | '],
  ],
  [
    'awards behind bullets',
    'BS Nursing\nVelez College\n- Certificate of achievement, Silliman University\nMaster of Arts\nUST',
    ['BS Nursing | Velez College | ', 'Master of Arts | UST | '],
  ],
  [
    'a line that must go on',
    'Bachelor of\nScience in Nursing\nVelez College',
    ['Bachelor of Science in Nursing | Velez College | '],
  ],
])('where each piece has a line of its own, schools and degrees stay together: %s', (_, text, entries) => {
  expect(pairsOf(text)).toEqual(entries)
})

it.each([
  ['Marketing Angeles State University', 'Marketing | Angeles State University | '],
  ['Art Institute of Cebu Bachelor of Arts: Film', 'Bachelor of Arts: Film | Art Institute of Cebu | '],
  [
    'Associate: Applied Science - Business Management Kingsway Community College',
    'Associate: Applied Science | Kingsway Community College | ',
  ],
  ['Bachelor: Business University of Cebu at Lahug', 'Bachelor: Business | University of Cebu at Lahug | '],
  ['MBA 2007 Manila Business School India', 'MBA | Manila Business School | 2007'],
  [
    'BS Biology, University of Massachusetts, Boston, MA',
    'BS Biology | University of Massachusetts, Boston, MA | ',
  ],
  ['BS Biology | City University of Manila', 'BS Biology | City University of Manila | '],
])('“%s” is parted where the school’s name begins and ends', (text, entry) => {
  expect(pairsOf(text)).toEqual([entry])
})

it('sentences and awards with a school’s or a degree’s word in them are no entries', () => {
  const text = `BS Nursing\nVelez College
    Jobs worked while in college, industrial heavy construction
    As a member of the ski team competed against others in giant slalom
    Presidents Scholarship, Velez College - 4 years
    Travel secretary and Milford High School baseball team’s instructor.`
  expect(pairsOf(text)).toEqual(['BS Nursing | Velez College | '])
})
