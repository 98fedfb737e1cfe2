import { readPageSearch } from '../../page/page-search.ts'

/** What the directory shows: words of a name, and a page. */
export type EmployersSearch = { search?: string; page?: number }

type Given = Readonly<Record<string, unknown>>

/** Reads the directory's address; a value that means nothing is left out. */
export function readEmployersSearch(given: Given): EmployersSearch {
  const search = readName(given['search'])
  return { ...(search !== '' && { search }), ...readPageSearch(given) }
}

/** As many characters of a name as the server reads. */
export const MAX_NAME = 100

/** A typed name as it is searched for: by its beginning, without control characters or half a character. */
export function readName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
  return text.replace(/[\uD800-\uDBFF]$/, '').trim()
}
