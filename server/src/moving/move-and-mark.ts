import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { withCopying } from '../backups/copying.ts'
import { markMoved } from '../db/embedded/moved.ts'
import { writeLasting } from '../lib/folders/make-last.ts'
import { type MoveSummary, moveDatabase } from './move-database.ts'
import { forgetMove } from './progress.ts'

type Given = Omit<Parameters<typeof moveDatabase>[0], 'id'> & {
  dataDir: string
  to: string
  at: string
}

/**
 * Moves the database, marks the folder, then removes the notes. After an interruption the next call continues, or
 * `tidyMoved` once the mark exists.
 * @throws BackupProblem with a line for the operator
 */
export async function moveAndMark({ dataDir, to, at, ...given }: Given): Promise<MoveSummary> {
  const id = await readId(idFile(dataDir))
  const summary = await moveDatabase({ ...given, id })
  given.log('Every table was compared.')
  await markMoved(dataDir, { to, at })
  given.log('The database here is marked as moved.')
  await tidyMoved(dataDir, given.targetUrl)
  return summary
}

/** Removes the notes in the target and beside the source, if any. */
export async function tidyMoved(dataDir: string, targetUrl: string): Promise<void> {
  if (!existsSync(idFile(dataDir))) return
  await withCopying(targetUrl, forgetMove)
  rmSync(idFile(dataDir), { force: true })
}

const idFile = (dataDir: string) => path.join(dataDir, 'moving.json')

/** Kept beside the source until the move is finished. */
async function readId(file: string): Promise<string> {
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id
  const id = randomUUID()
  await writeLasting(file, JSON.stringify({ id }))
  return id
}
