/** @module-tag security */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ana, carla, dario } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

it('shows anyone the three plans with their prices in pesos', async () => {
  const { status, body } = await app.get('/auth/subscription/plans/')
  expect(status).toBe(200)
  expect(
    body.results.map((plan: { id: number; plan_type: string; price: number }) => [
      plan.id,
      plan.plan_type,
      plan.price,
    ]),
  ).toEqual([
    [1, 'free', 0],
    [2, 'basic', 50],
    [3, 'premium', 100],
  ])
  expect(body.results[2]).toMatchObject({
    max_saved_jobs: 100,
    max_searches: 3000,
    currency: 'PHP',
    has_advanced_filtering: true,
  })
})

it('tells ana that her trial runs', async () => {
  const { body } = await app.get('/auth/subscription/current/', { as: await ana(app) })
  expect(body).toMatchObject({
    plan: { plan_type: 'free', has_advanced_filtering: false },
    status: 'active',
    days_remaining: 14,
    is_trial_active: true,
  })
})

it('tells carla that she holds Premium until its end date', async () => {
  const { body } = await app.get('/auth/subscription/current/', { as: await carla(app) })
  expect(body).toMatchObject({
    plan: { plan_type: 'premium', has_advanced_filtering: true },
    status: 'active',
    days_remaining: 30,
  })
  expect(body.end_date).toBe(body.subscription.end_date)
})

it('tells dario that his trial has ended, and his profile says the same', async () => {
  const person = await dario(app)
  const { body } = await app.get('/auth/subscription/current/', { as: person })
  expect(body).toMatchObject({
    plan: { plan_type: 'free' },
    status: 'expired',
    days_remaining: 0,
    is_trial_active: false,
  })
  expect((await app.get('/auth/trial/status/', { as: person })).body).toMatchObject({
    is_trial_active: false,
    days_remaining: 0,
  })
  expect((await app.get('/auth/profile/', { as: person })).body).toMatchObject({
    has_active_subscription: false,
    is_trial_active: false,
    is_trial: true,
  })
})

it('ends ana’s trial at the very moment it is over', async () => {
  const person = await ana(app)
  app.clock.advance({ days: 14, ms: -1 })
  const again = await app.post('/auth/login/', { body: { email: person.email, password: person.password } })
  expect((await app.get('/auth/profile/', { as: again.body })).body.has_active_subscription).toBe(true)
  app.clock.advance({ ms: 1 })
  expect((await app.get('/auth/profile/', { as: again.body })).body.has_active_subscription).toBe(false)
})
