import { expect, test } from 'vitest'
import { ana, eli } from '../../test/seekers.ts'
import { followOwner } from './owner.ts'
import { type SessionState, signedOut } from './session.ts'

const state = (token: string, user: SessionState['user']): SessionState => ({ token, user, savedJobs: [] })

const toldOf = (first: SessionState, ...then: SessionState[]) => {
  const isSomebodyElse = followOwner(first)
  return then.map(isSomebodyElse)
}

test('eli, who signs in in another tab, takes the place of ana as soon as his part of the session says so', () => {
  const anas = state('a', ana)
  expect(toldOf(anas, state('b', ana), state('b', eli), state('b', eli))).toEqual([false, true, false])
  expect(toldOf(anas, state('b', null), state('b', eli))).toEqual([true, false])
  expect(toldOf(anas, state('b', ana), state('b', null), state('b', eli))).toEqual([false, true, false])
  expect(toldOf(anas, signedOut, state('b', eli))).toEqual([false, true])
})

test('ana stays ana with a new token, a changed profile, or a profile that is read later', () => {
  expect(toldOf(state('a', ana), state('c', ana), state('c', { ...ana, phone_number: '1' }))).toEqual([
    false,
    false,
  ])
  expect(toldOf(state('a', null), state('a', ana))).toEqual([false])
})

test('whoever signs in where nobody was takes nobody’s place', () => {
  expect(toldOf(signedOut, state('a', null), state('a', ana))).toEqual([false, false])
})
