import { expect, test } from 'vitest'
import { elisFacts } from '../../../../../test/onboarding.ts'
import { emptyDraft, type OnboardingDraft } from '../draft.ts'
import {
  acceptField,
  changeByHand,
  fillFromResume,
  foundFields,
  isNews,
  takeField,
  undoField,
  valuesOf,
} from './from-resume.ts'

const fill = (part: Partial<OnboardingDraft> = {}) => fillFromResume({ ...emptyDraft, ...part }, 7, elisFacts)

test('a resume fills what is empty, and marks it', () => {
  const draft = fill()
  expect(draft).toMatchObject({
    title: 'Bookkeeper',
    years_of_experience: '3-5',
    location: 'Cebu City',
    skills: ['QuickBooks', 'Excel'],
    read: { resume: 7 },
  })
  expect(Object.keys(draft.before)).toEqual(['title', 'years_of_experience', 'location', 'skills'])
})

test('what eli wrote himself stays', () => {
  const draft = fill({ title: 'Accountant', skills: ['Xero'] })
  expect(draft).toMatchObject({ title: 'Accountant', skills: ['Xero'], location: 'Cebu City' })
  expect(Object.keys(draft.before)).toEqual(['years_of_experience', 'location'])
})

test('each field can be undone, and taken again', () => {
  const undone = undoField(fill(), 'title')
  expect(undone).toMatchObject({ title: '', location: 'Cebu City' })
  expect(undone.before).not.toHaveProperty('title')
  expect(isNews(undone, elisFacts, 'title')).toBe(true)
  expect(takeField(undone, elisFacts, 'title')).toMatchObject({ title: 'Bookkeeper', before: { title: '' } })
})

test('a field that is kept is no longer marked, and a later resume leaves it alone', () => {
  const kept = acceptField(fill(), 'title')
  expect(kept.before).not.toHaveProperty('title')
  const second = fillFromResume(kept, 8, { ...elisFacts, title: 'Driver', location: 'Davao' })
  expect(second).toMatchObject({ title: 'Bookkeeper', location: 'Davao', before: { location: '' } })
})

test('taking the skills of a resume adds them to those that are there, each once', () => {
  const draft = fill({ skills: ['excel', 'Xero'] })
  expect(takeField(draft, elisFacts, 'skills').skills).toEqual(['excel', 'Xero', 'QuickBooks'])
  expect(undoField(takeField(draft, elisFacts, 'skills'), 'skills').skills).toEqual(['excel', 'Xero'])
  expect(isNews({ ...draft, skills: ['excel', 'QuickBooks'] }, elisFacts, 'skills')).toBe(false)
})

test('a field that is changed by hand no longer comes from the resume', () => {
  const changed = changeByHand(fill(), { title: 'Senior Bookkeeper' })
  expect(changed.before).not.toHaveProperty('title')
  expect(changed.before).toHaveProperty('location')
})

test('a second resume that says nothing of a field leaves what the first one filled', () => {
  const second = fillFromResume(fill(), 8, { ...elisFacts, title: '' })
  expect(second.title).toBe('Bookkeeper')
  expect(second.before).not.toHaveProperty('title')
})

test('a resume that says too much is cut to what a profile holds; one that says nothing finds nothing', () => {
  const skills = Array.from({ length: 150 }, (_, i) => `Skill ${i}`)
  const much = { ...elisFacts, title: 'x'.repeat(200), skills: [...skills, 'y'.repeat(81)] }
  expect(valuesOf(much).title).toHaveLength(120)
  expect(valuesOf(much).skills).toHaveLength(100)
  const nothing = { ...elisFacts, title: '', skills: [], location: '', years_of_experience: '' as const }
  expect(foundFields(nothing)).toEqual([])
})
