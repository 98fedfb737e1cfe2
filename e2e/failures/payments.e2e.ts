import { expect, test } from '../fixtures.ts'
import { CREATE, complete, detailsOf, dialogOf, fillCard, openPayment, PAID, planOf } from '../paying.ts'
import { TROUBLE, whileAnswered } from './answers.ts'
import { expectAtField, expectToast } from './expected-words.ts'

test('what keeps bea from paying is said, the first thing first, and all she typed stays', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Bea')
  await whileAnswered(page, 'GET /auth/subscription/plans/', TROUBLE, async () => {
    await page.goto('/subscription/plans')
    const failed = page.getByText('Failed to load subscription plans. Please try again later.', {
      exact: true,
    })
    await expect(failed).toBeVisible()
  })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await planOf(page, 'Basic').getByRole('button', { name: 'Upgrade Now' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Email').fill('')

  await test.step('in the form', async () => {
    /** What is wrong, where it is said, and what she types then. */
    const checks = [
      ['Card number is required', 'Card Number', '4343 43ab 4343 4345'],
      ['Expiration date is required', 'Month', '13'],
      ['Expiration date is required', 'Year', '3x'],
      ['CVC is required', 'CVC', '12'],
      ['Name on card is required', 'Name on Card', 'BEA M REYES'],
      ['Email is required', 'Email', 'bea@example.com'],
      ['Card number should only contain digits', 'Card Number', PAID],
      ['Invalid expiration month', 'Month', '08'],
      ['Invalid expiration year', 'Year', '39'],
      ['Invalid CVC', 'CVC', '123'],
    ] as const
    for (const [text, label, better] of checks) {
      await dialog.getByLabel('Phone Number').press('Enter')
      await expectAtField(dialog.getByLabel(label), text)
      await dialog.getByLabel(label).fill(better)
    }
  })

  await test.step('by the server', async () => {
    const notice = dialog.locator('form').getByRole('alert')
    // The plan of the free trial cannot be paid for; no page offers it.
    await page.route(CREATE, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), plan_id: 1 } }),
    )
    await complete(page)
    await expect(notice).toHaveText('Invalid plan selection')
    await page.unroute(CREATE)

    const refused = { success: false, payment_id: null, requires_action: false }
    const failures = [
      [{ status: 200, json: refused }, 'Payment failed. Please try again.'],
      [{ status: 200, json: { ...refused, error_message: 'Your bank says no.' } }, 'Your bank says no.'],
      [{ status: 400, json: { code: 'invalid' } }, 'Failed to process payment. Please try again.'],
      [{ status: 400, json: { code: 'invalid', error: 'Not on a Sunday.' } }, 'Not on a Sunday.'],
    ] as const
    for (const [failure, text] of failures)
      await whileAnswered(page, 'POST /auth/subscription/payment/create/', failure, async () => {
        await complete(page)
        await expect(notice).toHaveText(text)
      })
    await expect(dialog.getByLabel('CVC')).toHaveValue('123')
    await expect(dialog.getByLabel('Name on Card')).toHaveValue('BEA M REYES')
  })
})

test('a payment of cora’s that went through, but whose details do not come, is confirmed without them', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Cora')
  await openPayment(page, 'Basic')
  await fillCard(page, PAID)
  await whileAnswered(page, 'POST /auth/subscription/payment/details/', TROUBLE, async () => {
    await complete(page)
    await expectToast(page, 'Payment confirmed! Your subscription is now active.')
  })
  await expect(detailsOf(page)).toBeHidden()
})
