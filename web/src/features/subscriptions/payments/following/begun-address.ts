import type { Payment } from '@hanap/contract/payments/payments'

/** A payment in progress, as in the address the bank returns to. */
export type BegunPayment = { payment_id: string; plan_id: 2 | 3 }

/** Sent now, found from an earlier try, or back from the bank. */
export type BegunHow = 'sent' | 'found' | 'back'

/** Null if one id is missing or invalid. */
export function readBegun(given: Readonly<Record<string, unknown>>): BegunPayment | null {
  const { payment_id } = given
  const plan_id = Number(given['plan_id'])
  if (typeof payment_id !== 'string' || !/^\w{1,100}$/.test(payment_id)) return null
  return plan_id === 2 || plan_id === 3 ? { payment_id, plan_id } : null
}

export const begunOf = ({ id, plan_type }: Pick<Payment, 'id' | 'plan_type'>): BegunPayment => ({
  payment_id: id,
  plan_id: plan_type === 'basic' ? 2 : 3,
})
