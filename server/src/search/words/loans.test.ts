import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asInEnglish } from './loans.ts'
import { isWordTyped, projectSynonyms } from './synonyms.ts'

it('ana writes English words as she hears them', () => {
  expect(['kostumer', 'serbis', 'taym', 'writer'].map(asInEnglish)).toEqual([
    'customer',
    'service',
    'time',
    'writer',
  ])
})

it('ana writes words of her trade in short', () => {
  expect(['exec', 'asst', 'mngmnt', 'hrs', 'asset'].map(asInEnglish)).toEqual([
    'executive',
    'assistant',
    'management',
    'hours',
    'asset',
  ])
})

it('each spelling stands in one line and is no word of its own in the table of synonyms', () => {
  const spellings = readFileSync(new URL('./loans.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' ').slice(1))
  expect(spellings.length).toBeGreaterThan(80)
  expect(spellings.filter((one, n) => spellings.indexOf(one) !== n)).toEqual([])
  expect(spellings.filter((one) => isWordTyped(one, projectSynonyms))).toEqual([])
})
