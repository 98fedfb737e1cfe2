import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The key that seals what must be kept secret: the configured one, or DATA_DIR/secret.key, made at
 * the first start and readable by its owner only. Losing it makes every sealed value unreadable.
 */
export async function readSecretKey(config: {
  secretKey: string | undefined
  dataDir: string
}): Promise<string> {
  if (config.secretKey) return config.secretKey
  const file = path.join(config.dataDir, 'secret.key')
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
  // A key appears whole or not at all, and is never replaced: a link to an existing name fails.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  const key = (await readFile(file, 'utf8')).trim()
  if (key.length < 32) throw new Error(`${file} holds no usable key; restore it from your copy`)
  return key
}
