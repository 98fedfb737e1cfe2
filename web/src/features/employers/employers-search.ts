import { readPageSearch } from '../../page/page-search.ts'
import { readWords } from '../../page/typed-words.ts'

export type EmployersSearch = { search?: string; page?: number }

type Given = Readonly<Record<string, unknown>>

/** Drops invalid values. */
export function readEmployersSearch(given: Given): EmployersSearch {
  const search = readWords(given['search'])
  return { ...(search !== '' && { search }), ...readPageSearch(given) }
}
