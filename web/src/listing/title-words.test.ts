import { expect, test } from 'vitest'
import { titleWords } from './title-words.ts'

test.each([
  ['Writer | Editor', 'Writer\u00a0| Editor'],
  ['Nurse / Coach - US client', 'Nurse\u00a0/ Coach\u00a0- US client'],
  ['Part-time tutor and/or grader', 'Part-time tutor and/or grader'],
])('%s keeps its separators off the start of a line', (title, shown) => {
  expect(titleWords(title)).toBe(shown)
})
