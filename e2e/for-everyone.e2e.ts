import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { settles } from './looks.ts'

// Nothing here changes what anybody has: the tests may run side by side.
test.describe.configure({ mode: 'parallel' })

/** More than any page here has. */
const MOST_TABS = 250

/**
 * Goes through a page with Tab, from its start until the way begins anew, and looks at each stop: it is in view, not
 * covered by what sticks to an edge (WCAG 2.4.11), and one sees that it has the focus (2.4.7).
 * @returns how many stops there are
 */
async function walk(page: Page): Promise<number> {
  const faults: string[] = []
  let stops = 0
  for (; stops < MOST_TABS; stops++) {
    await page.keyboard.press('Tab')
    // The first key fetches what waited to be seen; nobody is at the end of the page before it comes.
    if (stops === 0) await expect(page.locator('.skeleton')).toHaveCount(0)
    const stop = await page.evaluate(lookAtFocus)
    if (stop === 'end') break
    if (stop) faults.push(stop)
  }
  expect(faults, `the way through ${page.url()}`).toEqual([])
  expect(stops, 'the way has an end').toBeLessThan(MOST_TABS)
  return stops
}

/** What is wrong with where the focus is; 'end' where it has left the page. */
function lookAtFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused === document.documentElement) return 'end'
  // Seen for the second time: a page whose way begins anew.
  if (focused.hasAttribute('data-walked')) return 'end'
  focused.setAttribute('data-walked', '')
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

test('the skip link is first, is seen, and leads past the header', async ({ page }) => {
  await page.goto('/about')
  await settles(page)
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true)
})

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the keyboard goes through each page, seen and uncovered all the way', async ({
      page,
      signInAs,
    }) => {
      test.slow()
      for (const path of ['/', '/privacy', '/contact', '/salaries', '/register']) {
        await page.goto(path)
        await settles(page)
        expect(await walk(page)).toBeGreaterThan(10)
      }
      await signInAs('carla')
      await page.goto('/jobs')
      await settles(page)
      const first = await page.locator('main h3 a[href^="/jobs/"]').first().getAttribute('href')
      for (const path of [
        '/jobs',
        first ?? '',
        '/saved-jobs',
        '/settings?tab=notifications',
        '/subscription/plans',
      ]) {
        await page.goto(path)
        await settles(page)
        expect(await walk(page)).toBeGreaterThan(10)
      }
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
      expect(await walk(page)).toBeGreaterThan(10)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('menus and dialogs hold the focus, end with Escape, and give it back', async ({ page, signInAs }) => {
    await signInAs('carla')
    await page.goto('/jobs')
    await settles(page)
    for (const name of [/^Menu$/, /^Filters/]) {
      const opener = page.getByRole('button', { name }).first()
      await opener.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      for (let i = 0; i < 25; i++) {
        await page.keyboard.press('Tab')
        expect(await isInside(dialog)).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
    const account = page.getByRole('button', { name: /^Account/ })
    await account.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    expect(await isInside(page.locator('.menu-panel'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()
  })
})

/** Whether the focus is in it, or with the browser's own buttons. */
const isInside = (place: Locator) =>
  place.evaluate(
    (element) => element.contains(document.activeElement) || document.activeElement === document.body,
  )

test('tabs are chosen by arrows, and the team is stopped by its button', async ({ page, signInAs }) => {
  await page.goto('/about')
  await settles(page)
  await page.getByRole('button', { name: 'Stop changing team members' }).press('Space')
  await expect(page.getByRole('button', { name: 'Change team members automatically' })).toBeFocused()
  await signInAs('carla')
  await page.goto('/settings?tab=personal')
  await page.getByRole('tab', { name: 'Personal' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Password' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true')
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves: colours and places change at once, and the counters stand at their end', async ({
    page,
    signInAs,
  }) => {
    await page.goto('/')
    await expect(page.getByText('12,000')).toBeVisible({ timeout: 1000 })
    await signInAs('carla')
    for (const path of ['/', '/about', '/jobs', '/applications']) {
      await page.goto(path)
      await settles(page)
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) => {
          const { animationName, animationDuration, transitionProperty } = getComputedStyle(element)
          const isMoving = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.005
          return isMoving || transitionProperty !== 'opacity' ? [element.className] : []
        }),
      )
      expect(moving, path).toEqual([])
    }
  })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1280, height: 900 } })

  test('buttons and fields have an edge, and what is chosen is marked', async ({ page, signInAs }) => {
    await signInAs('carla')
    for (const path of [
      '/jobs',
      '/settings?tab=notifications',
      '/salaries',
      '/subscription/plans',
      '/applications',
    ]) {
      await page.goto(path)
      await settles(page)
      if (path === '/jobs') await page.getByRole('button', { name: /^Filters/ }).click()
      expect(await page.evaluate(lookForEdges), path).toEqual([])
    }
  })
})

/** Buttons and fields without an edge; chosen things that look like those that are not. */
function lookForEdges(): string[] {
  const faults = new Set<string>()
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
  for (const one of shown('.button, .input, .chip, .check, .radio, .switch')) {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(one)
    if (
      Number.parseFloat(borderTopWidth) < 1 ||
      borderTopStyle === 'none' ||
      borderTopColor === backgroundColor
    )
      faults.add(`no edge: ${one.className}`)
  }
  const look = (one: Element) => {
    const { outlineStyle, borderColor, borderWidth, backgroundColor, color } = getComputedStyle(one)
    return [outlineStyle, borderColor, borderWidth, backgroundColor, color].join()
  }
  for (const [chosen, others] of [
    ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
    ['.chip[aria-pressed="true"]', '.chip[aria-pressed="false"]'],
    ['.segment[aria-pressed="true"]', '.segment[aria-pressed="false"]'],
    ['.radio:checked', '.radio:not(:checked)'],
    ['.switch:checked', '.switch:not(:checked)'],
    ['.site-nav [aria-current]', '.site-nav a:not([aria-current])'],
    ['li:has(h3 [aria-current])', 'li:not(:has([aria-current])):has(h3 a)'],
  ] as const) {
    const [one] = shown(chosen)
    const [other] = shown(others)
    if (one && other && look(one) === look(other)) faults.add(`not marked: ${chosen}`)
  }
  return [...faults]
}
