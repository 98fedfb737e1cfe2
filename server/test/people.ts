import type { PlanType } from '@hanap/contract/payments/plans'
import { writeResume } from '../src/seeding/seed-resume.ts'
import { multipart } from './resumes/multipart.ts'
import type { TestApp } from './start-app.ts'

export type Person = {
  id: number
  token: string
  email: string
  password: string
  username: string
  name: string
}

let made = 0

/** Through the API, on the free trial. */
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

/** A paid month from now. */
export async function givePlan(app: TestApp, person: Person, plan: Exclude<PlanType, 'free'>) {
  const now = app.clock.now()
  const inAMonth = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000)
  await app.db
    .insertInto('subscription_periods')
    .values({ user_id: person.id, plan_type: plan, starts_at: now, ends_at: inAMonth, created_at: now })
    .execute()
}

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

/** On the free trial. */
export const ana = (app: TestApp) => signUp(app, 'Ana')

/** On Basic. */
export async function ben(app: TestApp) {
  const person = await signUp(app, 'Ben')
  await givePlan(app, person, 'basic')
  return person
}

/** On Premium. */
export async function carla(app: TestApp) {
  const person = await signUp(app, 'Carla')
  await givePlan(app, person, 'premium')
  return person
}

/** With an ended trial. */
export async function dario(app: TestApp) {
  const person = await signUp(app, 'Dario')
  await endTrial(app, person)
  return person
}

/** Each `mark` makes another file. */
export const resumeOf = (name: string, mark = '') =>
  writeResume([
    { text: `${name} Reyes`, heading: true },
    { text: 'Virtual Assistant' },
    { text: 'Cebu City, Philippines' },
    { text: 'Skills', heading: true },
    { text: `Data Entry, Customer Service${mark && `, ${mark}`}` },
    { text: 'Work Experience', heading: true },
    { text: 'Virtual Assistant, Harbour Trading, 2021 - 2024' },
    { text: 'Education', heading: true },
    { text: 'Bachelor of Science in Business Administration, Cebu Normal University, 2016 - 2020' },
  ])

export async function onboard(app: TestApp, person: Person): Promise<Person> {
  const steps = [
    {
      title: 'Virtual Assistant',
      years_of_experience: '1-3',
      location: 'Cebu City',
      open_to_remote: true,
    },
    multipart([
      { field: 'resume', name: `${person.name}.pdf`, bytes: resumeOf(person.name) },
      ['onboarding_step', '2'],
    ]),
    { skills: ['Data Entry', 'Customer Service'] },
    { projects: [{ title: 'Shop', description: 'Answered its customers' }] },
    { job_preferences: { job_types: ['full-time'], salary_min: 7200, salary_max: 12_000 } },
  ]
  for (const [i, step] of steps.entries()) {
    const sent = 'headers' in step ? step : { body: { ...step, onboarding_step: i + 1 } }
    const { status, text } = await app.post('/jobseeker/profile/', { as: person, ...sent })
    if (status !== 200) throw new Error(`${person.name} could not save step ${i + 1}: ${text}`)
  }
  return person
}
