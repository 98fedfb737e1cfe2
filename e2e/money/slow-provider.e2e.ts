import { expect, test } from '../fixtures.ts'
import {
  CREATE,
  complete,
  detailsOf,
  dialogOf,
  fillCard,
  openPayment,
  order,
  PAID,
  paymentsOf,
} from './paying.ts'

test('uma’s connection breaks and the provider is slow: pressed again, the first try is waited for and charged once', async ({
  page,
  request,
  running,
  signUpAs,
}) => {
  const { token, email } = await signUpAs('Uma')
  // Unique: other seekers pay in parallel.
  const payer = `UMA ${email.replaceAll(/[^a-z]/g, '').toUpperCase()}`
  await order(request, running.standins.payments, { fault: 'slow', on: 'attach', ms: 15_000, payer })
  await openPayment(page, 'Premium')
  await fillCard(page, PAID, payer)
  const keys: (string | undefined)[] = []
  const payments = () => paymentsOf(request, token)
  const { promise: isPressedAgain, resolve: pressAgain } = Promise.withResolvers<void>()
  await page.route(CREATE, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) {
      await route.abort('internetdisconnected')
      // It arrives after the page has sent again.
      await isPressedAgain
      await route.fetch()
      return
    }
    pressAgain()
    await expect.poll(async () => (await payments()).length).toBe(1)
    await route.continue()
  })
  await complete(page)
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Failed to process payment. Please try again.')).toBeVisible({
    timeout: 50_000,
  })
  await expect(dialog.getByText(/. We found no sign of it/)).toBeVisible()
  await complete(page)
  await expect(dialog.getByText(/^We got your payment and are still processing it/)).toBeVisible()
  await expect(detailsOf(page).getByText('₱ 100.00')).toBeVisible({ timeout: 50_000 })
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect((await payments()).map(({ status }) => status)).toEqual(['PAID'])
})
