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

// A file of its own, begun after all others that pay: the fault meets whoever pays next.
test('uma’s connection breaks while the provider is slow: pressed again, the first try is waited for and charged once', async ({
  page,
  request,
  running,
  signUpAs,
}) => {
  test.slow()
  const { token } = await signUpAs('Uma')
  await openPayment(page, 'Premium')
  await fillCard(page, PAID)
  const keys: (string | undefined)[] = []
  await page.route(CREATE, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    // Twice as long as the page looks for it, and still within the server's patience: it asks three times.
    await order(request, running.standins.payments, { fault: 'timeout', on: 'create', times: 2 })
    const first = route.fetch()
    await route.abort('internetdisconnected')
    await first
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
  expect((await paymentsOf(request, token)).map(({ status }) => status)).toEqual(['PAID'])
})
