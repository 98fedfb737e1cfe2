import { pages } from '@hanap/contract/site/pages'
import type { AnyRouter } from '@tanstack/react-router'
import { paramsFrom, readJobAddressSearch } from '../../../listing/address/job-addresses.ts'
import { type JobSearchParams, readJobSearchParams } from '../../../listing/address/job-search-params.ts'

/** `params` is null for a job opened without results. */
export type OpenPlace = { readonly params: JobSearchParams | null; readonly openId: number | undefined }

/** A pending navigation counts: keys are faster than pages. */
export function openPlace(router: AnyRouter): OpenPlace {
  const page = router.matchRoutes(router.latestLocation).at(-1)
  const search: Readonly<Record<string, unknown>> = page?.search ?? {}
  if (page?.fullPath !== pages.job.path) return { params: readJobSearchParams(search), openId: undefined }
  const { from } = readJobAddressSearch(search)
  return { params: from === undefined ? null : paramsFrom(from), openId: Number(page.params.id) }
}
