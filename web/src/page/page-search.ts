/** Absent on the first page. */
export type PageSearch = { page?: number }

/** At most 9,999; an invalid page is the first. */
export function readPageSearch(given: Readonly<Record<string, unknown>>): PageSearch {
  const text = String(given['page'])
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
  return pageSearch(page)
}

export const pageSearch = (page: number): PageSearch => (page > 1 ? { page } : {})
