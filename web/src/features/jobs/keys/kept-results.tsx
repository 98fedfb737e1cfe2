import { useQuery } from '@tanstack/react-query'
import { jobListQuery, similarJobsQuery } from '../../../acts/search/job-queries.ts'
import { paramsFrom } from '../../../listing/address/job-addresses.ts'

/** Keeps the results cached while a job is read, for the keys. */
export function KeptResults({ from }: { from: string }) {
  const params = paramsFrom(from)
  useQuery({ ...jobListQuery(params), enabled: false })
  useQuery({ ...similarJobsQuery(params.similar_to ?? 0), enabled: false })
  return null
}
