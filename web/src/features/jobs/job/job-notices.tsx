import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { RemovedNotice } from './job-actions.tsx'

const HiddenNotice = lazyPart(async () => (await import('../../../acts/hide/hidden-notice.tsx')).HiddenNotice)

/** What to know of a job before reading it: that the board took it down, that the seeker hid it. */
export function JobNotices({ job, className }: { job: JobDetail; className: string }) {
  if (job.removed_at === null && !job.hidden) return null
  return (
    <div className={`grid gap-3 ${className}`}>
      <RemovedNotice job={job} />
      {job.hidden && (
        <Suspense>
          <HiddenNotice jobId={job.id} />
        </Suspense>
      )}
    </div>
  )
}
