import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Titles in the listing. */
export const jobLinks = (page: Page) => page.locator('[data-job-rows] h3 a')

export const WIDE = { width: 1280, height: 900 }
export const PHONE = { width: 360, height: 740 }
/** Portrait. */
const TABLET = { width: 768, height: 1024 }
const LAPTOP = { width: 1440, height: 900 }
/** Equal to 1280 px at 400 % (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 }
/** Half of 1280 px, for text at 200 % (WCAG 1.4.4). */
const BIG_TEXT = { width: 640, height: 720 }

/** One heading, and loading has ended. */
export async function settles(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
}

/** No horizontal scrolling, and no text cut off or outside its control, once the page has followed its size. */
export async function expectFits(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(lookForCuts), `${where(page)} runs sideways by pixels, or cuts`)
    .toEqual({ sideways: 0, cut: [] })
}

/** Tests 320 px and text at 200 %; restores the size. */
export async function expectFitsSmallAndBig(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROWEST)
  await expectFits(page)
  await page.setViewportSize(BIG_TEXT)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [sheet]
  })
  await expectFits(page)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  if (before) await page.setViewportSize(before)
}

/** Controls are at least 24 px wide and high (WCAG 2.5.8), except links within a sentence. */
export async function expectTargets(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(lookForSmallTargets), `${where(page)} has targets under 24 px`)
    .toEqual([])
}

/** Tests the usual screens; leaves the phone's size. */
export async function expectFitsScreens(page: Page): Promise<void> {
  for (const screen of [WIDE, LAPTOP, TABLET, PHONE]) {
    await page.setViewportSize(screen)
    await expectFits(page)
    await expectTargets(page)
  }
}

/**
 * Tests all screens, light on a desktop and dark on a phone, at 320 px and with large text. `npm run bench -- pages
 * axe` tests both themes on both.
 */
export async function expectForEveryone(page: Page, expectAccessible: () => Promise<void>) {
  await expectAccessible()
  await expectFitsScreens(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible()
  await expectFitsSmallAndBig(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(WIDE)
}

export async function openPage(page: Page, path: string) {
  // # alone would not reload the page.
  if (path.includes('#')) await page.goto('about:blank')
  await page.goto(path)
  await settles(page)
}

/** On its own page. */
export async function openFirstJob(page: Page) {
  await page.goto('/jobs')
  const href = await page.locator('main h3 a[href^="/jobs/"]').first().getAttribute('href')
  await openPage(page, (href ?? '').replace(/\?.*/, ''))
}

const where = (page: Page) => `${page.url()} at ${page.viewportSize()?.width} px`

function lookForCuts() {
  const root = document.documentElement
  const cut = new Set<string>()
  const hides = (value: string) => value === 'hidden' || value === 'clip'
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, [inert], option')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const holder = text.parentElement
    if (!holder || !text.data.trim() || !isShown(holder)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      // For screen readers, or truncated on purpose.
      if (edge.width <= 2 || style.clipPath !== 'none') break
      if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') break
      // Scrolling reveals all of it.
      if (style.overflowX === 'auto' || style.overflowY === 'auto') break
      const isControl = box.matches('button, a.button, .chip, .badge, [role="tab"]')
      const isOut = left < edge.left - 2 || right > edge.right + 2
      const isBelow = top < edge.top - 3 || bottom > edge.bottom + 3
      if (
        ((isControl || hides(style.overflowX)) && isOut) ||
        ((isControl || hides(style.overflowY)) && isBelow)
      )
        cut.add(`'${text.data.trim().slice(0, 40)}' in ${box.tagName.toLowerCase()}.${box.className}`)
    }
  }
  return { sideways: Math.max(0, root.scrollWidth - root.clientWidth), cut: [...cut].slice(0, 8) }
}

function lookForSmallTargets() {
  const small = new Set<string>()
  const targets = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"]'
  for (const target of document.querySelectorAll<HTMLElement>(targets)) {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[inert], .sr-only')) continue
    // Pressed through its label.
    const pressed = target.matches('[type="checkbox"], [type="radio"]') ? target.closest('label') : null
    const { width, height } = (pressed ?? target).getBoundingClientRect()
    if (width === 0 || (width >= 23.5 && height >= 23.5)) continue
    // Its overlay is pressed.
    if (['::before', '::after'].some((cover) => getComputedStyle(target, cover).position === 'absolute'))
      continue
    const around = [...(target.parentElement?.childNodes ?? [])]
    const isInSentence =
      getComputedStyle(target).display === 'inline' &&
      around.some((node) => node instanceof Text && node.data.trim().length > 1)
    if (!isInSentence) small.add(`${target.textContent.trim().slice(0, 40)} ${width} × ${height}`)
  }
  return [...small]
}
