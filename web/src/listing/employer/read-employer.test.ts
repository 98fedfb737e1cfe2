import { expect, test } from 'vitest'
import { readEmployer } from './read-employer.ts'

const northlight = { id: 7, name: 'Northlight Books', total_posts: 14 }

test('an employer said not to be shown is nobody, whatever stands in the name’s place', () => {
  expect(readEmployer('Employer not shown', false)).toBeNull()
  expect(readEmployer(northlight, true)).toEqual(northlight)
})

test.each([
  ['an object', northlight, northlight],
  ['an object with a name only', { name: 'Northlight Books' }, { ...northlight, id: 0, total_posts: 0 }],
  ['a plain string', ' Northlight Books ', { ...northlight, id: 0, total_posts: 0 }],
  ['nobody', null, null],
  ['nothing', undefined, null],
  ['an empty name', ' ', null],
  ['an object without a name', { id: 7 }, null],
])('an employer given as %s is read', (_, given, read) => expect(readEmployer(given)).toEqual(read))
