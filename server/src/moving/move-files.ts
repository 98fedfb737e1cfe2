import { createHash } from 'node:crypto'
import type pg from 'pg'
import { withCopying } from '../backups/copying.ts'
import { type FileStore, readFileKey } from '../outside/file-store/port.ts'

export type FilesMoved = {
  brought: number
  there: number /** In neither store, or not as stored. */
  lost: string[]
}

type Given = { databaseUrl: string; from: FileStore; to: FileStore }
type FileRow = { key: string; sha256: Buffer }

const AT_A_TIME = 500

/** Reads each copy back. Safe to repeat; the source keeps its files. */
export async function moveFiles({ databaseUrl, from, to }: Given): Promise<FilesMoved> {
  const done: FilesMoved = { brought: 0, there: 0, lost: [] }
  await withCopying(databaseUrl, async (client) => {
    for (let rows = await listFiles(client, ''); rows.length > 0; ) {
      for (const row of rows) await moveFile(row, from, to, done)
      rows = await listFiles(client, rows.at(-1)?.key ?? '')
    }
  })
  return done
}

async function moveFile(row: FileRow, from: FileStore, to: FileStore, done: FilesMoved) {
  const key = readFileKey(row.key)
  if (isRight(await to.get(key), row)) {
    done.there += 1
    return
  }
  const bytes = await from.get(key)
  if (bytes && isRight(bytes, row)) {
    await to.put(key, bytes)
    if (isRight(await to.get(key), row)) {
      done.brought += 1
      return
    }
  }
  done.lost.push(key)
}

const isRight = (bytes: Uint8Array | null, { sha256 }: FileRow) =>
  bytes !== null && createHash('sha256').update(bytes).digest().equals(sha256)

async function listFiles(client: pg.Client, after: string): Promise<FileRow[]> {
  const { rows } = await client.query<FileRow>(
    `select key, sha256 from public.stored_files
     where released_at is null and claimed_at is not null and key > $1 order by key limit $2`,
    [after, AT_A_TIME],
  )
  return rows
}
