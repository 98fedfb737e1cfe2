import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, link, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { makeLast } from '../lib/folders/make-last.ts'
import { type FileStore, readFileKey } from '../outside/file-store/port.ts'
import { copyOut, withCopying } from './copying.ts'
import { BackupProblem } from './problem.ts'
import { writeNote, writeRecord } from './records.ts'
import { createRowDigest } from './row-digest.ts'
import { type BackupKey, sealPieces } from './sealed-pieces.ts'
import {
  type FullTable,
  listTables,
  nameOf,
  readMigrations,
  readQueueVersion,
  readSequences,
} from './tables.ts'

export type BackupSummary = {
  tables: number
  rows: number
  files: number
  /** Bytes on disk. */
  size: number
  /** Deleted during the backup, which has their rows. */
  deleted: string[]
  /** Lost by the site, or different from what was stored. */
  lost: string[]
}

type Given = {
  databaseUrl: string
  store: FileStore
  key: BackupKey
  /** Null if unknown here. */
  keyId: string | null
  madeAt: Date
  /** Leaves nothing behind. */
  signal?: AbortSignal
}

const FILES_AT_A_TIME = 500
const FILE_PIECE_BYTES = 1024 * 1024
const GZIP = { level: 6, chunkSize: 64 * 1024 }

/** Shows one moment, while the program runs. The file appears complete or not at all, and never replaces one. */
export async function writeBackup(file: string, given: Given): Promise<BackupSummary> {
  const draft = `${path.resolve(file)}.${randomBytes(6).toString('hex')}.part`
  const handle = await openDraft(draft, file)
  const summary: BackupSummary = { tables: 0, rows: 0, files: 0, size: 0, deleted: [], lost: [] }
  try {
    await withCopying(given.databaseUrl, (client) =>
      pipeline(
        Readable.from(records(client, given, summary), { objectMode: true, highWaterMark: 1 }),
        createGzip(GZIP),
        (source: AsyncIterable<Buffer>) => sealPieces(source, given.key, randomBytes(16)),
        async function* (source: AsyncIterable<Buffer>) {
          for await (const piece of source) {
            summary.size += piece.length
            yield piece
          }
        },
        handle.createWriteStream({ flush: true }),
        given.signal ? { signal: given.signal } : {},
      ),
    )
    // Fails if the name is taken, unlike a rename.
    await link(draft, file)
  } catch (error) {
    if (given.signal?.aborted) throw given.signal.reason
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw isTaken ? new BackupProblem(`${file} is there already: nothing is written over it.`) : error
  } finally {
    await handle.close()
    await rm(draft, { force: true })
  }
  await makeLast(path.dirname(path.resolve(file)))
  return summary
}

/** @throws BackupProblem if it cannot write there */
async function openDraft(draft: string, file: string): Promise<FileHandle> {
  try {
    return await open(draft, 'wx', 0o600)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    const folder = path.dirname(draft)
    throw new BackupProblem(
      code === 'ENOENT'
        ? `There is no folder ${folder}: make it first, or name another place than ${file}.`
        : `${file} cannot be written (${code}): name another place.`,
      error,
    )
  }
}

async function* records(client: pg.Client, given: Given, summary: BackupSummary): AsyncGenerator<Buffer> {
  const tables = await beginSnapshot(client)
  yield writeNote({
    what: 'about',
    madeAt: given.madeAt.toISOString(),
    migrations: await readMigrations(client),
    queueVersion: await readQueueVersion(client),
    keyId: given.keyId,
  })
  for (const table of tables) yield* recordsOfTable(client, table, summary)
  // Sequences have no snapshot: read after the rows, they are past every number in them.
  yield writeNote({ what: 'sequences', sequences: await readSequences(client) })
  yield* recordsOfFiles(client, given, summary)
  const { rows, files, deleted, lost } = summary
  yield writeNote({ what: 'end', tables: summary.tables, rows, files, gone: deleted.length + lost.length })
  await client.query('commit')
}

/** One snapshot for all. Locked first, or a migration could alter tables under the older snapshot. */
async function beginSnapshot(client: pg.Client): Promise<FullTable[]> {
  for (let tries = 0; tries < 5; tries += 1) {
    const seen = await listTables(client)
    if (seen.length === 0) throw new BackupProblem('There is nothing in this database yet.')
    await client.query('begin isolation level repeatable read, read only')
    await client.query(`lock table ${seen.map(nameOf).join(', ')} in access share mode`)
    const tables = await listTables(client)
    if (JSON.stringify(tables) === JSON.stringify(seen)) return tables
    await client.query('rollback')
  }
  throw new BackupProblem('The tables are being altered: try again when the upgrade is done.')
}

async function* recordsOfTable(client: pg.Client, table: FullTable, summary: BackupSummary) {
  const { schema, name, columns } = table
  const digest = createRowDigest()
  yield writeNote({ what: 'table', schema, name, columns })
  for await (const bytes of copyOut(client, table, columns)) {
    digest.add(bytes)
    yield writeRecord({ kind: 'rows', bytes })
  }
  const end = digest.end()
  yield writeNote({ what: 'table-end', schema, name, ...end })
  summary.tables += 1
  summary.rows += end.rows
}

type FileRow = { key: string; size: number; sha256: Buffer }

async function* recordsOfFiles(client: pg.Client, given: Given, summary: BackupSummary) {
  for (let last = ''; ; ) {
    const { rows } = await client.query<FileRow>(
      `select key, size, sha256 from public.stored_files
       where released_at is null and claimed_at is not null and key > $1 order by key limit $2`,
      [last, FILES_AT_A_TIME],
    )
    for (const row of rows) {
      const bytes = await given.store.get(readFileKey(row.key))
      if (bytes !== null && createHash('sha256').update(bytes).digest().equals(row.sha256)) {
        yield* recordsOfFile(row, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
        summary.files += 1
      } else {
        const isDeleted = await withCopying(given.databaseUrl, (now) => isLetGo(now, row.key))
        summary[isDeleted ? 'deleted' : 'lost'].push(row.key)
        yield writeNote({ what: 'file-gone', key: row.key })
      }
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.key
  }
}

function* recordsOfFile({ key, size, sha256 }: FileRow, bytes: Buffer) {
  yield writeNote({ what: 'file', key, size: Number(size), sha256: sha256.toString('hex') })
  for (let at = 0; at < bytes.length; at += FILE_PIECE_BYTES)
    yield writeRecord({ kind: 'bytes', bytes: bytes.subarray(at, at + FILE_PIECE_BYTES) })
}

/** Whether it was released by now, regardless of the snapshot. */
async function isLetGo(client: pg.Client, key: string): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from public.stored_files where key = $1 and released_at is null',
    [key],
  )
  return rows.length === 0
}
