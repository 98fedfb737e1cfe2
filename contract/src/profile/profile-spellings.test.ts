import { expect, test } from 'vitest'
import { readProfileSpellings } from './profile-spellings.ts'

test.each([
  [
    'camel case',
    {
      yearsOfExperience: '1-3',
      openToRemote: true,
      willingToRelocate: 'false',
      resumeUrl: 'https://a.example',
    },
    {
      years_of_experience: '1-3',
      open_to_remote: true,
      willing_to_relocate: 'false',
      resume_url: 'https://a.example',
    },
  ],
  [
    'the preferences of the onboarding form',
    {
      jobPreferences: {
        types: ['contract'],
        salaryMin: 1,
        salaryMax: 2,
        workArrangement: 'remote',
        availability: 'custom',
        customAvailability: 'May',
      },
    },
    {
      job_preferences: {
        job_types: ['contract'],
        salary_min: 1,
        salary_max: 2,
        work_arrangement: 'remote',
        availability: 'custom',
        custom_availability: 'May',
      },
    },
  ],
  [
    'preferences as JSON under their other name',
    { job_preference: '{"jobTypes":["contract"]}' },
    { job_preferences: { job_types: ['contract'] } },
  ],
  ['the other name of the file', { resume_file: '7' }, { resume: '7' }],
  [
    'two names for one thing, where the wire’s own counts',
    { openToRemote: false, open_to_remote: true, job_preference: { salary_min: 1 }, job_preferences: {} },
    { open_to_remote: true, job_preferences: {} },
  ],
  [
    'two names inside the preferences',
    { job_preferences: { types: ['contract'], job_types: ['internship'] } },
    { job_preferences: { job_types: ['internship'] } },
  ],
  ['preferences that are no JSON, as they are', { job_preference: '{' }, { job_preferences: '{' }],
  ['preferences that are a list, as they are', { job_preferences: [1] }, { job_preferences: [1] }],
  ['the wire’s own names', { title: 'VA', skills: ['SQL'] }, { title: 'VA', skills: ['SQL'] }],
  [
    'names that objects have of themselves, as any other',
    JSON.parse('{"__proto__":{"title":"x"},"constructor":1,"hasOwnProperty":2}'),
    JSON.parse('{"__proto__":{"title":"x"},"constructor":1,"hasOwnProperty":2}'),
  ],
  ['no object at all', [1], [1]],
  ['nothing', null, null],
])('a form that sends %s is read', (_, sent, read) => {
  expect(JSON.stringify(readProfileSpellings(sent))).toBe(JSON.stringify(read))
})
