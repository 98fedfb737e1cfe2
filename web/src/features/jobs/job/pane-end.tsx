import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { jobMessages } from '../messages.ts'
import { JobBlock } from './job-block.tsx'
import { JobEvents } from './past/job-past.tsx'
import { pastMessages } from './past/past-messages.ts'
import { SimilarJobs } from './similar/similar-jobs.tsx'

export function PaneEnd({ job }: { job: JobDetail }) {
  return (
    <>
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
