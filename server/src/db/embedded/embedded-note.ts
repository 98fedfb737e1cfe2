import { readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { writeLasting } from '../../lib/folders/make-last.ts'

/* In a data folder: names its database's folder. Written after the database exists. */
const noteName = 'postgres-home'
/** In a home: names its data folder. */
const ownerName = 'data-folder'

const noteOf = (dataDir: string) => path.join(dataDir, noteName)

export function partsOf(home: string) {
  return { cluster: path.join(home, 'cluster'), passwordFile: path.join(home, 'password') }
}

/** @throws Error of one line if this user may not look */
export function hasCluster(home: string): boolean {
  const { cluster } = partsOf(home)
  try {
    statSync(cluster)
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return false
    throw new Error(`The database lies in ${home}, and this user may not look in there (${code}).`, {
      cause: error,
    })
  }
}

/**
 * Undefined without a note.
 * @throws Error of one line if the note is empty, or the database is missing or belongs to another data folder
 */
export function findHome(dataDir: string): string | undefined {
  const home = readNote(dataDir)
  if (home === undefined) return undefined
  const note = noteOf(dataDir)
  if (!hasCluster(home)) {
    throw new Error(
      `The note ${note} says that the database lies in ${home}, and there is none. Put it back, or write into the note where it is; to begin with an empty database, remove the note.`,
    )
  }
  const owner = takenBy(home, realpathSync(dataDir))
  if (owner !== undefined) {
    throw new Error(
      `The note ${note} names the database in ${home}, which the data folder ${owner} uses. Two sites cannot share one: to begin with an empty database, remove this note.`,
    )
  }
  return home
}

function readNote(dataDir: string): string | undefined {
  const note = noteOf(dataDir)
  let text: string
  try {
    text = readFileSync(note, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new Error(`The note ${note} says where the database lies, and cannot be read (${codeOf(error)}).`, {
      cause: error,
    })
  }
  // A full disk or a power cut can leave zeros.
  if (/^\P{Cc}+$/u.test(text)) return path.resolve(dataDir, text)
  throw new Error(
    `The note ${note} is damaged: it says no more where the database lies. Write that folder into it; it is 'postgres' where the database lies in the data folder itself.`,
  )
}

export async function noteHome(dataDir: string, home: string): Promise<void> {
  // Relative, so that a moved folder still finds its database.
  const isInside = home.startsWith(dataDir + path.sep)
  await writeLasting(noteOf(dataDir), `${isInside ? path.relative(dataDir, home) : home}\n`)
}

/** Updated after a move. */
export async function claimHome(dataDir: string, home: string): Promise<void> {
  if (readOwner(home) !== dataDir) await writeLasting(path.join(home, ownerName), `${dataDir}\n`)
}

/** Another data folder that still names this database. */
export function takenBy(home: string, dataDir: string): string | undefined {
  const owner = readOwner(home)
  return owner !== undefined && owner !== dataDir && names(owner, home) ? owner : undefined
}

function readOwner(home: string): string | undefined {
  try {
    return readFileSync(path.join(home, ownerName), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

function names(dataDir: string, home: string): boolean {
  try {
    return readNote(dataDir) === home
  } catch {
    // A damaged note may name it.
    return true
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
