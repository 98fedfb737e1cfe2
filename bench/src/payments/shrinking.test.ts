import { expect, test } from 'vitest'
import { makeOrders } from './orders.ts'
import { shrinkOrders } from './shrinking.ts'

test('shrinks two hundred failing orders to the two that fail', async () => {
  const orders = makeOrders(7, 200)
  const needed = [orders[31], orders[90]]
  const fails = async (some: typeof orders) => needed.every((one) => one && some.includes(one))
  expect(await shrinkOrders(orders, fails, 1000)).toEqual(needed)
})

test('the same seed makes the same orders', () => {
  expect(makeOrders(7, 500)).toEqual(makeOrders(7, 500))
  expect(makeOrders(7, 500)).not.toEqual(makeOrders(8, 500))
  expect(makeOrders(7, 500).flat()).toHaveLength(500)
})
