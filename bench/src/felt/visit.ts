import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pages } from '@hanap/contract/site/pages'
import { chromium, type Locator, type Page } from '@playwright/test'
import type { Run } from './figures.ts'
import { slowDown } from './slow-phone.ts'

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const watch = path.join(import.meta.dirname, 'watch-page.js')
/** `ms`: until the answer was painted. */
export type Tap = { name: string; ms: number }
/** A seeker looks first, while the page prefetches. */
const LOOK_MS = 6000
/** Fingers linger, and events are reported late. */
const AFTER_TAP_MS = 700
const KEY_PAUSE_MS = 200

const ROW = '[data-job-rows] h3 a'
const SEARCH = 'input[name="search"]'
const WORDS = 'virtual assistant'
const FOUND_ROW = `${ROW}[href*="search=virtual"], ${ROW}[href*="search%3Dvirtual"]`

/**
 * The list, a later visit, a job, its apply sheet, back, suggestions, a search, and the buttons around them.
 * @param keepSession logs the seeker in, before the browser is slowed
 */
export async function measureVisit(
  port: number,
  site: string,
  keepSession: (page: Page) => Promise<void>,
): Promise<{ seen: Run; taps: Tap[] }> {
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const context = await connected.newContext(PHONE)
  await context.addInitScript({ path: watch })
  const first = await context.newPage()
  await keepSession(first)
  await first.close()
  const stop = await slowDown(port)
  try {
    const taps: Tap[] = []
    const shifts: number[] = []
    const leave = async (page: Page) => {
      const seen = await page.evaluate<{ taps: Tap[]; shift: number }>(
        '({ taps: felt.taps, shift: felt.shift })',
      )
      taps.push(...seen.taps)
      shifts.push(seen.shift)
      await page.close()
    }
    const begun = await context.newPage()
    const cold = await openList(begun, site)
    await pause(LOOK_MS)
    await leave(begun)
    const page = await context.newPage()
    const warm = await openList(page, site)
    await pause(LOOK_MS)
    const job = await tapUntil(page, ROW, 'main [data-key="a"]')
    await pause(LOOK_MS / 2)
    const sheet = await tapUntil(page, '[data-key="a"]', 'dialog[open] textarea')
    await pause(AFTER_TAP_MS)
    await page.keyboard.press('Escape')
    await pause(AFTER_TAP_MS)
    await page.goBack()
    await page.locator(ROW).first().waitFor()
    await pause(AFTER_TAP_MS)
    const suggestions = await suggest(page)
    await waitFor(page, FOUND_ROW, 'key')
    await page.keyboard.press('Enter')
    const search = await paintedAt(page)
    await pause(AFTER_TAP_MS)
    await tapAround(page)
    await leave(page)
    return {
      seen: {
        cold,
        warm,
        job,
        sheet,
        suggestions,
        search,
        tap: Math.max(0, ...taps.map(({ ms }) => ms)),
        shift: Math.max(...shifts),
      },
      taps,
    }
  } finally {
    stop()
    await connected.close()
  }
}

async function openList(page: Page, site: string): Promise<number> {
  await page.goto(site + pages.jobs.path, { waitUntil: 'commit' })
  await waitFor(page, ROW, 'start')
  return paintedAt(page)
}

const waitFor = (page: Page, shown: string, from: 'start' | 'tap' | 'key') =>
  page.evaluate(`felt.wait(${JSON.stringify(shown)}, '${from}')`)

const paintedAt = (page: Page) => page.evaluate<number>('felt.painted')

async function tapUntil(page: Page, pressed: string, shown: string): Promise<number> {
  const target = page.locator(pressed).locator('visible=true').first()
  await target.scrollIntoViewIfNeeded()
  await waitFor(page, shown, 'tap')
  await tap(page, target)
  return paintedAt(page)
}

/** Playwright's own tap runs scripts in the page. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be tapped is not in sight.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Measures from the key that first brings suggestions. */
async function suggest(page: Page): Promise<number> {
  const box = page.locator(SEARCH)
  await tap(page, box)
  await pause(AFTER_TAP_MS)
  // Two characters bring the first suggestions.
  await page.keyboard.type(WORDS.slice(0, 1))
  await pause(KEY_PAUSE_MS)
  await waitFor(page, '[role="listbox"] [role="option"]', 'key')
  await page.keyboard.type(WORDS.slice(1, 2))
  const ms = await paintedAt(page)
  await page.keyboard.type(WORDS.slice(2), { delay: KEY_PAUSE_MS })
  await pause(AFTER_TAP_MS)
  return ms
}

/** Each is restored afterwards. */
async function tapAround(page: Page): Promise<void> {
  const press = async (name: RegExp) => {
    await tap(page, page.getByRole('button', { name }).locator('visible=true').first())
    await pause(AFTER_TAP_MS)
  }
  const save = /^(Save Job|Remove from Saved)/
  await press(save)
  await press(save)
  await press(/^Filters/)
  await page.keyboard.press('Escape')
  await pause(AFTER_TAP_MS)
  await press(/^Menu/)
  await page.keyboard.press('Escape')
  await pause(AFTER_TAP_MS)
}
