import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emailField } from './account-forms.ts'
import { normalEmail } from './email-address.ts'

describe('An address', () => {
  it.each([
    ['Ana.Reyes+jobs@Example.COM', 'Ana.Reyes+jobs@example.com'],
    ['ana@bücher.de', 'ana@xn--bcher-kva.de'],
    ['ana@BÜCHER.DE', 'ana@xn--bcher-kva.de'],
    ['ana@xn--bcher-kva.de', 'ana@xn--bcher-kva.de'],
    ['ana@bu\u0308cher.de', 'ana@xn--bcher-kva.de'],
    ['ana@ｅｘａｍｐｌｅ。com', 'ana@example.com'],
    ['ana@exam\u200bple.com', 'ana@example.com'],
    ['ana@exam\u00adple.com', 'ana@example.com'],
    ['ana@mail.example.co.uk', 'ana@mail.example.co.uk'],
    ['pen\u0303a@example.com', 'pe\u00f1a@example.com'],
    ['İIAñ@example.com', 'İIAñ@example.com'],
    ['STRAẞE@example.com', 'STRAẞE@example.com'],
    ["o'brien_x-y@example.com", "o'brien_x-y@example.com"],
  ])('%j is kept as %s', (text, email) => {
    expect(normalEmail(text)).toBe(email)
  })

  it.each([
    'ana',
    '@example.com',
    'ana@',
    'ana@example',
    'ana@@example.com',
    'a@b@example.com',
    'ana@.example.com',
    'ana@example..com',
    'ana@example.com.',
    'ana@-example.com',
    'ana@example.c',
    'ana@example.com/x',
    'ana@example.com?x',
    'ana@example.com#x',
    'ana@example.com:25',
    'ana@ex%61mple.com',
    'ana@ex ample.com',
    'ana@127.0.0.1',
    'ana@0x7f.1',
    'ana@[::1]',
    '.ana@example.com',
    'ana.@example.com',
    'an..a@example.com',
    'ana\u200b@example.com',
    'a\u00adna@example.com',
    'ana\u2060@example.com',
    'ana\ufeff@example.com',
    'ana\u3164@example.com',
    'ana\u202e@example.com',
    'ana\ufe0f@example.com',
    'ana\u0000@example.com',
    'an a@example.com',
    'ana\ud800@example.com',
    'ana@example.com\r\nBcc: all@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(64)}.com`,
    `ana@${'ü'.repeat(60)}.com`,
    `ana@${'abcdefgh.'.repeat(28)}com`,
  ])('%j is none', (text) => {
    expect(normalEmail(text)).toBeNull()
    const { error } = z.safeParse(emailField, text)
    expect(error?.issues[0]?.message).toMatch(/valid email address|at most 254/)
  })
})

it('What shows nothing is told to be missing', () => {
  for (const text of ['', '  ', '\u200b'])
    expect(z.safeParse(emailField, text).error?.issues.map(({ message }) => message)).toEqual([
      'Email address is required',
    ])
})

it('A field gives the address as it is kept, without the blanks around it', () => {
  expect(z.parse(emailField, ' Ana@Bücher.DE ')).toBe('Ana@xn--bcher-kva.de')
})
