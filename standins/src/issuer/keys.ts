import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JWK } from 'oidc-provider'

export type Keys = { signing: JWK; cookies: string }

/**
 * Made at the first start.
 * @throws if the file cannot be read
 */
export function keepKeys(dataDir: string): Keys {
  const file = join(dataDir, 'issuer-keys.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signing = {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(8).toString('hex'),
    use: 'sig',
    alg: 'RS256',
  } as JWK
  const keys = { signing, cookies: randomBytes(32).toString('base64url') }
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}
