import { expect, test } from 'vitest'
import { fieldTexts } from './field-problems.ts'
import { ApiProblem, problemText } from './problems.ts'
import { serverWords } from './server-words.ts'

const wordsOf = (status: number, body: object) => serverWords(new ApiProblem(status, body))
const long = 'Not now. '.repeat(100)

test.each<[string, number, object, string]>([
  ['an error of no code', 400, { error: 'Not on a Sunday.' }, 'Not on a Sunday.'],
  ['a proxy that is down', 502, { error: 'Bad gateway' }, 'Bad gateway'],
  ['a detail of no code', 500, { detail: 'Down until ten.' }, 'Down until ten.'],
  ['a message of no code', 503, { message: 'Down until ten.' }, 'Down until ten.'],
  ['an error beside a detail', 409, { code: 'conflict', error: 'Taken', detail: 'x' }, 'Taken'],
  ['a code that this build does not know', 400, { code: 'E77', detail: 'Not yet.' }, 'Not yet.'],
  ['several lines', 400, { error: ' Not\n\tyet. ' }, 'Not yet.'],
  ['a crash of ours', 500, { code: 'internal', error: 'x', detail: 'y' }, ''],
  ['nothing', 404, {}, ''],
  ['something else under these names', 400, { error: { message: 'x' }, detail: ['y'], message: 7 }, ''],
  ['an error that is no text beside one that is', 400, { error: true, detail: 'Not yet.' }, 'Not yet.'],
  ['a page', 502, { error: '<html><h1>502 Bad Gateway</h1></html>' }, ''],
  ['data', 400, { error: '{"a":1}' }, ''],
  ['a trace', 500, { error: 'boom\n    at run (/srv/app/main.js:12:9)' }, ''],
  ['another trace', 500, { detail: 'Traceback (most recent call last):\n  File "/srv/a.py", line 3' }, ''],
  ['the name of a failure', 500, { error: 'TypeError: x is not a function' }, ''],
  ['a trace beside words', 500, { error: 'x\n at y (z.js:1:1)', detail: 'Not now.' }, 'Not now.'],
])('%s', (_, status, body, words) => {
  expect(wordsOf(status, body)).toBe(words)
})

test('words that are too long are cut', () => {
  const words = wordsOf(400, { error: long })
  expect(words).toHaveLength(300)
  expect(words).toMatch(/^Not now\..*…$/)
})

test('signs that people write are no markup', () => {
  expect(wordsOf(400, { error: 'Choose 1 < 2 > 0, at 8:00 (Manila).' })).toBe(
    'Choose 1 < 2 > 0, at 8:00 (Manila).',
  )
})

test('a body of other shapes breaks nothing', () => {
  const odd = { error: { a: 1 }, detail: ['x'], errors: { name: 'One', tags: [7, 'Two'], other: null } }
  const problem = new ApiProblem(400, odd as object)
  expect(problem.detail).toBe('')
  expect(problem.message).toBe('')
  expect(fieldTexts(problem)).toEqual({ name: 'One', tags: 'Two' })
  expect(fieldTexts(new ApiProblem(400, { errors: 'no' } as object))).toEqual({})
  expect(problemText(problem, { fallback: 'Failed', network: 'No network' })).toBe('Failed')
})
