import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type Secrets = {
  /** AES-256-GCM; opening requires the same `context`, such as 'integration:12'. */
  seal(text: string, context: string): string
  /** Throws for altered text, another context or an unknown key. */
  open(sealed: string, context: string): string
  /** A keyed hash, for values that are only compared. */
  fingerprint(text: string): string
  /** Includes every earlier key, for values stored back then. */
  fingerprints(text: string): string[]
  keyId: string
  /** Sealed with the present key, to outlive the earlier ones. */
  earlierFingerprintKeys(): EarlierFingerprintKey[]
}

/** Sealed with the present key. */
export type EarlierFingerprintKey = { key_id: string; sealed_key: string }

const VERSION = 'v1'
const TAG_BYTES = 16

type Keys = { sealing: Buffer; hashing: Buffer; id: string }

/** Independent, so that one does not help to guess another. */
function keysOf(secretKey: string): Keys {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
  const sealing = derived('hanap sealing')
  const id = createHash('sha256').update(sealing).digest('hex').slice(0, 8)
  return { sealing, hashing: derived('hanap fingerprints'), id }
}

/**
 * Sealed values carry the key's id, which tells a wrong key from altered data.
 * @param secretKey at least 32 random bytes, as text
 * @param others.also keys whose values still open
 * @param others.look finds more keys for an unknown id
 * @param others.earlier sealed former keys; unreadable ones are skipped
 */
export function createSecrets(
  secretKey: string,
  others: {
    also?: readonly string[]
    look?: () => readonly string[]
    earlier?: readonly EarlierFingerprintKey[]
  } = {},
): Secrets {
  const current = keysOf(secretKey)
  const also = (others.also ?? []).map(keysOf).filter(({ id }) => id !== current.id)
  const byId = new Map([current, ...also].map((keys) => [keys.id, keys]))

  const seal: Secrets['seal'] = (text, context) => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', current.sealing, nonce).setAAD(Buffer.from(context))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    const parts = [nonce, body, cipher.getAuthTag()].map((part) => part.toString('base64url'))
    return [VERSION, current.id, ...parts].join('.')
  }

  function findKeys(id: string): Keys | undefined {
    if (!byId.has(id)) for (const keys of (others.look?.() ?? []).map(keysOf)) byId.set(keys.id, keys)
    return byId.get(id)
  }

  const open: Secrets['open'] = (sealed, context) => {
    const [version, id = '', nonce = '', body = '', tag = '', ...more] = sealed.split('.')
    const keys = findKeys(id)
    if (version !== VERSION || !keys) throw new Error('sealed with another key')
    if (more.length > 0) throw new Error('not what was sealed')
    // Shorter tags would ease forgery.
    const given = { authTagLength: TAG_BYTES }
    const decipher = createDecipheriv('aes-256-gcm', keys.sealing, Buffer.from(nonce, 'base64url'), given)
    decipher.setAAD(Buffer.from(context)).setAuthTag(Buffer.from(tag, 'base64url'))
    const opened = [decipher.update(Buffer.from(body, 'base64url')), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  }

  const kept = (others.earlier ?? []).flatMap(({ key_id, sealed_key }) => {
    try {
      return [Buffer.from(open(sealed_key, fingerprintKeyContext(key_id)), 'base64url')]
    } catch {
      return []
    }
  })
  const hashing = [current, ...also].map((keys) => keys.hashing)
  return {
    seal,
    open,
    fingerprint: (text) => hashUnder(current.hashing, text),
    fingerprints: (text) => [...new Set([...hashing, ...kept].map((key) => hashUnder(key, text)))],
    keyId: current.id,
    earlierFingerprintKeys: () =>
      also.map(({ id, hashing: key }) => ({
        key_id: id,
        sealed_key: seal(key.toString('base64url'), fingerprintKeyContext(id)),
      })),
  }
}

const hashUnder = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex')

export const fingerprintKeyContext = (keyId: string) => `fingerprints:${keyId}`

/** Undefined for text that is not sealed. */
export const keyIdOf = (sealed: string) => /^v1\.([\da-f]{8})\./.exec(sealed)?.[1]

/** A counter's name. Fingerprinted, so that counters do not list people. */
export const bucketOf = (secrets: Pick<Secrets, 'fingerprint'>, kind: string, value: string) =>
  `${kind}:${secrets.fingerprint(value)}`

/** A counter's names, also under every earlier key. */
export const bucketsOf = (secrets: Pick<Secrets, 'fingerprints'>, kind: string, value: string) =>
  secrets.fingerprints(value).map((fingerprint) => `${kind}:${fingerprint}`)

/** 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Recognizes a token, but cannot log in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
