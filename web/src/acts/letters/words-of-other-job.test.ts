import type { Order } from '@hanap/contract/jobs/orders'
import { expect, test } from 'vitest'
import { leftOfOtherJob, ofOtherJob } from './words-of-other-job.ts'

const say = (phrase: string): Order => ({
  kind: 'include-phrase',
  quote: `Write ${phrase}.`,
  field: 'description',
  start: 0,
  end: 9,
  required: true,
  check: true,
  doubt: false,
  phrase,
})
const employer = (name: string) => ({ name })

test('a name and a code word of the other job are told as long as they stand in ana’s letter', () => {
  const theirs = ofOtherJob(
    { employer: employer('Northlight Books Inc.'), orders: [say('MANGO'), say('hello')] },
    { employer: employer('Acme'), orders: [say('Hello')] },
  )
  expect(theirs).toEqual({ employer: 'Northlight Books Inc.', phrases: ['MANGO'] })
  const reused = { content: '', title: 'Bookkeeper', ...theirs }
  expect(leftOfOtherJob(reused, 'Mango. I would love to join Northlight Books.')).toEqual([
    'Northlight Books Inc.',
    'MANGO',
  ])
  expect(leftOfOtherJob(reused, 'I ate mangoes in the north light.')).toEqual([])
})

test('another job of the same employer leaves nothing to tell', () => {
  const both = { employer: employer('Northlight Books'), orders: [say('MANGO')] }
  expect(ofOtherJob(both, { ...both, employer: employer('NORTHLIGHT BOOKS, Inc.') })).toEqual({
    employer: '',
    phrases: [],
  })
})

test('an employer that does not show a name is none to look for', () => {
  const theirs = ofOtherJob({ employer: employer('') }, { employer: null })
  expect(leftOfOtherJob({ content: '', title: '', ...theirs }, 'Anything at all.')).toEqual([])
})
