import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeLasting } from '../../lib/folders/make-last.ts'

const markName = 'moved.json'

export type Moved = { to: string; at: string }

/** Undefined if it was not moved. */
export function readMoved(dataDir: string): Moved | undefined {
  const file = path.join(dataDir, markName)
  if (!existsSync(file)) return undefined
  try {
    const { to, at } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Moved>
    return { to: String(to), at: String(at) }
  } catch {
    return { to: 'another server', at: 'an unknown day' }
  }
}

export const markMoved = (dataDir: string, moved: Moved): Promise<void> =>
  writeLasting(path.join(dataDir, markName), `${JSON.stringify(moved, null, 2)}\n`)

/**
 * Two programs on copies of one site would split its writes.
 * @throws Error of one line if the database was moved
 */
export function refuseMoved(dataDir: string): void {
  const moved = readMoved(dataDir)
  if (moved)
    throw new Error(
      `The database of ${dataDir} was moved to ${moved.to} on ${moved.at}: set DATABASE_URL to it. To go back to the one here, with what was in it then, remove ${path.join(dataDir, markName)}.`,
    )
}
