import { Bookmark } from 'lucide-react'
import { NewestJobs } from '../../acts/newest-jobs.tsx'
import type { SavedEntry } from '../../acts/save/saved-entries.ts'
import { useSaveToggle } from '../../acts/save/use-save-toggle.ts'
import { useSavedJobs } from '../../acts/save/use-saved-jobs.ts'
import { useNow } from '../../i18n/use-now.ts'
import { NothingYet } from '../../page/nothing-yet.tsx'
import { Page } from '../../page/page.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useSecondTap } from '../../ui/buttons/use-second-tap.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { savedJobsPageMessages } from './page-messages.ts'
import { SavedJobRow } from './saved-job-row.tsx'
import { SavedSide } from './saved-side.tsx'
import { ShortSavedRow } from './short-saved-row.tsx'
import { UsageBar } from './usage-bar.tsx'
import { useSavedJobsError } from './use-saved-jobs-error.ts'

/** The `lg` width of the styles. */
const WIDE = '(width >= 64rem)'

export function SavedJobsPage() {
  const m = savedJobsPageMessages
  const { entries, list } = useSavedJobs({ askAnew: true })
  const error = useSavedJobsError()
  const isWide = useMedia(WIDE)
  const isFirstLoad = list.isPending && entries.length === 0
  // The count is unknown until the server answers, unless this device holds a copy.
  const isKnown = list.data !== undefined || entries.length > 0
  const isEmpty = list.isSuccess && entries.length === 0
  return (
    <Page title={m.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-8">
        {isKnown && !isWide && <UsageBar count={entries.length} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {error && (
            <Alert
              kind="error"
              live
              title={error}
              action={list.isError && <TryAgain onClick={list.refetch} />}
            >
              {list.isError && entries.length > 0 && m.localCopy}
            </Alert>
          )}
          {isFirstLoad && <LoadingRows />}
          {isEmpty && <NothingSaved />}
          {isEmpty && <NewestJobs />}
          {entries.length > 0 && <SavedRows entries={entries} isWide={isWide} />}
        </div>
        {isKnown && isWide && (
          <div className="grid gap-5 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
            <div className="panel">
              <UsageBar count={entries.length} />
            </div>
            <SavedSide entries={entries} />
          </div>
        )}
      </div>
    </Page>
  )
}

function SavedRows({ entries, isWide }: { entries: readonly SavedEntry[]; isWide: boolean }) {
  const toggle = useSaveToggle('saved')
  const now = useNow()
  const isSecondTap = useSecondTap()
  const Row = isWide ? SavedJobRow : ShortSavedRow
  return (
    <ul className="frame rows max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      {entries.map((entry) => (
        <Row key={entry.job_id} entry={entry} now={now} isSecondTap={isSecondTap} onRemove={toggle.remove} />
      ))}
    </ul>
  )
}

function TryAgain({ onClick }: { onClick: () => unknown }) {
  const m = savedJobsPageMessages
  return (
    <Button
      size="small"
      onClick={() => {
        // The button disappears with the failure.
        focusHeading()
        void onClick()
      }}
    >
      {m.tryAgain}
    </Button>
  )
}

function NothingSaved() {
  const m = savedJobsPageMessages
  return <NothingYet icon={Bookmark} title={m.emptyTitle} text={m.emptyText} findJobs={m.browseJobs} />
}

function LoadingRows() {
  const m = savedJobsPageMessages
  return (
    <Skeleton label={m.loading}>
      <SkeletonLine className="mb-4" />
      {['one', 'two', 'three'].map((row) => (
        <div key={row} className="grid grid-cols-[40px_minmax(0,1fr)] gap-3 py-2.5 lg:py-4">
          <SkeletonBlock />
          <div className="grid content-start gap-2.5">
            <SkeletonLine short />
            <SkeletonLine />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
