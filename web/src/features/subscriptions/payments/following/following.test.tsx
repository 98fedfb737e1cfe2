import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { openSite } from '../../../../../test/open-site.tsx'
import {
  aPayment,
  CREATE,
  CURRENT,
  DETAILS,
  LIST,
  listOfPayments,
  payingAnswers,
  VERIFY,
} from '../../../../../test/payments/payments.ts'
import { ana, holding, trialOf } from '../../../../../test/seekers.ts'

const now = Date.now()
const BACK = '/subscription/plans?payment_id=pi_1&plan_id=3'
const PLANS = '/subscription/plans'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 20 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))
const processing = { success: false, status: 'processing' }
const stillOpen = { ...aPayment, status: 'PROCESSING' as const, paid_at: null, period: null }

async function open(path: string, more: Readonly<Record<string, unknown>> = {}) {
  const listed = path === BACK ? { [LIST]: listOfPayments(stillOpen) } : {}
  const site = openSite(path, { ...payingAnswers(now), ...listed, ...more }, { token: 'known' })
  await screen.findByRole('region', { name: 'Premium' })
  const looks = () => site.calls.filter((call) => call === VERIFY).length
  return { ...site, looks }
}
/** The badge is on the account menu. */
const account = () => within(screen.getByRole('button', { name: /^Account/ }))
const details = () => within(screen.getByRole('dialog', { name: 'Payment details' }))

