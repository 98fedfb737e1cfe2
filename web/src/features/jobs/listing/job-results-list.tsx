import { DEEPEST_RESULT, type Job } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { JobRow } from '../../../acts/job-row.tsx'
import { formatCount } from '../../../i18n/format.ts'
import { useNow } from '../../../i18n/use-now.ts'
import { type filtersOf, lastPageOf, searchMode } from '../../../listing/address/job-search-mode.ts'
import { LoadingRows } from '../../../listing/loading-rows.tsx'
import { PayKey } from '../../../listing/pay/pay-ruler.tsx'
import { ListFailed } from '../../../page/failing/list-failed.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { useIsWhole } from '../../../ui/use-is-whole.ts'
import { KeysHint } from '../keys/keys-hint.tsx'
import { jobMessages } from '../messages.ts'
import { SlowNotice } from './notices/slow-notice.tsx'
import type { JobResults } from './use-job-results.ts'

// Lazy: most lists need none of these.
const CloseMatches = lazyPart(async () => (await import('./close/close-matches.tsx')).CloseMatches)
const FallbackNotice = lazyPart(async () => (await import('./notices/fallback-notice.tsx')).FallbackNotice)
const NoJobs = lazyPart(async () => (await import('./no-jobs.tsx')).NoJobs)
const NoSimilar = lazyPart(async () => (await import('./close/no-similar.tsx')).NoSimilar)
const SearchBlocked = lazyPart(
  async () => (await import('../../../acts/search/search-blocked.tsx')).SearchBlocked,
)
const Pagination = lazyPart(async () => (await import('../../../ui/navigation/pagination.tsx')).Pagination)
const SearchNotes = lazyPart(async () => (await import('./notices/search-notes.tsx')).SearchNotes)
const PremiumNotice = lazyPart(async () => (await import('./notices/premium-notice.tsx')).PremiumNotice)

type JobResultsListProps = {
  results: JobResults
  openId: number | undefined
  hasPane: boolean
  onPage: (page: number) => void
  onViewAll: () => void
  onReset: () => void
  onDropFilters: () => void
  onFilter: (filters: ReturnType<typeof filtersOf>) => void
  onSearch: (term: string) => void
}

export function JobResultsList(props: JobResultsListProps) {
  const { results, onViewAll, onDropFilters } = props
  const m = jobMessages
  if (results.state === 'beyond') return <LoadingRows />
  if (results.state === 'loading') {
    return (
      <>
        <SlowNotice key={results.wait.asked} onCancel={results.wait.cancel} />
        <LoadingRows />
      </>
    )
  }
  if (results.state === 'premium') {
    return (
      <Suspense>
        <PremiumNotice onDropFilters={onDropFilters} />
      </Suspense>
    )
  }
  if (results.state === 'blocked') {
    return (
      <Suspense>
        <SearchBlocked text={results.text} onViewAll={onViewAll} />
      </Suspense>
    )
  }
  if (results.state === 'failed') return <FailedList failure={results} />
  const { list, readByFallback, isSimilarFailed, failure, retry } = results
  const hasRows = list.results.length + list.close.length > 0
  return (
    <>
      {isSimilarFailed && <Alert kind="warning" live className="mb-3" title={m.similarFailed} />}
      {failure && <FailedList failure={failure} hasRows />}
      {readByFallback !== null && (
        <Suspense>
          <FallbackNotice read={readByFallback} onRetry={retry} onViewAll={onViewAll} />
        </Suspense>
      )}
      {(list.corrections.length + list.understood.length + list.looser > 0 || results.params.fit) && (
        <Suspense fallback={<div className="h-11" />}>
          <SearchNotes {...props} list={list} params={results.params} />
        </Suspense>
      )}
      {list.results.length > 0 && props.hasPane && (
        <div className="pb-1.5">
          <PayKey />
        </div>
      )}
      {list.results.length > 0 && <Rows {...props} results={results} />}
      {list.results.length === 0 && (
        <Suspense>
          {searchMode(results.params) === 'similar' ? (
            <NoSimilar />
          ) : (
            <NoJobs {...props} params={results.params} without={list.without} />
          )}
        </Suspense>
      )}
      {list.close.length > 0 && (
        <Suspense>
          <CloseMatches hasPayKey={list.results.length === 0}>
            <JobRows {...props} results={results} jobs={list.close} />
          </CloseMatches>
        </Suspense>
      )}
      {/* Centred below rows, left below a notice. */}
      <div className={classNames('flex flex-wrap gap-x-2 pt-2', hasRows ? 'justify-center' : '-ml-3')}>
        {props.hasPane && hasRows && <KeysHint />}
        <ButtonLink to={pages.hiddenJobs.path} look="quiet" size="small">
          {m.hiddenJobs}
        </ButtonLink>
      </div>
    </>
  )
}

function FailedList(props: { failure: Extract<JobResults, { state: 'failed' }>; hasRows?: boolean }) {
  const m = jobMessages
  const { text, reason, isOffline, retry } = props.failure
  const keptRows = props.hasRows ? m.keptRows : undefined
  return <ListFailed text={text} reason={reason} isOffline={isOffline} keptRows={keptRows} onRetry={retry} />
}

type RowsProps = JobResultsListProps & { results: Extract<JobResults, { state: 'ready' }> }

function Rows(props: RowsProps) {
  const m = jobMessages
  const router = useRouter()
  const { results, onPage } = props
  const { params, list, isChanging, wait } = results
  const { page = 1 } = params
  // 'Start your search' shows only the ten newest.
  const isStart = Object.keys(params).length === 0
  const hrefFor = (to: number) =>
    router.buildLocation({ to: pages.jobs.path, search: { ...params, page: to } }).publicHref
  return (
    <>
      {isChanging && <SlowNotice key={wait.asked} onCancel={wait.cancel} />}
      <JobRows {...props} jobs={list.results} />
      {!isStart && (
        <div className="pt-6">
          <Suspense fallback={<div className="h-11" />}>
            <Pagination
              page={page}
              pageCount={lastPageOf(list.count)}
              onPage={onPage}
              hrefFor={hrefFor}
              label={m.pages}
            />
          </Suspense>
          {list.count > DEEPEST_RESULT && (
            <p className="pt-2 text-center text-ink-2 text-t1">{m.deepest(formatCount(DEEPEST_RESULT))}</p>
          )}
        </div>
      )}
    </>
  )
}

/** More than a phone's first view, and nearly a desktop's. */
const FIRST_ROWS = 4

/** Keyboard shortcuts move through these rows. */
function JobRows({ jobs, results, openId, hasPane }: RowsProps & { jobs: readonly Job[] }) {
  const { params, isChanging } = results
  const now = useNow()
  const isWhole = useIsWhole()
  return (
    <ul
      className={classNames(
        'frame rows transition-opacity max-md:-mx-4 max-md:rounded-none max-md:border-x-0',
        isChanging && 'opacity-60',
      )}
      aria-busy={isChanging}
      data-job-rows
    >
      {(isWhole ? jobs : jobs.slice(0, FIRST_ROWS)).map((job) => (
        <JobRow
          key={job.id}
          job={job}
          params={params}
          now={now}
          isOpen={job.id === openId}
          hasPane={hasPane}
        />
      ))}
    </ul>
  )
}
