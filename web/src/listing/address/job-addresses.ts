import type { Job } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { parseAddressSearch, writeAddressSearch } from '../../page/address-search.ts'
import { type JobSearchParams, readJobSearchParams } from './job-search-params.ts'

/** `from` holds the parameters of the results. */
export type JobAddressSearch = { from?: string }

export function readJobAddressSearch(search: Readonly<Record<string, unknown>>): JobAddressSearch {
  return typeof search['from'] === 'string' ? { from: search['from'] } : {}
}

/** Remembers the results; '' for results without parameters. */
export function jobLink(job: Pick<Job, 'id'>, params: JobSearchParams | undefined) {
  return {
    to: pages.job.path,
    params: { id: String(job.id) },
    search: params ? { from: writeAddressSearch(params).slice(1) || 'start' } : {},
  } as const
}

export function paramsFrom(from: string): JobSearchParams {
  return readJobSearchParams(parseAddressSearch(from))
}
