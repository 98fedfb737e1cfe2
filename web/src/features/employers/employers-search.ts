/** What the directory shows: words of a name, and a page. */
export type EmployersSearch = { search?: string; page?: number }
/** Which page of an employer's open jobs. */
export type EmployerSearch = { page?: number }

type Given = Readonly<Record<string, unknown>>

/** Reads the directory's address; a value that means nothing is left out. */
export function readEmployersSearch(given: Given): EmployersSearch {
  const search = readName(given['search'])
  return { ...(search !== '' && { search }), ...readEmployerSearch(given) }
}

/** Reads the page out of an address, as far as the server turns pages. */
export function readEmployerSearch(given: Given): EmployerSearch {
  const text = String(given['page'])
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
  return page > 1 ? { page } : {}
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
