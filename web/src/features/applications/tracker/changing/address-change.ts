import { type ApplicationsSearch, readApplicationsSearch } from '../finding/applications-search.ts'

/**
 * Changes what stands in the address. What is not named stays, but for the page and the open application: another
 * choice is another list.
 */
export type ChangeAddress = (
  change: ApplicationsSearch,
  how?: {
    /** Back does not lead to what was before. */
    replace?: boolean
    /** The page begins at its top again. */
    toTop?: boolean
  },
) => void

/** What the address says after a change; undefined takes away. */
export function changed(search: ApplicationsSearch, change: ApplicationsSearch): ApplicationsSearch {
  return readApplicationsSearch({ ...search, page: undefined, open: undefined, ...change })
}
