import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import {
  card,
  complete,
  dialog,
  field,
  fill,
  keysOf,
  now,
  openDialog,
  press,
  sentTo,
} from '../../../../../test/payments/pay-dialog.ts'
import { CREATE, PREVIEW, payingAnswers } from '../../../../../test/payments/payments.ts'
import { leaveSite } from '../../../../page/leaving/leave-site.ts'

vi.mock('../../../../page/leaving/leave-site.ts', () => ({ leaveSite: vi.fn<(address: string) => void>() }))

beforeEach(() => vi.mocked(leaveSite).mockReset())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a valid form is sent as digits and whole numbers, with a key, once for a double press', async () => {
  let answer: (value: unknown) => void = () => {}
  const site = await openDialog({ [CREATE]: () => new Promise((resolve) => (answer = resolve)) })
  await fill()
  fireEvent.click(complete())
  fireEvent.submit(complete().form as HTMLFormElement)
  fireEvent.submit(complete().form as HTMLFormElement)
  await waitFor(() => expect(sentTo(site, CREATE)).toHaveLength(1))
  expect(complete().textContent).toBe('Processing...')
  expect(complete().disabled).toBe(true)
  expect(sentTo(site, CREATE)).toEqual([
    {
      plan_id: 3,
      payment_details: {
        card: { number: '4343434343434345', exp_month: 8, exp_year: 29, cvc: '123' },
        billing: { name: 'ANA M REYES', email: 'ana@example.com', phone: '+63 917 555 0101' },
      },
    },
  ])
  expect(keysOf(site)[0]).toMatch(/^[0-9a-f]{32}$/)
  answer({ success: false, payment_id: null, error_message: 'Declined.' })
  expect(await dialog().findByText('Declined.')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('while it is being made it cannot be closed, and says why; before and after it can', async () => {
  let answer: (value: unknown) => void = () => {}
  await openDialog({ [CREATE]: () => new Promise((resolve) => (answer = resolve)) })
  await fill()
  await press()
  await dialog().findByText('We’re checking your card.')
  await userEvent.click(dialog().getByRole('button', { name: 'Close' }))
  expect(await dialog().findByText(/^We’re processing your payment/)).toBeDefined()
  await userEvent.click(screen.getByRole('dialog'))
  expect(screen.getByRole('dialog')).toBeDefined()
  answer({ success: false, payment_id: null })
  expect(await dialog().findByText('Payment failed. Please try again.')).toBeDefined()
  await userEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['the close icon', () => userEvent.click(dialog().getByRole('button', { name: 'Close' }))],
  ['Cancel', () => userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))],
  ['the backdrop', () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes it, and the card is gone', async (_, close) => {
  await openDialog()
  await fill()
  await close()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Premium' })).getByRole('button', { name: 'Upgrade Now' }),
  )
  expect([field('Card Number').value, field('CVC').value]).toEqual(['', ''])
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/4343|"123"/)
})

test.each([
  [
    'a decline',
    { success: false, payment_id: 'pi_1', error_message: 'Your card was declined.' },
    'Your card was declined.',
  ],
  ['a decline without a word', { success: false, payment_id: 'pi_1' }, 'Payment failed. Please try again.'],
  [
    'the provider away',
    refusal(502, { code: 'outside-down', error: 'The provider is not answering.' }),
    'The provider is not answering.',
  ],
  [
    'too many tries',
    refusal(429, { code: 'too-many', error: 'Please wait ten minutes.' }),
    'Please wait ten minutes.',
  ],
  [
    'a refusal without a word',
    refusal(400, { code: 'invalid' }),
    'Failed to process payment. Please try again.',
  ],
  [
    'a page of the bank that is none',
    { success: false, requires_action: true, payment_id: 'pi_1', next_action_url: 'javascript:alert(1)' },
    /^Your bank’s page didn’t open/,
  ],
])(
  'after %s every field keeps what was typed, and the next press is another attempt',
  async (_, answer, text) => {
    const site = await openDialog({ [CREATE]: answer })
    await fill()
    await press()
    expect((await dialog().findByText(text)).closest('[role=alert]')).not.toBeNull()
    expect(Object.keys(card).map((label) => field(label).value)).toEqual([
      '4343 4343 4343 4345',
      '08',
      '29',
      '123',
      'ANA M REYES',
    ])
    expect(document.activeElement).toBe(complete())
    expect(leaveSite).not.toHaveBeenCalled()
    await press()
    await waitFor(() => expect(sentTo(site, CREATE)).toHaveLength(2))
    const [first, second] = keysOf(site)
    expect(first).not.toBe(second)
  },
)

