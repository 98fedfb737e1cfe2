import { Suspense } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { lazyPart } from './lazy-part.ts'
import { jobMessages } from './messages.ts'
import { ListFailed } from './result-notices.tsx'

const SampleJob = lazyPart(async () => (await import('./sample-job.tsx')).SampleJob)

/** A job that did not load: says so at once, and then shows what a job holds by a sample. */
export function JobFailed({ onRetry }: { onRetry: () => void }) {
  const m = useMessages(jobMessages)
  return (
    <div className="grid gap-6">
      <ListFailed text={m.jobFailed} onRetry={onRetry} />
      <Suspense>
        <SampleJob />
      </Suspense>
    </div>
  )
}
