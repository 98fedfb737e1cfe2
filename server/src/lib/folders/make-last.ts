import { open, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Makes a folder's list of names outlast a power cut. */
export async function makeLast(folder: string): Promise<void> {
  // Windows cannot open a folder, and keeps its names by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a small file that only its owner reads: it is there as a whole or as it was before, also after a power cut. */
export async function writeLasting(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, file)
  await makeLast(path.dirname(path.resolve(file)))
}
