/** @module-tag security */
import { describe, expect, test } from 'vitest'
import { isWellKnownPassword } from './well-known-passwords.ts'

const ana = ['Ana', 'Reyes', 'AnaReyes', 'ana_reyes', 'ana.reyes@example.com', 'ana.reyes', 'hanap']

// Valid by the rule of eight characters with a letter and a digit.
const guessed = [
  'Password1',
  'password1',
  'PASSWORD1',
  'Password123',
  'password1!',
  'Passw0rd',
  'P@ssw0rd',
  'Pa$$w0rd1',
  'p4ssw0rd!',
  '1password',
  '123password',
  'pass-word-1',
  'PasswordPassword1',
  'qwerty123',
  'Qwerty123!',
  'qwerty12345',
  '1q2w3e4r',
  '1qaz2wsx',
  'zxcvbnm1',
  'asdfghjkl1',
  'abc12345',
  'abcd1234',
  'a1b2c3d4',
  'abcdef12',
  'iloveyou1',
  'ILoveYou2!',
  'sunshine2024',
  'sunsh1ne22',
  '$unshine1',
  'dragon123',
  'dragondragon1',
  'monkey1234',
  'football1',
  'baseball99',
  'letmein1',
  'let_me_in_1',
  'welcome1',
  'W3lcome!1',
  'admin1234',
  'superman1',
  'trustno1!',
  'maganda123',
  'mahalkita1',
  'mahalk1ta!',
  '12345678a',
  '１２３４５６７８a',
  'ｐａｓｓｗｏｒｄ１',
  'princess2026!',
  'michael1990',
  'jordan23!',
  'charlie12',
]

describe('A password that anybody would guess first is well known', () => {
  test.each(guessed)('%s', async (password) => {
    expect(await isWellKnownPassword(password, [])).toBe(true)
  })

  test('there are fifty of these and more', () => expect(guessed.length).toBeGreaterThan(50))
})

test.each([
  'ana_reyes1',
  'AnaReyes1990',
  'ana.reyes1',
  'ana.reyes@example.com1',
  'Reyes19950412',
  'Ana1234567',
  '4naReyes!',
  'hanap1234',
  'Hanap2026!',
])('%s is well known of ana reyes, and for nobody else', async (password) => {
  expect(await isWellKnownPassword(password, ana)).toBe(true)
  expect(await isWellKnownPassword(password, ['Eli', 'Bautista', 'eli@example.net'])).toBe(false)
})

test.each([
  'mangga-at-bagoong-7',
  'kalabaw sa bukid 9',
  'tatlong-bibe-sa-sapa-3',
  'ana-3f9c01d2ab-7',
  'x7Gq2-vTz9p',
  'Ana eats 2 mangos',
  `a1${'x'.repeat(126)}`,
  '🥭🥭🥭🥭 mangga 1',
])('%s is nobody’s first guess', async (password) => {
  expect(await isWellKnownPassword(password, ana)).toBe(false)
})

test('a name of two letters forbids nothing', async () => {
  expect(await isWellKnownPassword('li-1234-5678', ['Li', 'Wu'])).toBe(false)
})
