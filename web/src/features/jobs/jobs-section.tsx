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
    /** The page before this one is the list that this job was opened from. */
    isFromList?: boolean
  }
}

/**
 * The listing and a job of it, in one place: on wide screens a job opened from results stands beside them, and the
 * list stays as it is while jobs are opened one after the other.
 */
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
  // Path, id and search out of one match: read apart they can be of two different pages for a moment.
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

/** Asks for the job while its page's code is still on the way. */
function JobAhead({ id }: { id: number }) {
  usePrefetchQuery(jobQuery(id))
  return null
}
