import { open, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Makes new names in a folder survive a power cut. */
export async function makeLast(folder: string): Promise<void> {
  // Windows cannot open a folder, and persists names anyway.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Only its owner can read it. After a power cut it is complete or unchanged. */
export async function writeLasting(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, file)
  await makeLast(path.dirname(path.resolve(file)))
}
