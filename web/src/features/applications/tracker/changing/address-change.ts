import { type ApplicationsSearch, readApplicationsSearch } from '../finding/applications-search.ts'

/** Merges a change into the address, and resets page number and open application. */
export type ChangeAddress = (
  change: ApplicationsSearch,
  how?: {
    /** Replaces the history entry. */
    replace?: boolean
    /** Scrolls to the top. */
    toTop?: boolean
  },
) => void

/** An undefined value removes its key. */
export function changed(search: ApplicationsSearch, change: ApplicationsSearch): ApplicationsSearch {
  return readApplicationsSearch({ ...search, page: undefined, open: undefined, ...change })
}
