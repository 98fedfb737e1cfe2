import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { jobLink } from '../../../listing/address/job-addresses.ts'
import { shownResults } from '../listing/shown-results.ts'
import { openPlace } from './open-place.ts'

type Tools = { readonly router: AnyRouter; readonly queries: QueryClient; readonly isWide: boolean }

/** Letters click the button marked with them, so a key does exactly what a click does. */
export function pressJobKey(key: string, tools: Tools): void {
  if (key === 'j' || key === 'ArrowDown') return move(1, tools)
  if (key === 'k' || key === 'ArrowUp') return move(-1, tools)
  const target = jobButton(key)
  if (key === '/') target?.focus()
  else target?.click()
}

/** Rows of the results; other lists on the page have none of these. */
const ROWS = '[data-job-rows] > li'

/** The element marked with `data-key`: in the focused row, else in the open job. */
export function jobButton(key: string): HTMLElement | null {
  const own = `[data-key="${key}"]`
  const row = document.activeElement?.closest(ROWS)
  const inRow = row?.querySelector<HTMLElement>(own)
  if (inRow) return inRow
  // Beside a list the open job is the article.
  const isPage = key === '/' || document.querySelector(ROWS) === null
  return document.querySelector<HTMLElement>(isPage ? own : `article ${own}`)
}

function move(step: 1 | -1, tools: Tools): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${ROWS} h3 a`)]
  if (links.length > 0) moveInList(links, step, tools)
  else moveFromPage(step, tools)
}

/**
 * Moves from the focused row, else from the open job. Opens the next job, or only focuses its row if there is no
 * pane.
 */
function moveInList(links: readonly HTMLAnchorElement[], step: 1 | -1, { router, isWide }: Tools): void {
  const focused = links.findIndex((link) => link.closest('li')?.contains(document.activeElement))
  const at = focused < 0 ? links.findIndex((link) => link.hasAttribute('aria-current')) : focused
  const next = links[at < 0 ? 0 : at + step]
  if (!next) return
  next.focus()
  next.closest('li')?.scrollIntoView({ block: 'nearest' })
  if (isWide) {
    // One history entry, so that Back leaves all jobs browsed by key.
    const replace = openPlace(router).openId !== undefined
    void router.navigate({ href: next.getAttribute('href') ?? '', replace, resetScroll: false })
  }
}

function moveFromPage(step: 1 | -1, { router, queries }: Tools): void {
  const { params, openId } = openPlace(router)
  if (params === null) return
  const jobs = shownResults(queries, params)
  const at = jobs.findIndex(({ id }) => id === openId)
  const next = at < 0 ? undefined : jobs[at + step]
  if (!next) return
  const { isFromList } = router.history.location.state
  void router.navigate({
    ...jobLink(next, params),
    replace: true,
    state: { isFromList: isFromList === true },
  })
}
