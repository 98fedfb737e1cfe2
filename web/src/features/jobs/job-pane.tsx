import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../i18n/language.tsx'
import { employerMessages } from '../employers/messages.ts'
import { EmployerCard } from './employer-card.tsx'
import { JobActions, QuickApply, RemovedNotice } from './job-actions.tsx'
import { JobBlock } from './job-block.tsx'
import { JobBoard } from './job-board.tsx'
import { JobMain } from './job-main.tsx'
import { JobSkeleton } from './job-skeleton.tsx'
import { JobUnavailable } from './job-unavailable.tsx'
import { jobMessages } from './messages.ts'
import { jobQuery } from './queries.ts'
import { SimilarJobs } from './similar-jobs.tsx'

/** The open job beside the list: stays in view and scrolls by itself. */
export function JobPane({ id }: { id: number }) {
  const m = useMessages(jobMessages)
  const employers = useMessages(employerMessages)
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  return (
    <article
      className="sticky top-4 max-h-[calc(100dvh-32px)] overflow-auto rounded-card border-[1.5px] border-frame bg-card"
      aria-label={job?.title ?? m.jobLoading}
    >
      {error && <JobUnavailable problem={error} onRetry={() => void refetch()} />}
      {!error && !job && <JobSkeleton />}
      {job && (
        <>
          <JobBoard
            job={job}
            place="pane"
            actions={
              <div className="flex flex-wrap gap-2">
                <JobActions job={job} />
              </div>
            }
          />
          <div className="px-6 pt-6 empty:hidden">
            <RemovedNotice job={job} />
          </div>
          <div className="px-6">
            <JobMain job={job} level="h3" />
            <JobBlock title={m.quickApply} level="h3">
              <QuickApply job={job} />
            </JobBlock>
            <JobBlock title={employers.employer} level="h3">
              <EmployerCard employer={job.employer} />
            </JobBlock>
            <JobBlock title={m.similarJobs} level="h3">
              <SimilarJobs jobId={job.id} />
            </JobBlock>
          </div>
        </>
      )}
    </article>
  )
}
