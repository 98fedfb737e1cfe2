import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, holdingNothing, standingOf, trialOf } from '../../../test/seekers.ts'

const now = Date.now()
const hours = 1 / 24
const noTrial = trialOf(-20, now)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const card = (name: string) => within(screen.getByRole('region', { name }))
async function open(subscription: unknown, trial: unknown, more: Readonly<Record<string, unknown>> = {}) {
  const answers = {
    ...standingOf(ana, holdingNothing, noTrial),
    'GET /auth/subscription/current/': subscription,
    'GET /auth/trial/status/': trial,
    ...more,
  }
  const site = openSite('/subscription/plans', answers, { token: 'known' })
  await screen.findByRole('region', { name: 'Free Trial' })
  return site
}

/** Each as [badge, button, whether enabled, the line below it]. */
function cards() {
  return ['Free Trial', 'Basic', 'Premium'].map((name) => {
    const inside = card(name)
    const [button] = inside.getAllByRole<HTMLButtonElement>('button')
    if (!button) throw new Error('every card has a button')
    const badge = inside.queryByText(/^(Current|Expired)$/, { selector: '.plan-badge' })?.textContent ?? ''
    const foot = inside.queryByText(/remaining$|^Expired$/, { selector: '.plan-act *' })?.textContent ?? ''
    return [badge, button.textContent, !button.disabled, foot]
  })
}

const offered = ['', 'Upgrade Now', true, '']
const registered = ['', 'Free with Registration', false, '']
test.each([
  [
    'ana with eight and a half days of trial',
    holding('free', 8.5, now),
    trialOf(8.5, now),
    [['Current', 'Current Plan', false, '8 days remaining'], offered, offered],
  ],
  [
    'ana on the last day of it',
    holding('free', 0.5, now),
    trialOf(0.5, now),
    [['Current', 'Current Plan', false, '12 hours, 0 minutes remaining'], offered, offered],
  ],
  [
    'dario, whose trial is over',
    holding('free', -2, now),
    trialOf(-2, now),
    [['Current', 'Current Plan', false, 'Expired'], offered, offered],
  ],
  [
    'ben on basic',
    holding('basic', 12 + 5.5 * hours, now),
    noTrial,
    [registered, ['Current', 'Current Plan', false, '12 days, 5 hours remaining'], offered],
  ],
  [
    'ben in its last hours',
    holding('basic', 3.51 * hours, now),
    noTrial,
    [registered, ['Current', 'Current Plan', false, '3 hours, 31 minutes remaining'], offered],
  ],
  [
    'ben after it',
    holding('basic', -1, now),
    noTrial,
    [registered, ['Expired', 'Renew Now', true, 'Expired'], offered],
  ],
  [
    'ben, called active past the end',
    holding('basic', -1, now, 'active'),
    noTrial,
    [registered, ['Expired', 'Renew Now', true, 'Expired'], offered],
  ],
  [
    'carla on premium',
    holding('premium', 20.1, now),
    noTrial,
    [registered, offered, ['Current', 'Current Plan', false, '20 days, 2 hours remaining']],
  ],
  [
    'carla after it',
    holding('premium', -1, now),
    noTrial,
    [registered, offered, ['Expired', 'Renew Now', true, 'Expired']],
  ],
  ['somebody without any plan', holdingNothing, noTrial, [registered, offered, offered]],
  ['somebody whose plan did not load', refusal(500), noTrial, [registered, offered, offered]],
])('%s sees where each plan stands', async (_, subscription, trial, expected) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await open(subscription, trial)
  expect(cards()).toEqual(expected)
})

test('the cards say what each plan holds and costs', async () => {
  await open(holdingNothing, noTrial)
  const words = ['Free Trial', 'Basic', 'Premium'].map((name) => {
    const region = screen.getByRole('region', { name })
    const price = card(name).getByText('/month').parentElement?.textContent
    return [price, ...[...region.querySelectorAll('li > div > p')].map((line) => line.textContent)]
  })
  expect(words).toEqual([
    ['₱0/month', 'Save up to 5 jobs', '100 searches', 'No advanced filtering', '14-day trial'],
    [
      '₱50/month',
      'Save up to 25 jobs',
      '750 searches',
      'No advanced filtering',
      '1 month access',
      'No Cancelation or Refund',
    ],
    [
      '₱100/month',
      'Save up to 100 jobs',
      '3,000 searches',
      'Advanced filtering',
      '1 month access',
      'No Cancelation or Refund',
    ],
  ])
  for (const pitch of [
    'Experience for 14 days',
    'Perfect for active job seekers',
    'For professionals who want it all',
  ]) {
    expect(screen.getByText(pitch)).toBeDefined()
  }
})

