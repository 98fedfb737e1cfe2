import { open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { makeLast } from '../../lib/folders/make-last.ts'
import { sumOf } from './checksum.ts'
import { type KeptFile, type Step, Unusable } from './kept-file.ts'

/** Files not named here do not count. */
export type Manifest = {
  /** See fingerprint.ts. */
  madeBy: string
  /** The last change in it, and its origin (origin.ts). */
  position: number
  origin: string
  words: KeptFile
  /** `dead` has a bit for each listing, null if all are alive. */
  segments: readonly (KeptFile & { dead: string | null })[]
}

const NAME = 'manifest.json'

/** Atomic. */
export async function writeManifest(folder: string, manifest: Manifest, step: Step): Promise<void> {
  const text = JSON.stringify(manifest)
  const draft = path.join(folder, `${NAME}.draft`)
  step('write the manifest')
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(`${text}\n${sumOf(new TextEncoder().encode(text))}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  step('make the files last')
  await makeLast(folder)
  step('rename the manifest')
  await rename(draft, path.join(folder, NAME))
  step('make the manifest last')
  await makeLast(folder)
}

/** Null if none was ever written. @throws Unusable if damaged */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const read = await readFile(path.join(folder, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new Unusable(`its manifest cannot be read (${error.code})`)
  })
  if (read === null) return null
  const [text = '', sum] = read.split('\n')
  if (sum !== String(sumOf(new TextEncoder().encode(text)))) throw new Unusable('its manifest is damaged')
  return JSON.parse(text) as Manifest
}
