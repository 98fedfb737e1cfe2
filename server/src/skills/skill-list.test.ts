import { expect, it } from 'vitest'
import { projectSkills, readSkillList } from './skill-list.ts'
import { createSkillMatcher } from './skill-matcher.ts'

it('reads names, other names, marks and groups', () => {
  const skills = readSkillList(
    '// a remark\n# Office\nMicrosoft Word = MS Word = Word !list\r\n\n# Code\nC# = C Sharp\nOutlook !case',
  )
  expect(skills).toEqual([
    {
      key: 'microsoft word',
      name: 'Microsoft Word',
      group: 'Office',
      names: [
        { text: 'Microsoft Word', mark: null },
        { text: 'MS Word', mark: null },
        { text: 'Word', mark: 'list' },
      ],
    },
    {
      key: 'c#',
      name: 'C#',
      group: 'Code',
      names: [
        { text: 'C#', mark: null },
        { text: 'C Sharp', mark: null },
      ],
    },
    { key: 'outlook', name: 'Outlook', group: 'Code', names: [{ text: 'Outlook', mark: 'case' }] },
  ])
})

it.each([
  ['Excel', 'line 1: a skill before the first'],
  ['# Office\nExcel = ', 'line 2: a name is missing'],
  ['# Office\nExcel !always', "line 2: '!always' is no mark"],
  ['# Office\nExcel = Sheets\nGoogle Sheets = sheets', "line 3: 'sheets' is already a name of 'Excel'"],
  ['# Office\nCold Call = Cold Calls', "line 2: 'Cold Calls' is already a name of 'Cold Call'"],
])('a wrong list is refused by the line: %j', (text, problem) => {
  expect(() => readSkillList(text)).toThrow(problem)
})

it('the project knows more than a thousand skills of every trade', () => {
  expect(projectSkills.length).toBeGreaterThan(1_000)
  expect(new Set(projectSkills.map(({ key }) => key)).size).toBe(projectSkills.length)
  expect(new Set(projectSkills.map(({ group }) => group)).size).toBeGreaterThan(25)
})

it('every name in the list leads to its own skill', () => {
  const { lookup } = createSkillMatcher(projectSkills)
  for (const { key, names } of projectSkills)
    for (const { text } of names) expect({ text, key: lookup(text)?.key }).toEqual({ text, key })
})

it('every name is found where it stands among other skills', () => {
  const { find } = createSkillMatcher(projectSkills)
  for (const { key, names } of projectSkills)
    for (const { text } of names) {
      const around = `Data Entry, ${text}, Canva`
      expect({ text, found: find(around).map((one) => one.key) }).toEqual({
        text,
        found: ['data entry', key, 'canva'],
      })
    }
})
