import { useQuery } from '@tanstack/react-query'
import { jobListQuery, similarJobsQuery } from '../../../acts/search/job-queries.ts'
import { paramsFrom } from '../../../listing/address/job-addresses.ts'

/** Keeps the results in the cache while a job is read, so that keys can move to the next one. */
export function KeptResults({ from }: { from: string }) {
  const params = paramsFrom(from)
  useQuery({ ...jobListQuery(params), enabled: false })
  useQuery({ ...similarJobsQuery(params.similar_to ?? 0), enabled: false })
  return null
}
