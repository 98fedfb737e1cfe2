import type { SaidOfOrder } from '@hanap/contract/applications/asked'
import { versionOfOrder } from '@hanap/contract/jobs/order-version'
import type { Order } from '@hanap/contract/jobs/orders'
import { bansBoard } from '@hanap/contract/letters/shown-orders'

/** A required way outside the board. */
export const elsewhereOf = (orders: readonly Order[]): Order | undefined =>
  orders.find(
    ({ kind, required, doubt }) => required && !doubt && (kind === 'link-form' || kind === 'outside-contact'),
  )

/** 'I applied there myself' says that the seeker went where the job sends them, and not through the board. */
export function saidElsewhere(orders: readonly Order[], said: readonly SaidOfOrder[]): SaidOfOrder[] {
  const way = elsewhereOf(orders)
  const done = new Set(
    orders.filter((order) => order === way || (bansBoard(order) && !order.doubt)).map(versionOfOrder),
  )
  return said.map((one) => (done.has(one.version ?? '') ? { ...one, done: 'said' as const } : one))
}
