import type { Job } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { parseAddressSearch, writeAddressSearch } from '../../page/address-search.ts'
import { type JobSearchParams, readJobSearchParams } from './job-search-params.ts'

/** The results a job was opened from, as `from` in its address: the listing's own parameters, or absent. */
export type JobAddressSearch = { from?: string }

/** Reads a job page's search parameters. */
export function readJobAddressSearch(search: Readonly<Record<string, unknown>>): JobAddressSearch {
  return typeof search['from'] === 'string' ? { from: search['from'] } : {}
}

/** Where a job opens, remembering the results it stands in; '' are the ones without parameters. */
export function jobLink(job: Pick<Job, 'id'>, params: JobSearchParams | undefined) {
  return {
    to: pages.job.path,
    params: { id: String(job.id) },
    search: params ? { from: writeAddressSearch(params).slice(1) || 'start' } : {},
  } as const
}

/** The listing's parameters out of a job's `from`. */
export function paramsFrom(from: string): JobSearchParams {
  return readJobSearchParams(parseAddressSearch(from))
}
