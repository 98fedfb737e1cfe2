import { describe, expect, it } from 'vitest'
import type { ProviderAccount } from '../../outside/identity-provider/port.ts'
import { namesOf, redirectUriOf, usernameBase } from './rules.ts'

const nobody: ProviderAccount = {
  issuer: 'https://accounts.example',
  subject: '1',
  email: 'juan.dc@example.com',
  isEmailVerified: true,
  givenName: undefined,
  familyName: undefined,
  name: undefined,
}
const named = (names: Partial<ProviderAccount>) => {
  const { first_name, last_name } = namesOf({ ...nobody, ...names }, 'juan.dc@example.com')
  return [first_name, last_name]
}

describe('A new seeker is called', () => {
  it.each<[Partial<ProviderAccount>, string, string]>([
    [{ givenName: 'Ana', familyName: 'Reyes', name: 'Ana R.' }, 'Ana', 'Reyes'],
    [{ givenName: 'Ana' }, 'Ana', ''],
    [{ name: 'Maria Clara Santos' }, 'Maria Clara', 'Santos'],
    [{ name: 'Cher' }, 'Cher', ''],
    [{ familyName: 'Reyes' }, 'Reyes', ''],
    [{ familyName: 'Reyes', name: 'Ana Reyes' }, 'Ana', 'Reyes'],
    [{}, 'Juan', ''],
    [{ givenName: '  Ana\n\tMaria ' }, 'Ana Maria', ''],
    [{ givenName: 'A\u0000na\u202e' }, 'A na', ''],
    [{ givenName: '\u200b\u3164' }, 'Juan', ''],
    [{ givenName: '\ud800' }, '\ufffd', ''],
    [{ givenName: 'x'.repeat(1_000_000) }, 'x'.repeat(100), ''],
    [{ givenName: `${'x'.repeat(99)}😀` }, `${'x'.repeat(99)}\ufffd`, ''],
  ])('%j', (names, first, last) => {
    expect(named(names)).toEqual([first, last])
  })
})

describe('A username is made of', () => {
  it.each([
    ['Ana', 'Reyes', 'anareyes'],
    ['José María', 'Peña', 'josemariapena'],
    ['李', '小龙', 'juandc'],
    ['x'.repeat(100), 'y', 'x'.repeat(40)],
  ])('%s %s', (first_name, last_name, username) => {
    expect(usernameBase({ first_name, last_name }, 'juan.dc@example.com')).toBe(username)
  })

  it('a plain word where neither name nor address has letters', () => {
    expect(usernameBase({ first_name: '李', last_name: '' }, '李@example.com')).toBe('seeker')
  })
})

it.each([
  ['localhost:3000', 'http://localhost:3000/oauth-callback'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000/oauth-callback'],
  ['[::1]:3000', 'http://[::1]:3000/oauth-callback'],
  ['jobs.example.com', 'https://jobs.example.com/oauth-callback'],
  ['localhost.example.com', 'https://localhost.example.com/oauth-callback'],
  ['127.0.0.1.example.com', 'https://127.0.0.1.example.com/oauth-callback'],
])('From %s the browser comes back to %s', (host, address) => {
  expect(redirectUriOf(host, '/oauth-callback')).toBe(address)
})
