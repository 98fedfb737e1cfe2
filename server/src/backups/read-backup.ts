import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupProblem } from './problem.ts'
import {
  type About,
  type FileNote,
  type Note,
  readRecords,
  type SequenceState,
  type TableNote,
} from './records.ts'
import { createRowDigest } from './row-digest.ts'
import { type BackupKey, openPieces } from './sealed-pieces.ts'

/** Handlers, in the backup's order. */
export type Taking = {
  about?(about: About): Promise<void>
  /** Starts a table; the result takes its rows. */
  table?(
    table: TableNote,
  ): Promise<{ write(bytes: Buffer): Promise<void>; end(told: TableEnd): Promise<void> }>
  sequences?(states: SequenceState[]): Promise<void>
  file?(file: FileNote, bytes: Uint8Array<ArrayBuffer>): Promise<void>
}

export type TableEnd = Extract<Note, { what: 'table-end' }>
export type ReadSummary = { about: About; tables: number; rows: number; files: number; gone: string[] }

/**
 * Checks each piece's seal, each table's row count and hash, each file's hash, and the totals.
 * @throws BackupProblem at the first mismatch
 */
export async function readBackup(file: string, key: BackupKey, taking: Taking = {}): Promise<ReadSummary> {
  let summary: ReadSummary | undefined
  try {
    await pipeline(
      createReadStream(file, { highWaterMark: 256 * 1024 }),
      (source: AsyncIterable<Buffer>) => openPieces(source, key),
      createGunzip({ chunkSize: 64 * 1024 }),
      async (source: AsyncIterable<Buffer>) => {
        summary = await take(source, taking)
      },
    )
  } catch (error) {
    throw isMissing(error) ? new BackupProblem(`There is no ${file}.`, error) : error
  }
  if (!summary) throw new BackupProblem('The backup holds nothing.')
  return summary
}

type OpenTable = {
  sink: Awaited<ReturnType<NonNullable<Taking['table']>>> | undefined
  digest: ReturnType<typeof createRowDigest>
  note: TableNote
}
type OpenFile = { note: FileNote; parts: Buffer[]; length: number }

async function take(source: AsyncIterable<Buffer>, taking: Taking): Promise<ReadSummary> {
  let about: About | undefined
  let table: OpenTable | undefined
  let file: OpenFile | undefined
  let isEnded = false
  const seen = { tables: 0, rows: 0, files: 0, gone: [] as string[] }

  async function endFile() {
    if (!file) return
    const { note, parts } = file
    file = undefined
    const bytes = Uint8Array.from(Buffer.concat(parts))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (bytes.length !== note.size || sha256 !== note.sha256)
      throw new BackupProblem(`The file ${note.key} in the backup is not the one that was stored.`)
    await taking.file?.(note, bytes)
    seen.files += 1
  }

  async function endTable(told: TableEnd) {
    const { rows, digest } = table?.digest.end() ?? { rows: -1, digest: '' }
    if (!table || table.note.name !== told.name || rows !== told.rows || digest !== told.digest)
      throw new BackupProblem(`The rows of ${told.name} in the backup are not those that were read.`)
    await table.sink?.end(told)
    table = undefined
    seen.tables += 1
    seen.rows += rows
  }

  for await (const record of readRecords(source)) {
    if (isEnded) throw new BackupProblem('The backup goes on after its end.')
    if (record.kind === 'rows') {
      if (!table) throw new BackupProblem('The backup holds rows of no table.')
      table.digest.add(record.bytes)
      await table.sink?.write(record.bytes)
      continue
    }
    if (record.kind === 'bytes') {
      if (!file || file.length + record.bytes.length > file.note.size)
        throw new BackupProblem('The backup holds bytes of no file.')
      file.parts.push(Buffer.from(record.bytes))
      file.length += record.bytes.length
      continue
    }
    await endFile()
    const { note } = record
    if (!about && note.what !== 'about') throw new BackupProblem('The backup does not say what it is.')
    if (note.what === 'about') {
      about = note
      await taking.about?.(note)
    } else if (note.what === 'table')
      table = { note, digest: createRowDigest(), sink: await taking.table?.(note) }
    else if (note.what === 'table-end') await endTable(note)
    else if (note.what === 'sequences') await taking.sequences?.(note.sequences)
    else if (note.what === 'file') file = { note, parts: [], length: 0 }
    else if (note.what === 'file-gone') seen.gone.push(note.key)
    else {
      const { tables, rows, files, gone } = note
      isEnded =
        tables === seen.tables && rows === seen.rows && files === seen.files && gone === seen.gone.length
      if (!isEnded) throw new BackupProblem('The backup holds other tables, rows or files than it says.')
    }
  }
  if (!about || !isEnded) throw new BackupProblem('The backup is cut off: its end is missing.')
  return { about, ...seen }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
