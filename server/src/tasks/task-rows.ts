import { sql } from 'kysely'
import type { Connection } from '../db/open.ts'

/** 'waiting' includes later and retried tasks. */
export type TaskState = 'waiting' | 'running' | 'failed'
export type TaskRow = {
  id: string
  task: string
  state: string
  made_at: Date
  /** The earliest start. */
  due_at: Date
  tries: number
  /** Ids from its payload. */
  about: object | null
  /** The last attempt's message. */
  said: string | null
}

const STATES: Readonly<Record<TaskState, readonly string[]>> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed'],
}

const columns = sql`id, name as task, state::text as state, created_on as made_at, start_after as due_at,
  retry_count + (state not in ('created'))::int as tries, data - 'sealed' as about, output ->> 'message' as said`

/** Longest due first. */
export async function listTasks(
  connection: Connection,
  { state, task, limit }: { state: TaskState; task: string | undefined; limit: number },
): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select ${columns} from pgboss.job
    where state::text = any(${[...STATES[state]]}) and name not like '\\_\\_pgboss%'
      and (${task ?? null}::text is null or name = ${task ?? null})
    order by start_after, id limit ${limit}`.execute(connection)
  return rows
}

export async function findTask(connection: Connection, id: string): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`select ${columns} from pgboss.job where id = ${id}::uuid`.execute(
    connection,
  )
  return rows[0]
}
