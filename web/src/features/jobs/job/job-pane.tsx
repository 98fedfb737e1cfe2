import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { jobQuery } from '../../../acts/search/job-queries.ts'
import { firstIdle } from '../../../api/later.ts'
import { isApiProblem } from '../../../api/problems/problems.ts'
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { jobMessages } from '../messages.ts'
import { JobFailed } from './gone/job-failed.tsx'
import { JobActions } from './job-actions.tsx'
import { JobBlock } from './job-block.tsx'
import { JobBoard } from './job-board.tsx'
import { JobMain } from './job-main.tsx'
import { JobNotices } from './job-notices.tsx'
import { JobSkeleton } from './job-skeleton.tsx'
import { WhenSeen } from './when-seen.tsx'

// Far down: loads when the seeker scrolls near.
const CheckBeforeApply = lazyPart(
  async () => (await import('./cautions/check-before-apply.tsx')).CheckBeforeApply,
)
/** The list's first view comes before it; its space is reserved. */
const AccountLine = lazyPart(async () => {
  await firstIdle()
  return (await import('../../../acts/apply/account/account-line.tsx')).AccountLine
})
const PaneEnd = lazyPart(async () => (await import('./pane-end.tsx')).PaneEnd)
const JobGone = lazyPart(async () => (await import('./gone/job-unavailable.tsx')).JobGone)

/** Scrolls separately from the list. */
export function JobPane({ id }: { id: number }) {
  const m = jobMessages
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  const kept = useKeptFocus<HTMLElement>((area) => area.querySelector('h2') ?? area)
  const isGone = isApiProblem(error, 'not-found')
  return (
    <article
      {...kept}
      tabIndex={-1}
      className="sticky top-4 max-h-[calc(100dvh-32px)] overflow-auto print:static print:max-h-none print:overflow-visible rounded-card border-[1.5px] border-frame bg-card"
      aria-label={job?.title ?? (error ? m.jobDetails : m.jobLoading)}
    >
      {isGone && (
        <Suspense>
          <JobGone />
        </Suspense>
      )}
      {!isGone && error && !job && (
        <div className="p-6">
          <JobFailed problem={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!error && !job && <JobSkeleton />}
      {!isGone && job && <OpenJob job={job} />}
    </article>
  )
}

function OpenJob({ job }: { job: JobDetail }) {
  return (
    <>
      <JobBoard
        job={job}
        place="pane"
        actions={
          <div className="grid gap-2">
            {job.removed_at === null && !job.applied && (
              <div className="min-h-6">
                <Suspense>
                  <AccountLine />
                </Suspense>
              </div>
            )}
            <JobActions job={job} />
          </div>
        }
      />
      <JobNotices job={job} className="px-6 pt-6" />
      <div className="px-6">
        <JobMain job={job} level="h3" aside={job.removed_at === null && <Check job={job} />} />
        <WhenSeen>
          <Suspense>
            <PaneEnd job={job} />
          </Suspense>
        </WhenSeen>
      </div>
    </>
  )
}

/** About the height of the advice. */
const CHECK_ROOM = 'h-35'

/** Before the details: the pane has no second column. */
function Check({ job }: { job: JobDetail }) {
  const m = jobMessages
  return (
    <JobBlock title={m.check} level="h3">
      <WhenSeen ahead="0px" className={CHECK_ROOM}>
        <Suspense fallback={<div className={CHECK_ROOM} />}>
          <CheckBeforeApply job={job} />
        </Suspense>
      </WhenSeen>
    </JobBlock>
  )
}
