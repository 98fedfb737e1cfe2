import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { dialog, field, fill, openDialog, press, sentTo } from '../../../../../test/payments/pay-dialog.ts'
import { CREATE, MODE } from '../../../../../test/payments/payments.ts'
import { bea } from '../../../../../test/seekers.ts'
import { session } from '../../../../api/session/browser-session.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
})

const browser = { mode: 'browser', provider_url: 'https://provider.example/v1', public_key: 'pk_test_1' }
const METHODS = 'POST /v1/payment_methods'

test('where the provider wants the card from the browser, our server gets the provider’s name for it alone', async () => {
  const site = await openDialog({
    [MODE]: browser,
    [METHODS]: { data: { id: 'pm_7' } },
    [CREATE]: { success: false, payment_id: null, error_message: 'Declined.' },
  })
  await fill()
  await press()
  await dialog().findByText('Declined.')
  const [given] = sentTo(site, METHODS)
  expect(given).toMatchObject({
    data: {
      attributes: {
        type: 'card',
        details: { card_number: '4343434343434345', exp_month: 8, exp_year: 2029, cvc: '123' },
      },
    },
  })
  const headers = site.headers[site.calls.indexOf(METHODS)]
  expect(headers?.get('authorization')).toBe(`Basic ${btoa('pk_test_1:')}`)
  const [sent] = sentTo(site, CREATE)
  expect(sent).toMatchObject({ plan_id: 3, payment_details: { payment_method_id: 'pm_7' } })
  expect(JSON.stringify(sent)).not.toContain('4343')
})

test.each([
  [
    'its own sentence',
    { code: 'parameter_invalid', detail: 'The card is already expired.', source: { attribute: 'exp_year' } },
    'The card is already expired.',
    'Year',
  ],
  [
    'a word of its wire, in ours',
    {
      code: 'parameter_format_invalid',
      detail: 'details.card_number format is invalid.',
      source: { attribute: 'card_number' },
    },
    'Please check the card number.',
    'Card Number',
  ],
])('what the provider finds wrong is said in %s', async (_, error, text, label) => {
  const site = await openDialog({ [MODE]: browser, [METHODS]: refusal(400, { errors: [error] }) })
  await fill()
  await press()
  await dialog().findByText(text)
  expect(document.activeElement).toBe(field(label))
  expect(site.calls).not.toContain(CREATE)
})

test.each([['no answer'], [refusal(500)], [{ data: {} }], [refusal(429)]])(
  'a provider that cannot be reached (%j) has charged nothing',
  async (answer) => {
    const site = await openDialog({ [MODE]: browser, [METHODS]: answer })
    await fill()
    await press()
    expect(
      await dialog().findByText(/^We couldn’t reach the card payment provider\. You weren’t charged/),
    ).toBeDefined()
    expect(site.calls).not.toContain(CREATE)
  },
)

test('ana’s card, which the provider took its time with, pays nothing for bea, who is signed in by then', async () => {
  let answer: (kept: unknown) => void = () => {}
  const kept = new Promise((resolve) => (answer = resolve))
  // Fakes navigator.locks. `turn` ends when the lock is released.
  let turn: Promise<unknown> | undefined
  const request = (_: string, work: () => Promise<unknown>) => (turn = work())
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const site = await openDialog({ [MODE]: browser, [METHODS]: () => kept })
  await fill()
  await press()
  await waitFor(() => expect(site.calls).toContain(METHODS))
  act(() => session.signIn('beas', bea))
  await act(async () => answer({ data: { id: 'pm_7' } }))
  await turn?.catch(() => null)
  expect(turn).toBeDefined()
  expect(site.calls).not.toContain(CREATE)
})
