import { readPageSearch } from '../../page/page-search.ts'

export type EmployersSearch = { search?: string; page?: number }

type Given = Readonly<Record<string, unknown>>

/** Drops invalid values. */
export function readEmployersSearch(given: Given): EmployersSearch {
  const search = readName(given['search'])
  return { ...(search !== '' && { search }), ...readPageSearch(given) }
}

/** The server reads no more characters. */
export const MAX_NAME = 100

/** Shortened, without control characters or half a character. */
export function readName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
  return text.replace(/[\uD800-\uDBFF]$/, '').trim()
}
