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

/** Something that a seeker is told in the site, whatever they chose to get by mail. */
export type Told = {
  userId: number
  kind: NotificationKind
  /** What happened, by a name of its own among all that this seeker is told, such as 'payment:12:paid'. */
  eventKey: string
  /** One line, ready to be shown. */
  title: string
  text?: string
  /** The own page it is about, with its query. */
  path?: string
}

export type Notifications = {
  /**
   * Tells a seeker something, in the transaction of what it tells of: once, however often it is met.
   * @returns false where it was told before
   */
  tell(connection: Connection, told: Told): Promise<boolean>
  /** What a seeker wants to get by mail and how often: the defaults until they choose. */
  settingsOf(connection: Connection, userId: number): Promise<NotificationSettings>
  settings(userId: number): Promise<ToldSettings>
  /** Keeps what is given; the rest stays as it is, also where two change different things at the same moment. */
  changeSettings(userId: number, changes: SettingChanges, expect: Expect<ToldSettings>): Promise<ToldSettings>
  /** A page from 1, newest first, and how many there are and wait to be read. */
  list(
    userId: number,
    page: number,
  ): Promise<{ count: number; unread_count: number; results: Notification[] }>
  countUnread(userId: number): Promise<number>
  /** Marks these, and all up to one, as read; those of others are left alone. @returns how many wait then */
  read(
    userId: number,
    which: { ids?: readonly number[] | undefined; upTo?: number | undefined },
  ): Promise<number>
  /** Deletes what was told more than 180 days ago. */
  sweep(): Promise<void>
}

/** What seekers are told in the site, and what they want to be told by mail. */
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
