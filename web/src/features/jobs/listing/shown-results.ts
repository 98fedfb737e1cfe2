import type { Job } from '@hanap/contract/jobs/jobs'
import type { QueryClient } from '@tanstack/react-query'
import { jobListQuery, similarJobsQuery } from '../../../acts/search/job-queries.ts'
import { searchMode } from '../../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../../listing/address/job-search-params.ts'
import { pageOf, rowsOf } from '../../../listing/read-job.ts'

/** From the cache only: a request may cost a search. */
export function shownResults(queries: QueryClient, params: JobSearchParams): readonly Job[] {
  if (searchMode(params) !== 'similar') {
    const list = queries.getQueryData(jobListQuery(params).queryKey)
    return list ? rowsOf(list) : []
  }
  const similar = queries.getQueryData(similarJobsQuery(params.similar_to ?? 0).queryKey)
  return similar ? pageOf(similar, params.page).results : []
}
