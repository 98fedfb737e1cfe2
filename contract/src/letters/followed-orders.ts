import type { Order, OrderKind } from '../jobs/orders.ts'

const followed: readonly OrderKind[] = [
  'subject-line',
  'include-phrase',
  'answer-questions',
  'state',
  'do-not',
]

/** Whether a letter can follow an order of this kind. */
export const canFollow = ({ kind }: Pick<Order, 'kind'>): boolean => followed.includes(kind)

/**
 * Whether a letter follows an order where its seeker says nothing of it. That nothing may be written by AI is left to
 * the seeker, who presses for just that.
 */
export const isUsuallyFollowed = (order: Pick<Order, 'kind' | 'what'> & { doubt?: boolean | undefined }) =>
  canFollow(order) && !order.doubt && order.what !== 'ai'
