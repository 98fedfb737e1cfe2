import { sql } from 'kysely'
import type { Tx } from '../../../db/open.ts'
import type { ApplicationRow } from '../store.ts'

export type SeekerDue = { id: number; email: string; first_name: string }
export type DueRow = Pick<ApplicationRow, 'id' | 'user_id' | 'status' | 'applied_at' | 'send_state'> & {
  follow_up_at: Date
  follow_up_on: string | null
  title: string
  employer_name: string | null
}

// Matches the partial index. An ended application needs no reminder.
const isDue = (
  now: Date,
) => sql<boolean>`follow_up_at <= ${now} and follow_up_at is not null and reminded_at is null
  and status not in ('hired', 'rejected')`

/**
 * Locks the next seekers with due reminders, by id; skips locked ones.
 * @param page.after the last seeker of the page before
 */
export async function claimSeekersDue(
  tx: Tx,
  now: Date,
  page: { after: number; limit: number },
): Promise<SeekerDue[]> {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('id', '>', page.after)
    .where('id', 'in', (from) => from.selectFrom('applications').select('user_id').where(isDue(now)))
    .orderBy('id')
    .limit(page.limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

/** Marks these seekers' due reminders as sent, oldest first. Skips locked rows. */
export async function claimDue(tx: Tx, userIds: number[], now: Date): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with due as (
      select id from applications where user_id = any(${userIds}::bigint[]) and ${isDue(now)}
      for update skip locked
    )
    update applications set reminded_at = ${now} from due where applications.id = due.id
    returning applications.id, user_id, status, applied_at, send_state, follow_up_at, follow_up_on,
      sent_job ->> 'title' as title, sent_job ->> 'employer_name' as employer_name`.execute(tx)
  return rows.sort((a, b) => a.follow_up_at.getTime() - b.follow_up_at.getTime() || a.id - b.id)
}
