import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { employerMessages } from '../../../listing/employer/messages.ts'
import { jobMessages } from '../messages.ts'
import { EmployerCard } from './employer-card.tsx'
import { canApply } from './job-actions.tsx'
import { JobBlock } from './job-block.tsx'
import { JobEvents } from './past/job-past.tsx'
import { pastMessages } from './past/past-messages.ts'
import { QuickApply } from './quick-apply.tsx'
import { quickApplyMessages } from './quick-apply-messages.ts'
import { SimilarJobs } from './similar/similar-jobs.tsx'

/** What follows a job's facts beside the list. */
export function PaneEnd({ job }: { job: JobDetail }) {
  return (
    <>
      {canApply(job) && (
        <JobBlock title={quickApplyMessages.title} level="h3">
          <QuickApply job={job} />
        </JobBlock>
      )}
      <JobBlock title={employerMessages.employer} level="h3">
        <EmployerCard employer={job.employer} />
      </JobBlock>
      {job.history.length > 1 && (
        <JobBlock title={pastMessages.heading} level="h3">
          <JobEvents history={job.history} />
        </JobBlock>
      )}
      <JobBlock title={jobMessages.similarJobs} level="h3">
        <SimilarJobs jobId={job.id} />
      </JobBlock>
    </>
  )
}
