// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../test/api-stub.ts'
import { holding, holdingNothing, trialOf } from '../../test/seekers.ts'
import { NetworkProblem } from '../api/problems/problems.ts'
import { session } from '../api/session/browser-session.ts'
import { guardPage } from './guard.ts'

const NOW = Date.UTC(2026, 10, 20)
const clock = () => NOW
const current = 'GET /auth/subscription/current/'
const trial = 'GET /auth/trial/status/'
const unauthenticated = refusal(401, { code: 'unauthenticated', detail: 'Log in' })

let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const ask = (access: 'public' | 'user' | 'subscriber', pathname: string, isStaying = false) =>
  guardPage(access, { pathname, isStaying }, { session, queries, clock })

describe('a visitor who is not signed in', () => {
  test.each([
    ['public', '/', 'enter'],
    ['public', '/onboarding', 'enter'],
    ['user', '/saved-jobs', 'login'],
    ['user', '/settings', 'login'],
    ['user', '/subscription/plans', 'login'],
    ['subscriber', '/jobs', 'login'],
    ['subscriber', '/jobs/7', 'login'],
  ] as const)('on a %s page (%s): %s', async (access, pathname, answer) => {
    const { calls } = stubApi({})
    expect(await ask(access, pathname)).toBe(answer)
    expect(calls).toEqual([])
  })
})

const standings = [
  ['ana on a running trial', holding('free', 9, NOW), trialOf(9, NOW), 'enter'],
  ['ben on basic', holding('basic', 12, NOW), trialOf(-20, NOW), 'enter'],
  ['carla on premium', holding('premium', 12, NOW), trialOf(-20, NOW), 'enter'],
  ['carla on premium while the trial check fails', holding('premium', 12, NOW), refusal(500), 'enter'],
  ['dario whose trial is over', holding('free', -1, NOW), trialOf(-1, NOW), 'plans'],
  ['a trial called active whose end has passed', holding('free', 9, NOW), trialOf(-0.1, NOW), 'plans'],
  ['a paid plan that has expired', holding('basic', -1, NOW), trialOf(-20, NOW), 'plans'],
  [
    'a paid plan called active past its end',
    holding('premium', -1, NOW, 'active'),
    trialOf(-20, NOW),
    'plans',
  ],
  ['nobody’s plan', holdingNothing, trialOf(-1, NOW), 'plans'],
  ['a status check that fails', refusal(500), trialOf(9, NOW), 'unchecked'],
  ['a status check that is refused', refusal(403), trialOf(9, NOW), 'unchecked'],
  ['a trial check that fails', holding('free', 9, NOW), refusal(500), 'unchecked'],
  ['a session that has ended', unauthenticated, unauthenticated, 'login'],
] as const

describe('somebody who is signed in', () => {
  beforeEach(() => session.signIn('token', null))

  test.each(standings)('on the listing, %s', async (_, subscription, trialAnswer, answer) => {
    stubApi({ [current]: subscription, [trial]: trialAnswer })
    expect(await ask('subscriber', '/jobs')).toBe(answer)
    session.begin()
    session.signIn('token', null)
    expect(await ask('subscriber', '/jobs/7')).toBe(answer)
  })

  test.each(standings)('on pages that need no plan, %s', async (_, subscription, trialAnswer) => {
    const { calls } = stubApi({ [current]: subscription, [trial]: trialAnswer })
    for (const pathname of ['/saved-jobs', '/applications', '/settings', '/subscription/plans']) {
      expect(await ask('user', pathname)).toBe('enter')
    }
    expect(await ask('public', '/')).toBe('enter')
    expect(calls).toEqual([])
  })

  test.each(['/subscription/plans', '/subscription/plans/3', '/login', '/login-success', '/logout'])(
    'is never turned away to the plans from %s',
    async (pathname) => {
      stubApi({ [current]: refusal(500), [trial]: refusal(500) })
      expect(await ask('subscriber', pathname)).toBe('enter')
    },
  )

  const silences = [
    ['without an answer', 'no answer', trialOf(9, NOW)],
    ['that answers nonsense', { hello: 'there' }, trialOf(9, NOW)],
    ['that answers nothing', null, trialOf(9, NOW)],
    ['whose trial has no answer', holding('free', 9, NOW), 'no answer'],
  ] as const

  test.each(silences)(
    'sees the page fail for the connection at a first check %s',
    async (_, held, trialAnswer) => {
      stubApi({ [current]: held, [trial]: trialAnswer })
      await expect(ask('subscriber', '/jobs')).rejects.toBeInstanceOf(NetworkProblem)
    },
  )

  test.each(silences)(
    'comes in by the last good answer at a later check %s',
    async (_, held, trialAnswer) => {
      stubApi({ [current]: holding('free', 9, NOW), [trial]: trialOf(9, NOW) })
      await ask('subscriber', '/jobs')
      stubApi({ [current]: held, [trial]: trialAnswer })
      expect(await ask('subscriber', '/jobs')).toBe('enter')
    },
  )

  test('does not come in by an answer that has run out', async () => {
    stubApi({ [current]: holding('basic', 0.5, NOW), [trial]: trialOf(-20, NOW) })
    await ask('subscriber', '/jobs')
    stubApi({ [current]: 'no answer', [trial]: 'no answer' })
    const tools = { session, queries, clock: () => NOW + 86_400_000 }
    const later = guardPage('subscriber', { pathname: '/jobs', isStaying: false }, tools)
    await expect(later).rejects.toBeInstanceOf(NetworkProblem)
  })

  test('is checked anew on entering, and not for every page of the same results', async () => {
    const { calls } = stubApi({ [current]: holding('basic', 5, NOW), [trial]: trialOf(-20, NOW) })
    const checks = () => calls.filter((call) => call === current).length
    await ask('subscriber', '/jobs')
    await ask('subscriber', '/jobs', true)
    expect(checks()).toBe(1)
    await ask('subscriber', '/jobs')
    expect(checks()).toBe(2)
  })

  test('is forgotten when the server no longer knows the session', async () => {
    stubApi({ [current]: unauthenticated, [trial]: unauthenticated })
    await ask('subscriber', '/jobs')
    expect(session.isOver()).toBe(true)
  })
})
