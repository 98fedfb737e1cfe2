import { sql } from 'kysely'
import type { Connection } from '../../../db/open.ts'
import type { DataOwner, PersonalTable } from '../../../db/personal/personal-table.ts'

export type Row = Record<string, unknown>

const KEY = 'key of the row'

/**
 * In batches, by the table's key.
 * @param given.columns to read; the key is added as text
 */
export async function* readRows(
  connection: Connection,
  { table, key, isTheirs }: PersonalTable,
  person: DataOwner,
  given: { columns: readonly string[]; atOnce: number },
): AsyncGenerator<Row[]> {
  const { columns, atOnce } = given
  const place = sql.join(key.map((column) => sql.ref(column)))
  let after: readonly string[] | undefined
  do {
    const beyond = after && sql`and (${place}) > (${sql.join(after)})`
    const wanted = sql.join([
      ...columns.map((column) => sql.ref(column)),
      // As text, which keeps a time's microseconds.
      sql`array[${sql.join(key.map((column) => sql`${sql.ref(column)}::text`))}] as ${sql.ref(KEY)}`,
    ])
    const { rows } = await sql<Row>`
      select ${wanted} from ${sql.table(table)} where ${isTheirs(person)} ${beyond ?? sql``}
      order by ${place} limit ${atOnce}`.execute(connection)
    after = rows.length < atOnce ? undefined : (rows.at(-1)?.[KEY] as string[])
    if (rows.length > 0) yield rows
  } while (after)
}

export async function readJobNames(connection: Connection, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { title: string; url: string }>()
  const rows = await connection
    .selectFrom('jobs')
    .select(['id', 'title', 'url'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, ...job }) => [id, job]))
}

/** The jobs as they were applied to, also those never listed here. */
export async function readAppliedJobs(connection: Connection, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { title: string; url: string }>()
  const rows = await connection
    .selectFrom('applications')
    .select([
      'id',
      sql<string>`sent_job->>'title'`.as('title'),
      sql<string>`coalesce(sent_job->>'url', '')`.as('url'),
    ])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, ...job }) => [id, job]))
}

export type KeptFile = { id: number; file_name: string; file_key: string }

export const listFiles = (connection: Connection, userId: number): Promise<KeptFile[]> =>
  connection
    .selectFrom('resumes')
    .select(['id', 'file_name', 'file_key'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
