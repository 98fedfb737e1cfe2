import type { Orders } from './orders.ts'

/**
 * Drops halves, then smaller parts.
 * @param fails called at most `tries` times
 * @returns the shortest that failed
 */
export async function shrinkOrders(
  orders: Orders,
  fails: (orders: Orders) => Promise<boolean>,
  tries: number,
): Promise<Orders> {
  let left = tries
  let shortest = orders
  for (let part = Math.ceil(orders.length / 2); part >= 1; part = part === 1 ? 0 : Math.ceil(part / 2)) {
    for (let from = 0; from < shortest.length && left > 0; ) {
      const without = [...shortest.slice(0, from), ...shortest.slice(from + part)]
      left -= 1
      if (await fails(without)) shortest = without
      else from += part
    }
  }
  return shortest
}
