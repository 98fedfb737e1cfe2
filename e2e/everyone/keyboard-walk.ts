import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** More than any page has. */
const MOST_TABS = 250

/** Elements whose place differs from the reading order on purpose. */
const moved = [
  // An employer's skills follow its jobs, but are beside them on wide screens.
  '.panel:has(a.chip > .chip-count)',
]

/**
 * Walks with Tab until the page starts over. Each stop must be in view, uncovered (WCAG 2.4.11), visibly focused
 * (2.4.7), in reading order (2.4.3).
 * @returns the number of stops
 */
export async function walk(page: Page): Promise<number> {
  const faults: string[] = []
  let stops = 0
  for (; stops < MOST_TABS; stops++) {
    await page.keyboard.press('Tab')
    // The first key loads lazy parts.
    if (stops === 0) await expect(page.locator('.skeleton')).toHaveCount(0)
    const jump = await page.evaluate(lookAtOrder, { stop: stops, moved })
    if (jump) faults.push(jump)
    const stop = await page.evaluate(lookAtFocus, stops)
    if (stop === 'end') break
    if (stop) faults.push(stop)
  }
  expect(faults, `the way through ${page.url()}`).toEqual([])
  expect(stops, 'the way has an end').toBeLessThan(MOST_TABS)
  return stops
}

/** The focus's fault; 'end' once it has left the page. */
function lookAtFocus(stop: number): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused === document.documentElement) return 'end'
  // The page starts over.
  if (focused.hasAttribute('data-walked')) return 'end'
  focused.setAttribute('data-walked', String(stop))
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`
  const drawn = (element: Element | null) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  let ring: Element | null = focused
  for (let i = 0; i < 5 && ring && !drawn(ring); i++) ring = ring.parentElement
  if (!drawn(ring)) return `${name}: one does not see the focus`
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const isOwn = (x: number, y: number) => {
    const there = document.elementFromPoint(x, y)
    return there !== null && (focused.contains(there) || there.contains(focused) || ring?.contains(there))
  }
  for (const across of [0.1, 0.5, 0.9])
    for (const down of [0.1, 0.5, 0.9])
      if (isOwn(left + (right - left) * across, top + (bottom - top) * down)) return null
  return `${name}: covered, or out of view`
}

/** Backwards in the document or on the screen, read column by column. */
function lookAtOrder({ stop, moved }: { stop: number; moved: readonly string[] }): string | null {
  const from = document.querySelector(`[data-walked="${stop - 1}"]`)
  const to = document.activeElement
  if (!from || !to || to === document.body || to.hasAttribute('data-walked')) return null
  const nameOf = (one: Element) =>
    `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)}`
  const step = `${nameOf(from)} to ${nameOf(to)}`
  if (!(from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING))
    return `${step}: back in the page`
  if (moved.some((selector) => to.closest(selector))) return null
  const [before, after] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  // Only the next column is up.
  if (after.bottom <= before.top && after.left < before.right) return `${step}: up on the screen`
  const shared = Math.min(before.bottom, after.bottom) - Math.max(before.top, after.top)
  const isSameRow = shared > Math.min(before.height, after.height) / 2
  return isSameRow && after.right <= before.left ? `${step}: back in its row` : null
}
