export type PageItem = number | 'gap'

const ALL_SHOWN = 5

/** Up to 5 pages shows all; else the first, the current with its neighbours, and the last, with gaps. */
export function pageItems(page: number, pageCount: number): PageItem[] {
  if (pageCount <= ALL_SHOWN) return Array.from({ length: Math.max(0, pageCount) }, (_, i) => i + 1)
  const shown = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount)
  const items: PageItem[] = []
  let last = 0
  for (const number of [...new Set(shown)].sort((a, b) => a - b)) {
    if (number - last > 1) items.push('gap')
    items.push(number)
    last = number
  }
  return items
}
