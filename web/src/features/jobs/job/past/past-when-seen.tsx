import type { JobHistory } from '@hanap/contract/jobs/job-history'
import { Suspense } from 'react'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { WhenSeen } from '../when-seen.tsx'

const JobPast = lazyPart(async () => (await import('./job-past.tsx')).JobPast)

/** About as high as two events. */
const ROOM = 'h-24'

/** What became of a job's listing, fetched when somebody scrolls there. */
export function PastWhenSeen({ history }: { history: JobHistory }) {
  return (
    <WhenSeen className={ROOM}>
      <Suspense fallback={<div className={ROOM} />}>
        <JobPast history={history} />
      </Suspense>
    </WhenSeen>
  )
}

/** A listing that was only ever seen as it is has no past to tell. */
export const hasPast = (history: JobHistory): boolean => history.length > 1
