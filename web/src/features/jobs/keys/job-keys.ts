import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { jobLink } from '../../../listing/address/job-addresses.ts'
import { shownResults } from '../listing/shown-results.ts'
import { openPlace } from './open-place.ts'

type Tools = { readonly router: AnyRouter; readonly queries: QueryClient; readonly isWide: boolean }

/**
 * Does what a key stands for on the listing and on a job's page. Letters press the button that is marked with
 * them, so that a key does just what a click does.
 */
export function pressJobKey(key: string, tools: Tools): void {
  if (key === 'j' || key === 'ArrowDown') return move(1, tools)
  if (key === 'k' || key === 'ArrowUp') return move(-1, tools)
  const target = jobButton(key)
  if (key === '/') target?.focus()
  else target?.click()
}

/** Rows of the results; other lists on the page have none of these. */
const ROWS = '[data-job-rows] > li'

/**
 * What is marked with the key (`data-key`): in the row that has the focus, else in the open job. A row that nobody is at
 * is never meant.
 */
export function jobButton(key: string): HTMLElement | null {
  const own = `[data-key="${key}"]`
  const row = document.activeElement?.closest(ROWS)
  const inRow = row?.querySelector<HTMLElement>(own)
  if (inRow) return inRow
  // Beside a list the open job is the article; a page of its own has no list.
  const isPage = key === '/' || document.querySelector(ROWS) === null
  return document.querySelector<HTMLElement>(isPage ? own : `article ${own}`)
}

function move(step: 1 | -1, tools: Tools): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${ROWS} h3 a`)]
  if (links.length > 0) moveInList(links, step, tools)
  else moveFromPage(step, tools)
}

/**
 * Goes on from the row with the focus, else from the open job. Beside the list the next job opens; where there is
 * only the list, its row takes the focus.
 */
function moveInList(links: readonly HTMLAnchorElement[], step: 1 | -1, { router, isWide }: Tools): void {
  const focused = links.findIndex((link) => link.closest('li')?.contains(document.activeElement))
  const at = focused < 0 ? links.findIndex((link) => link.hasAttribute('aria-current')) : focused
  const next = links[at < 0 ? 0 : at + step]
  if (!next) return
  next.focus()
  next.closest('li')?.scrollIntoView({ block: 'nearest' })
  if (isWide) {
    // One step of the history for all jobs looked through: Back leads out of them at once.
    const replace = openPlace(router).openId !== undefined
    void router.navigate({ href: next.getAttribute('href') ?? '', replace, resetScroll: false })
  }
}

/** On a page of its own the next job of the list it was opened from takes its place. */
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
