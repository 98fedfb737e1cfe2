import { pages } from '@hanap/contract/site/pages'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { jobQuery } from '../../acts/search/job-queries.ts'
import { paramsFrom, readJobAddressSearch } from '../../listing/address/job-addresses.ts'
import { readJobSearchParams } from '../../listing/address/job-search-params.ts'
import { useFetchAhead } from './ahead/use-fetch-ahead.ts'
import { JobSkeleton } from './job/job-skeleton.tsx'
import { JobPage } from './job/lazy-job-page.tsx'
import { KeysDialog } from './keys/keys-hint.tsx'
import { useJobKeys } from './keys/use-job-keys.ts'
import { JobsPage } from './listing/jobs-page.tsx'
import { useIsWide } from './use-is-wide.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This job was opened from the list one step back. */
    isFromList?: boolean
  }
}

/** On wide screens a job opens beside the list, which stays mounted. */
export function JobsSection() {
  const [isHelpOpen, setHelpOpen] = useState(false)
  useJobKeys(setHelpOpen)
  useFetchAhead()
  return (
    <>
      <OpenPages />
      {isHelpOpen && (
        <Suspense>
          <KeysDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function OpenPages() {
  const isWide = useIsWide()
  // From one match: read separately, they can briefly belong to different pages.
  const page = useMatches({ select: (matches) => matches.at(-1) })
  const search: Readonly<Record<string, unknown>> = page?.search ?? {}
  if (page?.fullPath !== pages.job.path) return <JobsPage params={readJobSearchParams(search)} />
  const { id } = page.params
  const { from } = readJobAddressSearch(search)
  const jobId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
  if (isWide && from !== undefined && jobId !== null) {
    return <JobsPage params={paramsFrom(from)} openId={jobId} />
  }
  return (
    <Suspense fallback={<JobSkeleton />}>
      {jobId !== null && <JobAhead id={jobId} />}
      <JobPage key={id} id={jobId} from={from} />
    </Suspense>
  )
}

/** Fetches the job while its page's code loads. */
function JobAhead({ id }: { id: number }) {
  usePrefetchQuery(jobQuery(id))
  return null
}
