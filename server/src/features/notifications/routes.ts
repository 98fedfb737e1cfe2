import {
  changeSubscription,
  getNotificationSettings,
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from '@hanap/contract/notices/notifications'
import { countUnread } from '@hanap/contract/notices/unread-notifications'
import { ok, type Serve } from '../../http/serve.ts'
import type { Notifications } from './service.ts'
import type { Unsubscribing } from './unsubscribing/service.ts'

export function routeNotifications(serve: Serve, notifications: Notifications, unsubscribing: Unsubscribing) {
  serve(getNotificationSettings, async ({ user }) => ok(await notifications.settings(user.id)))
  serve(updateNotificationSettings, async ({ user, body, expect }) =>
    ok(await notifications.changeSettings(user.id, body, expect)),
  )
  serve(listNotifications, async ({ user, query }) =>
    ok(await notifications.list(user.id, Number(query.page ?? 1))),
  )
  serve(countUnread, async ({ user }) => ok({ unread_count: await notifications.countUnread(user.id) }))
  serve(readNotifications, async ({ user, body }) =>
    ok({ unread_count: await notifications.read(user.id, { ids: body.ids, upTo: body.up_to }) }),
  )
  serve(changeSubscription, async ({ body, facts }) =>
    ok(await unsubscribing.change(body.token, body.is_on, facts.address)),
  )
}
