import { pages } from '@hanap/contract/pages'
import { useMatches } from '@tanstack/react-router'
import { paramsFrom, readJobAddressSearch } from './job-addresses.ts'
import { JobPage } from './job-page.tsx'
import { readJobSearchParams } from './job-search-params.ts'
import { JobsPage } from './jobs-page.tsx'
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
  return <JobPage key={id} id={jobId} from={from} />
}
