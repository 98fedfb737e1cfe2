import { NOTIFICATIONS_PER_PAGE } from '@hanap/contract/notices/notifications'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { seemsOffline } from '../../api/problems/problems.ts'
import { ListFailed } from '../../page/failing/list-failed.tsx'
import { Page } from '../../page/page.tsx'
import { pageSearch, readPageSearch } from '../../page/page-search.ts'
import { AlertsBoard } from '../../seeker/alerts/alerts-board.tsx'
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { Skeleton, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { notificationMessages } from './messages.ts'
import { NothingTold } from './nothing-told.tsx'
import { NotificationDays } from './notification-days.tsx'
import { notificationsQuery } from './queries.ts'
import { UnreadBar } from './unread-bar.tsx'

/** Newest first, by day. */
export function NotificationsPage() {
  const m = notificationMessages
  const navigate = useNavigate()
  const router = useRouter()
  const { page = 1 } = readPageSearch(useSearch({ strict: false }))
  const { data: list, error, isFetching, isPlaceholderData, refetch } = useQuery(notificationsQuery(page))
  const kept = useKeptFocus<HTMLDivElement>(() => document.querySelector('h1'))
  const lastPage = list && Math.max(1, Math.ceil(list.count / NOTIFICATIONS_PER_PAGE))
  const isBeyond = !isPlaceholderData && lastPage !== undefined && page > lastPage
  const hasFailed = error !== null && !isFetching
  const linkTo = (to: number) => ({ to: pages.notifications.path, search: pageSearch(to) }) as const

  useEffect(() => {
    if (isBeyond) void navigate({ ...linkTo(lastPage), replace: true })
  })

  async function turnTo(to: number) {
    await navigate(linkTo(to))
    focusHeading()
  }

  return (
    <Page title={m.title} lead={m.lead}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div {...kept}>
          {hasFailed && (
            <ListFailed
              text={m.loadFailed}
              isOffline={seemsOffline(error)}
              keptRows={list && m.keptRows}
              onRetry={() => void refetch()}
            />
          )}
          {list && !isBeyond && list.count > 0 && (
            <>
              <UnreadBar unread={list.unread_count} newest={page === 1 ? list.results : undefined} />
              <NotificationDays items={list.results} isChanging={isPlaceholderData} />
              <div className="pt-6 empty:hidden">
                <Pagination
                  page={page}
                  pageCount={lastPage ?? 1}
                  onPage={(to) => void turnTo(to)}
                  hrefFor={(to) => router.buildLocation(linkTo(to)).publicHref}
                  label={m.pages}
                />
              </div>
            </>
          )}
          {list?.count === 0 && <NothingTold />}
          {(!list || isBeyond) && !hasFailed && <LoadingNotifications />}
        </div>
        {list && <ToldHow hasLink={list.count > 0} />}
      </div>
    </Page>
  )
}

/** When alerts come, and the emails a seeker chooses. */
function ToldHow({ hasLink }: { hasLink: boolean }) {
  return (
    <div className="lg:sticky lg:top-20">
      <AlertsBoard />
      {hasLink && (
        <Link
          to={pages.settings.path}
          search={{ tab: 'notifications' }}
          className="inline-flex min-h-11 items-center"
        >
          {notificationMessages.settings}
        </Link>
      )}
    </div>
  )
}

function LoadingNotifications() {
  const m = notificationMessages
  return (
    <div className="frame">
      <Skeleton label={m.loading} className="rows gap-0">
        {['one', 'two', 'three', 'four'].map((row) => (
          <div key={row} className="grid gap-3 p-4">
            <SkeletonLine className="w-3/5" />
            <SkeletonLine short />
          </div>
        ))}
      </Skeleton>
    </div>
  )
}
