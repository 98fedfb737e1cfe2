import { asSaid } from '@hanap/contract/says/fill'
import { expect, test } from 'vitest'
import { conflict } from './problem.ts'

test('one name that is taken is said as it stands, several as sentences', () => {
  const email = 'This email is already registered'
  const username = 'This username is already taken'
  expect(conflict({ email }).detail).toBe(email)
  expect(conflict({ email, username }).detail).toBe(`${email}. ${username}.`)
  expect(conflict({ one: [asSaid('First.'), asSaid('Second')] }).detail).toBe('First. Second.')
})
