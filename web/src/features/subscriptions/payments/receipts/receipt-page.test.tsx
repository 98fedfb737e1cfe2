import type { Payment } from '@hanap/contract/payments/payments'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { openSite } from '../../../../../test/open-site.tsx'
import {
  aPayment,
  DETAILS,
  LIST,
  listOfPayments,
  payingAnswers,
} from '../../../../../test/payments/payments.ts'

const now = Date.now()
const open = (more: Readonly<Record<string, unknown>> = {}, path = '/subscription/receipts/pi_1') =>
  openSite(path, { ...payingAnswers(now), ...more }, { token: 'known' })
const onePeriod = {
  starts_at: '2026-11-20T01:12:00.000Z',
  ends_at: '2027-01-01T01:12:00.000Z',
  added_days: 0,
  replaced_at: null,
}
const changed = (change: Partial<Payment>) => ({ [DETAILS]: { ...aPayment, ...change } })

test('a receipt says what was paid for, until when, by whom, with which card, and by which reference', async () => {
  const { calls, bodies } = open()
  const receipt = await screen.findByRole('article')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Receipt')
  for (const text of ['Resibo', 'pi_1', 'ANA M REYES', 'ending in 4345', 'PAID', '1 Month Access'])
    expect(within(receipt).getByText(text)).toBeDefined()
  expect(within(receipt).getAllByText('₱ 100.00')).toHaveLength(2)
  expect(receipt.textContent).toContain('Nov 20, 2026, 9:12 AM to Dec 20, 2026, 9:12 AM')
  expect(bodies[calls.indexOf(DETAILS)]).toEqual({ payment_id: 'pi_1' })
})

test('ana’s long email address has a line of its own on it, and wraps between its names alone', async () => {
  const email = 'ana.mariefe.reyes-santos@mail.baguio-bookkeepers.example'
  open(changed({ billing: { ...aPayment.billing, email } }))
  const receipt = within(await screen.findByRole('article'))
  const shown = receipt.getByText(email)
  expect(shown.closest('.receipt-wide')).not.toBeNull()
  expect([...shown.childNodes].map(({ nodeName, textContent }) => textContent || nodeName)).toEqual([
    'ana',
    'WBR',
    '.mariefe',
    'WBR',
    '.reyes-santos',
    'WBR',
    '@mail',
    'WBR',
    '.baguio-bookkeepers',
    'WBR',
    '.example',
  ])
})

