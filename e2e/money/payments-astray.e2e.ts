import { endSessionAt } from '../failures/answers.ts'
import { expect, test } from '../fixtures.ts'
import {
  BY_BANK,
  CREATE,
  complete,
  detailsOf,
  dialogOf,
  fillCard,
  goToBank,
  later,
  openPayment,
  order,
  PAID,
  payAs,
  paymentsOf,
  planOf,
} from './paying.ts'

const looking = /Waiting for your bank\. You can leave this page\./

test('joy has the form open in two tabs and presses in both: she is charged once, and both know of it', async ({
  page,
  context,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Joy')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openPayment(tab, 'Premium')
    await fillCard(tab, PAID)
  }
  await Promise.all([complete(page), complete(other)])
  await expect
    .poll(async () => (await paymentsOf(request, token)).map(({ status }) => status), { timeout: 50_000 })
    .toEqual(['PAID'])
  for (const tab of [page, other]) {
    await tab.bringToFront()
    const known = detailsOf(tab).or(dialogOf(tab).getByRole('alert'))
    await expect(known.first()).toBeVisible({ timeout: 50_000 })
  }
  expect(await paymentsOf(request, token)).toHaveLength(1)
})

test('kat paid in another tab: the form in this one says so before it sends anything', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Kat')
  await openPayment(page, 'Basic')
  await fillCard(page, PAID)
  await payAs(request, token, PAID)
  await complete(page)
  await expect(dialogOf(page).getByText(/^Your plan changed while this was open/)).toBeVisible()
  await expect(dialogOf(page).getByText(/^Your .+ plan continues. This month starts on/)).toBeVisible()
  expect(await paymentsOf(request, token)).toHaveLength(1)
})

test('lea does not confirm for a while: the page leads her to her bank as long as it waits for her', async ({
  page,
  signUpAs,
  expectAccessible,
}) => {
  await signUpAs('Lea')
  const bank = await goToBank(page, 'Basic')
  await page.goto('/subscription/plans')
  const watch = page.getByText(/^Your bank needs you to confirm/)
  await expect(watch).toBeVisible()
  await expectAccessible()
  await expect(page.getByText(/^Your bank needs you to confirm/)).toBeVisible({ timeout: 50_000 })
  await expect(page.getByText(later)).toBeHidden()
  await expect(page.getByRole('table', { name: 'Your payments' })).toContainText(
    'Confirm on your bank’s page',
  )
  await expectAccessible()
  await page.getByRole('link', { name: 'Confirm on your bank’s page', exact: true }).click()
  await page.waitForURL(bank)
  await page.getByRole('button', { name: 'Authorize Test Payment' }).click()
  await expect(detailsOf(page).getByText('₱ 50.00')).toBeVisible()
})

test('an address with somebody else’s payment, or with an old one, is forgotten without a word', {
  tag: '@security',
}, async ({ page, request, signUpAs }) => {
  const { token } = await signUpAs('Mara')
  const hers = await payAs(request, token, PAID)
  await signUpAs('Nina')
  await page.goto('/subscription/plans')
  await page.goto(`/subscription/plans?payment_id=${hers}&plan_id=2`)
  await expect(page).toHaveURL(/\/subscription\/plans$/)
  await expect(planOf(page, 'Basic').getByRole('button', { name: 'Upgrade Now' })).toBeVisible()
  await expect(page.getByText(/^Payment (successful|failed|confirmed)/)).toBeHidden()
  await expect(page.getByText(looking)).toBeHidden()
})

