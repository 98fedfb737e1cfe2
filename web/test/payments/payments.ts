import type { Payment, PaymentPreview } from '@hanap/contract/payments/payments'
import { ana, holding, standingOf, trialOf } from '../seekers.ts'

/** carla's month of Premium, paid by card. */
export const aPayment: Payment = {
  id: 'pi_1',
  status: 'PAID',
  amount: 100,
  refunded: 0,
  currency: 'PHP',
  description: 'Subscription to Premium',
  plan_type: 'premium',
  card: 'visa',
  card_last4: '4345',
  created_at: '2026-11-20T01:11:00.000Z',
  paid_at: '2026-11-20T01:12:00.000Z',
  billing: { name: 'ANA M REYES', email: 'ana@example.com', phone: '' },
  period: {
    starts_at: '2026-11-20T01:12:00.000Z',
    ends_at: '2026-12-20T01:12:00.000Z',
    added_days: 0,
    replaced_at: null,
  },
  error_message: '',
  next_action_url: null,
}

export const aPreview: PaymentPreview = {
  plan_id: 3,
  plan_type: 'premium',
  amount: 100,
  starts_at: '2026-11-20T01:12:00.000Z',
  ends_at: '2026-12-20T01:12:00.000Z',
  extends: false,
  ending_days: 0,
  unpaid_days: 0,
  added_days: 0,
}

export const listOfPayments = (...results: Payment[]) => ({ count: results.length, results })

export const CREATE = 'POST /auth/subscription/payment/create/'
export const VERIFY = 'POST /auth/subscription/payment/verify/'
export const DETAILS = 'POST /auth/subscription/payment/details/'
export const LIST = 'GET /auth/subscription/payments/'
export const PREVIEW = 'GET /auth/subscription/payment/preview/'
export const MODE = 'GET /auth/subscription/payment/mode/'
export const CURRENT = 'GET /auth/subscription/current/'

/** For ana, with nine days of her trial left, paying successfully by card. */
export function payingAnswers(now: number): Record<string, unknown> {
  return {
    ...standingOf({ ...ana, phone_number: '+63 917 555 0101' }, holding('free', 9, now), trialOf(9, now)),
    [PREVIEW]: aPreview,
    [MODE]: { mode: 'server', provider_url: null, public_key: null },
    [CREATE]: { success: true, payment_id: 'pi_1' },
    [VERIFY]: { success: true, status: 'paid' },
    [DETAILS]: aPayment,
  }
}
