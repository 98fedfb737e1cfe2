import type { Asked, SaidOfOrder } from '@hanap/contract/applications/asked'
import { doneAbout } from '@hanap/contract/applications/done-about'
import { versionOfOrder } from '@hanap/contract/jobs/order-version'
import { MOST_ORDERS, type Order } from '@hanap/contract/jobs/orders'
import type { Name } from '@hanap/contract/letters/templates'

/**
 * What an application through the board did about each order. The seeker's word counts only for orders that no letter
 * can show.
 */
export const settleAsked = (
  orders: readonly Order[],
  letter: { subject: string; content: string; resume_url: string },
  by: { name: Name; said: readonly SaidOfOrder[] },
): Asked[] =>
  orders.map((order, at) => ({
    ...order,
    done: isUnseen(at)
      ? 'unknown'
      : doneAbout(order, letter, {
          name: by.name,
          isSaid: toldOf(order, by.said) === 'said',
          all: orders,
        }),
  }))

/** The seeker was shown only their number. */
const isUnseen = (at: number) => at >= MOST_ORDERS

/** For an application made by hand: its letter is not known, so only the seeker's word counts. */
export const askedByHand = (orders: readonly Order[], said: readonly SaidOfOrder[]): Asked[] =>
  orders.map((order, at) => {
    const told = toldOf(order, said) ?? 'missing'
    return { ...order, done: told === 'shown' || isUnseen(at) ? 'unknown' : told }
  })

/** For an application whose letter never went. */
export const askedUnknown = (orders: readonly Order[]): Asked[] =>
  orders.map((order) => ({ ...order, done: 'unknown' }))

const toldOf = (order: Order, said: readonly SaidOfOrder[]) =>
  said.find(({ kind, start, version }) =>
    version === undefined ? kind === order.kind && start === order.start : version === versionOfOrder(order),
  )?.done
