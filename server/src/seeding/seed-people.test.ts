import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { addListings } from '../../test/search/listings.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { seedPeople } from './seed-people.ts'

let app: TestApp
let people: Awaited<ReturnType<typeof seedPeople>>
beforeAll(async () => {
  app = await startApp()
  await addListings(app, [{ title: 'Bookkeeper' }])
  people = await seedPeople(app.app, app.db, [])
})
afterAll(() => app.close())

async function logIn(name: string) {
  const person = people.find((one) => one.name === name)
  const { body } = await app.post('/auth/login/', {
    body: { email: person?.email, password: person?.password },
  })
  return { token: body.token as string, landing: body.redirect_url as string }
}

test.each(['ana', 'ben', 'carla', 'dario'])('%s has been through the onboarding, truly', async (name) => {
  const as = await logIn(name)
  const { body: status } = await app.post('/auth/check-onboarding-status/', { as })
  expect(status.checks).toMatchObject({ has_basic_info: true, has_resume: true, has_skills: true })
  expect(status.checks.has_job_preferences || status.preferences_skipped).toBe(true)
  expect([status.onboarding_completed, as.landing]).toEqual([true, '/jobs'])

  const { body: profile } = await app.get('/jobseeker/profile/', { as })
  expect(profile.skill_ids.filter((id: unknown) => id === null)).toEqual([])
  expect(profile.education).toHaveLength(1)
  expect(profile.experience.length).toBeGreaterThan(0)
  const { body: facts } = await app.post('/resume-parse/', { as, body: { resume: profile.resume.id } })
  const { title, years_of_experience, location } = profile
  expect(facts).toMatchObject({ title, years_of_experience, location })
  expect(facts.skills).toEqual(expect.arrayContaining(profile.skills))
  expect((await app.get('/jobseeker/resume/download/', { as })).status).toBe(200)
})

it.each(['ana', 'ben', 'carla', 'dario'])('%s can hide where they work', async (name) => {
  const as = await logIn(name)
  const { body: profile } = await app.get('/jobseeker/profile/', { as })
  const [current] = profile.experience
  expect([current.end, current.company !== '', current.title.includes(',')]).toEqual(['Present', true, false])
  await app.put('/settings/privacy/', { as, body: { hide_current_employer: true } })
  const { body: preview } = await app.get('/settings/privacy/preview/', { as })
  expect(JSON.stringify(preview)).toContain(current.title)
  expect(JSON.stringify(preview)).not.toContain(current.company)
  await app.put('/settings/privacy/', { as, body: { hide_current_employer: false } })
})

it('leaves eli at its beginning', async () => {
  const as = await logIn('eli')
  const { body: status } = await app.post('/auth/check-onboarding-status/', { as })
  expect([status.onboarding_completed, status.next_step, as.landing]).toEqual([false, 1, '/onboarding'])
})

it('makes nobody twice', async () => {
  expect(await seedPeople(app.app, app.db, [])).toEqual(people)
  expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(5)
})
