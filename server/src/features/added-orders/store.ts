import { sql } from 'kysely'
import type { Connection } from '../../db/open.ts'
import type { ReadOrder } from '../../reading/orders/orders.ts'

export type Claim = {
  job_id: number
  content_hash: Buffer
  reader_version: number
  title: string
  description: string
  orders: ReadOrder[]
}

/** Claims each text of a listing once, while the day has calls left. */
export async function claim(
  connection: Connection,
  jobId: number,
  { now, day, callsADay }: { now: Date; day: string; callsADay: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into added_orders (job_id, content_hash, reader_version, asked_at)
    select id, content_hash, reader_version, ${now} from jobs
    where id = ${jobId}
      and not exists (select from added_orders_calls where day = ${day} and calls >= ${callsADay}::integer)
    on conflict do nothing
    returning job_id`.execute(connection)
  return rows.length > 0
}

export async function findClaim(connection: Connection, jobId: number): Promise<Claim | undefined> {
  return connection
    .selectFrom('jobs')
    .innerJoin('added_orders as added', (join) =>
      join
        .onRef('added.job_id', '=', 'jobs.id')
        .onRef('added.content_hash', '=', 'jobs.content_hash')
        .onRef('added.reader_version', '=', 'jobs.reader_version'),
    )
    .select(['added.job_id', 'added.content_hash', 'added.reader_version', 'jobs.title', 'jobs.description'])
    .select(sql<ReadOrder[]>`jobs.orders`.as('orders'))
    .where('jobs.id', '=', jobId)
    .where('added.orders', 'is', null)
    .executeTakeFirst()
}

type Claimed = Pick<Claim, 'job_id' | 'content_hash' | 'reader_version'>

export async function keepAdded(
  connection: Connection,
  claimed: Claimed,
  orders: readonly ReadOrder[],
): Promise<void> {
  await connection
    .updateTable('added_orders')
    .set({ orders: JSON.stringify(orders) })
    .where('job_id', '=', claimed.job_id)
    .where('content_hash', '=', claimed.content_hash)
    .where('reader_version', '=', claimed.reader_version)
    .execute()
}

export async function dropClaim(connection: Connection, claimed: Claimed): Promise<void> {
  await connection
    .deleteFrom('added_orders')
    .where('job_id', '=', claimed.job_id)
    .where('content_hash', '=', claimed.content_hash)
    .where('reader_version', '=', claimed.reader_version)
    .execute()
}

/** Deletes earlier days' counts. @returns false if no calls are left */
export async function spendCall(connection: Connection, day: string, callsADay: number): Promise<boolean> {
  await connection.deleteFrom('added_orders_calls').where('day', '<', day).execute()
  const { rows } = await sql`
    insert into added_orders_calls as spent (day, calls)
    select ${day}::date, 1 where ${callsADay}::integer > 0
    on conflict (day) do update set calls = spent.calls + 1 where spent.calls < ${callsADay}::integer
    returning calls`.execute(connection)
  return rows.length > 0
}
