import { noJobPreferences } from '@hanap/contract/profile/profile'
import { describe, expect, test } from 'vitest'
import { emptyDraft, type OnboardingDraft } from '../draft.ts'
import { validateStep } from './validate-step.ts'

const good: OnboardingDraft = {
  ...emptyDraft,
  title: 'Bookkeeper',
  years_of_experience: '3-5',
  location: 'Cebu City',
  open_to_remote: true,
  resume: { id: 7, name: 'eli.pdf' },
  skills: ['Excel'],
  projects: [{ title: 'Sari-sari store', description: 'Its books', url: '' }],
  preferences: { ...noJobPreferences, job_types: ['full-time'], salary_min: '9000', salary_max: '12000' },
}
const preferences = (part: Partial<OnboardingDraft['preferences']>) => ({
  preferences: { ...good.preferences, ...part },
})
const project = (part: Partial<OnboardingDraft['projects'][number]>) => ({
  projects: [{ title: 'Shop', description: 'Books', url: '', ...part }],
})

type Case = [number, Partial<OnboardingDraft>, Record<string, string>]
const cases: Case[] = [
  [1, { title: ' ' }, { title: 'Professional title is required' }],
  [1, { years_of_experience: '' }, { years_of_experience: 'Years of experience is required' }],
  [1, { location: '' }, { location: 'Location is required' }],
  [1, { open_to_remote: false }, { work_options: 'Please select at least one work option' }],
  [2, { resume: null }, { resume: 'Please upload a resume file' }],
  [
    2,
    { resume_url: 'javascript:alert(1)' },
    { resume_url: 'Please enter a valid URL for your online resume' },
  ],
  [2, { resume_url: 'ftp://eli.example' }, { resume_url: 'Please enter a valid URL for your online resume' }],
  [3, { skills: [] }, { skills: 'At least one skill is required' }],
  [4, { projects: [] }, { projects: 'Please add at least one project' }],
  [4, project({ title: '' }), { '0.title': 'Project title is required' }],
  [4, project({ description: ' ' }), { '0.description': 'Project description is required' }],
  [4, project({ url: 'shop' }), { '0.url': 'Please enter a valid project URL' }],
  [4, { website: 'https://' }, { website: 'Please enter a valid website URL' }],
  [4, { linkedin: 'mailto:eli@example.com' }, { linkedin: 'Please enter a valid LinkedIn URL' }],
  [4, { github: `https://eli.example/${'x'.repeat(500)}` }, { github: 'Please enter a valid GitHub URL' }],
  [5, preferences({ job_types: [] }), { job_types: 'Please select at least one job type' }],
  [5, preferences({ salary_min: '' }), { salary_min: 'Minimum salary is required' }],
  [5, preferences({ salary_max: '' }), { salary_max: 'Maximum salary is required' }],
  [
    5,
    preferences({ salary_min: '12001' }),
    { salary_min: 'Minimum salary cannot be greater than maximum salary' },
  ],
  [
    5,
    preferences({ salary_min: '-1' }),
    { salary_min: 'Please enter a whole amount in dollars, from 0 to 10,000,000' },
  ],
  [
    5,
    preferences({ salary_max: '10000001' }),
    { salary_max: 'Please enter a whole amount in dollars, from 0 to 10,000,000' },
  ],
  [
    5,
    preferences({ availability: 'custom', custom_availability: ' ' }),
    { custom_availability: 'Please specify your custom availability' },
  ],
]

test.each([1, 2, 3, 4, 5])('step %i of a profile that is in order is done', (step) => {
  expect(validateStep(step, good)).toEqual({})
})

test.each(cases)('step %i with %j says %j', (step, part, errors) => {
  expect(validateStep(step, { ...good, ...part })).toEqual(errors)
})

test('an empty step says everything at once', () => {
  expect(Object.keys(validateStep(1, emptyDraft))).toEqual([
    'title',
    'years_of_experience',
    'location',
    'work_options',
  ])
  expect(Object.keys(validateStep(5, emptyDraft))).toEqual(['job_types', 'salary_min', 'salary_max'])
})

describe('what is allowed', () => {
  test.each<[number, Partial<OnboardingDraft>]>([
    [1, { open_to_remote: false, willing_to_relocate: true }],
    [2, { resume_url: 'http://eli.example' }],
    [4, { website: ' https://eli.example ' }],
    [5, preferences({ salary_min: '12000' })],
    [5, preferences({ salary_min: '0', salary_max: '0' })],
  ])('step %i with %j is done', (step, part) => {
    expect(validateStep(step, { ...good, ...part })).toEqual({})
  })
})

test('a file that waits for the login counts as a resume', () => {
  expect(validateStep(2, emptyDraft, true)).toEqual({})
})
