import { expect, test } from 'vitest'
import { employerInitials } from './employer-initials.ts'

test.each([
  ['Acme', 'A'],
  ['Acme Media', 'AM'],
  ['Acme Media Philippines', 'AM'],
  ['acme media', 'AM'],
  ['  Acme   Media  ', 'AM'],
  ['Smith & Sons', 'SS'],
  ['(Bright) "Side"', 'BS'],
  ["O'Brien-Santos Studio", 'OS'],
  ['3M Support', '3S'],
  ['ñora élan', 'ÑÉ'],
  ['e\u0301lan vital', 'E\u0301V'],
  ['株式会社 東京', '株東'],
  ['', ''],
  ['***', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(employerInitials(name)).toBe(initials)
})
