import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { RemovedNotice } from './job-actions.tsx'

const HiddenNotice = lazyPart(async () => (await import('../../../acts/hide/hidden-notice.tsx')).HiddenNotice)

const StaleNotice = lazyPart(
  async () => (await import('../../../listing/stale/stale-notice.tsx')).StaleNotice,
)

export function JobNotices({ job, className }: { job: JobDetail; className: string }) {
  if (job.removed_at === null && job.stale === null && !job.hidden) return null
  return (
    <div className={`grid gap-3 ${className}`}>
      <RemovedNotice job={job} />
      <Suspense>
        {job.stale && <StaleNotice job={job} />}
        {job.hidden && <HiddenNotice jobId={job.id} />}
      </Suspense>
    </div>
  )
}
