import { OUTCOME_GROUP } from '@hanap/contract/jobs/employer-past'
import { sql } from 'kysely'
import type { Connection, Tx } from '../../../db/open.ts'
import type { Sent, SentEvent, Sums } from './rules.ts'

/**
 * Employers with a whole group to count, and its applications in the order sent: each seeker's first one sent from
 * here, unless one was counted before.
 */
export async function findUncounted(connection: Connection, sentBefore: Date) {
  const { rows } = await sql<{ employer_id: number; ids: number[] }>`
    select employer_id, array_agg(id order by send_started_at, id) as ids
    from (
      select distinct on (j.employer_id, a.user_id) j.employer_id, a.id, a.send_started_at, a.outcome_counted_at
      from applications a join jobs j on j.id = a.job_id
      where a.origin = 'hanap' and a.send_state = 'sent' and a.already_there_at is null
        and a.send_started_at <= ${sentBefore} and j.employer_id is not null
      order by j.employer_id, a.user_id, a.outcome_counted_at nulls last, a.send_started_at, a.id
    ) first
    where outcome_counted_at is null
    group by employer_id having count(*) >= ${OUTCOME_GROUP}
    order by employer_id`.execute(connection)
  return rows.map(({ employer_id, ids }) => ({ employerId: employer_id, ids: ids.map(Number) }))
}

/** @returns those that exist and were not marked before */
export async function takeUncounted(tx: Tx, ids: readonly number[], now: Date): Promise<Sent[]> {
  const { rows } = await sql<{ send_started_at: Date; replied_at: Date | null; events: SentEventRow[] }>`
    update applications a set outcome_counted_at = ${now}
    where id = any(${[...ids]}::bigint[]) and outcome_counted_at is null
    returning send_started_at, replied_at, (
      select coalesce(json_agg(json_build_array(kind, from_value, to_value, happened_at) order by happened_at, id), '[]')
      from application_events where application_id = a.id and kind in ('status', 'interview')
    ) as events`.execute(tx)
  return rows.map(({ send_started_at, replied_at, events }) => ({
    sentAt: send_started_at,
    repliedAt: replied_at,
    events: events.map(readEvent),
  }))
}

type SentEventRow = [kind: string, from: string | null, to: string | null, at: string]

const readEvent = ([kind, from, to, at]: SentEventRow): SentEvent => ({ kind, from, to, at: new Date(at) })

export async function findSums(connection: Connection, employerId: number): Promise<Sums | undefined> {
  return connection
    .selectFrom('employer_outcomes')
    .select(['seekers', 'replies', 'interviews'])
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
}

/** Creates the row at zero. */
export async function lockSums(tx: Tx, employerId: number, now: Date): Promise<Sums> {
  const none = { employer_id: employerId, seekers: 0, replies: 0, interviews: 0, counted_at: now }
  await tx
    .insertInto('employer_outcomes')
    .values(none)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('employer_outcomes')
    .select(['seekers', 'replies', 'interviews'])
    .where('employer_id', '=', employerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function keepSums(tx: Tx, employerId: number, sums: Sums, now: Date): Promise<void> {
  await tx
    .updateTable('employer_outcomes')
    .set({ ...sums, counted_at: now })
    .where('employer_id', '=', employerId)
    .execute()
}
