import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cleanText, escapeHtml, oneLine, safeGreeting, safeReplyTo, wrap } from './rules.ts'

describe('A line', () => {
  it('never holds a line break or a control sign, and is at most 300 letters long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 900 }), (text) => {
        const line = oneLine(text)
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(Array.from(line).length).toBeLessThanOrEqual(300)
      }),
    )
  })
  it('keeps what people write', () => {
    expect(oneLine('  Kumusta,\r\n Ñiña 😀 ')).toBe('Kumusta, Ñiña 😀')
  })
})

test('a text keeps its lines and loses what nobody sees', () => {
  expect(cleanText('one\r\ntwo\u2028three\u0007')).toBe('one\ntwo\nthree ')
})

test('nothing of a text is read as HTML', () => {
  expect(escapeHtml(`<a href="x" b='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;amp;')
})

describe('A plain text', () => {
  it('is broken between words and loses none', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { minLength: 1 }), (words) => {
        const wrapped = wrap(words.join(' '), 40)
        for (const line of wrapped.split('\n')) expect(line.length).toBeLessThanOrEqual(40)
        expect(wrapped.replaceAll('\n', ' ')).toBe(words.join(' '))
      }),
    )
  })
  it('keeps an address whole, however long', () => {
    const address = `https://hanap.example/${'a'.repeat(100)}`
    expect(wrap(`Open ${address} now`, 40)).toBe(`Open\n${address}\nnow`)
  })
})

test.each([
  ['Hi Ana,', 'Hi Ana,'],
  ['Hi Ma. Teresa de los Santos-Cruz,', 'Hi Ma. Teresa de los Santos-Cruz,'],
  ['Hi Juan Jr.,', 'Hi Juan Jr.,'],
  ['Hi win-money.example,', 'Hi,'],
  ['Hi Free gifts at http://spam,', 'Hi,'],
  ['Hi www spam,', 'Hi,'],
  ['Hi eve@example.com,', 'Hi,'],
])('%s greets with %s', (greeting, expected) => {
  expect(safeGreeting(greeting)).toBe(expected)
})

describe('An address to answer to', () => {
  it.each(['nena@example.com', "o'hara+jobs@mail.example.ph", 'a@xn--bcher-kva.de'])(
    'may be %s',
    (address) => {
      expect(safeReplyTo(address)).toBe(address)
    },
  )
  it('holds nothing that could begin another header, address or comment, whatever was typed', () => {
    const signs = fc.constantFrom(
      'a',
      '@',
      '.',
      '\r',
      '\n',
      ',',
      ';',
      '<',
      '>',
      '(',
      '"',
      ':',
      ' ',
      'ñ',
      '\u2028',
      '\0',
    )
    const around = (typed: string) => [typed, `nena@example.com${typed}`, `${typed}nena@example.com`]
    const answered = fc
      .array(signs, { maxLength: 12 })
      .map((typed) => around(typed.join('')).map(safeReplyTo))
    const isPlain = (address: string | null) => address === null || /^[a-z.]+@[a-z.]+$/.test(address)
    const found = fc.check(fc.property(answered, (addresses) => addresses.every(isPlain)))
    expect(found.counterexample).toBeNull()
  })
})
