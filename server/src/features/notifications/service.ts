import {
  defaultNotificationSettings,
  NOTIFICATIONS_PER_PAGE,
  type Notification,
  type NotificationKind,
  type NotificationSettings,
  type ToldSettings,
} from '@hanap/contract/notices/notifications'
import { saidOf } from '@hanap/contract/says/read-said'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { type Expect, withVersion } from '../../lib/version.ts'
import { asShown, toldSince } from './rules.ts'
import {
  countNotifications,
  countUnread,
  deleteToldBefore,
  findSettings,
  insertNotification,
  listNotifications,
  markRead,
  type NotificationRow,
  type SettingChanges,
  upsertSettings,
} from './store.ts'

/** Shown on the site, whatever the mail settings. */
export type Told = {
  userId: number
  kind: NotificationKind
  /** Unique for this seeker, such as 'payment:12:paid'. */
  eventKey: string
  /** One line. */
  title: string
  text?: string
  /** An own page, with its query. */
  path?: string
}

export type Notifications = {
  /**
   * In the event's transaction, once per event.
   * @returns false if it was told before
   */
  tell(connection: Connection, told: Told): Promise<boolean>
  /** The defaults until the seeker chooses. */
  settingsOf(connection: Connection, userId: number): Promise<NotificationSettings>
  settings(userId: number): Promise<ToldSettings>
  /** Omitted settings stay unchanged, also under concurrent changes. */
  changeSettings(userId: number, changes: SettingChanges, expect: Expect<ToldSettings>): Promise<ToldSettings>
  /** Pages from 1, newest first. */
  list(
    userId: number,
    page: number,
  ): Promise<{ count: number; unread_count: number; results: Notification[] }>
  countUnread(userId: number): Promise<number>
  /** Marks these, and all up to one, as read; ignores others' ids. @returns the unread count */
  read(
    userId: number,
    which: { ids?: readonly number[] | undefined; upTo?: number | undefined },
  ): Promise<number>
  /** Deletes notifications older than 180 days. */
  sweep(): Promise<void>
}

export function createNotifications({ db, clock }: { db: Database; clock: Clock }): Notifications {
  const settingsOf = async (connection: Connection, userId: number) =>
    (await findSettings(connection, userId)) ?? defaultNotificationSettings

  return {
    tell: (connection, told) =>
      insertNotification(connection, {
        user_id: told.userId,
        kind: told.kind,
        event_key: told.eventKey,
        ...asShown(told),
        created_at: clock.now(),
      }),

    settingsOf,
    settings: async (userId) => toldOf(await settingsOf(db, userId)),

    changeSettings: (userId, changes, expect) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        expect(toldOf(await settingsOf(tx, userId)))
        const given = { defaults: defaultNotificationSettings, changes, now: clock.now() }
        return toldOf(await upsertSettings(tx, userId, given))
      }),

    async list(userId, page) {
      const wanted = { limit: NOTIFICATIONS_PER_PAGE, offset: (page - 1) * NOTIFICATIONS_PER_PAGE }
      const [count, unread_count, rows] = await Promise.all([
        countNotifications(db, userId),
        countUnread(db, userId),
        listNotifications(db, userId, wanted),
      ])
      return { count, unread_count, results: rows.map(onWire) }
    },

    countUnread: (userId) => countUnread(db, userId),

    async read(userId, { ids = [], upTo = 0 }) {
      await markRead(db, userId, { ids, upTo }, clock.now())
      return countUnread(db, userId)
    },

    sweep: () => deleteToldBefore(db, toldSince(clock.now())),
  }
}

const toldOf = (settings: NotificationSettings): ToldSettings => ({ ...withVersion(settings), settings })

const onWire = ({ body, created_at, read_at, ...row }: NotificationRow): Notification => ({
  ...row,
  text: body,
  said: saidOf([row.title, body]),
  created_at: created_at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
})
