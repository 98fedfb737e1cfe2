import { expect, test } from 'vitest'
import mutants from '../data/mutants.json' with { type: 'json' }
import { type Mutant, problemsOf } from './mutants.ts'

const mutant: Mutant = {
  name: 'no-files',
  fault: 'The list of files is empty.',
  file: 'bench/package.json',
  find: '"private": true',
  replace: '"private": false',
  tests: ['bench/src/mutants.test.ts'],
}

test('a mutant can be applied if its text occurs once in its file', () => {
  expect(problemsOf(mutant)).toEqual([])
})

test.each<[string, Partial<Mutant>, string]>([
  [
    'text is gone',
    { find: 'no such text' },
    'no-files: its text stands 0 times in bench/package.json, not once',
  ],
  ['text stands twice', { find: '"@hanap/' }, 'no-files: its text stands'],
  ['file is gone', { file: 'bench/gone.ts' }, 'no-files: there is no bench/gone.ts'],
  ['test is gone', { tests: ['bench/gone.test.ts'] }, 'no-files: there is no bench/gone.test.ts'],
])('a mutant whose %s is reported by its name', (_, change, problem) => {
  expect(problemsOf({ ...mutant, ...change })).toEqual([expect.stringContaining(problem)])
})

test('each of the thirty faults still fits the code', () => {
  expect(mutants.flatMap(problemsOf)).toEqual([])
})
