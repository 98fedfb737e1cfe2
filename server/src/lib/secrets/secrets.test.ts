/** @module-tag security */
import { describe, expect, it } from 'vitest'
import { createSecrets } from './secrets.ts'

const secrets = createSecrets('k'.repeat(43))
const sealed = secrets.seal('river-sunrise', 'integration:12')
const [version, key, nonce = '', body = '', tag = ''] = sealed.split('.')
const withTag = (bytes: Buffer) => [version, key, nonce, body, bytes.toString('base64url')].join('.')
const whole = Buffer.from(tag, 'base64url')

describe('What was sealed', () => {
  it('is opened for what it was sealed for, and for nothing else', () => {
    expect(secrets.open(sealed, 'integration:12')).toBe('river-sunrise')
    expect(() => secrets.open(sealed, 'integration:13')).toThrow(/authenticat/)
    expect(() => createSecrets('l'.repeat(43)).open(sealed, 'integration:12')).toThrow('another key')
  })

  it.each([0, 4, 8, 12, 13, 14, 15])('is not opened by the first %i bytes of its tag', (length) => {
    expect(() => secrets.open(withTag(whole.subarray(0, length)), 'integration:12')).toThrow(/authenticat/)
  })

  it('is not opened with more behind it, or with any letter of it changed', () => {
    expect(() => secrets.open(`${sealed}.zzz`, 'integration:12')).toThrow('not what was sealed')
    expect(() => secrets.open(withTag(Buffer.concat([whole, whole])), 'integration:12')).toThrow(
      /authenticat/,
    )
    for (const part of [nonce, body, tag]) {
      const other = part.startsWith('A') ? `B${part.slice(1)}` : `A${part.slice(1)}`
      expect(() => secrets.open(sealed.replace(part, other), 'integration:12')).toThrow(/authenticat/)
    }
  })
})