test.each<[Payment['status'], string, string, RegExp]>([
  ['PROCESSING', 'Payment', 'NOT PAID YET', /isn’t proof of payment/],
  ['FAILED', 'Payment', 'NOT PAID', /You weren’t charged/],
  ['REFUNDED', 'Receipt', 'REFUNDED', /refunded/],
  ['DISPUTED', 'Receipt', 'DISPUTED', /asked the bank/],
])('one that is %s says so', async (status, title, stamp, note) => {
  open(changed({ status, paid_at: null, period: null }))
  const receipt = within(await screen.findByRole('article'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(receipt.getByText(stamp)).toBeDefined()
  expect(receipt.getByText(note)).toBeDefined()
  expect(receipt.queryByText('PAID')).toBeNull()
})

test('a receipt says what was added to the month, and when the other plan took its place', async () => {
  const replaced_at = '2026-11-29T06:05:00.000Z'
  open(changed({ period: { ...onePeriod, added_days: 12, replaced_at } }))
  const receipt = within(await screen.findByRole('article'))
  expect(receipt.getByText('12 days from your unused Basic days')).toBeDefined()
  expect(receipt.getByText('Basic replaced it on Nov 29, 2026, 2:05 PM')).toBeDefined()
})

test('where nothing is known of a card, the page says nothing of one', async () => {
  open(changed({ status: 'FAILED', paid_at: null, period: null, card: '', card_last4: '' }))
  const receipt = within(await screen.findByRole('article'))
  expect(receipt.queryByText('Card')).toBeNull()
  expect(receipt.queryByText(/ending in/)).toBeNull()
})

test('of a payment of which a part was given back, the receipt says how much, and what was paid in the end', async () => {
  open(changed({ refunded: 25.5 }))
  const receipt = within(await screen.findByRole('article'))
  expect(receipt.getByText('PAID')).toBeDefined()
  expect(receipt.getByText('Refunded').nextElementSibling?.textContent).toBe('− ₱ 25.50')
  expect(receipt.getByText('Total paid').nextElementSibling?.textContent).toBe('₱ 74.50')
  expect(receipt.getByText('Charged once. We refunded ₱ 25.50 to the card.')).toBeDefined()
})

test('one that waits at the bank leads there', async () => {
  const next_action_url = 'https://bank.example/1'
  open(changed({ status: 'PROCESSING', paid_at: null, period: null, next_action_url }))
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Confirm on your bank’s page' })
  expect(link.href).toBe(next_action_url)
})

test('it is printed, and its reference copied', async () => {
  const person = userEvent.setup()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  open()
  await person.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  await person.click(screen.getByRole('button', { name: 'Copy reference' }))
  expect(await navigator.clipboard.readText()).toBe('pi_1')
})

test('a receipt that is not there, or not hers, leads ana back to her payments', async () => {
  open({ [DETAILS]: refusal(404, { code: 'not-found' }) })
  expect(await screen.findByRole('heading', { name: 'Receipt not found' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'See your plan and payments' })).toBeDefined()
})

test('one that does not load can be asked for again', async () => {
  let isUp = false
  open({ [DETAILS]: () => (isUp ? aPayment : refusal(500)) })
  await screen.findByText('The receipt didn’t load. Please try again.')
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('PAID')).toBeDefined()
})

test('the plans page lists the payments with their states and receipts, and nothing where there are none', async () => {
  const payments = listOfPayments(
    aPayment,
    {
      ...aPayment,
      id: 'pi_0',
      status: 'FAILED',
      plan_type: 'basic',
      amount: 50,
      error_message: 'It was declined.',
    },
    { ...aPayment, id: 'pi_r', status: 'REFUNDED', refunded: 100 },
    { ...aPayment, id: 'pi_p', refunded: 40 },
    { ...aPayment, id: 'pi_w', status: 'PROCESSING', paid_at: null, period: null },
  )
  const { unmount } = open({ [LIST]: payments }, '/subscription/plans')
  const table = within(await screen.findByRole('table', { name: 'Your payments' }))
  const rows = table.getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Nov 20, 2026', 'Paid', 'Premium', '₱100.00', 'Receipt'],
    ['Nov 20, 2026', 'Failed', 'BasicIt was declined.', '₱50.00', 'Details'],
    ['Nov 20, 2026', 'Refunded', 'Premium', '₱100.00₱100.00 refunded', 'Receipt'],
    ['Nov 20, 2026', 'Partly refunded', 'Premium', '₱100.00₱40.00 refunded', 'Receipt'],
    ['Nov 20, 2026', 'Processing', 'Premium', '₱100.00', 'Details'],
  ])
  expect(table.getByRole('link', { name: 'Details of the payment for Basic, Nov 20, 2026' })).toBeDefined()
  const [first] = table.getAllByRole<HTMLAnchorElement>('link')
  expect(new URL(first?.href ?? '').pathname).toBe('/subscription/receipts/pi_1')
  unmount()
  open({}, '/subscription/plans')
  await screen.findByRole('region', { name: 'Premium' })
  expect(screen.queryByRole('heading', { name: 'Your payments' })).toBeNull()
})

test('of many payments the newest show, and the others when they are wanted', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...aPayment, id: `pi_${at}` }))
  open({ [LIST]: listOfPayments(...many) }, '/subscription/plans')
  const table = await screen.findByRole('table', { name: 'Your payments' })
  expect(within(table).getAllByRole('row')).toHaveLength(7)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9 payments' }))
  expect(within(table).getAllByRole('row')).toHaveLength(10)
})
