import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Sealing and hashing under the installation's secret key. */
export type Secrets = {
  /** Seals a text with AES-256-GCM. `context` (such as 'integration:12') must be the same to open it. */
  seal(text: string, context: string): string
  /** Opens a sealed text; throws when it was altered, or sealed for another context or key. */
  open(sealed: string, context: string): string
  /** A keyed hash, for values that must be compared but never read again. */
  fingerprint(text: string): string
}

const VERSION = 'v1'
const TAG_BYTES = 16

/**
 * Makes the sealer from the secret key (at least 32 random bytes, as text). Sealed values carry the
 * key's id, so that a value sealed under another key is told from one that was altered.
 */
export function createSecrets(secretKey: string): Secrets {
  const sealingKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'hanap sealing', 32))
  const hashingKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'hanap fingerprints', 32))
  const keyId = createHash('sha256').update(sealingKey).digest('hex').slice(0, 8)
  return {
    seal(text, context) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const parts = [nonce, body, cipher.getAuthTag()].map((part) => part.toString('base64url'))
      return [VERSION, keyId, ...parts].join('.')
    },
    open(sealed, context) {
      const [version, id, nonce = '', body = '', tag = '', ...more] = sealed.split('.')
      if (version !== VERSION || id !== keyId) throw new Error('sealed with another key')
      if (more.length > 0) throw new Error('not what was sealed')
      // Of a shorter tag than was made, less would have to be guessed.
      const given = { authTagLength: TAG_BYTES }
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, Buffer.from(nonce, 'base64url'), given)
      decipher.setAAD(Buffer.from(context)).setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
        'utf8',
      )
    },
    fingerprint: (text) => createHmac('sha256', hashingKey).update(text).digest('hex'),
  }
}

/**
 * The name of a counter of what one address or account does, such as its logins. By fingerprint: a table of counters
 * must not be a list of who did it.
 */
export const bucketOf = (secrets: Secrets, kind: string, value: string) =>
  `${kind}:${secrets.fingerprint(value)}`

/** A new opaque token of 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token: enough to recognise it, useless to sign in with. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
