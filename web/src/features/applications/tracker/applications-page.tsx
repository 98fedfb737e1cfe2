import './tracker.css'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { applicationsQuery } from '../../../acts/apply/queries.ts'
import { NewestJobs } from '../../../acts/newest-jobs.tsx'
import { formatCount } from '../../../i18n/format.ts'
import { ListFailed } from '../../../page/failing/list-failed.tsx'
import { Page } from '../../../page/page.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { EmptyState } from '../../../ui/surfaces/empty-state.tsx'
import { type ChangeAddress, changed } from './changing/address-change.ts'
import { readApplicationsSearch } from './finding/applications-search.ts'
import { changeToShow } from './finding/where-shown.ts'
import { applicationMessages } from './messages.ts'
import { NextStops } from './next-stops.tsx'
import { RouteAhead } from './route/route-ahead.tsx'
import { TrackerActions } from './tracker-actions.tsx'
import { failureSuffix } from './tracker-failure.ts'
import { ApplicationsSkeleton } from './views/applications-skeleton.tsx'
import { ApplicationsViews } from './views/applications-views.tsx'
import { ViewSwitch } from './views/view-switch.tsx'
import { NotesOfGone } from './waiting-note.tsx'

/** The address holds every choice. */
export function ApplicationsPage() {
  const m = applicationMessages
  const [openedAt] = useState(() => Date.now())
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(applicationsQuery(openedAt))
  const address = useSearch({ strict: false })
  const search = useMemo(() => readApplicationsSearch(address), [address])
  const change = useChangeAddress()
  const applications = data?.results ?? []
  const hasSome = applications.length > 0
  const now = Math.max(openedAt, dataUpdatedAt)
  // On phones the tabs show the count.
  const lead = hasSome && <span className="max-md:sr-only">{m.count(formatCount(applications.length))}</span>

  return (
    <Page
      title={m.title}
      className={hasSome ? 'tracker' : 'tracker tracker-empty'}
      lead={lead}
      actions={
        data && (
          <>
            {hasSome && <ViewSwitch view={search.view ?? 'table'} onChange={change} />}
            <TrackerActions
              hasSome={hasSome}
              onAdded={(added) => change(changeToShow(added, search, now), { replace: true })}
            />
          </>
        )
      }
    >
      <h2 className="sr-only">{m.listHeading}</h2>
      {data && <NotesOfGone ids={applications.map(({ id }) => id)} />}
      {data ? (
        hasSome ? (
          <>
            <NextStops applications={applications} search={search} now={now} />
            <ApplicationsViews applications={applications} search={search} now={now} onChange={change} />
          </>
        ) : (
          <NothingSent />
        )
      ) : error && !isFetching ? (
        <ListFailed
          text={m.loadFailedTitle}
          reason={m.loadFailed + failureSuffix(error, m)}
          onRetry={() => {
            focusHeading()
            void refetch()
          }}
        />
      ) : (
        <ApplicationsSkeleton />
      )}
    </Page>
  )
}

function NothingSent() {
  const m = applicationMessages
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <EmptyState
        level
        title={m.emptyTitle}
        icon={Send}
        action={
          <ButtonLink to={pages.jobs.path} look="primary">
            {m.findJobs}
          </ButtonLink>
        }
      >
        {m.emptyText}
        <RouteAhead />
      </EmptyState>
      <NewestJobs />
    </div>
  )
}

/** Merges a change into the address as it is at that moment. */
function useChangeAddress(): ChangeAddress {
  const navigate = useNavigate()
  return useCallback(
    (change, { replace = false, toTop = false } = {}) =>
      void navigate({
        to: pages.applications.path,
        search: (now) => changed(readApplicationsSearch(now), change),
        replace,
        resetScroll: toTop,
      }),
    [navigate],
  )
}
