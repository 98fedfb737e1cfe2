import { expect, test } from 'vitest'
import { ana, holding, holdingNothing, trialOf } from '../../../test/seekers.ts'
import { eitherSignal } from '../either-signal.ts'
import { serverNow, setServerClock } from '../server-clock.ts'
import { readSubscription, readTrial, readUser } from './shapes.ts'

test('answers as the contract has them stay as they are', () => {
  for (const standing of [holding('free', 9, 0), holding('premium', -3, 0), holdingNothing]) {
    expect(readSubscription(standing)).toEqual(standing)
  }
  expect(readUser(ana)).toEqual(ana)
  expect(readTrial(trialOf(9, 0))).toEqual(trialOf(9, 0))
})

test.each([null, undefined, 'ana', 7, [], {}, { id: '1' }])('%j is nobody', (value) => {
  expect(readUser(value)).toBeNull()
  expect(readSubscription(value)).toBeNull()
  expect(readTrial(value)).toBeNull()
})

test('ana without names, and with a subscription without a plan, can still be shown', () => {
  const odd = { id: 1, first_name: null, last_name: 7, subscription: {}, trial_ends_at: 12 }
  expect(readUser(odd)).toMatchObject({
    id: 1,
    first_name: '',
    last_name: '',
    username: '',
    email: '',
    subscription: null,
    trial_ends_at: null,
  })
})

test.each([{ plan: {}, status: 'active' }, { plan: 'free', status: 'active' }, { plan: null }])(
  '%j does not say where somebody stands',
  (value) => expect(readSubscription(value)).toBeNull(),
)

test('whatever the device says, the time is the server’s', () => {
  setServerClock('Sat, 01 Jan 2000 00:00:00 GMT')
  expect(Math.abs(serverNow() - Date.UTC(2000, 0, 1))).toBeLessThan(60_000)
  setServerClock(null)
  setServerClock('soon')
  expect(new Date(serverNow()).getUTCFullYear()).toBe(2000)
  setServerClock(new Date().toUTCString())
})

test('whichever of two signals aborts first aborts a call, for its own reason', () => {
  const [caller, timer] = [new AbortController(), new AbortController()]
  expect(eitherSignal(undefined, timer.signal)).toBe(timer.signal)
  const both = eitherSignal(caller.signal, timer.signal)
  expect(both.aborted).toBe(false)
  timer.abort('late')
  caller.abort('left')
  expect(both.reason).toBe('late')
  expect(eitherSignal(caller.signal, new AbortController().signal).reason).toBe('left')
})
