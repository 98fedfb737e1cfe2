import { EMPLOYERS_PER_PAGE } from '@hanap/contract/jobs/employers'
import { JOBS_PER_PAGE } from '@hanap/contract/jobs/jobs'
import { storable } from '@hanap/contract/text/text'

export type Page = { offset: number; limit: number }

/** Words to find anywhere in a name, in any order and case; empty for no search. */
export function readNameWords(search: string | undefined): string[] {
  const clean = storable(search ?? '').normalize('NFC')
  return [...new Set(clean.split(/\s+/u).filter((word) => word !== ''))]
}

export const directoryPage = (page: string | undefined) => pageOf(page, EMPLOYERS_PER_PAGE)

export const listingsPage = (page: string | undefined) => pageOf(page, JOBS_PER_PAGE)

const pageOf = (page: string | undefined, limit: number): Page => ({
  offset: (Number(page ?? 1) - 1) * limit,
  limit,
})
