import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { openSite } from '../../../test/open-site.tsx'
import {
  aPayment,
  CREATE,
  LIST,
  listOfPayments,
  MODE,
  PREVIEW,
  payingAnswers,
} from '../../../test/payments.ts'
import { leaveSite } from '../social-sign-in/leave-site.ts'

vi.mock('../social-sign-in/leave-site.ts', () => ({ leaveSite: vi.fn<(address: string) => void>() }))

const now = Date.now()
beforeEach(() => vi.mocked(leaveSite).mockReset())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const dialog = () => within(screen.getByRole('dialog', { name: 'Complete Your Subscription' }))
const field = (label: string | RegExp) => dialog().getByLabelText<HTMLInputElement>(label)
const complete = () =>
  dialog().getByRole<HTMLButtonElement>('button', { name: /^(Complete Purchase|Processing\.\.\.)$/ })
const press = () => userEvent.click(complete())
const card = {
  'Card Number': '4343434343434345',
  Month: '08',
  Year: '29',
  CVC: '123',
  'Name on Card': 'ANA M REYES',
}

async function openDialog(more: Readonly<Record<string, unknown>> = {}, plan = 'Premium') {
  const answers: Record<string, unknown> = { ...payingAnswers(now), ...more }
  const site = { ...openSite('/subscription/plans', answers, { token: 'known' }), answers }
  const region = await screen.findByRole('region', { name: plan })
  await screen.findByText('3 of 5 saved')
  await userEvent.click(within(region).getByRole('button', { name: 'Upgrade Now' }))
  await screen.findByRole('dialog', { name: 'Complete Your Subscription' })
  return site
}
async function fill(values: Readonly<Record<string, string>> = card) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label))
    if (value !== '') await userEvent.type(field(label), value)
  }
}
const sentTo = (site: { calls: string[]; bodies: unknown[] }, call: string) =>
  site.bodies.filter((_, at) => site.calls[at] === call)
const keysOf = (site: { calls: string[]; headers: Headers[] }) =>
  site.headers.filter((_, at) => site.calls[at] === CREATE).map((headers) => headers.get('idempotency-key'))

test('the dialog says what is bought, for how long, for how much, and who takes the card', async () => {
  await openDialog()
  expect(dialog().getByText('Premium')).toBeDefined()
  expect(dialog().getByText('1 Month Access')).toBeDefined()
  expect(await dialog().findByText(', until Dec 20, 2026')).toBeDefined()
  expect(dialog().getByText('/month').parentElement?.textContent).toBe('₱100.00/month')
  expect(dialog().getByText('Charged once. No renewal, no refund.').parentElement?.textContent).toContain(
    'Total ₱100.00',
  )
  expect(dialog().getByText(/^Payment is processed by .+, a card payment provider\./)).toBeDefined()
  expect(dialog().getByText('Your free trial ends when this plan begins.')).toBeDefined()
})

test('each field has its length, its keyboard and its name for the browser’s own filling', async () => {
  await openDialog()
  const looks = ['Card Number', 'Month', 'Year', 'CVC', 'Name on Card', 'Email', /^Phone Number/].map(
    (label) => {
      const { maxLength, inputMode, autocomplete } = field(label)
      return [maxLength, inputMode, autocomplete]
    },
  )
  expect(looks).toEqual([
    [19, 'numeric', 'cc-number'],
    [2, 'numeric', 'cc-exp-month'],
    [2, 'numeric', 'cc-exp-year'],
    [4, 'numeric', 'cc-csc'],
    [120, '', 'cc-name'],
    [254, '', 'email'],
    [40, '', 'tel'],
  ])
  expect(field('Card Number').placeholder).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/)
  expect(field('Email').value).toBe('ana@example.com')
  expect(field(/^Phone Number/).value).toBe('+63 917 555 0101')
})

