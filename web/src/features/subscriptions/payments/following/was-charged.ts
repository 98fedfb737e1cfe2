import type { Payment } from '@hanap/contract/payments/payments'

/** Whether money moved, also where it was given back since: what there is a receipt for. */
export const wasCharged = ({ status }: Pick<Payment, 'status'>) =>
  status !== 'FAILED' && status !== 'PROCESSING'
