import { expect, test } from 'vitest'
import { fold, rankCommands } from './rank-commands.ts'

const named = (...labels: string[]) => labels.map((label) => ({ label }))
const found = (labels: readonly string[], typed: string) =>
  rankCommands(named(...labels), typed).map(({ command }) => command.label)

test('accents, capitals and signs between words make no difference', () => {
  expect(fold('  Señor José’s  “Café”/Bar ')).toBe('senor jose s cafe bar')
  expect(found(['Peña & Sons'], 'pena sons')).toEqual(['Peña & Sons'])
  expect(found(['Pena'], 'PEÑA')).toEqual(['Pena'])
})

test('a name that begins so comes before a word, a word before a middle, a middle before letters far apart', () => {
  const names = ['Salary value events', 'Unsaved things', 'My saved searches', 'Saved Jobs']
  expect(found(names, 'save')).toEqual([
    'Saved Jobs',
    'My saved searches',
    'Unsaved things',
    'Salary value events',
  ])
})

test('words may stand in any order and each be only begun', () => {
  expect(found(['Saved Jobs', 'Saved Searches'], 'jobs sav')).toEqual(['Saved Jobs'])
  expect(found(['Customer Support Lead'], 'lead cust')).toEqual(['Customer Support Lead'])
})

test('a job is found by its employer, after those that have the word in their title', () => {
  const jobs = [
    { label: 'Bookkeeper', note: 'Northlight Books' },
    { label: 'Northlight designer', note: 'Wattle Creek' },
  ]
  expect(rankCommands(jobs, 'northlight').map(({ command }) => command.label)).toEqual([
    'Northlight designer',
    'Bookkeeper',
  ])
  expect(rankCommands(jobs, 'bookkeeper north')).toHaveLength(1)
})

test('other words lead to a command and are not shown', () => {
  const commands = [{ label: 'Subscription', words: 'upgrade billing gcash' }]
  expect(rankCommands(commands, 'gcash')).toHaveLength(1)
})

test('of two that fit alike the shorter name comes first', () => {
  expect(found(['Settings: password', 'Settings'], 'sett')).toEqual(['Settings', 'Settings: password'])
})

test('nothing typed, signs alone and strange words find nothing', () => {
  expect(found(['Home'], '  ')).toEqual([])
  expect(found(['Home'], '???')).toEqual([])
  expect(found(['Home', 'Features'], 'zz')).toEqual([])
  expect(found(['Home'], 'h'.repeat(200))).toEqual([])
})
