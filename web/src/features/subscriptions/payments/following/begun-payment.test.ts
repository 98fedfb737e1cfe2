// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { readBegun } from './begun-address.ts'
import { forgetPayment, rememberedPayment, rememberPayment } from './begun-payment.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('what ana left for her bank is remembered in this tab until it is forgotten', () => {
  rememberPayment({ payment_id: 'pi_1', plan_id: 3 }, 1)
  expect(rememberedPayment(1)).toEqual({ payment_id: 'pi_1', plan_id: 3 })
  forgetPayment('pi_1')
  expect(rememberedPayment(1)).toBeNull()
})

test('whoever signs in next in the tab is told nothing of it', () => {
  rememberPayment({ payment_id: 'pi_1', plan_id: 3 }, 1)
  expect(rememberedPayment(2)).toBeNull()
})

test.each(['null', '7', '[]', '{"payment_id":"pi_1"}', '{', '{"payment_id":7,"plan_id":2,"user_id":1}'])(
  'a storage that holds %s remembers nothing',
  (kept) => {
    sessionStorage.setItem('payment', kept)
    expect(rememberedPayment(1)).toBeNull()
  },
)

test('a storage that is forbidden is none', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  rememberPayment({ payment_id: 'pi_1', plan_id: 3 }, 1)
  expect(rememberedPayment(1)).toBeNull()
})

test.each([
  [
    { payment_id: 'pi_1', plan_id: '2' },
    { payment_id: 'pi_1', plan_id: 2 },
  ],
  [{ payment_id: 'pi_1', plan_id: '1' }, null],
  [{ payment_id: 'pi_1' }, null],
  [{ plan_id: '2' }, null],
  [{ payment_id: 'a b', plan_id: '2' }, null],
  [{ payment_id: '', plan_id: '2' }, null],
])('an address with %j means %j', (given, begun) => {
  expect(readBegun(given)).toEqual(begun)
})
