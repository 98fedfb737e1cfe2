import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import {
  CREATE,
  complete,
  DECLINED,
  detailsOf,
  dialogOf,
  fillCard,
  openPayment,
  PAID,
  payAs,
  planOf,
} from '../money/paying.ts'
import { endSessionAt, TROUBLE, whileAnswered } from './answers.ts'
import { alertOf, expectAtField, expectToast, press } from './expected-words.ts'

const DETAILS = 'POST /auth/subscription/payment/details/'
const PAY = 'POST /auth/subscription/payment/create/'
const PAYMENTS = 'GET /auth/subscription/payments/'
const PREVIEW = 'GET /auth/subscription/payment/preview/'

test('what keeps bea from paying is said, the first thing first, and all she typed stays', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Bea')
  const tryAgain = (text: string) => press(alertOf(page, text).getByRole('button', { name: 'Try Again' }))

  await test.step('on the page of the plans', async () => {
    const plansFailed = 'Failed to load subscription plans. Please try again later.'
    const paymentsFailed = 'Your payments didn’t load. Please try again.'
    await whileAnswered(page, PAYMENTS, TROUBLE, () =>
      whileAnswered(page, 'GET /auth/subscription/plans/', TROUBLE, async () => {
        await page.goto('/subscription/plans')
        for (const text of [plansFailed, paymentsFailed]) await expect(alertOf(page, text)).toBeVisible()
      }),
    )
    for (const text of [plansFailed, paymentsFailed]) {
      await tryAgain(text)
      await expect(alertOf(page, text)).toBeHidden()
    }
  })

  const dialog = dialogOf(page)
  await test.step('before the form is there', async () => {
    const choose = () => press(planOf(page, 'Basic').getByRole('button', { name: 'Upgrade Now' }))
    const itsProgram = /\/pay-dialog-[^/]+\.js$/
    await page.route(itsProgram, (route) => route.abort('internetdisconnected'))
    await choose()
    const notCharged = 'Check your connection and try again. You weren’t charged.'
    await expectToast(page, 'The payment form didn’t load', notCharged)
    await page.unroute(itsProgram)

    const previewFailed = dialog.getByText('We couldn’t work out when this plan would end.')
    await whileAnswered(page, PREVIEW, { status: 429, json: { code: 'too-many' } }, async () => {
      await choose()
      await expect(previewFailed).toBeVisible()
    })
    // The price has fallen.
    const preview = { plan_id: 2, amount: 60, extends: false, ending_days: 0, added_days: 0 }
    await whileAnswered(page, PREVIEW, { status: 200, json: preview }, async () => {
      await press(dialog.getByRole('button', { name: 'Try Again' }))
      await expect(dialog.locator('.pay-total')).toContainText('60.00')
    })
  })
  await dialog.getByLabel('Email').fill('')

  await test.step('in the form', async () => {
    /** The error, its field, and her next input. */
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

  const notice = dialog.locator('form').getByRole('alert')
  await test.step('before it is sent', async () => {
    await whileAnswered(page, PREVIEW, 'lost', async () => {
      await complete(page)
      await expect(notice).toHaveText('We couldn’t reach Hanap. You weren’t charged. Please try again.')
    })
    await complete(page)
    await expect(notice).toHaveText(
      'Your plan changed while this was open. Check the details above. Then press Complete Purchase.',
    )
  })

  await test.step('by the server', async () => {
    // No page offers it.
    await page.route(CREATE, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), plan_id: 1 } }),
    )
    await complete(page)
    await expect(notice).toHaveText('Invalid plan selection')
    await page.unroute(CREATE)

    const refused = { success: false, payment_id: null, requires_action: false }
    const badBank = { payment_id: 'pi_1', requires_action: true, next_action_url: 'javascript:alert(1)' }
    const failures = [
      [{ status: 200, json: refused }, 'Payment failed. Please try again.'],
      [{ status: 200, json: { ...refused, error_message: 'Your bank says no.' } }, 'Your bank says no.'],
      [
        { status: 200, json: { ...refused, ...badBank } },
        'Your bank’s page didn’t open. You weren’t charged. Please try again, or use another card.',
      ],
      [{ status: 400, json: { code: 'invalid' } }, 'Failed to process payment. Please try again.'],
      [{ status: 400, json: { code: 'invalid', error: 'Not on a Sunday.' } }, 'Not on a Sunday.'],
    ] as const
    for (const [failure, text] of failures)
      await whileAnswered(page, PAY, failure, async () => {
        await complete(page)
        await expect(notice).toHaveText(text)
      })
  })

  await test.step('while it is being made', async () => {
    const { promise: isMade, resolve: makeIt } = Promise.withResolvers<void>()
    await page.route(CREATE, async (route) => {
      await isMade
      await route.fulfill({ status: 400, json: { code: 'invalid', error: 'Not on a Monday.' } })
    })
    await page.clock.install()
    await complete(page)
    await expect(dialog.getByText('We’re checking your card.')).toBeVisible()
    await page.clock.runFor(8100)
    const isLong = dialog.getByText('This is taking longer than usual. Please keep this page open.', {
      exact: true,
    })
    await expect(isLong).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(notice).toHaveText('We’re processing your payment. Please keep this open to see the result.')
    makeIt()
    await expect(notice).toHaveText('Not on a Monday.')
    await page.unroute(CREATE)
  })
  await expect(dialog.getByLabel('CVC')).toHaveValue('123')
  await expect(dialog.getByLabel('Name on Card')).toHaveValue('BEA M REYES')

  await test.step('by the end of her session', async () => {
    await endSessionAt(page, PAY, request, token)
    await complete(page)
    await expectToast(page, 'Your session has expired. Please log in again. You weren’t charged.')
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})

