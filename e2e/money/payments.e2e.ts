import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures.ts'
import {
  account,
  CREATE,
  complete,
  DECLINED,
  detailsOf,
  dialogOf,
  fillCard,
  goToBank,
  later,
  openPayment,
  order,
  PAID,
  paymentsOf,
  planOf,
} from './paying.ts'

test('bea’s declined card leaves all she typed, and with another one she has Basic and a receipt', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Bea')
  await openPayment(page, 'Basic')
  await expect(page.getByRole('complementary', { name: 'Subscription' })).toBeAttached()
  await complete(page)
  await expect(dialogOf(page).getByText('Card number is required')).toBeVisible()
  await expect(dialogOf(page).getByLabel('Card Number')).toBeFocused()
  await expectAccessible()
  await fillCard(page, DECLINED)
  await complete(page)
  await expect(dialogOf(page).getByRole('alert')).toContainText('Your card was declined')
  for (const [label, value] of [
    ['Card Number', '4111 1111 1111 1111'],
    ['Month', '08'],
    ['Year', '39'],
    ['CVC', '123'],
    ['Name on Card', 'BEA M REYES'],
  ] as const)
    await expect(dialogOf(page).getByLabel(label)).toHaveValue(value)
  await expectAccessible()

  await fillCard(page, PAID)
  await complete(page)
  await expect(page.getByText('Payment successful! Your subscription has been upgraded.')).toBeVisible()
  const details = detailsOf(page)
  for (const text of ['PAID', '₱ 50.00', 'Card ending in 4345', 'Subscription to Basic', 'BEA M REYES'])
    await expect(details.getByText(text, { exact: true })).toBeVisible()
  await expectAccessible()
  await details.getByRole('link', { name: 'See the receipt' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  await expect(page.getByRole('article').getByText('PAID', { exact: true })).toBeVisible()
  await expect(account(page)).toContainText('Basic')
  await expect(page.getByRole('complementary', { name: 'Subscription' })).toBeHidden()
  await expectAccessible()
  await page.getByRole('link', { name: 'See your plan and payments' }).click()
  await expect(planOf(page, 'Basic').getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  const rows = page.getByRole('table', { name: 'Your payments' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Paid')
  await expect(rows.nth(2)).toContainText('Failed')
  await expectAccessible()
})

test('cora confirms at her bank and comes back to Premium; nothing of her card stays in the browser', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Cora')
  await goToBank(page, 'Premium')
  await page.getByRole('button', { name: 'Authorize Test Payment' }).click()
  await page.waitForURL(/\/subscription\/plans\?payment_id=pi_\w+&plan_id=3$/)
  await expect(page.getByText(/^Waiting for your bank/)).toBeVisible()
  await page.reload()
  await expect(detailsOf(page).getByText('₱ 100.00')).toBeVisible()
  await expect(page).toHaveURL(/\/subscription\/plans$/)
  await expect(account(page)).toContainText('Premium')
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('4120')
})

test('dina does not confirm, is told so, and may pay again', async ({ page, signUpAs }) => {
  await signUpAs('Dina')
  await goToBank(page, 'Premium')
  await page.getByRole('button', { name: 'Fail Test Payment' }).click()
  await expect(page.getByText('Payment failed. Please try again or contact support.')).toBeVisible()
  await expect(page).toHaveURL(/\/subscription\/plans$/)
  await expect(planOf(page, 'Premium').getByRole('button', { name: 'Upgrade Now' })).toBeEnabled()
  await expect(account(page)).toContainText('Free Trial')
})

test('ella leaves her bank’s page and comes back by hand: her payment is followed, and confirmed in another tab', async ({
  page,
  context,
  signUpAs,
}) => {
  await signUpAs('Ella')
  const bank = await goToBank(page, 'Basic')
  await page.goto('/subscription/plans')
  await expect(page.getByText(/^Your bank needs you to confirm/)).toBeVisible()
  const other = await context.newPage()
  await other.goto(bank)
  await other.getByRole('button', { name: 'Authorize Test Payment' }).click()
  await other.waitForURL(/payment_id=/)
  await other.close()
  await expect(detailsOf(page).getByText('₱ 50.00')).toBeVisible()
})

test('fely goes back from her bank by the back button: no card is there, and she may choose anew', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Fely')
  await goToBank(page, 'Basic')
  await page.goBack()
  await expect(page.getByText(/^Your bank needs you to confirm/)).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
  await planOf(page, 'Premium').getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(dialogOf(page).getByLabel('Card Number')).toHaveValue('')
  await fillCard(page, PAID)
  await complete(page)
  await expect(detailsOf(page).getByText('₱ 100.00')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Your payments' }).getByText('Failed')).toBeAttached()
})

test('gina’s payment takes its time: she reads so, and finds it done when she looks again', async ({
  page,
  request,
  running,
  signUpAs,
}) => {
  await signUpAs('Gina')
  // Unique: other seekers pay in parallel.
  const payer = `GINA ${randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .toUpperCase()} REYES`
  await order(request, running.standins.payments, { settling: 'held', payer })
  await openPayment(page, 'Basic')
  await fillCard(page, PAID, payer)
  await complete(page)
  await expect(page.getByText(later)).toBeVisible({ timeout: 50_000 })
  await expect(page.getByText('Your payment of ₱50.00 for Basic isn’t finished yet.')).toBeVisible()
  await order(request, running.standins.payments, { settle: 'all' })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(detailsOf(page).getByText('PAID', { exact: true })).toBeVisible()
})

test('the answer to hana’s payment is lost on its way: it is found, and charged once', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Hana')
  await openPayment(page, 'Premium')
  await fillCard(page, PAID)
  await page.route(CREATE, async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await complete(page)
  await expect(dialogOf(page).getByText(/^We don’t know yet/)).toBeVisible()
  await expect(detailsOf(page).getByText('₱ 100.00')).toBeVisible({ timeout: 50_000 })
  expect(await paymentsOf(request, token)).toHaveLength(1)
})

test('the word that nora has paid covers nothing of the details, on a phone and on a wide screen', async ({
  page,
  signUpAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUpAs('Nora')
  await openPayment(page, 'Basic')
  await fillCard(page, PAID)
  await complete(page)
  const told = page.getByText('Payment successful! Your subscription has been upgraded.')
  await told.hover()
  const toast = page.getByRole('region', { name: 'Notifications' })
  const details = detailsOf(page)
  const parts = [
    details.getByRole('heading', { name: 'Payment details' }),
    ...['₱ 50.00', 'Subscription to Basic', 'BEA M REYES'].map((text) => details.getByText(text)),
    details.getByRole('link', { name: 'See the receipt' }),
  ]
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const over = await toast.boundingBox()
    for (const part of parts) {
      const under = await part.boundingBox()
      expect(over && under && meet(over, under), `${width}: ${await part.textContent()}`).toBe(false)
    }
  }
})

type Box = { x: number; y: number; width: number; height: number }
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('what the form says fits a phone, and text of twice the size', async ({ page, signUpAs }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUpAs('Ines')
  await openPayment(page, 'Premium')
  await fillCard(page, DECLINED)
  await complete(page)
  await expect(dialogOf(page).getByRole('alert')).toBeInViewport()
  for (const size of ['100%', '200%']) {
    await page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size)
    const wide = await dialogOf(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('*')].some((part) => part.getBoundingClientRect().right > innerWidth + 1),
    )
    expect(wide, size).toBe(false)
  }
})
