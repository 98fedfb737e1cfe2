import { formatCount } from '../../../i18n/format.ts'
import { unquoted } from '../../../i18n/unquoted.ts'
import { searchMode } from '../../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../../listing/address/job-search-params.ts'
import { jobMessages } from '../messages.ts'

/** '1,000+ jobs found' if the count stopped there. */
export function resultsHeading(params: JobSearchParams, total: { count: number; isExact: boolean }): string {
  const mode = searchMode(params)
  if (mode === 'start') return jobMessages.startYourSearch
  const count = `${formatCount(total.count)}${total.isExact ? '' : '+'}`
  if (mode === 'similar') return jobMessages.similarFound(count)
  return params.search === undefined
    ? jobMessages.found(count)
    : jobMessages.matching(count, unquoted(params.search))
}
