// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { emptyProfile } from '../../../test/onboarding.ts'
import { anasProfile } from '../../../test/profiles.ts'
import { formOf } from './form-of.ts'
import { bodyOf, draftErrors, type ProfileDraft, profileDraftOf, sectionOf } from './profile-draft.ts'

const draft = profileDraftOf(anasProfile)
const preferring = (part: Partial<ProfileDraft['preferences']>): ProfileDraft => ({
  ...draft,
  preferences: { ...draft.preferences, ...part },
})

test('a save names what is other than what is saved, and nothing else', () => {
  expect(bodyOf(draft, draft)).toEqual({})
  expect(bodyOf({ ...draft, about: '', open_to_remote: false, skills: ['SQL'] }, draft)).toEqual({
    about: '',
    open_to_remote: false,
    skills: ['SQL'],
  })
})

test('preferences are sent as a whole where any of them is another, salaries as numbers or null', () => {
  expect(bodyOf(preferring({ salary_min: '0', salary_max: '' }), draft)).toEqual({
    job_preferences: { ...anasProfile.job_preferences, salary_min: 0, salary_max: null },
  })
})

test('what is written another way and says the same is not sent', () => {
  const { preferences } = draft
  const turned = Object.fromEntries(Object.entries(preferences).reverse()) as typeof preferences
  const typed = { ...draft, website: ' ana.example.com', preferences: { ...turned, salary_min: '12000 ' } }
  expect(bodyOf(typed, draft)).toEqual({})
})

test('past jobs and education are sent only where some were taken away', () => {
  expect(bodyOf({ ...draft, experience: [] }, draft)).toMatchObject({ experience: [] })
  expect(bodyOf({ ...draft, experience: [] }, draft)).not.toHaveProperty('education')
})

test('when somebody could start is sent only while it is a start of their own', () => {
  const { job_preferences } = bodyOf(preferring({ availability: '2-weeks' }), draft)
  expect(job_preferences).toMatchObject({ availability: '2-weeks', custom_availability: '' })
})

test('links are made whole on their way, however they were left; one to a resume must have been given whole', () => {
  const typed = {
    ...draft,
    website: 'ana.example.org',
    resume_url: 'ana.example.com/cv',
    projects: [{ title: 'A', description: 'B', url: 'c.example' }],
  }
  expect(bodyOf(typed, draft)).toMatchObject({
    website: 'https://ana.example.org',
    resume_url: 'ana.example.com/cv',
    projects: [{ title: 'A', description: 'B', url: 'https://c.example' }],
  })
})

test('with a new file it is a form: lists and preferences as JSON, yes and no as texts', () => {
  const file = new File(['%PDF-'], 'Ana.pdf')
  const form = formOf(bodyOf(draft, profileDraftOf({ ...emptyProfile, willing_to_relocate: true })), file)
  expect(Object.fromEntries([...form].filter(([name]) => name !== 'resume_file'))).toEqual({
    title: 'Support Lead',
    about: 'I run support for small hotels.',
    years_of_experience: '5-10',
    location: 'Cebu City, Cebu',
    open_to_remote: 'true',
    willing_to_relocate: 'false',
    website: 'https://ana.example.com',
    resume_url: 'https://ana.example.com/cv',
    skills: '["Zendesk","React"]',
    projects: JSON.stringify(anasProfile.projects),
    job_preference: JSON.stringify(anasProfile.job_preferences),
    education: JSON.stringify(anasProfile.education),
    experience: JSON.stringify(anasProfile.experience),
  })
  expect((form.get('resume_file') as File).name).toBe('Ana.pdf')
  expect([...form.keys()].at(-1)).toBe('resume_file')
})

test('an empty profile and a full one may be saved as they are', () => {
  expect(draftErrors(profileDraftOf(emptyProfile))).toEqual({})
  expect(draftErrors(draft)).toEqual({})
})

test.each<[ProfileDraft, Record<string, string>]>([
  [{ ...draft, website: 'javascript:alert(1)' }, { website: 'Please enter a valid website URL' }],
  [{ ...draft, linkedin: 'not a link' }, { linkedin: 'Please enter a valid LinkedIn URL' }],
  [{ ...draft, github: 'https://' }, { github: 'Please enter a valid GitHub URL' }],
  [
    { ...draft, resume_url: 'ftp://a.example' },
    { resume_url: 'Please enter a valid URL for your online resume' },
  ],
  [
    { ...draft, projects: [{ title: ' ', description: '', url: 'x y' }] },
    {
      'projects.0.title': 'Project title is required',
      'projects.0.description': 'Project description is required',
      'projects.0.url': 'Please enter a valid project URL',
    },
  ],
  [
    preferring({ salary_min: '-1', salary_max: '1.5' }),
    {
      'job_preferences.salary_min': 'Please enter a whole amount in dollars, from 0 to 10,000,000',
      'job_preferences.salary_max': 'Please enter a whole amount in dollars, from 0 to 10,000,000',
    },
  ],
  [
    preferring({ salary_min: '2', salary_max: '1' }),
    { 'job_preferences.salary_min': 'Minimum salary cannot be greater than maximum salary' },
  ],
  [
    preferring({ availability: 'custom', custom_availability: ' ' }),
    { 'job_preferences.custom_availability': 'Please specify your custom availability' },
  ],
])('what the form can tell by itself is told before anything is sent: %#', (given, errors) => {
  expect(draftErrors(given)).toEqual(errors)
})

test.each([
  ['title', 'about'],
  ['about', 'about'],
  ['skills.3', 'skills'],
  ['projects.0.url', 'projects'],
  ['github', 'contact'],
  ['resume_url', 'resume'],
  ['resume_file', 'resume'],
  ['location', 'experience'],
  ['open_to_remote', 'experience'],
  ['job_preferences.salary_min', 'preferences'],
])('a mistake in %s shows in the section %s', (field, section) => {
  expect(sectionOf(field)).toBe(section)
})