test('back from the bank the payment is looked at, and when it is paid the whole site knows', async () => {
  let isPaid = false
  const { looks, address } = await open(BACK, {
    [VERIFY]: () => (isPaid ? { success: true, status: 'paid' } : processing),
    [CURRENT]: () => holding(isPaid ? 'premium' : 'free', isPaid ? 30 : 9, now),
    'GET /auth/profile/': () =>
      isPaid
        ? { ...ana, is_trial_active: false, is_trial: false, subscription: holding('premium', 30, now) }
        : ana,
  })
  expect(screen.getByText(/^Waiting for your bank/)).toBeDefined()
  expect(screen.getByText('Bank confirmation').getAttribute('aria-current')).toBe('step')
  expect(screen.getByRole('complementary', { name: 'Subscription' })).toBeDefined()
  expect(address()).toBe(BACK)
  await seconds(3)
  expect(looks()).toBe(1)
  isPaid = true
  await seconds(3)
  expect(await screen.findByText('Payment successful! Your subscription has been upgraded.')).toBeDefined()
  await userEvent.click(details().getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(address()).toBe(PLANS)
  const premium = within(screen.getByRole('region', { name: 'Premium' }))
  expect(await premium.findByRole('button', { name: 'Current Plan' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Subscription' })).toBeNull())
  expect(await account().findByText('Premium')).toBeDefined()
  await seconds(30)
  expect(looks()).toBe(2)
})

test('a payment that needs no bank is followed as soon as it is sent', async () => {
  const { calls } = await open(PLANS)
  const premium = within(screen.getByRole('region', { name: 'Premium' }))
  await screen.findByText('3 of 5 saved')
  await userEvent.click(premium.getByRole('button', { name: 'Upgrade Now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Your Subscription' }))
  for (const [label, value] of [
    ['Card Number', '4343434343434345'],
    ['Month', '12'],
    ['Year', '30'],
    ['CVC', '123'],
    ['Name on Card', 'Ana'],
  ] as const)
    await userEvent.type(dialog.getByLabelText(label), value)
  const from = calls.length
  await userEvent.click(dialog.getByRole('button', { name: 'Complete Purchase' }))
  expect(await screen.findByText('Payment sent')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  await seconds(1)
  const after = calls.slice(from)
  expect(after.slice(after.indexOf(CREATE))).toEqual(
    expect.arrayContaining(['GET /auth/subscription/plans/', CURRENT, 'GET /auth/profile/', LIST]),
  )
  expect(calls).not.toContain(VERIFY)
  await seconds(3)
  expect(await screen.findByRole('dialog', { name: 'Payment details' })).toBeDefined()
})

test('where the details cannot be had, ana still reads that she paid', async () => {
  await open(BACK, { [DETAILS]: refusal(500) })
  await seconds(3)
  expect(await screen.findByText('Payment confirmed! Your subscription is now active.')).toBeDefined()
  expect(screen.queryByText('Payment successful! Your subscription has been upgraded.')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a payment that failed is said so, with the reason, and looked at no more', async () => {
  const { looks, address } = await open(BACK, {
    [VERIFY]: { success: false, status: 'failed', error_message: 'It was not confirmed at your bank.' },
  })
  await seconds(3)
  expect(await screen.findByText('Payment failed. Please try again or contact support.')).toBeDefined()
  expect(screen.getByText('It was not confirmed at your bank.')).toBeDefined()
  await seconds(30)
  expect(looks()).toBe(1)
  expect(address()).toBe(PLANS)
})

const later = 'Payment is processing. Your subscription will be updated shortly.'

test('once it has failed or is paid, nobody calls it unfinished, however old the list is', async () => {
  let hold: (value: unknown) => void = () => {}
  let isEnded = false
  await open(BACK, {
    [VERIFY]: () => {
      isEnded = true
      return { success: false, status: 'failed' }
    },
    [LIST]: () =>
      isEnded
        ? new Promise((resolve) => (hold = resolve))
        : listOfPayments({ ...stillOpen, next_action_url: bankUrl }),
  })
  await seconds(3)
  expect(await screen.findByText('Payment failed. Please try again or contact support.')).toBeDefined()
  expect(screen.queryByText(/^Your payment of .+ isn’t finished yet/)).toBeNull()
  expect(screen.queryByText(/^Your bank needs you to confirm/)).toBeNull()
  hold(listOfPayments({ ...stillOpen, status: 'FAILED' as const }))
})

test('after it is paid everything that it changes is asked for once', async () => {
  let isPaid = false
  const { calls } = await open(BACK, {
    [VERIFY]: () => {
      isPaid = true
      return { success: true, status: 'paid' }
    },
    [CURRENT]: () => holding(isPaid ? 'premium' : 'free', isPaid ? 30 : 9, now),
    [LIST]: () => listOfPayments(isPaid ? aPayment : stillOpen),
  })
  await seconds(2)
  const from = calls.length
  await seconds(1)
  await screen.findByRole('dialog', { name: 'Payment details' })
  await seconds(2)
  const asked = calls.slice(from).filter((call) => call !== VERIFY)
  expect(asked).toEqual([...new Set(asked)])
  expect(asked).toEqual(expect.arrayContaining([CURRENT, LIST, 'GET /auth/trial/status/', DETAILS]))
})

test('a payment that the list calls waiting is said to wait from the first moment', async () => {
  await open(PLANS, {
    [VERIFY]: waiting,
    [LIST]: listOfPayments({ ...stillOpen, next_action_url: bankUrl }),
  })
  expect(await screen.findByText(/^Your bank needs you to confirm/)).toBeDefined()
  expect((await bankLink()).map(({ href }) => href)).toEqual([bankUrl, bankUrl])
})

test('after five looks without an end ana reads that it is processing, and can have it looked at again', async () => {
  const { looks, address } = await open(BACK, { [VERIFY]: processing, [LIST]: listOfPayments(stillOpen) })
  await seconds(15)
  expect(await screen.findByText(later)).toBeDefined()
  expect(await screen.findByText('Your payment of ₱100.00 for Premium isn’t finished yet.')).toBeDefined()
  expect(screen.getByText('Your plan will change once it is. You don’t need to pay again.')).toBeDefined()
  expect(address()).toBe(PLANS)
  await seconds(30)
  expect(looks()).toBe(5)
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await seconds(3)
  expect(looks()).toBe(6)
})

const bankUrl = 'https://bank.example/1'
const waiting = { ...processing, next_action_url: bankUrl }
const bankLink = () =>
  screen.findAllByRole<HTMLAnchorElement>('link', { name: /^Confirm on your bank’s page/ })

test('a payment that waits for ana at her bank says so while it is looked at and afterwards, and promises nothing', async () => {
  await open(BACK, {
    [VERIFY]: waiting,
    [LIST]: listOfPayments({ ...stillOpen, next_action_url: bankUrl }),
  })
  expect(screen.queryByText(/^Your bank needs you to confirm/)).toBeNull()
  await seconds(3)
  expect(await screen.findByText(/^Your bank needs you to confirm/)).toBeDefined()
  expect((await bankLink()).map(({ href }) => href)).toEqual([bankUrl, bankUrl])
  await seconds(12)
  expect(await screen.findByText(/^Your bank needs you to confirm/)).toBeDefined()
  expect(await bankLink()).toHaveLength(2)
  expect(screen.queryByText(later)).toBeNull()
})

test('a bank’s page that is none is nowhere a link', async () => {
  const bad = 'javascript:alert(1)'
  await open(BACK, {
    [VERIFY]: { ...processing, next_action_url: bad },
    [LIST]: listOfPayments({ ...stillOpen, next_action_url: bad }),
  })
  await seconds(15)
  expect(await screen.findByText(later)).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Confirm on your bank’s page/ })).toBeNull()
})

const hoursAgo = (count: number) => new Date(now - count * 3_600_000).toISOString()
const silent = async () => {
  await seconds(20)
  expect(screen.queryByText(/^Payment (successful|confirmed|failed|is processing)/)).toBeNull()
  expect(screen.queryByText(/^Waiting for your bank/)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
}

test.each([
  ['somebody else’s payment', []],
  ['one paid yesterday', [{ ...aPayment, created_at: hoursAgo(24), paid_at: hoursAgo(24) }]],
  ['one that failed yesterday', [{ ...stillOpen, status: 'FAILED' as const, created_at: hoursAgo(24) }]],
])('an address that names %s is dropped without a word, and nothing is asked', async (_, payments) => {
  const { looks, address } = await open(BACK, { [LIST]: listOfPayments(...payments) })
  await waitFor(() => expect(address()).toBe(PLANS))
  await silent()
  expect(looks()).toBe(0)
})

test('where the list does not load, the server’s no to somebody else’s payment ends the looking at once', async () => {
  const { looks, address } = await open(BACK, {
    [LIST]: refusal(503),
    [VERIFY]: refusal(404, { code: 'not-found' }),
  })
  await seconds(5)
  await waitFor(() => expect(address()).toBe(PLANS))
  await silent()
  expect(looks()).toBe(1)
})

test('where the list does not load, a payment of last week is not told as news', async () => {
  const { address } = await open(BACK, {
    [LIST]: refusal(503),
    [DETAILS]: { ...aPayment, created_at: hoursAgo(168), paid_at: hoursAgo(168) },
  })
  await seconds(5)
  await waitFor(() => expect(address()).toBe(PLANS))
  await silent()
})

test('ana pays in another tab: this one learns of it when she looks at it', async () => {
  let isPaid = false
  const { calls } = await open(PLANS, { [LIST]: () => listOfPayments(...(isPaid ? [aPayment] : [])) })
  const asked = () => calls.filter((call) => call === CURRENT).length
  const before = asked()
  isPaid = true
  await act(() => window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('table', { name: 'Your payments' })).toBeDefined()
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
})

test('five looks without an answer end without a word', async () => {
  const { looks } = await open(BACK, { [VERIFY]: 'no answer' })
  await seconds(15)
  await waitFor(() => expect(screen.queryByText(/^Waiting for your bank/)).toBeNull())
  expect(looks()).toBe(5)
  expect(screen.queryByText(later)).toBeNull()
})

test.each([
  ['what this tab remembers', PLANS, { payment_id: 'pi_1', plan_id: 3, user_id: 1 }, []],
  ['the list of payments', PLANS, null, [stillOpen]],
])('coming back by hand, ana’s payment goes on from %s', async (_, path, kept, payments) => {
  if (kept) {
    sessionStorage.setItem('payment', JSON.stringify(kept))
    localStorage.setItem('user', JSON.stringify(ana))
  }
  const { session } = await import('../../../../api/session/browser-session.ts')
  session.signIn('known', ana)
  const answers = { ...payingAnswers(now), [LIST]: listOfPayments(...payments) }
  const { calls } = openSite(path, answers)
  await screen.findByRole('region', { name: 'Premium' })
  await seconds(3)
  expect(await screen.findByText('Payment successful! Your subscription has been upgraded.')).toBeDefined()
  expect(calls.filter((call) => call === VERIFY)).toHaveLength(1)
  expect(sessionStorage.getItem('payment')).toBeNull()
})

test('a list that knows the end before it was told takes nothing away', async () => {
  let isOver = false
  const { queryClient } = await open(PLANS, {
    [LIST]: () => listOfPayments(isOver ? aPayment : stillOpen),
  })
  await screen.findByText(/^Waiting for your bank/)
  isOver = true
  await act(() => queryClient.invalidateQueries({ queryKey: ['payments'] }))
  await seconds(3)
  expect(await screen.findByRole('dialog', { name: 'Payment details' })).toBeDefined()
})

test('an address that names no payment asks for nothing', async () => {
  const { looks, address } = await open('/subscription/plans?payment_id=pi_1&plan_id=1')
  await seconds(20)
  expect(looks()).toBe(0)
  expect(address()).toBe(PLANS)
})

test('who leaves the page is asked for nothing any more, and who comes back is followed again', async () => {
  const { looks, router } = await open(BACK, { [VERIFY]: processing, [LIST]: listOfPayments(stillOpen) })
  await seconds(3)
  await act(() => router.navigate({ to: '/settings' }))
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await seconds(30)
  expect(looks()).toBe(1)
  await act(() => router.navigate({ to: '/subscription/plans' }))
  await screen.findByRole('region', { name: 'Premium' })
  await seconds(3)
  expect(looks()).toBe(2)
})

test('dario, whose trial is over, loses the banner with his first month', async () => {
  let isPaid = false
  await open(BACK, {
    [VERIFY]: () => {
      isPaid = true
      return { success: true, status: 'paid' }
    },
    [CURRENT]: () => (isPaid ? holding('basic', 30, now) : holding('free', -2, now)),
    'GET /auth/trial/status/': trialOf(-2, now),
  })
  expect(await screen.findByText('Subscription Expired')).toBeDefined()
  expect(account().getByText('Free Trial Expired')).toBeDefined()
  await seconds(3)
  await waitFor(() => expect(screen.queryByText('Subscription Expired')).toBeNull())
  expect(await account().findByText('Basic')).toBeDefined()
})
