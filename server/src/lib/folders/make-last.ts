import { open, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Makes a folder's list of names survive a power cut. */
export async function makeLast(folder: string): Promise<void> {
  // Windows cannot open a folder, and persists names unasked.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a small file that only its owner can read. After a power cut it is complete or unchanged. */
export async function writeLasting(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, file)
  await makeLast(path.dirname(path.resolve(file)))
}
