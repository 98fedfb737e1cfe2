import type { HiddenJob } from '@hanap/contract/jobs/hidden-jobs'
import type { Job } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { EyeOff } from 'lucide-react'
import { hiddenJobMessages } from '../../acts/hide/messages.ts'
import { hiddenJobsQuery, useHiddenJobs } from '../../acts/hide/queries.ts'
import { useShowAgain } from '../../acts/hide/use-show-again.ts'
import { NewestJobs } from '../../acts/newest-jobs.tsx'
import { useNow } from '../../i18n/use-now.ts'
import { LoadingRows } from '../../listing/loading-rows.tsx'
import { ListFailed } from '../../page/failing/list-failed.tsx'
import { NothingYet } from '../../page/nothing-yet.tsx'
import { Page } from '../../page/page.tsx'
import { pageSearch, readPageSearch } from '../../page/page-search.ts'
import { useSecondTap } from '../../ui/buttons/use-second-tap.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { PagedRows } from '../../ui/surfaces/paged-rows.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { HiddenJobRow, JobToHideRow } from './hidden-job-row.tsx'
import { hiddenPageMessages } from './page-messages.ts'

/** The server sends all, up to 2,000; paging is local. */
const PER_PAGE = 20

export function HiddenJobsPage() {
  const m = hiddenPageMessages
  const { data: items, isError, isFetching, refetch } = useQuery(hiddenJobsQuery)
  const hasFailed = isError && !isFetching && !items
  function retry() {
    // The button disappears with the failure.
    focusHeading()
    void refetch()
  }
  return (
    <Page title={m.title} lead={items && items.length > 0 && m.lead}>
      {hasFailed ? (
        <ListFailed text={m.loadFailed} onRetry={retry} />
      ) : !items ? (
        <LoadingRows />
      ) : items.length > 0 ? (
        <HiddenRows items={items} />
      ) : (
        <NothingHidden />
      )}
    </Page>
  )
}

function HiddenRows({ items }: { items: readonly HiddenJob[] }) {
  const m = hiddenPageMessages
  const router = useRouter()
  const navigate = useNavigate()
  const now = useNow()
  const isSecondTap = useSecondTap()
  const show = useShowWithUndo()
  const pageCount = Math.ceil(items.length / PER_PAGE)
  // The last page may have gone with its last row.
  const page = Math.min(readPageSearch(useSearch({ strict: false })).page ?? 1, pageCount)
  const linkTo = (to: number) => ({ to: pages.hiddenJobs.path, search: pageSearch(to) }) as const

  async function turnTo(to: number) {
    await navigate(linkTo(to))
    focusHeading()
  }

  return (
    <PagedRows
      page={page}
      pageCount={pageCount}
      onPage={(to) => void turnTo(to)}
      hrefFor={(to) => router.buildLocation(linkTo(to)).publicHref}
      label={m.pages}
    >
      {items.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((item) => (
        <HiddenJobRow key={item.job_id} item={item} now={now} isSecondTap={isSecondTap} onShow={show} />
      ))}
    </PagedRows>
  )
}

/** Its Undo hides the job again. */
function useShowWithUndo() {
  const m = hiddenJobMessages
  const toasts = useToasts()
  const { hide } = useHiddenJobs()
  const { showAgain } = useShowAgain()

  async function undo(job: Job) {
    try {
      await hide.mutateAsync(job.id)
      toasts.success(m.hidden, m.hiddenText(job.title))
    } catch {
      toasts.error(m.hideFailed)
    }
  }
  return (job: Job) => void showAgain(job.id, () => void undo(job))
}

function NothingHidden() {
  const m = hiddenPageMessages
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <NothingYet icon={EyeOff} title={m.empty} text={m.emptyText} findJobs={m.findJobs} />
      <NewestJobs row={(job, now) => <JobToHideRow key={job.id} job={job} now={now} />} />
    </div>
  )
}
