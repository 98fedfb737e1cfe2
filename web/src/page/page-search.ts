/** The page of a list as its address says it; absent on the first one. */
export type PageSearch = { page?: number }

/** Reads the page out of an address, as far as lists go: 9,999 at most. What is no page is the first. */
export function readPageSearch(given: Readonly<Record<string, unknown>>): PageSearch {
  const text = String(given['page'])
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
  return pageSearch(page)
}

/** A page as an address says it. */
export const pageSearch = (page: number): PageSearch => (page > 1 ? { page } : {})
