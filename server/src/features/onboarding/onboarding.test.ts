import { onboardingStatusSchema } from '@hanap/contract/profile/onboarding'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ana, dario, onboard, type Person, resumeOf } from '../../../test/people.ts'
import { multipart } from '../../../test/resumes/multipart.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function check(person: Person) {
  const { status, body } = await app.post('/auth/check-onboarding-status/', { as: person })
  expect(status).toBe(200)
  return z.strictObject(onboardingStatusSchema.shape).parse(body)
}
async function save(person: Person, body: object) {
  expect((await app.post('/jobseeker/profile/', { as: person, body })).status).toBe(200)
}
async function upload(person: Person) {
  const file = { field: 'resume', name: 'cv.pdf', bytes: resumeOf(person.name) }
  const sent = multipart([file, ['resume_url', ''], ['onboarding_step', '2']])
  expect((await app.post('/jobseeker/profile/', { as: person, ...sent })).status).toBe(200)
}
const isOnboarded = async (person: Person) =>
  (await app.get('/auth/user/', { as: person })).body.onboarding_completed

const basics = { title: 'VA', years_of_experience: '0-1', location: 'Cebu', willing_to_relocate: true }
const preferences = { job_types: ['contract'], salary_min: 1, salary_max: 2 }

describe('The onboarding', () => {
  it('has everything before it at the beginning', async () => {
    expect(await check(await ana(app))).toEqual({
      checks: { has_basic_info: false, has_resume: false, has_skills: false, has_job_preferences: false },
      onboarding_completed: false,
      preferences_skipped: false,
      next_step: 1,
    })
  })

  it('goes on, on any device, after the last step that was done or skipped, to its end', async () => {
    const person = await ana(app)
    await save(person, { ...basics, onboarding_step: 1 })
    expect(await check(person)).toMatchObject({ checks: { has_basic_info: true }, next_step: 2 })
    await upload(person)
    expect(await check(person)).toMatchObject({ checks: { has_resume: true }, next_step: 3 })
    await save(person, { skills: ['SQL'], onboarding_step: 3 })
    expect(await check(person)).toMatchObject({ checks: { has_skills: true }, next_step: 4 })
    await save(person, { onboarding_step: 4 })
    expect(await check(person)).toMatchObject({ onboarding_completed: false, next_step: 5 })
    await save(person, { job_preferences: preferences, onboarding_step: 5 })
    expect(await check(person)).toEqual({
      checks: { has_basic_info: true, has_resume: true, has_skills: true, has_job_preferences: true },
      onboarding_completed: true,
      preferences_skipped: false,
      next_step: 5,
    })
  })

  it('may be begun anywhere: steps whose answers are there are passed by', async () => {
    const person = await ana(app)
    await save(person, { skills: ['SQL'], github: 'https://github.com/ana' })
    expect(await check(person)).toMatchObject({ next_step: 1 })
    await save(person, basics)
    expect(await check(person)).toMatchObject({ next_step: 2 })
    await upload(person)
    expect(await check(person)).toMatchObject({ next_step: 5 })
  })

  it('does not go back when ana goes back and saves the first step again', async () => {
    const person = await ana(app)
    await save(person, { onboarding_step: 3 })
    await save(person, { ...basics, onboarding_step: 1 })
    expect(await check(person)).toMatchObject({ next_step: 4 })
  })

  it.each([
    ['title', { title: '' }],
    ['years of experience', { years_of_experience: '' }],
    ['location', { location: ' ' }],
    ['work option', { willing_to_relocate: false }],
  ])('has no basic info without a %s', async (_, missing) => {
    const person = await ana(app)
    await save(person, { ...basics, ...missing })
    expect((await check(person)).checks.has_basic_info).toBe(false)
  })

  it('takes no link for a resume', async () => {
    const person = await ana(app)
    await save(person, { resume_url: 'https://ana.example.com/cv' })
    expect((await check(person)).checks.has_resume).toBe(false)
  })

  it('is complete without anybody having asked, so that the next login goes on to the jobs', async () => {
    const person = await onboard(app, await ana(app))
    expect(await isOnboarded(person)).toBe(true)
  })

  it('is there for dario too, whose trial has ended', async () => {
    const person = await onboard(app, await dario(app))
    expect(await check(person)).toMatchObject({ onboarding_completed: true })
  })

  it('stays complete, since when it first was, whatever is removed later', async () => {
    const person = await onboard(app, await ana(app))
    const completedAt = () =>
      app.db
        .selectFrom('users')
        .select('onboarding_completed_at')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
    const first = await completedAt()
    app.clock.advance({ seconds: 60 })
    await app.put('/jobseeker/profile/', { as: person, body: { skills: [], title: '' } })
    expect(await check(person)).toMatchObject({
      checks: { has_skills: false, has_basic_info: false },
      onboarding_completed: true,
    })
    expect(await completedAt()).toEqual(first)
    expect(await isOnboarded(person)).toBe(true)
  })
})

describe('Preferences that are skipped', () => {
  async function readyForThem() {
    const person = await ana(app)
    await save(person, { ...basics, skills: ['SQL'] })
    await upload(person)
    return person
  }

  it.each([
    ['nothing', {}],
    ['null', null],
    ['an empty text', ''],
    [
      'an empty form',
      {
        types: [],
        salaryMin: '',
        salaryMax: '',
        workArrangement: 'flexible',
        availability: 'immediately',
        customAvailability: '',
      },
    ],
  ])('count as skipped on purpose where onboarding sends %s', async (_, jobPreferences) => {
    const person = await readyForThem()
    expect(await check(person)).toMatchObject({ onboarding_completed: false, preferences_skipped: false })
    await save(person, { jobPreferences })
    expect(await check(person)).toMatchObject({
      checks: { has_job_preferences: false },
      onboarding_completed: true,
      preferences_skipped: true,
    })
  })

  it('are not skipped where no preferences were sent at all', async () => {
    const person = await readyForThem()
    await save(person, { title: 'Bookkeeper' })
    expect(await check(person)).toMatchObject({ onboarding_completed: false, preferences_skipped: false })
  })

  it('are not skipped by an earlier step that sends the whole form', async () => {
    const person = await readyForThem()
    await save(person, { onboarding_step: 3, job_preferences: {} })
    expect(await check(person)).toMatchObject({ onboarding_completed: false, preferences_skipped: false })
  })

  it('are not skipped from the profile page, which only clears them', async () => {
    const person = await readyForThem()
    await app.put('/jobseeker/profile/', { as: person, body: { job_preferences: {} } })
    expect(await check(person)).toMatchObject({ onboarding_completed: false, preferences_skipped: false })
  })

  it('are no longer skipped once they are given', async () => {
    const person = await readyForThem()
    await save(person, { job_preferences: {} })
    await app.put('/jobseeker/profile/', { as: person, body: { job_preferences: preferences } })
    expect(await check(person)).toMatchObject({
      checks: { has_job_preferences: true },
      preferences_skipped: false,
    })
  })
})
