import type { Payment } from '@hanap/contract/payments/payments'

/** True even if refunded since: such payments have a receipt. */
export const wasCharged = ({ status }: Pick<Payment, 'status'>) =>
  status !== 'FAILED' && status !== 'PROCESSING'
