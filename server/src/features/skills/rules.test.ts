import { describe, expect, it } from 'vitest'
import { readSkillList } from '../../skills/skill-list.ts'
import { createSkillMatcher } from '../../skills/skill-matcher.ts'
import { boardRows, changedRows, chooseSuggestions } from './rules.ts'

const listed = readSkillList(
  '# Money\nBookkeeping = Book Keeping\nXero\n# Code\nJavaScript = JS\n.NET = Dot Net',
)
const known = {
  matcher: createSkillMatcher(listed),
  listed: new Map(listed.map((skill) => [skill.key, skill])),
}
const rows = (...given: [string, string, string][]) =>
  boardRows(
    'olj',
    given.map(([sourceId, name, group]) => ({ sourceId, name, group })),
    known,
  )

describe('the board’s vocabulary', () => {
  it('goes under our own names where we have them, and under the board’s where we have none', () => {
    expect(rows(['12', 'Book keeping', 'Accounting'], ['30', 'Trust Accounting', 'Accounting'])).toEqual([
      { key: 'bookkeeping', name: 'Bookkeeping', group: 'Money', source: 'olj', source_id: '12' },
      {
        key: 'trust accounting',
        name: 'Trust Accounting',
        group: 'Accounting',
        source: 'olj',
        source_id: '30',
      },
    ])
  })

  it('has each skill once, by its oldest id', () => {
    const twice = rows(['1000', 'Xero', 'Software'], ['9', 'xero', 'Accounting'], ['10', 'XERO', ''])
    expect(twice.map(({ key, source_id }) => [key, source_id])).toEqual([['xero', '9']])
  })

  it('leaves out what is no name', () => {
    expect(rows(['1', '***', ''], ['2', 'x'.repeat(121), ''])).toEqual([])
  })

  it('asks for a change only where there is one', () => {
    const there = rows(['9', 'Xero', ''], ['12', 'Bookkeeping', ''])
    expect(changedRows(there, there)).toEqual([])
    expect(changedRows(there, rows(['8', 'Xero', '']))).toHaveLength(1)
    const ours = there.map((row) => ({ ...row, source: null, source_id: null }))
    expect(changedRows(there, ours)).toEqual([])
    expect(changedRows(ours, there)).toEqual(there)
    expect(
      changedRows(
        there,
        ours.map((row) => ({ ...row, group: 'Books' })),
      ),
    ).toHaveLength(2)
  })
})

describe('what is suggested', () => {
  const all = [
    ['JavaScript', 'javascript', 'js'],
    ['Java', 'java'],
    ['Core Java Design', 'core java design'],
    ['Ninjavan', 'ninjavan'],
    ['Bookkeeping', 'bookkeeping', 'book keeping'],
    ['JSON', 'json'],
    ['.NET', '.net', 'dot net'],
    ['C++', 'c++'],
  ].map(([name = '', ...names], id) => ({ skill: { id, name, group: '' }, names }))
  const names = (typed: string, most = 8) => chooseSuggestions(all, typed, most).map(({ name }) => name)

  it.each<[string, string[]]>([
    ['java', ['Java', 'JavaScript', 'Core Java Design', 'Ninjavan']],
    ['JS', ['JavaScript', 'JSON']],
    ['book k', ['Bookkeeping']],
    ['.net', ['.NET']],
    ['c+', ['C++', 'Core Java Design']],
    ['c++', ['C++']],
    ['av', []],
    ['', []],
    [' ?!', []],
  ])('for %j', (typed, expected) => {
    expect(names(typed)).toEqual(expected)
  })

  it('is never more than was asked for', () => {
    expect(names('java', 2)).toEqual(['Java', 'JavaScript'])
  })
})
