import { Suspense } from 'react'
import { seemsOffline } from '../../../../api/problems/problems.ts'
import { ListFailed } from '../../../../page/failing/list-failed.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { jobMessages } from '../../messages.ts'

const SampleJob = lazyPart(async () => (await import('../sample-job.tsx')).SampleJob)

/** Shows the failure with a sample job below. */
export function JobFailed({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const m = jobMessages
  return (
    <div className="grid gap-6">
      <ListFailed text={m.jobFailed} isOffline={seemsOffline(problem)} onRetry={onRetry} />
      <Suspense>
        <SampleJob />
      </Suspense>
    </div>
  )
}
