import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { jobQuery } from '../../../acts/search/job-queries.ts'
import { isApiProblem } from '../../../api/problems/problems.ts'
import { Page } from '../../../page/page.tsx'
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts'
import { KeptResults } from '../keys/kept-results.tsx'
import { jobMessages } from '../messages.ts'
import { BackToResults } from './back-to-results.tsx'
import { FullJob } from './full-job.tsx'
import { JobFailed } from './gone/job-failed.tsx'
import { JobSkeleton } from './job-skeleton.tsx'

/** Lazy: few jobs are gone when opened. */
const JobGonePage = lazy(async () => ({ default: (await import('./gone/job-unavailable.tsx')).JobGonePage }))

export type JobPageProps = {
  /** Null if the address holds no id. */
  id: number | null
  /** The results it was opened from. */
  from: string | undefined
}

export function JobPage({ id, from }: JobPageProps) {
  const m = jobMessages
  const { data: job, error, refetch } = useQuery({ ...jobQuery(id ?? 0), enabled: id !== null })
  const kept = useKeptFocus<HTMLDivElement>((area) => area.closest('main')?.querySelector('h1'))
  const back = from !== undefined && <BackToResults from={from} />
  if (id === null || isApiProblem(error, 'not-found')) {
    return (
      <Suspense fallback={<JobToCome />}>
        <JobGonePage back={back} />
      </Suspense>
    )
  }
  // A failed refetch keeps the loaded job.
  const hasFailed = error !== null && !job
  return (
    <Page
      title={job?.title ?? (hasFailed ? m.jobDetails : m.jobLoading)}
      ownHeading={!hasFailed}
      className="job-page"
    >
      {from !== undefined && <KeptResults from={from} />}
      <div {...kept}>
        {back}
        {hasFailed && <JobFailed problem={error} onRetry={() => void refetch()} />}
        {!hasFailed && !job && <JobToCome />}
        {job && <FullJob job={job} />}
      </div>
    </Page>
  )
}

/** Takes the focus after a navigation, and passes it to the job's title. */
function JobToCome() {
  const m = jobMessages
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        {m.jobLoading}
      </h1>
      <JobSkeleton />
    </>
  )
}
