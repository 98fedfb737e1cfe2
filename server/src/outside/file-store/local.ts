import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { makeLast } from '../../lib/folders/make-last.ts'
import {
  FILE_MAX_BYTES,
  type FileKey,
  type FileStore,
  FileStoreProblem,
  type FileStoreProblemKind,
  readFileKey,
} from './port.ts'

/**
 * A private folder with two levels of shards. Files are written under another name, synced, then renamed, so they
 * appear whole or not at all.
 */
export function createLocalFiles(folder: string): FileStore {
  const placeOf = (key: FileKey) => {
    const name = readFileKey(key)
    const shard = path.join(folder, name.slice(0, 2), name.slice(2, 4))
    const file = path.join(shard, name)
    return { shard, file, part: `${file}.part` }
  }

  return {
    put: (key, bytes) =>
      explained(async () => {
        if (bytes.length > FILE_MAX_BYTES) throw new FileStoreProblem('refused', 'The file is too large.')
        const { shard, file, part } = placeOf(key)
        await makeLastingFolder(shard, folder)
        try {
          await writeLasting(part, bytes)
          await rename(part, file)
        } catch (error) {
          await rm(part, { force: true })
          throw error
        }
        await makeLast(shard)
      }),

    get: (key) =>
      explained(async () => {
        const { file } = placeOf(key)
        try {
          if ((await stat(file)).size > FILE_MAX_BYTES)
            throw new FileStoreProblem('garbled', 'The file is larger than any we keep.')
          return Uint8Array.from(await readFile(file))
        } catch (error) {
          if (codeOf(error) === 'ENOENT') return null
          throw error
        }
      }),

    remove: (key) =>
      explained(async () => {
        const { shard, file, part } = placeOf(key)
        await rm(part, { force: true })
        await rm(file, { force: true })
        // Must survive a power cut: nothing else finds the file without its row.
        await makeLast(shard).catch((error: unknown) => {
          if (codeOf(error) !== 'ENOENT') throw error
        })
      }),
  }
}

async function makeLastingFolder(shard: string, root: string) {
  const made = await mkdir(shard, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  const above = [path.dirname(shard), root, path.dirname(root)]
  for (const each of above) await makeLast(each)
}

async function writeLasting(place: string, bytes: Uint8Array) {
  const handle = await open(place, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const kinds: Record<string, FileStoreProblemKind> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
  ENOTDIR: 'refused',
  EEXIST: 'refused',
  EISDIR: 'refused',
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FileStoreProblem) throw error
    const code = codeOf(error)
    if (!code) throw error
    throw new FileStoreProblem(kinds[code] ?? 'down', `The folder of files: ${code}`, error)
  }
}
