import type { ApplicationStatus } from '@hanap/contract/applications/applications'
import { expect, test } from 'vitest'
import { statusAfterWord, statusOfWord } from './rules.ts'

test.each<[string, ApplicationStatus | null]>([
  ['Viewed', 'reviewing'],
  ['Replied', 'reviewing'],
  ['Shortlisted', 'interview'],
  ['Interview', 'interview'],
  ['Hired', 'hired'],
  ['Not selected', 'rejected'],
  ['Declined', 'rejected'],
  ['Rejected', 'rejected'],
  ['  NOT \n Selected ', 'rejected'],
  ['On hold', null],
  ['Not viewed', null],
  ['', null],
  ['constructor', null],
  ['__proto__', null],
])('the board’s word %j means %s', (word, status) => {
  expect(statusOfWord(word)).toBe(status)
})

const board = false
const seeker = true
test.each<[ApplicationStatus, boolean, string, ApplicationStatus | null]>([
  ['applied', board, 'Viewed', 'reviewing'],
  ['applied', board, 'Hired', 'hired'],
  ['reviewing', board, 'Shortlisted', 'interview'],
  ['reviewing', board, 'Not selected', 'rejected'],
  ['interview', board, 'Declined', 'rejected'],
  ['interview', board, 'Hired', 'hired'],
  ['reviewing', board, 'Viewed', null],
  ['interview', board, 'Replied', null],
  ['hired', board, 'Interview', null],
  ['hired', board, 'Not selected', null],
  ['rejected', board, 'Shortlisted', null],
  // 'Viewed' overrides a seeker's status; their own interview, offer or rejection stays.
  ['applied', seeker, 'Viewed', 'reviewing'],
  ['reviewing', seeker, 'Hired', 'hired'],
  ['interview', seeker, 'Hired', null],
  ['interview', seeker, 'Not selected', null],
  ['offer', seeker, 'Viewed', null],
  ['offer', seeker, 'Hired', null],
  ['offer', seeker, 'Not selected', null],
  ['hired', seeker, 'Not selected', null],
  ['rejected', seeker, 'Hired', null],
  ['applied', board, 'On hold', null],
])(
  'an application that is %s (by its seeker: %s) and the word %j: %s',
  (status, setBySeeker, word, after) => {
    expect(statusAfterWord({ status, setBySeeker }, word)).toBe(after)
  },
)
