import type { SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { savedSearchMessages } from '../../acts/save-search/messages.ts'
import { PopularSearches } from '../../acts/save-search/popular-searches.tsx'
import { savedSearchesQuery } from '../../acts/save-search/queries.ts'
import { seemsOffline } from '../../api/problems/problems.ts'
import { useNow } from '../../i18n/use-now.ts'
import { ListFailed } from '../../page/failing/list-failed.tsx'
import { NothingYet } from '../../page/nothing-yet.tsx'
import { Page } from '../../page/page.tsx'
import { useSecondTap } from '../../ui/buttons/use-second-tap.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Skeleton, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { AlertsNote } from './alerts-note.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { SavedSearchRow } from './saved-search-row.tsx'
import { useRemoveWithUndo } from './use-remove-with-undo.ts'

export function SavedSearchesPage() {
  const m = savedSearchMessages
  const {
    data: list,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...savedSearchesQuery, refetchOnMount: 'always' })
  const hasFailed = error !== null && !isFetching && !list
  function retry() {
    // The button disappears with the failure.
    focusHeading()
    void refetch()
  }
  return (
    <Page title={m.title} lead={m.lead}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {hasFailed ? (
            <ListFailed text={m.loadFailed} isOffline={seemsOffline(error)} onRetry={retry} />
          ) : !list ? (
            <LoadingSearches />
          ) : list.length > 0 ? (
            <Searches list={list} />
          ) : (
            <NothingKept />
          )}
          {list && <PopularSearches list={list} />}
        </div>
        {list && <AlertsNote list={list} />}
      </div>
    </Page>
  )
}

function Searches({ list }: { list: readonly SavedSearch[] }) {
  const m = savedSearchMessages
  const now = useNow()
  const isSecondTap = useSecondTap()
  const remove = useRemoveWithUndo()
  const [renamed, setRenamed] = useState<SavedSearch | null>(null)
  return (
    <>
      <div className="frame">
        <ul className="rows">
          {list.map((search) => (
            <SavedSearchRow
              key={search.id}
              search={search}
              now={now}
              isSecondTap={isSecondTap}
              onRename={() => setRenamed(search)}
              onRemove={() => remove(search)}
            />
          ))}
        </ul>
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-sunk px-4 text-ink-2 text-t1 lg:px-5">
          {m.count(list.length)}
          <Link to={pages.jobs.path} className="inline-flex min-h-11 items-center">
            {m.findJobs}
          </Link>
        </p>
      </div>
      {renamed && <RenameDialog key={renamed.id} search={renamed} onClose={() => setRenamed(null)} />}
    </>
  )
}

function NothingKept() {
  const m = savedSearchMessages
  return <NothingYet icon={BellPlus} title={m.emptyTitle} text={m.emptyText} findJobs={m.findJobs} />
}

function LoadingSearches() {
  const m = savedSearchMessages
  return (
    <div className="frame">
      <Skeleton label={m.loading} className="rows gap-0">
        {['one', 'two', 'three'].map((row) => (
          <div key={row} className="grid gap-3 p-4">
            <SkeletonLine className="w-3/5" />
            <SkeletonLine short />
            <SkeletonLine className="w-24" />
          </div>
        ))}
      </Skeleton>
    </div>
  )
}
