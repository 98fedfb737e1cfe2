import type { Application } from '@hanap/contract/applications/applications'
import { isUnder } from '../never-sent.ts'
import { criteriaOf, filterApplications } from './application-filters.ts'
import type { ApplicationsSearch } from './applications-search.ts'

export function noFilters(search: ApplicationsSearch): ApplicationsSearch {
  return Object.fromEntries(criteriaOf(search).map((criterion) => [criterion, undefined]))
}

/**
 * Clears filters and tabs that hide the application, and opens its page of the table.
 * @param now milliseconds since 1970
 */
export function changeToShow(
  application: Application,
  search: ApplicationsSearch,
  now: number,
): ApplicationsSearch {
  const isLeftOut = filterApplications([application], search, now).length === 0
  const isElsewhere = search.status !== undefined && !isUnder(application, search.status)
  return {
    ...(isLeftOut && noFilters(search)),
    ...(isElsewhere && { status: search.view === 'board' ? application.status : undefined }),
    ...(search.view === undefined && { open: application.id }),
  }
}
