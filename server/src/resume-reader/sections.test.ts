import { expect, it } from 'vitest'
import { linesOf } from '../../test/resumes/resume-lines.ts'
import { kindOfHeading } from './headings.ts'
import { splitSections } from './sections.ts'

it.each([
  ['EDUCATIONAL BACKGROUND', 'education'],
  ['Educational Attainment', 'education'],
  ['Work Experience', 'experience'],
  ['Work Experince', 'experience'],
  ['EMPLOYMENT HISTORY:', 'experience'],
  ['S K I L L S', 'skills'],
  ['Skills & Abilities', 'skills'],
  ['Technical Skills', 'skills'],
  ['Tools I use', 'tools'],
  ['Core Competencies', 'strengths'],
  ['Summary of Qualifications', 'highlights'],
  ['Career Objective', 'summary'],
  ['Trainings and Seminars Attended', 'other'],
  ['Character References', 'other'],
  ['Personal Information', 'contact'],
])('%j is a heading of %s', (text, kind) => {
  expect(kindOfHeading(text)).toBe(kind)
})

it.each([
  'Ana Reyes',
  'Virtual Assistant',
  'Microsoft Excel',
  'Customer Service',
  'Managed a team of ten people',
  '',
])('%j is no heading', (text) => expect(kindOfHeading(text)).toBeUndefined())

const headingsOf = (text: string) => splitSections(linesOf(text)).map(({ kind }) => kind)

it('where headings are set apart, the same word in a list is an item', () => {
  expect(headingsOf('Ana\n# Skills\nResearch\nTraining\n# Education\nBS Biology')).toEqual([
    'top',
    'skills',
    'education',
  ])
})

it('where nothing is set apart, headings are told by their words, but not the end of a sentence', () => {
  expect(
    headingsOf(
      'Ana\nSkills\nExcel\nWorks well with all kinds of office \\\nsoftware.\nEducation\nBS Biology',
    ),
  ).toEqual(['top', 'skills', 'education'])
})

it('a heading nobody knows ends the section before it', () => {
  expect(
    headingsOf(
      'Ana\n# Skills\nExcel\n# Work\n## Clerk\t2019 - 2020\nKept the records of two hundred members in good order\n# When I am not at my desk\nSurfing',
    ),
  ).toEqual(['top', 'skills', 'experience', 'other'])
})

it('a heading may share its line with its list, and one in the margin with its first line', () => {
  const [, skills] = splitSections(linesOf('Ana\nSKILLS: Excel, Canva'))
  expect(skills).toMatchObject({ kind: 'skills', lines: [{ text: 'Excel, Canva' }] })
  const margin = splitSections(linesOf('Ana\n## Skills\tExcel, Canva\n## Education\tBS Biology'))
  expect(margin.map(({ kind, lines }) => [kind, lines[0]?.text])).toEqual([
    ['top', 'Ana'],
    ['skills', 'Excel, Canva'],
    ['education', 'BS Biology'],
  ])
})

it.each([
  'Visual Merchandise Experience',
  'CUSTOMER SERVICE EXPERIENCE',
  'Banking and Insurance Experience',
  'Call Center Employment',
])('“%s” in the writer’s own words is a heading of work where dates follow', (heading) => {
  const text = `Ana\nSkills\nExcel\n${heading}\nCashier, Suki Minimart\n2015 - 2017`
  expect(headingsOf(text)).toEqual(['top', 'skills', 'experience'])
})

it('in a list of skills the same words are an item', () => {
  expect(headingsOf('Ana\nSkills\nExcel\nCustomer Service Experience\nTyping\nSales')).toEqual([
    'top',
    'skills',
  ])
})

it('a heading in the writer’s own words says by its last word what it is about', () => {
  const text = 'Ana\n# Education\nBS Biology\n# Work\nClerk, 2019 - 2020\n# Call Center Skills\nTyping'
  expect(headingsOf(text)).toEqual(['top', 'education', 'experience', 'skills'])
})
