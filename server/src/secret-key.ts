import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeLast, writeLasting } from './lib/folders/make-last.ts'

type Folder = { dataDir: string }
const keyFile = ({ dataDir }: Folder) => path.join(dataDir, 'secret.key')
const earlierFile = ({ dataDir }: Folder) => path.join(dataDir, 'secret.key.earlier')
const newKey = () => randomBytes(48).toString('base64url')

export const hasSecretKey = (config: { secretKey: string | undefined; dataDir: string }): boolean =>
  config.secretKey !== undefined || existsSync(keyFile(config))

/**
 * The configured key, or DATA_DIR/secret.key, made at the first start and readable only by its owner. Without it,
 * every sealed value is lost.
 */
export async function readSecretKey(config: {
  secretKey: string | undefined
  dataDir: string
}): Promise<string> {
  if (config.secretKey) return config.secretKey
  const file = keyFile(config)
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
  // Complete, and never replaced: a link to an existing name fails.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, newKey(), { mode: 0o600, flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  await makeLast(config.dataDir)
  const key = (await readFile(file, 'utf8')).trim()
  if (key.length < 32) throw new Error(`${file} holds no usable key; restore it from your copy`)
  return key
}

/** Configured, or kept beside the key file. */
export async function readOtherKeys(config: {
  secretKey: string | undefined
  secretKeyAlso: string | undefined
  dataDir: string
}): Promise<string[]> {
  if (config.secretKeyAlso) return [config.secretKeyAlso]
  if (config.secretKey) return []
  const earlier = await readFile(earlierFile(config), 'utf8').catch(() => '')
  return earlier.trim() === '' ? [] : [earlier.trim()]
}

/**
 * A command may have replaced the file's key since the program began. Empty if the key is configured, or without a
 * file.
 */
export function lookForKeys(config: { secretKey: string | undefined; dataDir: string }): string[] {
  if (config.secretKey || !existsSync(keyFile(config))) return []
  return [readFileSync(keyFile(config), 'utf8').trim()]
}

/**
 * Keeps the former key beside the file. If interrupted, the next call continues.
 * @returns false if an earlier key must be retired first
 */
export async function replaceKeyFile(folder: Folder): Promise<boolean> {
  const current = await readSecretKey({ secretKey: undefined, ...folder })
  const [earlier] = await readOtherKeys({ secretKey: undefined, secretKeyAlso: undefined, ...folder })
  if (earlier !== undefined && earlier !== current) return false
  if (earlier === undefined) await link(keyFile(folder), earlierFile(folder))
  // The former must be on disk before the new one replaces it.
  await makeLast(folder.dataDir)
  await writeLasting(keyFile(folder), newKey())
  return true
}

/**
 * Renames the earlier key's file: a forgotten process may still seal with it.
 * @returns the new file; null if there was no key
 */
export async function endEarlierKey(folder: Folder, name: string): Promise<string | null> {
  if (!existsSync(earlierFile(folder))) return null
  const ended = path.join(folder.dataDir, `secret.key.ended-${name}`)
  await rename(earlierFile(folder), ended)
  await chmod(ended, 0o600)
  await makeLast(folder.dataDir)
  return ended
}
