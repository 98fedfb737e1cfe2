import type { Order, OrderKind } from '@hanap/contract/jobs/orders'

const followed: readonly OrderKind[] = ['subject-line', 'include-phrase', 'answer-questions', 'do-not']

/**
 * The orders that a letter is asked to follow, which stand beside the button that asks; none in doubt. That nothing may
 * be written by AI is left to the seeker, who presses for just that.
 * @returns undefined where the page does not know the job's orders: the server then follows the usual ones
 */
export const ordersToFollow = (orders: readonly Order[] | undefined) =>
  orders
    ?.filter(({ kind, doubt, what }) => followed.includes(kind) && !doubt && what !== 'ai')
    .map(({ kind, start }) => ({ kind, start }))