test('a refusal about a field stands at the field', async () => {
  await openDialog({
    [CREATE]: refusal(400, {
      code: 'invalid',
      error: 'Invalid CVC',
      errors: { 'payment_details.card.cvc': ['Invalid CVC'] },
    }),
  })
  await fill()
  await press()
  await dialog().findByText('Invalid CVC')
  expect(document.activeElement).toBe(field('CVC'))
})

test('an earlier payment that waits at the bank can be finished there', async () => {
  await openDialog({
    [CREATE]: {
      success: false,
      payment_id: 'pi_0',
      error_message: 'Your bank still waits.',
      next_action_url: 'https://bank.example/1',
    },
  })
  await fill()
  await press()
  const link = await dialog().findByRole<HTMLAnchorElement>('link', { name: 'Finish it on your bank’s page' })
  expect(link.href).toBe('https://bank.example/1')
})

test('without a connection nothing is sent', async () => {
  const site = await openDialog()
  await fill()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await press()
  expect(await dialog().findByText(/You weren’t charged/)).toBeDefined()
  expect(site.calls).not.toContain(CREATE)
})

test('who is not signed in any more is told so, led to the login and back, and was not charged', async () => {
  const { address } = await openDialog({ [CREATE]: refusal(401, { code: 'unauthenticated' }) })
  await fill()
  await press()
  expect(
    await screen.findByText('Your session has expired. Please log in again. You weren’t charged.'),
  ).toBeDefined()
  await waitFor(() => expect(address()).toBe('/login?next=/subscription/plans'))
})

test('where a payment is confirmed at the bank, the browser goes there, and the card is gone from the page', async () => {
  await openDialog({
    [CREATE]: {
      success: false,
      requires_action: true,
      payment_id: 'pi_9',
      next_action_url: 'https://bank.example/9',
    },
  })
  await fill()
  await press()
  await waitFor(() => expect(leaveSite).toHaveBeenCalledWith('https://bank.example/9'))
  expect(JSON.parse(sessionStorage.getItem('payment') ?? '')).toEqual({
    payment_id: 'pi_9',
    plan_id: 3,
    user_id: 1,
  })
  expect([field('Card Number').value, field('CVC').value]).toEqual(['', ''])
  expect(dialog().getByRole<HTMLAnchorElement>('link', { name: 'Open your bank’s page' }).href).toBe(
    'https://bank.example/9',
  )
})

test('back from the bank on the page that the browser kept, the dialog is gone and nobody says that it was sent', async () => {
  await openDialog({
    [CREATE]: {
      success: false,
      requires_action: true,
      payment_id: 'pi_9',
      next_action_url: 'https://bank.example/9',
    },
  })
  await fill()
  await press()
  await waitFor(() => expect(leaveSite).toHaveBeenCalled())
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await screen.findByText(/^Waiting for your bank/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('Payment sent')).toBeNull()
})

test('what paying would do has changed in another tab: ana reads it before anything is sent', async () => {
  let preview: object = {}
  const site = await openDialog({
    [PREVIEW]: () => ({ ...(payingAnswers(now)[PREVIEW] as object), ...preview }),
  })
  await dialog().findByText(', until Dec 20, 2026')
  await fill()
  preview = { ending_days: 12, added_days: 6 }
  await site.queryClient.invalidateQueries({ queryKey: ['payment-preview'], refetchType: 'none' })
  vi.spyOn(Date, 'now').mockReturnValue(now + 60_000)
  await press()
  expect(await dialog().findByText(/^Your plan changed while this was open/)).toBeDefined()
  expect(dialog().getByText('You’ll lose 12 Basic days. You’ll get 6 days more for them.')).toBeDefined()
  expect(site.calls).not.toContain(CREATE)
  await press()
  await waitFor(() => expect(site.calls).toContain(CREATE))
})
