import {
  listPayments,
  type Payment,
  type PaymentPreview,
  paymentStatuses,
  previewPayment,
  readPaymentDetails,
  readPaymentMode,
} from '@hanap/contract/payments/payments'
import { queryOptions } from '@tanstack/react-query'
import { readList } from '../../../api/answers/read-list.ts'
import { callEndpoint } from '../../../api/client.ts'
import { NetworkProblem } from '../../../api/problems/problems.ts'
import { textsKnown } from '../../../i18n/translate.ts'

/** Prefix of the list and each payment: invalidate it after any change. */
export const paymentsKey = ['payments'] as const

/** Newest first. */
export const paymentsQuery = queryOptions({
  queryKey: [...paymentsKey, 'list'],
  queryFn: ({ signal }) => askPayments(signal),
})

export async function askPayments(signal: AbortSignal): Promise<Payment[]> {
  const answer = await callEndpoint(listPayments, { signal })
  await textsKnown()
  return readList(answer).results.filter(isPayment)
}

/** @param id the provider's */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...paymentsKey, 'one', id],
    queryFn: async ({ signal }) => {
      const payment = await callEndpoint(readPaymentDetails, { body: { payment_id: id }, signal })
      await textsKnown()
      if (!isPayment(payment)) throw new NetworkProblem('garbage')
      return payment
    },
  })

/** Another tab may have paid meanwhile. */
export const previewQuery = (planId: number) =>
  queryOptions({
    queryKey: ['payment-preview', planId],
    queryFn: async ({ signal }): Promise<PaymentPreview> => {
      const preview = await callEndpoint(previewPayment, { query: { plan_id: String(planId) }, signal })
      if (typeof preview?.amount !== 'number') throw new NetworkProblem('garbage')
      return preview
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** Whether our server or the provider takes the card; set by the operator. */
export const cardModeQuery = queryOptions({
  queryKey: ['payment-mode'],
  queryFn: ({ signal }) => callEndpoint(readPaymentMode, { signal }),
  staleTime: 5 * 60_000,
})

/** Whether an answer has the fields every page shows. */
function isPayment(value: Payment | null): value is Payment {
  return (
    typeof value?.id === 'string' &&
    typeof value.amount === 'number' &&
    paymentStatuses.includes(value.status) &&
    typeof value.billing?.name === 'string'
  )
}
