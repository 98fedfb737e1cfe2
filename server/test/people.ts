import type { PlanType } from '@hanap/contract/plans'
import type { TestApp } from './start-app.ts'

/** A seeker a test acts as. */
export type Person = {
  id: number
  token: string
  email: string
  password: string
  username: string
  name: string
}

let made = 0

/** Registers a new seeker through the API, on the free trial; every call makes another person. */
export async function signUp(app: TestApp, firstName = 'Ana'): Promise<Person> {
  made += 1
  const username = `${firstName.toLowerCase()}_${process.pid}_${made}`
  const account = {
    first_name: firstName,
    last_name: 'Reyes',
    username,
    email: `${username}@example.com`,
    password: 'mangga-at-bagoong-7',
  }
  const { status, body } = await app.post('/auth/register/', {
    body: { ...account, confirm_password: account.password, account_type: 'jobseeker' },
  })
  if (status !== 201) throw new Error(`${firstName} could not register: ${JSON.stringify(body)}`)
  return { id: body.user.id, token: body.token, name: firstName, ...account }
}

/** Gives a seeker a paid month from now on. */
export async function givePlan(app: TestApp, person: Person, plan: Exclude<PlanType, 'free'>) {
  const now = app.clock.now()
  const inAMonth = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000)
  await app.db
    .insertInto('subscription_periods')
    .values({ user_id: person.id, plan_type: plan, starts_at: now, ends_at: inAMonth, created_at: now })
    .execute()
}

/** Makes the free trial one that ended a day ago. */
export async function endTrial(app: TestApp, person: Person) {
  const day = 24 * 60 * 60 * 1000
  const now = app.clock.now().getTime()
  await app.db
    .updateTable('subscription_periods')
    .set({ starts_at: new Date(now - 15 * day), ends_at: new Date(now - day) })
    .where('user_id', '=', person.id)
    .where('plan_type', '=', 'free')
    .execute()
}

/** ana: on the free trial. */
export const ana = (app: TestApp) => signUp(app, 'Ana')

/** ben: on Basic. */
export async function ben(app: TestApp) {
  const person = await signUp(app, 'Ben')
  await givePlan(app, person, 'basic')
  return person
}

/** carla: on Premium. */
export async function carla(app: TestApp) {
  const person = await signUp(app, 'Carla')
  await givePlan(app, person, 'premium')
  return person
}

/** dario: his trial has ended. */
export async function dario(app: TestApp) {
  const person = await signUp(app, 'Dario')
  await endTrial(app, person)
  return person
}
