import { noJobPreferences } from '@hanap/contract/profile/profile'
import { describe, expect, test } from 'vitest'
import { formOf } from '../../form-of.ts'
import { emptyDraft, type OnboardingDraft } from '../draft.ts'
import { bodyOf, bodyWithoutPreferences, fieldsOfStep, unfitFields } from './step-body.ts'

const draft: OnboardingDraft = {
  ...emptyDraft,
  title: ' Bookkeeper ',
  years_of_experience: '3-5',
  location: 'Cebu City',
  open_to_remote: true,
  resume: { id: 7, name: 'eli.pdf' },
  resume_url: ' https://eli.example ',
  skills: ['Excel'],
  projects: [{ title: 'Shop', description: 'Books', url: '' }],
  preferences: {
    ...noJobPreferences,
    job_types: ['contract'],
    salary_min: '9000',
    salary_max: '12000',
    custom_availability: 'after Easter',
  },
}
const send = (step: number, given = draft, saved = emptyDraft) =>
  bodyOf(step, given, fieldsOfStep(step, given, saved))

test('each step sends its own part, and says which it was', () => {
  expect(send(1, draft, { ...emptyDraft, resume: draft.resume })).toEqual({
    title: 'Bookkeeper',
    years_of_experience: '3-5',
    location: 'Cebu City',
    open_to_remote: true,
    willing_to_relocate: false,
    onboarding_step: 1,
  })
  expect(send(3)).toEqual({ skills: ['Excel'], onboarding_step: 3 })
  expect(send(4)).toMatchObject({ projects: [{ title: 'Shop' }], website: '', onboarding_step: 4 })
})

test('the second step is a form that names the resume and its link', () => {
  const form = formOf(send(2, draft, draft))
  expect(Object.fromEntries(form)).toEqual({
    resume: '7',
    resume_url: 'https://eli.example',
    onboarding_step: '2',
  })
})

test('with the second step goes what its resume filled in elsewhere', () => {
  const form = Object.fromEntries(formOf(send(2, draft, { ...draft, title: '', skills: [] })))
  expect(form).toMatchObject({ title: 'Bookkeeper', skills: '["Excel"]' })
  expect(form).not.toHaveProperty('location')
})

test('a resume sent at the first step is saved with it, and what it filled in elsewhere', () => {
  expect(send(1)).toMatchObject({ title: 'Bookkeeper', resume: 7, skills: ['Excel'], onboarding_step: 1 })
  expect(send(1)).not.toHaveProperty('resume_url')
})

test('the last step sends the whole profile', () => {
  const body = send(5)
  expect(Object.keys(body).sort()).toEqual([
    'github',
    'job_preferences',
    'linkedin',
    'location',
    'onboarding_step',
    'open_to_remote',
    'projects',
    'resume',
    'resume_url',
    'skills',
    'title',
    'website',
    'willing_to_relocate',
    'years_of_experience',
  ])
  expect(body.job_preferences).toEqual({
    ...noJobPreferences,
    job_types: ['contract'],
    salary_min: 9000,
    salary_max: 12_000,
    custom_availability: '',
  })
})

test('skipped preferences are empty, whatever was begun of them; the rest is sent', () => {
  const body = bodyWithoutPreferences(draft, emptyDraft)
  expect(body.job_preferences).toEqual(noJobPreferences)
  expect(body.title).toBe('Bookkeeper')
})

test('skipping leaves saved preferences alone, unless all of them were taken away by hand', () => {
  const begun = { ...draft, preferences: { ...draft.preferences, salary_min: '1' } }
  for (const written of [draft, begun])
    expect(bodyWithoutPreferences(written, draft)).not.toHaveProperty('job_preferences')
  const emptied = { ...draft, preferences: emptyDraft.preferences }
  expect(bodyWithoutPreferences(emptied, draft).job_preferences).toEqual(noJobPreferences)
})

describe('half a project and half an address of a step that was skipped', () => {
  const half = {
    ...draft,
    projects: [{ title: 'Shop', description: '', url: '' }, ...draft.projects],
    github: 'https://',
  }
  test('do not keep the rest from being saved', () => {
    const body = send(5, half)
    expect(body.projects).toEqual(draft.projects)
    expect(body).not.toHaveProperty('github')
  })
  test('are known, so that they stay written', () => {
    expect(unfitFields(half)).toEqual(['github', 'projects'])
    expect(unfitFields(draft)).toEqual([])
  })
})
