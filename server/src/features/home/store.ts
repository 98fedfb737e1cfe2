import { FOLLOW_UP_AFTER_DAYS } from '@hanap/contract/applications/follow-up-days'
import { sql } from 'kysely'
import type { Connection } from '../../db/open.ts'
import { dayInManila } from '../../lib/manila-time.ts'
import type { Periods } from './rules.ts'

/** @returns when the visit before this one ended, null on the first */
export async function keepVisit(
  connection: Connection,
  userId: number,
  { now, sameVisitAfter }: Periods,
): Promise<Date | null> {
  const { rows } = await sql<{ visit_before: Date | null }>`
    insert into home_visits as held (user_id, visited_at) values (${userId}, ${now})
    on conflict (user_id) do update set
      visit_before = case when held.visited_at < ${sameVisitAfter} then held.visited_at else held.visit_before end,
      visited_at = greatest(held.visited_at, excluded.visited_at)
    returning visit_before`.execute(connection)
  return rows[0]?.visit_before ?? null
}

export type Fresh = {
  count: number
  /** Newest first, limited. */
  ids: number[]
  /** By the saved search's id. */
  of_search: Record<string, number> | null
}

/** Matches of the seeker's searches, without hidden and applied jobs. */
export async function findFresh(
  connection: Connection,
  userId: number,
  given: { since: Date; most: number },
): Promise<Fresh> {
  const { rows } = await sql<Fresh>`
    with fresh as materialized (
      select m.job_id, m.saved_search_ids, j.posted_at
      from alert_matches m join jobs j on j.id = m.job_id and j.removed_at is null
      where m.user_id = ${userId} and m.matched_at > ${given.since}
        and not exists (select from hidden_jobs h where h.user_id = m.user_id and h.job_id = m.job_id)
        and not exists (
          select from applications a
          where a.user_id = m.user_id and a.job_id = m.job_id and a.send_state <> 'failed'
        )
    )
    select
      (select count(*) from fresh) as count,
      array(select job_id from fresh order by posted_at desc, job_id desc limit ${given.most}) as ids,
      (
        select jsonb_object_agg(search_id, n) from (
          select search_id, count(*) as n from fresh, unnest(saved_search_ids) as search_id group by search_id
        ) as of_search
      ) as of_search`.execute(connection)
  return rows[0] ?? { count: 0, ids: [], of_search: null }
}

export type ApplicationNames = { application_id: number; job_title: string; employer_name: string | null }
const names = sql`a.id as application_id, a.sent_job ->> 'title' as job_title,
  a.sent_job ->> 'employer_name' as employer_name`

export type InterviewAhead = ApplicationNames & {
  starts_at: Date
  starts_on: string | null
  label: string
  place: string
  /** All upcoming ones. */
  count: number
}

/** A day without a time is ahead until it ends in Manila. */
export async function findNextInterview(
  connection: Connection,
  userId: number,
  { now, interviewsFrom }: Periods,
): Promise<InterviewAhead | undefined> {
  const { rows } = await sql<InterviewAhead>`
    select ${names}, i.starts_at, i.starts_on, i.label, i.place, count(*) over () as count
    from applications a join interviews i on i.application_id = a.id
    where a.user_id = ${userId} and a.status not in ('hired', 'rejected')
      and case when i.starts_on is null then i.starts_at >= ${interviewsFrom}
        else i.starts_on >= ${dayInManila(now)}::date end
    order by coalesce(i.starts_on::timestamp at time zone 'Asia/Manila', i.starts_at), i.id limit 1`.execute(
    connection,
  )
  return rows[0]
}

export type DueRow = ApplicationNames & {
  applied_at: Date
  applied_on: string | null
  due_on: string
  /** All due ones. */
  count: number
}

/**
 * Earliest due first. A reminder's own day counts; without one, an application without news is due some days after it
 * was made.
 */
export async function findFollowUps(
  connection: Connection,
  userId: number,
  { dueFrom, dueUntil }: Periods,
  most: number,
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select ${names}, a.applied_at, a.applied_on, due.on as due_on, count(*) over () as count
    from applications a cross join lateral (select case
      when a.follow_up_at is not null
        then coalesce(a.follow_up_on, (a.follow_up_at at time zone 'Asia/Manila')::date)
      when a.status = 'applied' and a.send_state = 'sent' and not exists (
        select from application_events e
        where e.application_id = a.id and e.kind in ('follow-up', 'reminded')
      )
        then coalesce(a.applied_on, (a.applied_at at time zone 'Asia/Manila')::date) + ${FOLLOW_UP_AFTER_DAYS}::int
    end as on) due
    where a.user_id = ${userId} and a.status not in ('hired', 'rejected')
      and due.on between ${dayInManila(dueFrom)}::date and ${dayInManila(dueUntil)}::date
    order by due.on, a.id limit ${most}`.execute(connection)
  return rows
}
