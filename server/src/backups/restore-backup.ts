import { createHash } from 'node:crypto'
import type pg from 'pg'
import { type FileStore, readFileKey } from '../outside/file-store/port.ts'
import { isBlank, makeBlank, takeDatabase } from './blank-database.ts'
import { buildTables, type Loosened, tightenTables } from './building.ts'
import { copyIn, digestTable, withCopying } from './copying.ts'
import { takeRowsOfOtherColumns } from './other-columns.ts'
import { BackupProblem } from './problem.ts'
import { type ReadSummary, readBackup, type TableEnd } from './read-backup.ts'
import type { About, FileNote, TableNote } from './records.ts'
import type { BackupKey } from './sealed-pieces.ts'
import { type FullTable, listTables, readQueueVersion, setSequences } from './tables.ts'

export type RestoreSummary = ReadSummary & {
  /** Queue tables with other columns in this version. */
  adapted: string[]
}

type Given = {
  databaseUrl: string
  store: FileStore
  key: BackupKey
  /** The database's name, typed to replace its content. */
  replace?: string | undefined
}

/**
 * All or nothing: one transaction, committed after every row was read back and compared. Files are written first,
 * under names nothing refers to yet.
 * @throws BackupProblem with a line for the operator; the database is unchanged
 */
export async function restoreBackup(file: string, given: Given): Promise<RestoreSummary> {
  const { databaseUrl, store, key } = given
  const { summary, replaced } = await withCopying(databaseUrl, async (client) => {
    const restoring = createRestoring(client, store)
    const summary = await readBackup(file, key, {
      async about(about) {
        await prepare(client, given)
        await restoring.begin(about)
      },
      table: restoring.table,
      sequences: (states) => setSequences(client, states),
      file: restoring.file,
    })
    const ended = await restoring.end()
    await client.query('commit')
    return { summary: { ...summary, adapted: ended.adapted }, replaced: ended.replaced }
  })
  for (const each of replaced) await store.remove(readFileKey(each))
  await withCopying(databaseUrl, (client) => client.query('analyze').catch(() => {}))
  return summary
}

/** Begins the transaction, in an empty or replaceable database. */
async function prepare(client: pg.Client, { replace }: Given) {
  await takeDatabase(client)
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name ?? ''
  const isEmpty = await isBlank(client)
  if (!isEmpty && replace === undefined)
    throw new BackupProblem(
      `The database '${name}' is not empty, and nothing was changed. To lose what is in it: --replace ${name}`,
    )
  if (!isEmpty && replace !== name)
    throw new BackupProblem(`The database is called '${name}', not '${replace}': nothing was changed.`)
  await client.query('begin')
}

function createRestoring(client: pg.Client, store: FileStore) {
  const ends: { table: FullTable; told: TableEnd }[] = []
  const adapted: string[] = []
  let tables: FullTable[] = []
  let formerKeys: string[] = []
  let loosened: Loosened = { statements: [] }
  let isOtherQueue = false

  const find = ({ schema, name }: TableNote) =>
    tables.find((table) => table.schema === schema && table.name === name)

  return {
    async begin(about: About) {
      formerKeys = await listFileKeys(client)
      await makeBlank(client)
      loosened = await buildTables(client, {
        migrations: about.migrations,
        withQueue: about.queueVersion !== null,
      })
      tables = await listTables(client)
      isOtherQueue = about.queueVersion !== (await readQueueVersion(client))
    },

    async table(note: TableNote) {
      const table = find(note)
      const isSame = table && JSON.stringify(table.columns) === JSON.stringify(note.columns)
      if (table && isSame) {
        const filling = copyIn(client, table, table.columns)
        return {
          write: filling.write,
          async end(told: TableEnd) {
            await filling.end()
            ends.push({ table, told })
          },
        }
      }
      if (note.schema !== 'pgboss' || !isOtherQueue)
        throw new BackupProblem(`The table ${note.name} of the backup is not as its migrations make it.`)
      adapted.push(note.name)
      return takeRowsOfOtherColumns(client, note, table)
    },

    async file(note: FileNote, bytes: Uint8Array<ArrayBuffer>) {
      const key = readFileKey(note.key)
      await store.put(key, bytes)
      const back = await store.get(key)
      const isSame = back !== null && createHash('sha256').update(back).digest('hex') === note.sha256
      if (!isSame) throw new BackupProblem(`The file store does not give back the file ${key} as it was put.`)
    },

    /** Checks rows against keys and digests. */
    async end(): Promise<{ adapted: string[]; replaced: string[] }> {
      await tightenTables(client, loosened)
      for (const { table, told } of ends) {
        const { rows, digest } = await digestTable(client, table, table.columns)
        if (rows !== told.rows || digest !== told.digest)
          throw new BackupProblem(
            `The rows of ${table.name} are not those of the backup once they are restored.`,
          )
      }
      const kept = new Set(await listFileKeys(client))
      return { adapted, replaced: formerKeys.filter((key) => !kept.has(key)) }
    },
  }
}

async function listFileKeys(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query(`select 1 where to_regclass('public.stored_files') is not null`)
  if (tables.length === 0) return []
  const { rows } = await client.query<{ key: string }>('select key from public.stored_files')
  return rows.map(({ key }) => key)
}
