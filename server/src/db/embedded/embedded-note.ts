import { readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { writeLasting } from '../../lib/folders/make-last.ts'

/*
 * The note in a data folder names its database's folder. It is written once the database exists, so it never names one
 * still to be made.
 */
const noteName = 'postgres-home'
/** In a home: the data folder that it belongs to. */
const ownerName = 'data-folder'

const noteOf = (dataDir: string) => path.join(dataDir, noteName)

/** The cluster (PostgreSQL's data directory) and the password file inside a home. */
export function partsOf(home: string) {
  return { cluster: path.join(home, 'cluster'), passwordFile: path.join(home, 'password') }
}

/** Whether there is a cluster in a home. @throws Error with one line where this user may not look */
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
 * The folder noted for a data folder; undefined without a note.
 * @throws Error with one line if the note is empty, or the database is missing or belongs to another data folder
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
  // What a full disk or a power cut left: nothing, or zeros.
  if (/^\P{Cc}+$/u.test(text)) return path.resolve(dataDir, text)
  throw new Error(
    `The note ${note} is damaged: it says no more where the database lies. Write that folder into it; it is 'postgres' where the database lies in the data folder itself.`,
  )
}

/** Writes down where the database of a data folder lies. */
export async function noteHome(dataDir: string, home: string): Promise<void> {
  // Relative inside the data folder, so that a moved data folder still finds its database.
  const isInside = home.startsWith(dataDir + path.sep)
  await writeLasting(noteOf(dataDir), `${isInside ? path.relative(dataDir, home) : home}\n`)
}

/** Writes down which data folder a database belongs to; a data folder that was moved or renamed takes its own along. */
export async function claimHome(dataDir: string, home: string): Promise<void> {
  if (readOwner(home) !== dataDir) await writeLasting(path.join(home, ownerName), `${dataDir}\n`)
}

/** The other data folder that a database belongs to, and that still names it; undefined where there is none. */
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
    // A damaged note may have named it.
    return true
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
