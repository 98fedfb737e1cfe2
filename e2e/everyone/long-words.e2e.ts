import { expect, test } from '../fixtures.ts'
import { expectFits, openPage, PHONE, settles } from '../looks.ts'

/** The longest allowed, without a place to break. */
const local = 'concepcion.delos.santos.villanueva.y.mangubat.from.catbalogan.ph'
const domain = `${'n'.repeat(60)}.${'o'.repeat(60)}.${'p'.repeat(60)}.ph`
const email = `${local.slice(0, 64)}@${domain}`

test.use({ viewport: PHONE })

test('the longest address runs out of no screen for coming in', async ({ page }) => {
  for (const path of [
    `/verify-email/${email}`,
    `/verify-email/${'x'.repeat(300)}`,
    `/unsubscribe#${email}`,
  ]) {
    await openPage(page, path)
    await expectFits(page)
  }
  await page.route('**/api/auth/email/resend/', (route) =>
    route.fulfill({ json: { message: `A new link is on its way to ${email}.` } }),
  )
  await openPage(page, `/verify-email/${email}`)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText(/A new link is on its way/)).toBeVisible()
  await expectFits(page)
})

test('the longest address and names run out of no screen that shows them', async ({ page, signUpAs }) => {
  await signUpAs('Concepcion')
  const name = 'M'.repeat(120)
  await page.route(/\/api\/auth\/(profile|user)\/$/, async (route) => {
    const response = await route.fetch()
    const user = { ...(await response.json()), first_name: name, last_name: name, username: name, email }
    await route.fulfill({ response, json: user })
  })
  for (const path of [
    '/jobs',
    '/profile',
    '/settings?tab=personal',
    '/settings?tab=password',
    '/settings?tab=notifications',
    '/settings?tab=integrations',
    '/settings?tab=privacy',
    '/settings?tab=sessions',
    '/settings?tab=data',
    '/subscription/plans',
    '/notifications',
    '/letters',
    '/onboarding',
    '/contact',
  ]) {
    await openPage(page, path)
    await expectFits(page)
  }
  await page.getByRole('button', { name: /^Account/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectFits(page)
  await page.keyboard.press('Escape')
  await openPage(page, '/subscription/plans')
  await page.getByRole('button', { name: 'Upgrade Now' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Complete Your Subscription' })).toBeVisible()
  await settles(page)
  await expectFits(page)
})
