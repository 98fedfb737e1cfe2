import { EMPLOYERS_PER_PAGE } from '@hanap/contract/jobs/employers'
import { JOBS_PER_PAGE } from '@hanap/contract/jobs/jobs'

export type Page = { offset: number; limit: number }

/** Words of a name, each to be found anywhere in it, in any order; none is no search. Case is the database's matter. */
export function readNameWords(search: string | undefined): string[] {
  // No database text may hold NUL, nor half a character.
  const clean = (search ?? '')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .normalize('NFC')
  return [...new Set(clean.split(/\s+/u).filter((word) => word !== ''))]
}

/** Which employers of the directory stand on a page. */
export const directoryPage = (page: string | undefined) => pageOf(page, EMPLOYERS_PER_PAGE)

/** Which of an employer's listings stand on a page. */
export const listingsPage = (page: string | undefined) => pageOf(page, JOBS_PER_PAGE)

const pageOf = (page: string | undefined, limit: number): Page => ({
  offset: (Number(page ?? 1) - 1) * limit,
  limit,
})