test('olga loses her connection before she sends: nothing was sent, and all she typed is there', async ({
  page,
  context,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Olga')
  await openPayment(page, 'Basic')
  await fillCard(page, PAID)
  await context.setOffline(true)
  await complete(page)
  await expect(dialogOf(page).getByText(/You weren’t charged/)).toBeVisible()
  await expect(dialogOf(page).getByLabel('CVC')).toHaveValue('123')
  expect(await paymentsOf(request, token)).toHaveLength(0)
  await context.setOffline(false)
  await complete(page)
  await expect(detailsOf(page).getByText('₱ 50.00')).toBeVisible()
})

test('pia’s connection breaks while it is sent: pressed again once it is back, the first try is found and followed', async ({
  page,
  context,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Pia')
  await openPayment(page, 'Premium')
  await fillCard(page, PAID)
  await page.route(CREATE, async (route) => {
    await route.fetch()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await complete(page)
  await expect(dialogOf(page).getByText(/. You seem to be offline/)).toBeVisible({ timeout: 50_000 })
  await expect(page.getByText(/nothing was charged/i)).toBeHidden()
  await context.setOffline(false)
  await complete(page)
  await expect(detailsOf(page).getByText('₱ 100.00')).toBeVisible({ timeout: 50_000 })
  expect(await paymentsOf(request, token)).toHaveLength(1)
})

test('quina’s connection breaks after it was sent: the page asks on when it is back', async ({
  page,
  context,
  signUpAs,
}) => {
  await signUpAs('Quina')
  await openPayment(page, 'Basic')
  await fillCard(page, PAID)
  await complete(page)
  await expect(page.getByText(looking).first()).toBeVisible()
  await context.setOffline(true)
  await expect(detailsOf(page)).toBeHidden()
  await context.setOffline(false)
  await expect(detailsOf(page).getByText('₱ 50.00')).toBeVisible({ timeout: 50_000 })
})

test('rosa’s session ends while the form is open: she is led to the login and back, and was not charged', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Rosa')
  await openPayment(page, 'Basic')
  await fillCard(page, PAID)
  await endSessionAt(page, 'POST /auth/subscription/payment/create/', request, token)
  await complete(page)
  await expect(page.getByText(/^Your session has expired\. .+ You weren’t charged\./)).toBeVisible()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.locator('input').filter({ hasText: /4343/ })).toHaveCount(0)
})

test('sol’s refunds and dispute stand in her history, and a name with markup is only text on her receipt', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}) => {
  const name = `<img src=x onerror=alert(1)> ${'Bartolome-Villanueva'.repeat(4)}`
  const { token } = await signUpAs('Sol')
  const [whole, part, disputed] = [
    await payAs(request, token, PAID),
    await payAs(request, token, PAID, name),
    await payAs(request, token, PAID),
  ]
  await order(request, running.standins.payments, [
    { refund: whole },
    { refund: part, amount: 2050 },
    { dispute: disputed },
  ])
  await expect
    .poll(async () => (await paymentsOf(request, token)).map(({ status, refunded }) => [status, refunded]))
    .toEqual([
      ['DISPUTED', 0],
      ['PAID', 20.5],
      ['REFUNDED', 50],
    ])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/subscription/plans')
  // A narrow table has no heading row.
  const rows = page.getByRole('table', { name: 'Your payments' }).getByRole('row')
  await expect(rows.nth(0)).toContainText('Disputed')
  await expect(rows.nth(1)).toContainText('Partly refunded')
  await expect(rows.nth(1)).toContainText('₱20.50 refunded')
  await expect(rows.nth(2)).toContainText('Refunded')
  await rows.nth(1).getByRole('link').click()
  await expect(page.getByRole('article').getByText(name)).toBeVisible()
  await expect(page.getByRole('article').getByText('₱ 29.50')).toBeVisible()
  await expectAccessible()
  const isTooWide = () => document.documentElement.scrollWidth > innerWidth
  expect(await page.evaluate(isTooWide)).toBe(false)
})

test('tess leaves for her bank and comes back in another tab: her payment still waits for her there', async ({
  page,
  context,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Tess')
  await payAs(request, token, BY_BANK)
  await page.close()
  const tab = await context.newPage()
  await tab.goto('/subscription/plans')
  await expect(tab.getByText(/^Your bank needs you to confirm/)).toBeVisible()
})
