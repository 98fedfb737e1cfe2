import { escape } from '../html.ts'

export const PAGE_SIZE = 30
const NUMBERED_PAGES = 7

/**
 * Seven pages with '‹ First', '<', '>' and 'Last ›'.
 * @param base the offset follows it
 * @param query kept on every link, with its '?', or ''
 */
export function renderPager({
  base,
  query,
  offset,
  total,
}: {
  base: string
  query: string
  offset: number
  total: number
}): string {
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages < 2) return ''
  const current = Math.floor(offset / PAGE_SIZE) + 1
  const first = Math.max(1, Math.min(current - 3, pages - NUMBERED_PAGES + 1))
  const link = (page: number, text: string, rel = '') => {
    const address = escape(`${base}${page === 1 ? '' : `/${(page - 1) * PAGE_SIZE}`}${query}`)
    return `<a href="${address}" data-ci-pagination-page="${page}"${rel}>${text}</a>`
  }
  const items: string[] = []
  if (first > 1) items.push(`<li class="page-item page-link">${link(1, '&lsaquo; First')}</li>`)
  if (current > 1)
    items.push(`<li class="page-item page-link">${link(current - 1, '&lt;', ' rel="prev"')}</li>`)
  for (let page = first; page <= Math.min(pages, first + NUMBERED_PAGES - 1); page++) {
    items.push(
      page === current
        ? `<li class="page-item active page-link"><a>${page}</a></li>`
        : `<li class="page-item page-link">${link(page, String(page))}</li>`,
    )
  }
  if (current < pages) {
    items.push(
      `<li class="page-item page-link" aria-label="Next">${link(current + 1, '&gt;', ' rel="next"')}</li>`,
    )
    items.push(`<li class="page-item page-link">${link(pages, 'Last &rsaquo;')}</li>`)
  }
  return `<ul class="pagination">${items.join('')}</ul>`
}
