import { expect, it } from 'vitest'
import { createSpelling } from './spelling.ts'
import { createVocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

const known =
  'assistant bookkeeper bookkeeping video designer wordpress writer planner planet editor manager mother other marketing graphic planning php c++ b2b the xero'
/** By stem; 20 by default. */
const counts: Record<string, number> = { designer: 40, mother: 90, planet: 80 }

function correct(word: string, found = 0, given: Record<string, number> = counts) {
  const vocabulary = createVocabulary()
  const byTerm = new Map(wordsOf(known).map((one) => [vocabulary.ofWord(one), given[one] ?? 20]))
  return createSpelling(vocabulary).correct(word, found, (term) => byTerm.get(term) ?? 0)
}

it.each([
  ['asistant', 'assistant', 'a letter left out'],
  ['bookeeper', 'bookkeeper', 'a letter left out of three'],
  ['vidoe', 'video', 'two letters swapped'],
  ['vide', 'video', 'a letter left out of a short word'],
  ['desginer', 'designer', 'two letters swapped in a long word'],
  ['wordpres', 'wordpress', 'the last letter left out'],
  ['wrotpress', 'wordpress', 'two slips in a long word'],
  ['writerr', 'writer', 'a letter too many'],
  ['edltor', 'editor', 'a wrong letter'],
  ['planer', 'planner', 'a double letter typed once, not a wrong one of a more frequent word'],
  ['planing', 'planning', 'a double letter typed once, though it is a word of its own'],
  ['anager', 'manager', 'the first letter left out'],
  ['nother', 'mother', 'a wrong first letter'],
  ['edlotr', 'editor', 'two slips in a short word that is like no other'],
  ['grafic', 'graphic', 'written as it sounds, two letters off'],
])('reads %s as %s: %s', (typed, meant) => {
  expect(correct(typed)).toBe(meant)
})

it.each([
  ['phq', 'too short to guess'],
  ['xer', 'too short to guess'],
  ['wordpress6', 'with a digit'],
  ['b2c', 'with a digit'],
  ['c+++', 'with signs'],
  ['adlotr', 'two slips in a short word, one of them in the first letter'],
  ['pxp', 'two slips in what has three letters'],
  ['xera', 'four letters, one of them wrong: another word'],
  ['accountant', 'like nothing that is known'],
  ['väitor', 'with letters of other scripts'],
  ['video', 'known itself'],
  ['waiter', 'a word of its own, one letter from ‘writer’'],
  ['winter', 'a word of its own, two letters from ‘writer’'],
  ['bother', 'a word of its own, one letter from ‘mother’'],
  ['viber', 'a tool of its own, two letters from ‘video’'],
  ['', 'nothing'],
])('leaves %o alone: %s', (typed) => {
  expect(correct(typed)).toBeNull()
})

it('takes no word that only one listing has: it may be a slip itself', () => {
  expect(correct('vidoe', 0, { video: 1 })).toBeNull()
  expect(correct('vidoe', 0, { video: 2 })).toBe('video')
})

it('doubts a word that listings have only where another one slip away is fifty times as frequent', () => {
  expect(correct('desiner', 1, { designer: 49 })).toBeNull()
  expect(correct('desiner', 1, { designer: 50 })).toBe('designer')
  expect(correct('desiner', 3, { designer: 149 })).toBeNull()
  // Two mistakes are too many for a word that a listing has.
  expect(correct('wrotpress', 1, { wordpress: 5000 })).toBeNull()
})

it('takes of several the likeliest: each slip more has to be made good by thirty times the listings', () => {
  expect(correct('editer', 0, { editor: 3, writer: 900 })).toBe('editor')
  // One mistake from 'other' and 'mother': the first letter decides, unless the other is far more frequent.
  expect(correct('oother', 0, { other: 30, mother: 150 })).toBe('other')
  expect(correct('oother', 0, { other: 3, mother: 900 })).toBe('mother')
})

it('takes no word two slips away where another is as near', () => {
  expect(correct('writtt', 0, { writer: 40 })).toBe('writer')
  expect(correct('editte', 0, { editor: 40 })).toBe('editor')
  const vocabulary = createVocabulary()
  const byTerm = new Map(['grapes', 'graves'].map((one) => [vocabulary.ofWord(one), 20]))
  expect(createSpelling(vocabulary).correct('graxss', 0, (term) => byTerm.get(term) ?? 0)).toBeNull()
})

it('knows words that listings brought since the last question', () => {
  const vocabulary = createVocabulary()
  const spelling = createSpelling(vocabulary)
  expect(spelling.correct('asistant', 0, () => 9)).toBeNull()
  for (let i = 0; i < 3000; i += 1) vocabulary.ofWord(`z${i}`)
  vocabulary.ofWord('assistant')
  expect(spelling.correct('asistant', 0, () => 9)).toBe('assistant')
})

it('is never the opposite', () => {
  expect(correct('unmarketing')).toBeNull()
  expect(correct('inwriter')).toBeNull()
  expect(correct('mamarketing')).toBe('marketing')
})
