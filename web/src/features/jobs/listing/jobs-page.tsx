import { pages } from '@hanap/contract/site/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { typeWords } from '../../../acts/search/counted-search.ts'
import { jobQuery } from '../../../acts/search/job-queries.ts'
import { SearchMeter } from '../../../acts/search/search-meter.tsx'
import { jobsKey } from '../../../api/query-keys.ts'
import { jobLink } from '../../../listing/address/job-addresses.ts'
import { type filtersOf, searchMode, sortOrder } from '../../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../../listing/address/job-search-params.ts'
import { PayKey } from '../../../listing/pay/pay-ruler.tsx'
import { Failure } from '../../../page/failing/failure.tsx'
import { Page } from '../../../page/page.tsx'
import { windowTitle } from '../../../page/window-title.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { addToastPlace } from '../../../ui/toasts/toast-places.ts'
import { JobFilters } from '../filters/job-filters.tsx'
import { jobMessages } from '../messages.ts'
import { useIsWide } from '../use-is-wide.ts'
import { JobResultsList } from './job-results-list.tsx'
import { ResultsHead } from './results-head.tsx'
import { resultsHeading } from './results-heading.ts'
import { SearchBox } from './search-box.tsx'
import { useFirstJob } from './use-first-job.ts'
import { type JobResults, useJobResults } from './use-job-results.ts'

/** Lazy: only wide screens have the pane. */
const JobPane = lazy(async () => ({ default: (await import('../job/job-pane.tsx')).JobPane }))

const SimilarTo = lazyPart(async () => (await import('./close/similar-to.tsx')).SimilarTo)

const SaveSearch = lazyPart(
  async () => (await import('../../../acts/save-search/save-search.tsx')).SaveSearch,
)

const WITH_PANE = 'lg:grid-cols-[minmax(400px,448px)_minmax(0,1fr)]'
/** Text in place of rows gets a reading width. */
const WITHOUT_PANE = 'grid-cols-[minmax(0,1fr)] lg:mx-auto lg:max-w-[68ch]'

type JobsPageProps = {
  /** As in the address. */
  params: JobSearchParams
  /** The job beside the list; by default the first. */
  openId?: number | undefined
}

export function JobsPage({ params, openId }: JobsPageProps) {
  const m = jobMessages
  const { shown, results } = useJobResults(params)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const isWide = useIsWide()
  const go = useGo(shown, openId)
  const heading = useHeading(shown, results)
  const isSimilar = searchMode(shown) === 'similar'
  const title = isSimilar ? m.similarTitle : m.title
  const isReady = results.state === 'ready'
  const kept = useKeptFocus<HTMLDivElement>((area) => headingRef.current ?? nextIn(area))
  const firstId = useFirstJob(results)
  const paneId = isWide ? (openId ?? firstId) : undefined
  const hasPane = paneId !== undefined || results.state === 'loading' || results.state === 'beyond'

  const hasNoAnswer = results.state === 'loading' || results.state === 'failed'

  useOpenTitle(openId, title)
  useEffect(() => {
    if (results.state === 'beyond') void go.toLast(results.lastPage)
  })

  const sort = {
    order: sortOrder(shown),
    onOrder: (order: ReturnType<typeof sortOrder>) => go.to({ sort_by: order }),
  }

  // Also while searching, so that the tools do not shift when the rows come.
  const searched = isReady ? results.params : shown
  const meant = isReady ? results.list.meant : null
  const isSearch = searchMode(searched) === 'search' && (isReady || results.state === 'loading')
  const save = isSearch && (
    <Suspense>
      <SaveSearch params={meant === null ? searched : { ...searched, search: meant }} />
    </Suspense>
  )
  const filters = !isSimilar && <JobFilters params={shown} isWide={isWide} onFilter={go.filter} />
  const hasRows = heading !== null && (!isReady || results.list.results.length > 0)
  const like = shown.similar_to !== undefined && (
    <Suspense>
      <SimilarTo id={shown.similar_to} />
    </Suspense>
  )

  async function turnTo(page: number) {
    await go.to({ page })
    headingRef.current?.scrollIntoView()
    headingRef.current?.focus({ preventScroll: true })
  }

  return (
    <Page title={title} ownHeading className="pt-2.5 lg:pt-4">
      <div className="grid gap-x-7 gap-y-2 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center">
        <h1 tabIndex={-1} className="text-[1.3125rem] leading-6 tracking-tight lg:text-t4">
          {title}
        </h1>
        {isSimilar ? (
          <ButtonLink to={pages.jobs.path} search={{}} className="justify-self-start lg:justify-self-end">
            {m.backToAll}
          </ButtonLink>
        ) : (
          <SearchBox
            search={shown.search ?? ''}
            isFree={hasNoAnswer || (isReady && results.readByFallback !== null)}
            onSearch={go.search}
            onViewAll={go.viewAll}
            onEmployer={go.employer}
          />
        )}
      </div>
      {like}
      <div {...kept}>
        <ResultsHead
          heading={heading}
          headingRef={headingRef}
          sort={isSimilar || !hasRows ? undefined : sort}
          filters={filters}
          save={save}
        >
          {!isSimilar && <SearchMeter />}
          {hasRows && !isWide && <PayKey />}
        </ResultsHead>
        {/* Toasts show below the page's head, which is full of controls. */}
        {isWide && <div ref={addToastPlace} className="toast-place" />}
        <div className={classNames('grid items-start gap-5 lg:mt-4', hasPane ? WITH_PANE : WITHOUT_PANE)}>
          <div className="min-w-0" data-keep-focus={isWide || undefined}>
            <JobResultsList
              results={results}
              openId={paneId}
              hasPane={isWide}
              onPage={turnTo}
              onViewAll={go.viewAll}
              onReset={go.reset}
              onDropFilters={go.dropFilters}
              onFilter={go.filter}
              onSearch={go.search}
            />
          </div>
          {paneId !== undefined && (
            <CatchBoundary getResetKey={() => paneId} errorComponent={PaneFailed}>
              <Suspense>
                <JobPane key={paneId} id={paneId} />
              </Suspense>
            </CatchBoundary>
          )}
        </div>
      </div>
    </Page>
  )
}