test('what the provider of cards says of dina’s card is said at its field', async ({ page, signUpAs }) => {
  await signUpAs('Dina')
  // Takes cards from the page, at an address the policy allows.
  const provider_url = new URL('/api/card-provider', page.url()).href
  const mode = { mode: 'browser', provider_url, public_key: 'pk_test_1' }
  await whileAnswered(page, 'GET /auth/subscription/payment/mode/', { status: 200, json: mode }, () =>
    openPayment(page, 'Basic'),
  )
  await fillCard(page, PAID)
  const dialog = dialogOf(page)
  const keepCard = 'POST /card-provider/payment_methods'
  for (const [attribute, label, text] of [
    ['card_number', 'Card Number', 'Please check the card number.'],
    ['exp_month', 'Month', 'Please check the expiration date.'],
    ['exp_year', 'Year', 'Please check the expiration date.'],
    ['cvc', 'CVC', 'Please check the CVC.'],
  ] as const) {
    const errors = [{ detail: `details.${attribute} format is invalid.`, source: { attribute } }]
    await whileAnswered(page, keepCard, { status: 400, json: { errors } }, async () => {
      await complete(page)
      await expectAtField(dialog.getByLabel(label), text)
    })
  }
  for (const failure of [TROUBLE, 'lost'] as const)
    await whileAnswered(page, keepCard, failure, async () => {
      await complete(page)
      await expect(dialog.locator('form').getByRole('alert')).toHaveText(
        'We couldn’t reach the card payment provider. You weren’t charged. Please try again in a moment.',
      )
    })
  await expect(dialog.getByLabel('CVC')).toHaveValue('123')
})

test('ella closes the form while her payment is still being made: what she reads then says that it is not known of yet', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Ella')
  const dialog = dialogOf(page)
  await openPayment(page, 'Basic')
  await fillCard(page, PAID)
  await whileAnswered(page, PAY, { status: 409, json: { code: 'in-progress', retry_after: 5 } }, async () => {
    await complete(page)
    await expect(dialog.getByText(/^We got your payment and are still processing it\./)).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Cancel' }))
  })
  await planOf(page, 'Basic').getByRole('button', { name: 'Upgrade Now' }).click()
  await fillCard(page, PAID)
  await whileAnswered(page, PAYMENTS, 'lost', async () => {
    await complete(page)
    const [lead, text] = [
      'Failed to process payment. Please try again.',
      'We don’t know yet if your payment went through. You seem to be offline. Once you’re back online, press Complete Purchase again. We never charge the same payment twice.',
    ]
    await expect(dialog.locator('form').getByRole('alert').getByRole('paragraph')).toHaveText([lead, text])
  })
  await endSessionAt(page, PAY, request, token)
  await complete(page)
  await expectToast(
    page,
    'Your session has expired. Please log in again. “Your payments” will show if your payment went through.',
  )
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('the receipt of what fely did not pay says so', async ({ page, request, signUpAs }) => {
  const { token } = await signUpAs('Fely')
  const payment_id = await payAs(request, token, DECLINED)
  const headers = headersOf(token)
  const answer = await request.post('/api/auth/subscription/payment/details/', {
    headers,
    data: { payment_id },
  })
  const receipt = page.getByRole('article')
  // Our provider always gives a reason.
  const unexplained = { ...(await answer.json()), error_message: '' }
  await whileAnswered(page, DETAILS, { status: 200, json: unexplained }, async () => {
    await page.goto(`/subscription/receipts/${payment_id}`)
    await expect(receipt.getByText('NOT PAID', { exact: true })).toBeVisible()
    const text = 'This payment didn’t go through. You weren’t charged.'
    await expect(receipt.getByText(text, { exact: true })).toBeVisible()
  })
})

test('while nobody can say which plan gina has, she waits at the plans and is taken back', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Gina')
  await page.clock.install()
  await whileAnswered(page, 'GET /auth/subscription/current/', TROUBLE, async () => {
    await page.goto('/hidden-jobs')
    const text = 'We couldn’t check your subscription. We’ll keep trying, and take you back once it works.'
    await expect(alertOf(page, text)).toBeVisible()
    await expect(page).toHaveURL('/subscription/plans?next=/hidden-jobs')
  })
  await page.clock.runFor(10_100)
  await expect(page).toHaveURL('/hidden-jobs')
})

test('a payment of cora’s that went through, but whose details do not come, is confirmed without them', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Cora')
  await openPayment(page, 'Basic')
  await fillCard(page, PAID)
  await whileAnswered(page, DETAILS, TROUBLE, async () => {
    await complete(page)
    await expectToast(page, 'Payment confirmed! Your subscription is now active.')
  })
  await expect(detailsOf(page)).toBeHidden()
})
