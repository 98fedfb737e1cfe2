import type { Asked, SaidOfOrder } from '@hanap/contract/applications/asked'
import { doneAbout } from '@hanap/contract/applications/done-about'
import type { Name } from '@hanap/contract/letters/templates'
import type { ReadOrder } from '../../../reading/orders/orders.ts'
import { tellOrders } from '../../jobs/rules.ts'

/**
 * A listing's orders, and what an application through the board did about each. The seeker's word counts only for
 * listed orders that no letter can show.
 */
export function settleAsked(
  job: { orders: readonly ReadOrder[]; description: string },
  letter: { subject: string; content: string; resume_url: string },
  by: { name: Name; said: readonly SaidOfOrder[] },
): Asked[] {
  const said = new Set(by.said.filter(({ done }) => done === 'said').map(keyOf))
  return tellOrders(job.orders, job.description).orders.map((order) => ({
    ...order,
    done: doneAbout(order, letter, { name: by.name, isSaid: said.has(keyOf(order)) }),
  }))
}

/** For an application made by hand: without its letter, only the seeker's word counts. */
export function askedByHand(
  job: { orders: readonly ReadOrder[]; description: string },
  given: readonly SaidOfOrder[] | undefined,
): Asked[] | null {
  if (given === undefined) return null
  const said = new Set(given.filter(({ done }) => done !== 'missing').map(keyOf))
  return tellOrders(job.orders, job.description).orders.map((order) => ({
    ...order,
    done: said.has(keyOf(order)) ? 'said' : 'missing',
  }))
}

const keyOf = ({ kind, start }: Pick<SaidOfOrder, 'kind' | 'start'>) => `${kind} ${start}`
