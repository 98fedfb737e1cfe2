import { useQuery } from '@tanstack/react-query'
import { jobListQuery, similarJobsQuery } from '../../../acts/search/job-queries.ts'
import { paramsFrom } from '../../../listing/address/job-addresses.ts'

/** Keeps the results that a job was opened from in the cache while it is read: the keys go on to the next of them. */
export function KeptResults({ from }: { from: string }) {
  const params = paramsFrom(from)
  useQuery({ ...jobListQuery(params), enabled: false })
  useQuery({ ...similarJobsQuery(params.similar_to ?? 0), enabled: false })
  return null
}
