import { expect, it } from 'vitest'
import { linesOf } from '../../test/resumes/resume-lines.ts'
import { readLines } from './read-lines.ts'

const skillsOf = (text: string) => readLines(linesOf(text), new Date('2026-11-20')).skills

it('skills are parted as people part them, each once, in their order', () => {
  expect(skillsOf('# Skills\nCanva, Excel; Zoom | Slack • Trello / Asana\n- canva\n- Cold Calling')).toEqual([
    'Canva',
    'Excel',
    'Zoom',
    'Slack',
    'Trello',
    'Asana',
    'Cold Calling',
  ])
})

it('a list that the page broke is whole again, and lines with an item each stay apart', () => {
  expect(skillsOf('# Skills\nAccounts Payable, payroll, Microsoft \\\nExcel, Xero')).toEqual([
    'Accounts Payable',
    'payroll',
    'Microsoft Excel',
    'Xero',
  ])
  expect(skillsOf('# Skills\nCustomer Service\nInventory Management\nCommunication')).toHaveLength(3)
})

it('a comma in brackets leaves no bracket open', () => {
  expect(skillsOf('# Skills\nMS Office (Word, Excel, PowerPoint), Typing')).toEqual([
    'MS Office (Word)',
    'Excel',
    'PowerPoint',
    'Typing',
  ])
})

it.each([
  ['in a column beside', '# Skills\nExcel\tExpert\nCanva\tAdvanced level\nXero\tBasic knowledge'],
  ['on a line of its own', '# Skills\nExcel\nExpert\nCanva\nHighly proficient\nXero\nUpper-intermediate'],
  ['in a list', '# Skills\nExcel, Expert, Canva, Advanced, Xero, Beginner'],
  ['as a share', '# Skills\nExcel 90%\nCanva 75 %\nXero 40%'],
  ['after a dash', '# Skills\nExcel - Expert\nCanva – Advanced\nXero: Basic'],
  ['before a group', '# Skills\nExpert: Excel\nAdvanced: Canva, Xero'],
])('how well ana knows a skill is no skill, %s', (_, text) => {
  expect(skillsOf(text)).toEqual(['Excel', 'Canva', 'Xero'])
})

it('a word for a level is a part of a skill’s name where it stands in it', () => {
  expect(skillsOf('# Skills\nAdvanced Excel\nBasic Life Support\nIntermediate Accounting')).toHaveLength(3)
})

it('what a list is of, and how well it is known, are no skills', () => {
  expect(skillsOf('# Technical Skills\nLanguages: Python, Go\nTools: Docker\nTyping\nAdvanced')).toEqual([
    'Python',
    'Go',
    'Docker',
    'Typing',
  ])
  expect(skillsOf('# Skills\n## Front end\nHTML5\nCSS3\n## CMS\nWordPress\nElementor\nDivi')).toEqual([
    'HTML5',
    'CSS3',
    'WordPress',
    'Elementor',
    'Divi',
  ])
})

it('highlights count where no section is called skills', () => {
  const highlights = '# Highlights\n- Cold Calling\n# Education\nBS Biology'
  expect(skillsOf(highlights)).toEqual(['Cold Calling'])
  expect(skillsOf(`${highlights}\n# Skills\nZendesk`)).toEqual(['Zendesk'])
  expect(skillsOf(`# Tools\nZendesk\n# Strengths\nPatience\n${highlights}`)).toEqual(['Zendesk', 'Patience'])
})

it('what is signed at the end, and sentences, are no skills', () => {
  const sentence =
    'Handled more than one hundred customers a day for a large bank in the United States of America'
  const text = `# Skills\nFiling\n${sentence}\nI hereby certify that the above is true.\nAna Reyes`
  expect(skillsOf(text)).toEqual(['Filing'])
})

it('ten thousand skills are cut off, and none are invented where no list is', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `Skill ${index}`).join(', ')
  expect(skillsOf(`# Skills\n${many}`)).toHaveLength(300)
  expect(skillsOf('Ana Reyes\n# Work Experience\n## Teacher\t2019 - 2021')).toEqual([])
})