/** The next step is in the failure notice, below the filters. */
const nextIn = (area: HTMLElement) =>
  area.querySelector<HTMLElement>('[role="alert"] button') ?? area.querySelector('button')

/** Replaces a pane that crashed; the list stays. */
function PaneFailed({ error, reset }: ErrorComponentProps) {
  return (
    <div className="frame p-6">
      <Failure error={error} reset={reset} />
    </div>
  )
}

/** Null for a failure, which has its own title. */
function useHeading(params: JobSearchParams, results: JobResults): string | null {
  const m = jobMessages
  if (results.state === 'ready') {
    const { count, count_exact: isExact } = results.list
    return resultsHeading(results.params, { count, isExact })
  }
  if (results.state !== 'loading' && results.state !== 'beyond') return null
  return searchMode(params) === 'start' ? m.startYourSearch : m.searching
}

function useOpenTitle(openId: number | undefined, title: string): void {
  const { data: open } = useQuery({
    ...jobQuery(openId ?? 0),
    enabled: openId !== undefined,
    select: (job) => job.title,
  })
  const name = openId === undefined ? title : (open ?? title)
  useEffect(() => {
    document.title = windowTitle(name)
  }, [name])
}

const listLink = (search: JobSearchParams) => ({ to: pages.jobs.path, search }) as const

/** Changing the results goes to page 1. */
function useGo(params: JobSearchParams, openId: number | undefined) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const open = (search: JobSearchParams, resetScroll = true) => navigate({ ...listLink(search), resetScroll })
  const { search, sort_by, saved } = params
  /** The words and the saved search are kept when filters change. */
  const kept = { ...(search && { search }), ...(saved && { saved }) }
  return {
    to: ({ page, ...changes }: JobSearchParams) => {
      const { page: _, ...others } = params
      return open({ ...others, ...changes, ...(page !== undefined && page > 1 && { page }) }, false)
    },
    toLast: (page: number) => {
      const last = { ...params, page }
      const to = openId === undefined ? listLink(last) : jobLink({ id: openId }, last)
      return navigate({ ...to, replace: true, resetScroll: false })
    },
    search: (term: string) => {
      const { page: _, similar_to: __, ...others } = params
      typeWords(term)
      // The same words search again, unless a search is running.
      if (term === search) void queries.invalidateQueries({ queryKey: jobsKey }, { cancelRefetch: false })
      // `fit` was chosen for the former words only.
      else delete others.fit
      void open({ ...others, search: term })
    },
    employer: (id: number) => void navigate({ to: pages.employer.path, params: { id: String(id) } }),
    viewAll: () => void open({ sort_by: sort_by === 'salary' ? 'salary' : 'date' }),
    reset: () => void open({}),
    filter: (filters: ReturnType<typeof filtersOf>) =>
      void open({ ...kept, ...filters, ...(sort_by && { sort_by }) }, false),
    dropFilters: () => void open({ ...kept, ...(sort_by && { sort_by }) }),
  }
}
