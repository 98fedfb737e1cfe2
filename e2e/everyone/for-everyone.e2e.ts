import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openFirstJob, openPage, settles } from '../looks.ts'
import { walk } from './keyboard-walk.ts'
import { memberLayouts, publicLayouts } from './page-lists.ts'

// These tests change no data.
test.describe.configure({ mode: 'parallel' })

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

    test('the keyboard goes through each page in the order of reading, seen and uncovered all the way', async ({
      page,
      signInAs,
    }) => {
      const goThrough = async (paths: readonly string[]) => {
        for (const path of paths) {
          await openPage(page, path)
          expect(await walk(page)).toBeGreaterThan(10)
        }
      }
      await goThrough(publicLayouts)
      await signInAs('carla')
      await goThrough(memberLayouts)
      await openFirstJob(page)
      expect(await walk(page)).toBeGreaterThan(10)
      await openPage(page, '/profile')
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

/** Whether the focus is inside, or in the browser's own buttons. */
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
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Password' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true')
})

test('the team goes on by itself once the pointer that turned it is gone', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  await settles(page)
  const team = page.getByRole('region', { name: 'Meet Our Team' })
  const shown = () => team.getByRole('heading', { level: 3 }).textContent()
  const next = team.getByRole('button', { name: 'Next team member' })
  await next.click()
  const turned = await shown()
  await page.clock.runFor(20_000)
  expect(await shown()).toBe(turned)
  await page.mouse.move(0, 0)
  await expect(next).toBeFocused()
  await page.clock.runFor(6_000)
  expect(await shown()).not.toBe(turned)
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves: colours and places change at once, and the counters stand at their end', async ({
    page,
    signInAs,
  }) => {
    await page.goto('/')
    await expect(page.getByText('12,000')).toBeVisible({ timeout: 1000 })
    const expectStill = async (path: string) => {
      await openPage(page, path)
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) => {
          const { animationName, animationDuration, transitionProperty } = getComputedStyle(element)
          const isMoving = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.005
          return isMoving || transitionProperty !== 'opacity' ? [element.className] : []
        }),
      )
      expect(moving, path).toEqual([])
    }
    for (const path of ['/about', '/features', ...publicLayouts]) await expectStill(path)
    await signInAs('carla')
    for (const path of memberLayouts) await expectStill(path)
  })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1280, height: 900 } })

  test('buttons and fields have an edge, and what is chosen is marked', async ({ page, signInAs }) => {
    const expectEdges = async (path: string) => {
      await openPage(page, path)
      if (path === '/jobs') await page.getByRole('button', { name: /^Filters/ }).click()
      expect(await page.evaluate(lookForEdges), path).toEqual([])
    }
    for (const path of publicLayouts) await expectEdges(path)
    await signInAs('carla')
    for (const path of memberLayouts) await expectEdges(path)
  })
})

/** Missing edges, and selected things that look unselected. */
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
