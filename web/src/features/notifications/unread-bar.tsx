import { NOTIFICATIONS_PER_PAGE, type Notification } from '@hanap/contract/notices/notifications'
import { pages } from '@hanap/contract/site/pages'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 pb-4">
      <p role="status" className="text-ink-2">
        {unread > 0 ? m.unreadCount(unread) : m.allRead}
      </p>
      {unread > 0 && (
        <Button busy={read.isPending} onClick={() => void readAll()}>
          {m.markAllRead}
        </Button>
      )}
      <Link
        to={pages.settings.path}
        search={{ tab: 'notifications' }}
        className="inline-flex min-h-11 items-center sm:ml-auto"
      >
        {m.settings}
      </Link>
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
