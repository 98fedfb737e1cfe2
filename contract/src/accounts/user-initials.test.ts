import { expect, test } from 'vitest'
import { userInitials } from './user-initials.ts'

test.each([
  ['Ana', 'Reyes', 'ana_reyes', 'AR'],
  [' ana ', 'de la Cruz', 'ana', 'AD'],
  ['', '', 'ben_cruz', 'BE'],
  ['Ana', '', 'ben_cruz', 'BE'],
  ['Ana', '', '', 'A'],
  ['Ñora', 'Élan', 'nora', 'ÑÉ'],
  ['', '', '', 'JS'],
])('the avatar of %j %j (%j) shows %j', (first_name, last_name, username, letters) => {
  expect(userInitials({ first_name, last_name, username })).toBe(letters)
})
