import type { Payment } from '@hanap/contract/payments/payments'

/** A payment whose end is waited for, as the address of the way back from the bank names it. */
export type BegunPayment = { payment_id: string; plan_id: 2 | 3 }

/** A payment was sent now; or it was found, sent by an earlier try; or it is come back to from the bank. */
export type BegunHow = 'sent' | 'found' | 'back'

/** Reads a payment's two ids from an address or a storage; null where one of them is missing or no id. */
export function readBegun(given: Readonly<Record<string, unknown>>): BegunPayment | null {
  const { payment_id } = given
  const plan_id = Number(given['plan_id'])
  if (typeof payment_id !== 'string' || !/^\w{1,100}$/.test(payment_id)) return null
  return plan_id === 2 || plan_id === 3 ? { payment_id, plan_id } : null
}

/** A payment of the list as one that is waited for. */
export const begunOf = ({ id, plan_type }: Pick<Payment, 'id' | 'plan_type'>): BegunPayment => ({
  payment_id: id,
  plan_id: plan_type === 'basic' ? 2 : 3,
})
