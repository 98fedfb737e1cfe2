import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openPage, PHONE, WIDE } from '../looks.ts'

for (const viewport of [WIDE, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the first press after a field that was left wrong arrives, wherever a visitor aims', async ({
      page,
    }) => {
      for (const path of ['/login', '/register', '/forgot-password', '/contact']) {
        await openPage(page, path)
        await expectFirstPresses(page, page.getByRole('main'))
      }
    })

    test('the first press after a field that was left wrong arrives in what eli sets', async ({
      page,
      signUpAs,
    }) => {
      await signUpAs('Eli')
      await openPage(page, '/onboarding?step=3')
      await page.getByRole('combobox', { name: 'Skills' }).fill('Excel')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/step=4/)
      for (const tab of ['personal', 'password', 'integrations']) {
        await openPage(page, `/settings?tab=${tab}`)
        if (tab === 'integrations') await page.getByRole('button', { name: 'Connect', exact: true }).click()
        await expectFirstPresses(page, page.getByRole('main').locator('form'))
      }
    })
  })
}

/** Presses each link, button and choice while a field has an error. */
async function expectFirstPresses(page: Page, area: Locator) {
  await page.evaluate(noteClicks)
  const fields = area.locator('input:is([type="text"], [type="email"], [type="password"]), textarea')
  const targets = area.locator(
    'a[href], button:enabled, label:has(input:is([type="checkbox"], [type="radio"]))',
  )
  await expect(targets.first()).toBeVisible()
  const missed: string[] = []
  for (const field of await fields.all())
    for (const target of await targets.all()) {
      await field.fill('x!')
      await field.focus()
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      if (!box) continue
      await page.mouse.move(box.x + Math.min(box.width / 2, 20), box.y + box.height / 2)
      await page.mouse.down()
      // Until the field's message is rendered.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      await page.mouse.up()
      const isMet = await target.evaluate((element) => {
        const { clicked } = globalThis as unknown as { clicked: Node | null }
        return clicked !== null && element.contains(clicked)
      })
      if (!isMet)
        missed.push(`${(await target.textContent())?.trim() || (await target.getAttribute('aria-label'))}`)
    }
  expect(missed, `${page.url()}: presses that were lost`).toEqual([])
}

/** Records each press's target, and prevents its effect. */
function noteClicks() {
  const noted = globalThis as unknown as { clicked: EventTarget | null }
  window.addEventListener('mousedown', () => (noted.clicked = null), true)
  window.addEventListener(
    'click',
    (event) => {
      noted.clicked = event.target
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