test('a card number groups itself in fours and shows its brand, and the caret stays where it belongs', async () => {
  await openDialog()
  const number = field('Card Number')
  await userEvent.type(number, '4343434343434345')
  expect(number.value).toBe('4343 4343 4343 4345')
  expect(dialog().getByRole('img', { name: 'Visa' })).toBeDefined()
  await userEvent.type(number, '{Backspace>4/}', { initialSelectionStart: 7, initialSelectionEnd: 7 })
  expect([number.value, number.selectionStart]).toEqual(['4343 4343 4345', 2])
  await userEvent.clear(number)
  await userEvent.click(number)
  await userEvent.paste(' 5555-4444-4444-4457\n')
  expect(number.value).toBe('5555 4444 4444 4457')
  expect(dialog().getByRole('img', { name: 'Mastercard' })).toBeDefined()
})

test('the nine checks come in their order, each at its field, which has the focus', async () => {
  const site = await openDialog()
  await fill({ Email: '' })
  const steps: [string, string, Record<string, string>][] = [
    ['Card number is required', 'Card Number', { 'Card Number': '4343 4343 x' }],
    ['Expiration date is required', 'Month', { Month: '13' }],
    ['Expiration date is required', 'Year', { Year: '2x' }],
    ['CVC is required', 'CVC', { CVC: '12' }],
    ['Name on card is required', 'Name on Card', { 'Name on Card': 'ANA' }],
    ['Email is required', 'Email', { Email: 'ana@example.com' }],
    ['Card number should only contain digits', 'Card Number', { 'Card Number': '4343434343434345' }],
    ['Invalid expiration month', 'Month', { Month: '12' }],
    ['Invalid expiration year', 'Year', { Year: '29' }],
    ['Invalid CVC', 'CVC', { CVC: '123' }],
  ]
  for (const [text, label, mend] of steps) {
    await press()
    const error = await dialog().findByText(text)
    expect(document.activeElement, text).toBe(field(label))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(field(label).getAttribute('aria-describedby')).toBe(error.closest('[id]')?.id)
    await fill(mend)
  }
  expect(site.calls).not.toContain(CREATE)
  await press()
  await waitFor(() => expect(site.calls).toContain(CREATE))
})

test('what is wrong with a field is said when it is left, and no more when it is mended', async () => {
  await openDialog()
  await userEvent.type(field('Month'), '13')
  await userEvent.tab()
  expect(await dialog().findByText('Invalid expiration month')).toBeDefined()
  await fill({ Month: '12' })
  expect(dialog().queryByText('Invalid expiration month')).toBeNull()
  await userEvent.click(field('Name on Card'))
  await userEvent.tab()
  expect(dialog().queryByText('Name on card is required')).toBeNull()
})

test.each<[string, string | RegExp]>([
  ['the name', 'Name on Card'],
  ['the phone number', /^Phone Number/],
])('a card number typed as %s is pointed out at that field, and not sent', async (_, label) => {
  const site = await openDialog()
  await fill()
  await userEvent.clear(field(label))
  await userEvent.type(field(label), '4343 4343 4343 4345')
  await press()
  const error = await dialog().findByText(/^This looks like a card number/)
  expect(document.activeElement).toBe(field(label))
  expect(field(label).getAttribute('aria-describedby')).toBe(error.closest('[id]')?.id)
  expect(site.calls).not.toContain(CREATE)
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
  await dialog().findByText('Your card is being checked.')
  await userEvent.click(dialog().getByRole('button', { name: 'Close' }))
  expect(await dialog().findByText(/^Your payment is being made, so this cannot be closed now/)).toBeDefined()
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
    /^Your bank’s page could not be opened/,
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
  expect(await dialog().findByText(/Nothing was sent and nothing was charged/)).toBeDefined()
  expect(site.calls).not.toContain(CREATE)
})

