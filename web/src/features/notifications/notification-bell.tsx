import { pages } from '@hanap/contract/site/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useEffect } from 'react'
import { later } from '../../api/later.ts'
import { useLite } from '../../page/theme.ts'
import { Icon } from '../../ui/signs/icon.tsx'
import { bellMessages } from './bell-messages.ts'
import { unreadQuery } from './unread-query.ts'

const POLL_MS = 120_000
/** Not refetched within this time. */
const JUST_ASKED_MS = 2_000
const MOST_SHOWN = 99

/** Refetches on navigation, window focus, and every two minutes while visible unless Lite is on. */
export function NotificationBell() {
  const m = bellMessages
  const isLite = useLite()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  const { data: unread = 0 } = useQuery({
    ...later(unreadQuery),
    staleTime: JUST_ASKED_MS,
    refetchOnWindowFocus: true,
    refetchInterval: isLite ? false : POLL_MS,
  })
  useEffect(() => {
    const since = Date.now() - JUST_ASKED_MS
    void queries.invalidateQueries(
      { queryKey: unreadQuery.queryKey, predicate: ({ state }) => state.dataUpdatedAt <= since },
      { cancelRefetch: false },
    )
  }, [pathname, queries])
  const name = m.name(unread)
  return (
    <Link to={pages.notifications.path} className="icon-button relative" aria-label={name} title={name}>
      <Icon of={Bell} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-mango px-1 text-center font-bold text-on-mango text-t0 leading-5"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  )
}
