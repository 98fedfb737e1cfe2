import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana, ben, onboard, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

const defaults = {
  profile_visibility: 'public',
  allow_recruiter_contact: true,
  hide_current_employer: false,
  version: expect.any(String),
}

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const choose = (as: Person, body: object) => app.put('/settings/privacy/', { as, body })

test('ana who never chose has the defaults', async () => {
  const shown = await app.get('/settings/privacy/', { as: await ana(app) })
  expect(shown).toMatchObject({ status: 200, body: defaults })
})

test('ana chooses one thing and the rest stays; ben’s stay his', async () => {
  const [person, stranger] = [await ana(app), await ben(app)]
  expect(await choose(person, { profile_visibility: 'limited' })).toMatchObject({
    status: 200,
    body: {
      ...defaults,
      profile_visibility: 'limited',
      message: 'Privacy settings updated successfully!',
    },
  })
  await choose(person, { hide_current_employer: true })
  const chosen = { ...defaults, profile_visibility: 'limited', hide_current_employer: true }
  expect((await app.get('/settings/privacy/', { as: person })).body).toEqual(chosen)
  expect((await choose(person, {})).body).toMatchObject(chosen)
  expect((await app.get('/settings/privacy/', { as: stranger })).body).toEqual(defaults)
})

test('two tabs that change different things at the same moment both have their way', async () => {
  const person = await ana(app)
  await Promise.all([
    choose(person, { hide_current_employer: true }),
    choose(person, { allow_recruiter_contact: false }),
    choose(person, { profile_visibility: 'private' }),
  ])
  expect((await app.get('/settings/privacy/', { as: person })).body).toEqual({
    ...defaults,
    profile_visibility: 'private',
    allow_recruiter_contact: false,
    hide_current_employer: true,
  })
})

test('a visibility that there is none of is refused at its field, and nothing changes', async () => {
  const person = await ana(app)
  expect(await choose(person, { profile_visibility: 'secret', hide_current_employer: true })).toMatchObject({
    status: 400,
    body: { errors: { profile_visibility: ['Choose public, limited or private'] } },
  })
  expect((await app.get('/settings/privacy/', { as: person })).body).toEqual(defaults)
})

test('strangers are asked to log in', async () => {
  for (const path of ['', 'preview/', 'withheld/'])
    expect((await app.get(`/settings/privacy/${path}`)).status).toBe(401)
})

test('ana sees what employers could see, and it follows her settings at once', async () => {
  const person = await onboard(app, await ana(app))
  const experience = [{ title: 'Lead', company: 'Harbour Trading', start: '2021', end: '', summary: '' }]
  await app.put('/jobseeker/profile/', { as: person, body: { title: 'Lead at Harbour Trading', experience } })
  const views = async () => (await app.get('/settings/privacy/preview/', { as: person })).body.views
  expect(await views()).toMatchObject([
    { viewer: 'any-employer', seeker: { name: 'Ana R.', title: 'Lead at Harbour Trading' } },
    { viewer: 'applied-to', seeker: { name: 'Ana Reyes', contact: { email: person.email } } },
  ])
  await choose(person, {
    profile_visibility: 'limited',
    hide_current_employer: true,
    allow_recruiter_contact: false,
  })
  const [any, applied] = await views()
  expect(any).toEqual({ viewer: 'any-employer', seeker: null })
  expect(applied.seeker).toMatchObject({ title: 'Lead', contact: null })
  expect(JSON.stringify(applied)).not.toMatch(/harbour|@/iu)
})

test('what is withheld from applications is told with what a resume knows; another’s resume is not there', async () => {
  const person = await onboard(app, await ana(app))
  const ask = (query = {}) => app.get('/settings/privacy/withheld/', { as: person, query })
  expect((await ask()).body).toEqual({ current_employers: [], contact: null })
  await app.put('/jobseeker/profile/', {
    as: person,
    body: {
      experience: [{ title: 'Lead', company: 'Acme Inc.', start: '2024', end: 'present', summary: '' }],
    },
  })
  await choose(person, { hide_current_employer: true, allow_recruiter_contact: false })
  const resume = (await app.get('/resumes/', { as: person })).body.results[0]
  const withheld = { current_employers: ['Acme Inc.'], contact: { email: person.email, phone: '' } }
  expect((await ask()).body).toEqual(withheld)
  expect((await ask({ resume_id: String(resume.id) })).body).toEqual(withheld)
  const stranger = await onboard(app, await ben(app))
  const theirs = (await app.get('/resumes/', { as: stranger })).body.results[0]
  expect((await ask({ resume_id: String(theirs.id) })).status).toBe(404)
  expect((await ask({ resume_id: 'mine' })).status).toBe(400)
})
