import { pages } from '@hanap/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { notificationMessages } from './messages.ts'
import { notificationsQuery, useReadNotifications } from './queries.ts'

/**
 * How much waits to be read, and the way to have read all of it: up to the newest that was shown, so that nothing is
 * marked that came in the meantime.
 * @param newest its id where this page shows it
 */
export function UnreadBar({ unread, newest }: { unread: number; newest: number | undefined }) {
  const m = notificationMessages
  const queries = useQueryClient()
  const toasts = useToasts()
  const read = useReadNotifications()

  async function readAll() {
    try {
      const up_to = newest ?? (await queries.ensureQueryData(notificationsQuery(1))).results[0]?.id
      if (up_to !== undefined) await read.mutateAsync({ up_to })
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
