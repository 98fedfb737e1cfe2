import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cleanSkills, isWebAddress } from './profile-fields.ts'

test.each([
  [['React', 'react', ' REACT '], ['React']],
  [
    ['  Node.js ', 'node.js', 'Node'],
    ['Node.js', 'Node'],
  ],
  [['', '   ', '\t', '\u00a0', '\u200b'], []],
  [
    ['Data  Analysis', 'data analysis', 'Data-Analysis'],
    ['Data  Analysis', 'Data-Analysis'],
  ],
  [['Cafe\u0301', 'CAFÉ'], ['Cafe\u0301']],
  [
    ['C', 'C++', 'C#', 'c'],
    ['C', 'C++', 'C#'],
  ],
  [
    ['__proto__', 'constructor', '__PROTO__'],
    ['__proto__', 'constructor'],
  ],
  [
    ['日本語', '😀'],
    ['日本語', '😀'],
  ],
])('of the skills %j, %j are kept', (typed, kept) => {
  expect(cleanSkills(typed)).toEqual(kept)
})

test('cleaning skills twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (typed) => {
      const once = cleanSkills(typed)
      expect(cleanSkills(once)).toEqual(once)
    }),
  )
})

describe('A link on a profile', () => {
  it.each([
    'https://example.com',
    'http://example.com',
    'HTTPS://EXAMPLE.COM/Ana',
    'https://example.com:8443/a?b=c#d',
    'https://ñandú.example/ana',
    'https://example.com/a@b',
    'http://127.0.0.1:8080/',
    'https://[2001:db8::1]/',
  ])('may be %s', (address) => expect(isWebAddress(address)).toBe(true))

  it.each([
    '',
    'example.com',
    '//example.com',
    'https:/example.com',
    'https://',
    'https:///example.com',
    'https:\\\\example.com',
    'https://\\example.com',
    'https://exa mple.com',
    'https://example.com:99999',
    'https://ana:secret@example.com',
    'https://bank.com@elsewhere.com',
    'ftp://example.com',
    'mailto:ana@example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://example.com',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'java\nscript:alert(1)',
    'https://example.com/\njavascript:alert(1)',
    'https://example.com/\u0000',
    'https://example.com/\u202egpj.exe',
    'https://example.com/\ud800',
  ])('may not be %j', (address) => expect(isWebAddress(address)).toBe(false))

  it('opens what it shows: whatever text is one, is http or https with a host', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((rest) => `https://${rest}`),
        ),
        (text) => {
          if (!isWebAddress(text)) return
          const { protocol, hostname } = new URL(text)
          expect(['http:', 'https:']).toContain(protocol)
          expect(hostname).not.toBe('')
        },
      ),
    )
  })
})
