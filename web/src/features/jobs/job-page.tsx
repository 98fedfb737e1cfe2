import { useQuery } from '@tanstack/react-query'
import { isApiProblem } from '../../api/problems.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Page } from '../../shell/page.tsx'
import { BackToResults } from './back-to-results.tsx'
import { FullJob } from './full-job.tsx'
import { JobSkeleton } from './job-skeleton.tsx'
import { JobGonePage } from './job-unavailable.tsx'
import { jobMessages } from './messages.ts'
import { jobQuery } from './queries.ts'
import { SampleJob } from './sample-job-page.tsx'

type JobPageProps = {
  /** Null where the address holds no id. */
  id: number | null
  /** The results it was opened from. */
  from: string | undefined
}

/** One job on a page of its own. */
export function JobPage({ id, from }: JobPageProps) {
  const m = useMessages(jobMessages)
  const { data: job, error, refetch } = useQuery({ ...jobQuery(id ?? 0), enabled: id !== null })
  const back = from !== undefined && <BackToResults from={from} />
  if (id === null || isApiProblem(error, 'not-found')) {
    return <JobGonePage back={back} />
  }
  if (error) return <SampleJob onRetry={() => void refetch()} />
  return (
    <Page title={job?.title ?? m.jobLoading} ownHeading>
      {back}
      {job ? <FullJob job={job} /> : <JobSkeleton />}
    </Page>
  )
}