test('who is not signed in any more is told so, led to the login and back, and was not charged', async () => {
  const { address } = await openDialog({ [CREATE]: refusal(401, { code: 'unauthenticated' }) })
  await fill()
  await press()
  expect(
    await screen.findByText('Your session has expired. Please log in again. Nothing was charged.'),
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
  expect(await screen.findByText(/^We are asking for the bank’s confirmation/)).toBeDefined()
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
  expect(await dialog().findByText(/^What this payment does has changed/)).toBeDefined()
  expect(dialog().getByText('12 paid days of Free Trial end now; their value adds 6 days.')).toBeDefined()
  expect(site.calls).not.toContain(CREATE)
  await press()
  await waitFor(() => expect(site.calls).toContain(CREATE))
})

const unknown = 'We do not know yet whether your payment went through. We are looking for it now.'

test('a lost answer is looked for and never sent again by itself; pressed again, it is the same attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 50 })
  const answers: unknown[] = ['no answer', { success: false, payment_id: 'pi_2', error_message: 'Declined.' }]
  const site = await openDialog({ [CREATE]: () => answers.shift() })
  await fill()
  await press()
  expect(await dialog().findByText(unknown)).toBeDefined()
  const asked = () => site.calls.filter((call) => call === LIST).length
  const before = asked()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await dialog().findByText(/we found no sign of it/)).toBeDefined()
  expect(asked() - before).toBe(5)
  expect(sentTo(site, CREATE)).toHaveLength(1)
  await press()
  expect(await dialog().findByText('Declined.')).toBeDefined()
  const [first, second] = keysOf(site)
  expect(second).toBe(first)
  expect(sentTo(site, CREATE)[1]).toEqual(sentTo(site, CREATE)[0])
})

async function loseAnswer(more: Readonly<Record<string, unknown>>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 50 })
  const site = await openDialog({ [CREATE]: 'no answer', ...more })
  await fill()
  await press()
  await dialog().findByText(unknown)
  await vi.advanceTimersByTimeAsync(15_000)
  await dialog().findByText(/^We do not know yet whether your payment went through: /)
  return site
}

test.each([
  ['unchanged', {}],
  ['with another CVC', { CVC: '321' }],
])(
  'pressed again after a lost answer (%s), the list is read first: what is there is followed',
  async (_, mend) => {
    let isThere = false
    const site = await loseAnswer({ [LIST]: () => listOfPayments(...(isThere ? [aPayment] : [])) })
    await fill(mend)
    isThere = true
    await press()
    expect(await screen.findByText('Your earlier try has arrived')).toBeDefined()
    expect(sentTo(site, CREATE)).toHaveLength(1)
  },
)

const inProgress = (more: object = {}) => refusal(409, { code: 'in-progress', ...more })

test('the server still works on the lost try: pressed again, it is asked again with the same key until it says', async () => {
  const site = await loseAnswer({})
  const answers = [inProgress({ retry_after: 2 }), inProgress(), { success: true, payment_id: 'pi_1' }]
  site.answers[CREATE] = () => answers.shift()
  await press()
  expect(await dialog().findByText(/^Your payment has reached us and is still being made/)).toBeDefined()
  expect(complete().disabled).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await screen.findByText('Payment sent')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(4)
  expect(new Set(keysOf(site)).size).toBe(1)
})

