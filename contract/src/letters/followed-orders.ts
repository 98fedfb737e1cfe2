import type { Order, OrderKind } from '../jobs/orders.ts'

const followed: readonly OrderKind[] = [
  'subject-line',
  'include-phrase',
  'answer-questions',
  'state',
  'do-not',
]

export const canFollow = ({ kind }: Pick<Order, 'kind'>): boolean => followed.includes(kind)

/** For the employer's form: 'Use the word TABO when you fill in the form'. */
export const isForTheirForm = ({ place }: Pick<Order, 'place'>): boolean => place === 'form'

/**
 * Whether a letter follows the order by default. A ban on AI is left to the seeker, who is just asking for an AI
 * letter.
 */
export const isUsuallyFollowed = (
  order: Pick<Order, 'kind' | 'what' | 'place'> & { doubt?: boolean | undefined },
) => canFollow(order) && !order.doubt && order.what !== 'ai' && !isForTheirForm(order)
