import { expect, it } from 'vitest'
import { wordSet } from './word-set.ts'

it('a list of words is a set, however its lines are broken', () => {
  expect([...wordSet('baker\n  cook clerk\n')]).toEqual(['baker', 'cook', 'clerk'])
})

it('a list with a word twice is refused by that word, and so is every list of the room as it is loaded', async () => {
  expect(() => wordSet('baker cook baker clerk cook')).toThrow('twice: baker, cook')
  const lists = ['./jobs/job-words.ts', './headings.ts', './person/names.ts', './person/given-names.ts']
  for (const list of lists) expect(await import(list)).toBeDefined()
})