test('one that is worked on for very long is not given up: the next press asks for the same one', async () => {
  let isDone = false
  const site = await loseAnswer({
    [LIST]: () => listOfPayments(...(isDone ? [aPayment] : [])),
  })
  site.answers[CREATE] = inProgress()
  await press()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await dialog().findByText(/: it is still being made\./)).toBeDefined()
  expect(dialog().getByText('Failed to process payment. Please try again.')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(10)
  expect(new Set(keysOf(site)).size).toBe(1)
  isDone = true
  await press()
  expect(await screen.findByText('Your earlier try has arrived')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(10)
})

test.each([
  ['a conflict', refusal(409, { code: 'conflict', error: 'x' })],
  ['a crash', refusal(500, { code: 'internal', error: 'x' })],
  ['a page of a proxy', refusal(502, '<html>')],
  ['a proxy that has too many calls', refusal(429, '<html>')],
  ['a proxy that refuses', refusal(403, {})],
])('%s is no sign that nothing was charged: the next press is the same attempt', async (_, answer) => {
  const site = await loseAnswer({ [CREATE]: answer })
  expect(dialog().getByText('Failed to process payment. Please try again.')).toBeDefined()
  await press()
  await waitFor(() => expect(sentTo(site, CREATE)).toHaveLength(2))
  expect(new Set(keysOf(site)).size).toBe(1)
})

test('a refusal of ours after a lost answer does not make the lost one forgotten: it is found and followed', async () => {
  let isThere = false
  const site = await loseAnswer({ [LIST]: () => listOfPayments(...(isThere ? [aPayment] : [])) })
  site.answers[CREATE] = {
    success: false,
    payment_id: null,
    error_message: 'A payment of yours is being made.',
  }
  await press()
  expect(await dialog().findByText('A payment of yours is being made.')).toBeDefined()
  isThere = true
  await press()
  expect(await screen.findByText('Your earlier try has arrived')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(2)
})

test('what the lost try has changed meanwhile is not held against it: it is followed', async () => {
  let isPaid = false
  const site = await loseAnswer({
    [LIST]: () => listOfPayments(...(isPaid ? [aPayment] : [])),
  })
  // It goes through between the two questions.
  site.answers[PREVIEW] = () => {
    isPaid = true
    return { ...(payingAnswers(now)[PREVIEW] as object), extends: true }
  }
  await press()
  expect(await screen.findByText('Your earlier try has arrived')).toBeDefined()
  expect(screen.queryByText(/^What this payment does has changed/)).toBeNull()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('a lost try is not forgotten with the dialog: opened again, it is found before anything is sent', async () => {
  let isThere = false
  const site = await loseAnswer({ [LIST]: () => listOfPayments(...(isThere ? [aPayment] : [])) })
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Premium' })).getByRole('button', { name: 'Upgrade Now' }),
  )
  await fill()
  isThere = true
  await press()
  expect(await screen.findByText('Your earlier try has arrived')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('a lost try that turns out to be declined is told, not sent again', async () => {
  let isThere = false
  const declined = { ...aPayment, status: 'FAILED' as const, error_message: 'Declined by the bank.' }
  const site = await loseAnswer({ [LIST]: () => listOfPayments(...(isThere ? [declined] : [])) })
  isThere = true
  await press()
  expect(await dialog().findByText('Declined by the bank.')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('a repeat is not sent either where paying would do something else by now', async () => {
  let preview: object = {}
  const site = await loseAnswer({
    [PREVIEW]: () => ({ ...(payingAnswers(now)[PREVIEW] as object), ...preview }),
  })
  preview = { ending_days: 12, added_days: 6 }
  await press()
  expect(await dialog().findByText(/^What this payment does has changed/)).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('without a connection after a lost answer nobody says that nothing was charged', async () => {
  const site = await loseAnswer({})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await press()
  expect(await dialog().findByText(/: we cannot reach Hanap/)).toBeDefined()
  expect(screen.queryByText(/nothing was charged/)).toBeNull()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('a page that the browser keeps for the way back keeps no card', async () => {
  await openDialog()
  await fill()
  fireEvent(window, new Event('pagehide'))
  expect([field('Card Number').value, field('CVC').value]).toEqual(['', ''])
  expect(field('Name on Card').value).toBe('ANA M REYES')
})

test('with another field after a lost answer it is another attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 50 })
  const site = await openDialog({ [CREATE]: refusal(500) })
  await fill()
  await press()
  await dialog().findByText(unknown)
  await vi.advanceTimersByTimeAsync(15_000)
  await dialog().findByText(/we found no sign of it/)
  await fill({ CVC: '321' })
  await press()
  await waitFor(() => expect(sentTo(site, CREATE)).toHaveLength(2))
  const [first, second] = keysOf(site)
  expect(second).not.toBe(first)
})

test('a lost payment that is found is followed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 50 })
  let isThere = false
  await openDialog({
    [CREATE]: refusal(409, { code: 'conflict' }),
    [LIST]: () => listOfPayments(...(isThere ? [{ ...aPayment, status: 'PROCESSING' as const }] : [])),
  })
  await fill()
  await press()
  await dialog().findByText(unknown)
  isThere = true
  await vi.advanceTimersByTimeAsync(3000)
  expect(await screen.findByText('Your earlier try has arrived')).toBeDefined()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await screen.findByRole('dialog', { name: 'Payment details' })).toBeDefined()
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
      await dialog().findByText(/^We could not reach the card payment provider\. Nothing was charged/),
    ).toBeDefined()
    expect(site.calls).not.toContain(CREATE)
  },
)
