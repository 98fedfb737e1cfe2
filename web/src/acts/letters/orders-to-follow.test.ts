import type { Order } from '@hanap/contract/jobs/orders'
import { expect, test } from 'vitest'
import { ordersToFollow } from './orders-to-follow.ts'

const order = (kind: Order['kind'], start: number, other: Partial<Order> = {}): Order => ({
  kind,
  quote: 'Words',
  field: 'description',
  start,
  end: start + 5,
  required: true,
  check: false,
  doubt: false,
  ...other,
})

test('ana’s letter is asked to follow what a letter can, by place alone, and nothing in doubt', () => {
  const orders = [
    order('subject-line', 1, { subject: 'CALM' }),
    order('include-phrase', 2, { doubt: true }),
    order('attach', 3, { what: 'video' }),
    order('do-not', 4, { what: 'length' }),
    order('do-not', 5, { what: 'ai' }),
  ]
  expect(ordersToFollow(orders)).toEqual([
    { kind: 'subject-line', start: 1 },
    { kind: 'do-not', start: 4 },
  ])
  expect(ordersToFollow(undefined)).toBeUndefined()
})
