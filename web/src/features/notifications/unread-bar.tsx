import { NOTIFICATIONS_PER_PAGE, type Notification } from '@hanap/contract/notices/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/buttons/button.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { notificationMessages } from './messages.ts'
import { notificationsQuery, type Read, useReadNotifications } from './queries.ts'

/**
 * Marks all as read, except notifications that arrived meanwhile.
 * @param newest the first page, if shown
 */
export function UnreadBar({
  unread,
  newest,
}: {
  unread: number
  newest: readonly Notification[] | undefined
}) {
  const m = notificationMessages
  const queries = useQueryClient()
  const toasts = useToasts()
  const read = useReadNotifications()

  async function readAll() {
    try {
      await read.mutateAsync(allOf(newest ?? (await queries.ensureQueryData(notificationsQuery(1))).results))
    } catch {
      toasts.error(m.markFailed)
    }
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-2">
      <p role="status" className="text-ink-2">
        {unread > 0 ? m.unreadCount(unread) : m.allRead}
      </p>
      {unread > 0 && (
        <Button size="small" busy={read.isPending} onClick={() => void readAll()}>
          {m.markAllRead}
        </Button>
      )}
    </div>
  )
}

/**
 * The first page goes by single ids, later pages up to an id. A notification stored late has a lower id, but by less
 * than a page.
 */
function allOf(newest: readonly Notification[]): Read {
  const ids = newest.filter(({ read_at }) => read_at === null).map(({ id }) => id)
  const oldest = newest.length < NOTIFICATIONS_PER_PAGE ? undefined : newest.at(-1)
  return { ids, ...(oldest && { up_to: oldest.id }) }
}