test('dario, whose trial is over, reads first what is kept, and each paid plan has its button before its rows', async () => {
  await open(holding('free', -2, now), trialOf(-2, now), {
    'GET /job-applications/list_applications/': { count: 12, results: [] },
  })
  const title = screen.getByRole('heading', { name: 'Your free trial has ended' })
  expect(
    await screen.findByText(
      'Your 3 saved jobs and 12 applications are safe. Pick a plan to search and apply again.',
    ),
  ).toBeDefined()
  expect(screen.getByText('Subscription Expired')).toBeDefined()
  const heading = screen.getByRole('heading', { level: 1 })
  expect(title.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const buttons = screen.getAllByRole('button', { name: 'Upgrade Now' })
  expect(buttons).toEqual(['Basic', 'Premium'].map((name) => card(name).getByRole('button')))
  for (const name of ['Basic', 'Premium']) {
    const rows = card(name).getByRole('list')
    const button = card(name).getByRole('button')
    expect(button.compareDocumentPosition(rows) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
  await userEvent.click(card('Premium').getByRole('button'))
  const dialog = await screen.findByRole('dialog', { name: 'Complete Your Subscription' })
  expect(within(dialog).getByText('Premium')).toBeDefined()
})

test.each([
  [
    'ben, whose Basic is over',
    holding('basic', -1, now),
    'Your Basic plan has ended',
    /^Your saved jobs and/,
  ],
  ['bea, who began without a trial', holdingNothing, 'No free trial left', /^This email address already had/],
])('%s reads so', async (_, held, title, text) => {
  await open(held, noTrial, { 'GET /job-applications/list_applications/': refusal(500) })
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
})

test.each([
  ['ana, on her trial', holding('free', 8, now), trialOf(8, now), ['Basic', 'Premium', 'Free Trial']],
  ['dario, after it', holding('free', -2, now), trialOf(-2, now), ['Basic', 'Premium', 'Free Trial']],
  ['ben, on Basic', holding('basic', 9, now), noTrial, ['Premium', 'Basic', 'Free Trial']],
  ['carla, after Premium', holding('premium', -1, now), noTrial, ['Basic', 'Premium', 'Free Trial']],
])('%s sees first what can be bought, and the free plan last', async (_, held, trial, expected) => {
  await open(held, trial)
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(names.filter((name) => expected.includes(name))).toEqual(expected)
})

test('where nobody takes cards the notice of the end sells nothing', async () => {
  await open(holding('free', -2, now), trialOf(-2, now), {
    'GET /auth/subscription/payment/mode/': { mode: 'none', provider_url: null, public_key: null },
  })
  expect(screen.getByRole('heading', { name: 'Your free trial has ended' })).toBeDefined()
  const button = card('Premium').getByRole('button')
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('ana sees what she uses now, and what the others add', async () => {
  await open(holding('free', 9, now), trialOf(9, now))
  await card('Free Trial').findByText('3 of 5 saved')
  expect(card('Basic').getByText('20 more than now')).toBeDefined()
  expect(card('Premium').getByText('2,900 more each month')).toBeDefined()
})

test('a plan that ends while the page is open marks itself expired, and the server is asked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now })
  const { calls } = openSite(
    '/subscription/plans',
    standingOf(ana, holding('basic', 90 / 1440, now), noTrial),
    { token: 'known' },
  )
  const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  for (let turn = 0; turn < 20 && !screen.queryByRole('region', { name: 'Basic' }); turn += 1) await settle(5)
  expect(card('Basic').getByText('1 hours, 30 minutes remaining')).toBeDefined()
  await settle(60_000)
  expect(card('Basic').getByText('1 hours, 29 minutes remaining')).toBeDefined()
  const asked = () => calls.filter((call) => call === 'GET /auth/subscription/current/').length
  const before = asked()
  for (let minute = 0; minute < 90; minute += 1) await settle(60_000)
  expect(card('Basic').getByRole('button').textContent).toBe('Renew Now')
  expect(asked()).toBeGreaterThan(before)
})

test('while the plans load a spinner turns', async () => {
  openSite(
    '/subscription/plans',
    {
      ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
      'GET /auth/subscription/plans/': () => new Promise(() => {}),
    },
    { token: 'known' },
  )
  await waitFor(() => expect(screen.getByText('Loading the plans')).toBeDefined())
})

test('when the plans do not load ana reads so, and may try again', async () => {
  let isUp = false
  const standing = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  const list = standing['GET /auth/subscription/plans/']
  openSite(
    '/subscription/plans',
    { ...standing, 'GET /auth/subscription/plans/': () => (isUp ? list : refusal(500)) },
    { token: 'known' },
  )
  await screen.findByText('Failed to load subscription plans. Please try again later.')
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('region', { name: 'Premium' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('plans that are here stay when they are asked for once more and do not come', async () => {
  let isUp = true
  const standing = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  const list = standing['GET /auth/subscription/plans/']
  const { calls, queryClient } = openSite(
    '/subscription/plans',
    { ...standing, 'GET /auth/subscription/plans/': () => (isUp ? list : 'no answer') },
    { token: 'known' },
  )
  await screen.findByRole('region', { name: 'Premium' })
  isUp = false
  const asked = calls.filter((call) => call === 'GET /auth/subscription/plans/').length
  await act(() => queryClient.invalidateQueries())
  expect(calls.filter((call) => call === 'GET /auth/subscription/plans/').length).toBeGreaterThan(asked)
  expect(screen.getByRole('region', { name: 'Premium' })).toBeDefined()
  expect(screen.queryByText(/^Failed to load subscription plans/)).toBeNull()
})

test('a price list that comes as a plain array makes the same cards', async () => {
  const standing = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  await open(holding('free', 9, now), trialOf(9, now), {
    'GET /auth/subscription/plans/': standing['GET /auth/subscription/plans/'].results,
  })
  expect(screen.getByRole('region', { name: 'Premium' })).toBeDefined()
})

test('beside the price stands that it is paid once, and neither renewed nor refunded', async () => {
  await open(holding('free', 9, now), trialOf(9, now))
  expect(card('Basic').getByText('₱50 for one month. It doesn’t renew.')).toBeDefined()
  expect(card('Premium').getByText('₱100 for one month. It doesn’t renew.')).toBeDefined()
})

test('beside the button to renew stands what it costs, and that it does not renew', async () => {
  await open(holding('premium', -1, now), noTrial)
  expect(card('Premium').getByRole('button', { name: 'Renew Now' })).toBeDefined()
  expect(card('Premium').getByText('₱100 for one month. It doesn’t renew.')).toBeDefined()
})

test('carla on Premium reads under Basic that it ends her plan; others do not', async () => {
  const words = 'Ends your Premium plan when you pay.'
  const { unmount } = await open(holding('premium', 20.1, now), noTrial)
  expect(card('Basic').getByText(words)).toBeDefined()
  unmount()
  for (const held of [holding('basic', 20.1, now), holding('premium', -1, now)]) {
    const { unmount } = await open(held, noTrial)
    expect(screen.queryByText(words)).toBeNull()
    unmount()
  }
})

test('ana sees how many searches of the month she used', async () => {
  const status = { remaining_searches: 82, max_searches: 100, current_count: 18, can_search: true }
  await open(holding('free', 9, now), trialOf(9, now), {
    'GET /auth/subscription/search/status/': { ...status, month: '2026-11', resets_on: '2026-12-01' },
  })
  expect(await card('Free Trial').findByText('18 of 100 used')).toBeDefined()
})

test('ben, whose plan runs, may add a month to it before it ends', async () => {
  await open(holding('basic', 3, now), noTrial)
  expect(card('Premium').queryByRole('button', { name: 'Add a month' })).toBeNull()
  await userEvent.click(card('Basic').getByRole('button', { name: 'Add a month' }))
  const dialog = await screen.findByRole('dialog', { name: 'Complete Your Subscription' })
  expect(within(dialog).getByText('Basic')).toBeDefined()
})

test.each([
  ['Basic', 'Upgrade Now', holding('free', -2, now)],
  ['Premium', 'Upgrade Now', holding('basic', 3, now)],
  ['Premium', 'Renew Now', holding('premium', -1, now)],
])('for %s, %s opens its payment', async (name, button, held) => {
  await open(held, noTrial)
  await userEvent.click(card(name).getByRole('button', { name: button }))
  const dialog = await screen.findByRole('dialog', { name: 'Complete Your Subscription' })
  expect(within(dialog).getByText(name)).toBeDefined()
})

test('where nobody takes cards ben reads so before he chooses, and each button says why it does nothing', async () => {
  await open(holding('basic', -1, now), noTrial, {
    'GET /auth/subscription/payment/mode/': { mode: 'none', provider_url: null, public_key: null },
  })
  expect(screen.getByText('This site doesn’t take payments')).toBeDefined()
  for (const [name, words] of [
    ['Basic', 'Renew Now'],
    ['Premium', 'Upgrade Now'],
  ] as const) {
    const button = card(name).getByRole('button', {
      name: words,
      description: /^This site doesn’t take payments/,
    })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
  }
  expect(card('Premium').getByText('This site doesn’t take payments.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})
