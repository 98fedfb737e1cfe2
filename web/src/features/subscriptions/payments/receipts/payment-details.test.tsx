import type { Payment } from '@hanap/contract/payments/payments'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aPayment } from '../../../../../test/payments/payments.ts'
import { renderPage } from '../../../../../test/render-page.tsx'
import { PaymentDetails } from './payment-details.tsx'

async function open(change: Partial<Payment> = {}) {
  const onClose = vi.fn<() => void>()
  await renderPage(<PaymentDetails payment={{ ...aPayment, ...change }} onClose={onClose} />)
  return { onClose, popup: within(screen.getByRole('dialog', { name: 'Payment details' })) }
}

test('the popup says what was paid, with which card, when, what for and by whom', async () => {
  const { popup, onClose } = await open({ billing: { ...aPayment.billing, phone: '+63 917 555 0101' } })
  expect(popup.getByText('PAID')).toBeDefined()
  expect(popup.getByText('₱ 100.00')).toBeDefined()
  expect(popup.getByText('Card ending in 4345')).toBeDefined()
  expect(popup.getByRole('img', { name: 'Visa' })).toBeDefined()
  expect(popup.getByText('Paid on Nov 20, 2026, 9:12 AM')).toBeDefined()
  expect(popup.getByText('Subscription to Premium')).toBeDefined()
  for (const line of ['ANA M REYES', 'ana@example.com', '+63 917 555 0101'])
    expect(popup.getByText(line)).toBeDefined()
  await userEvent.click(popup.getByText('Close'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('what is not known or not so is not said', async () => {
  const { popup } = await open({
    status: 'PROCESSING',
    card: 'jcb',
    card_last4: '',
    description: '',
    paid_at: null,
    amount: 50,
  })
  expect(popup.queryByText('PAID')).toBeNull()
  expect(popup.getByText('₱ 50.00')).toBeDefined()
  expect(popup.getByText('Card ending in ****')).toBeDefined()
  expect(popup.queryByRole('img')).toBeNull()
  expect(popup.queryByText(/^Paid on/)).toBeNull()
  expect(popup.getByText('Started on Nov 20, 2026, 9:11 AM')).toBeDefined()
  expect(popup.getByText('Subscription to Premium')).toBeDefined()
  expect(popup.queryByText(/^\+63/)).toBeNull()
})

test('a Mastercard has its own mark', async () => {
  const { popup } = await open({ card: 'mastercard' })
  expect(popup.getByRole('img', { name: 'Mastercard' })).toBeDefined()
})
