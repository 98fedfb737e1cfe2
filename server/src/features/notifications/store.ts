import type { NotificationKind, NotificationSettings } from '@hanap/contract/notices/notifications'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection } from '../../db/open.ts'

/** Omitted settings stay unchanged. */
export type SettingChanges = { [Name in keyof NotificationSettings]?: NotificationSettings[Name] | undefined }

export type NotificationRow = {
  id: number
  kind: NotificationKind
  title: string
  body: string
  path: string
  created_at: Date
  read_at: Date | null
}

/** Undefined if the seeker never chose. */
export async function findSettings(
  connection: Connection,
  userId: number,
): Promise<NotificationSettings | undefined> {
  const row = await connection
    .selectFrom('notification_settings')
    .select(['job_alerts', 'application_updates', 'messages', 'marketing', 'frequency'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  // A check constraint allows only these frequencies.
  return row as NotificationSettings | undefined
}

/** Changes the stored settings, or else `defaults`. */
export async function upsertSettings(
  connection: Connection,
  userId: number,
  { defaults, changes, now }: { defaults: NotificationSettings; changes: SettingChanges; now: Date },
): Promise<NotificationSettings> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const chosen = Object.fromEntries(given) as Partial<NotificationSettings>
  const row = await connection
    .insertInto('notification_settings')
    .values({ ...defaults, ...chosen, user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...chosen, updated_at: now }))
    .returning(['job_alerts', 'application_updates', 'messages', 'marketing', 'frequency'])
    .executeTakeFirstOrThrow()
  return row as NotificationSettings
}

/** @returns false if it was told before */
export async function insertNotification(
  connection: Connection,
  told: {
    user_id: number
    kind: NotificationKind
    event_key: string
    title: string
    body: string
    path: string
    created_at: Date
  },
): Promise<boolean> {
  const inserted = await connection
    .insertInto('notifications')
    .values(told)
    .onConflict((conflict) => conflict.columns(['user_id', 'event_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Newest first. */
export async function listNotifications(
  connection: Connection,
  userId: number,
  page: { limit: number; offset: number },
): Promise<NotificationRow[]> {
  const rows = await connection
    .selectFrom('notifications')
    .select(['id', 'kind', 'title', 'body', 'path', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows as NotificationRow[]
}

export async function countNotifications(connection: Connection, userId: number): Promise<number> {
  const { count } = await connection
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function countUnread(connection: Connection, userId: number): Promise<number> {
  const { count } = await connection
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks those with these ids and all up to one; ignores others' ids. */
export async function markRead(
  connection: Connection,
  userId: number,
  which: { ids: readonly number[]; upTo: number },
  now: Date,
): Promise<void> {
  await connection
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where((where) =>
      where.or([
        where('id', '<=', which.upTo),
        ...(which.ids.length > 0 ? [where('id', 'in', which.ids)] : []),
      ]),
    )
    .execute()
}

export async function deleteToldBefore(connection: Connection, moment: Date): Promise<void> {
  await deleteInBatches(connection, 'notifications', ['created_at', '<', moment])
}

/** Undefined if the account is gone. */
export async function findAddress(connection: Connection, userId: number): Promise<string | undefined> {
  const row = await connection.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email
}
