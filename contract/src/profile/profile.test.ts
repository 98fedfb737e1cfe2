import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { hasJobPreferences, noJobPreferences, saveProfile } from './profile.ts'

test.each([
  [{}, false],
  [{ custom_availability: 'left over' }, false],
  [{ job_types: ['contract'] as const }, true],
  [{ salary_min: 0 }, true],
  [{ salary_max: 90_000 }, true],
  [{ work_arrangement: 'remote' as const }, true],
  [{ availability: '1-month' as const }, true],
])('someone whose preferences differ from a new profile’s by %j has some: %s', (given, said) => {
  const { job_types, ...rest } = { job_types: [], ...given }
  expect(hasJobPreferences({ ...noJobPreferences, ...rest, job_types: [...job_types] })).toBe(said)
})

const read = (sent: unknown) => z.safeParse(saveProfile.body, sent)
const texts = (sent: unknown) =>
  Object.fromEntries(read(sent).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])

describe('What a save may say', () => {
  it.each([
    [{}, {}],
    [{ unknown: 1, id: 7 }, {}],
    [{ title: '  VA  ' }, { title: 'VA' }],
    [
      { open_to_remote: 'true', willing_to_relocate: '' },
      { open_to_remote: true, willing_to_relocate: false },
    ],
    [{ open_to_remote: 'True' }, { open_to_remote: true }],
    [{ skills: '[" React ","react"]' }, { skills: ['React'] }],
    [{ skills: '' }, { skills: [] }],
    [{ projects: '[]' }, { projects: [] }],
    [
      { projects: [{ title: ' Shop ', description: 'x' }] },
      { projects: [{ title: 'Shop', description: 'x', url: '' }] },
    ],
    [{ resume: null }, { resume: null }],
    [{ resume: { id: 7, name: 'cv.pdf' } }, { resume: 7 }],
    [{ onboarding_step: '3' }, { onboarding_step: 3 }],
    [{ education: [{ school: 'UP' }] }, { education: [{ school: 'UP', degree: '', start: '', end: '' }] }],
  ])('%j is read as %j', (sent, meant) => {
    expect(read(sent)).toMatchObject({ success: true, data: meant })
    expect(read(sent).data).toEqual(meant)
  })

  it.each([
    [{}, {}],
    [null, {}],
    ['', {}],
    ['{}', {}],
    [{ work_arrangement: '', availability: null, salary_min: '', salary_max: null }, {}],
    [
      { salary_min: '50000', salary_max: ' 50000.00 ' },
      { salary_min: 50_000, salary_max: 50_000 },
    ],
    [{ job_types: ['internship', 'contract', 'contract'] }, { job_types: ['contract', 'internship'] }],
    [{ salary_min: 0 }, { salary_min: 0 }],
  ])('the preferences %j are read as %j', (sent, meant) => {
    expect(read({ job_preferences: sent }).data).toEqual({
      job_preferences: { ...noJobPreferences, ...meant },
    })
  })

  it('a title and a place that nobody sees are empty, and a project needs one that is seen', () => {
    expect(read({ title: '\u200b', location: ' \u2800\u3164 ' }).data).toEqual({ title: '', location: '' })
    const { error } = read({ projects: [{ title: '\u200b', description: 'b' }] })
    expect(error?.issues.map(({ message }) => message)).toEqual(['Project title is required'])
  })

  it.each([
    [{ title: 5 }, { title: 'Please write this as text.' }],
    [{ title: 'x'.repeat(1_000_000) }, { title: 'Please use at most 120 characters' }],
    [{ title: 'a\u0000b' }, { title: 'Please remove characters we can’t show' }],
    [{ about: '\ud800' }, { about: 'Please remove characters we can’t show' }],
    [{ years_of_experience: '2' }, { years_of_experience: 'Please choose from the list.' }],
    [{ open_to_remote: 'yes' }, { open_to_remote: 'Please choose yes or no.' }],
    [{ website: 'javascript:alert(1)' }, { website: 'Please enter a valid website URL' }],
    [{ linkedin: 'linkedin.com/in/ana' }, { linkedin: 'Please enter a valid LinkedIn URL' }],
    [{ github: 'data:text/html,x' }, { github: 'Please enter a valid GitHub URL' }],
    [{ resume_url: 'ftp://a.example' }, { resume_url: 'Please enter a valid URL for your online resume' }],
    [{ website: `https://a.example/${'x'.repeat(500)}` }, { website: 'Please enter a valid website URL' }],
    [{ skills: 'React, SQL' }, { skills: 'We can’t read this value.' }],
    [{ skills: '[{"length":{"toString":"no"}}]' }, { skills: 'We can’t read this value.' }],
    [
      { projects: '[{"title":{"length":{"valueOf":1,"toString":1}}}]' },
      { projects: 'We can’t read this value.' },
    ],
    [
      { job_preferences: '{"job_types":{"length":{"toString":0}}}' },
      { job_preferences: 'We can’t read this value.' },
    ],
    [
      { jobPreferences: '{"jobTypes":{"length":{"toString":0}}}' },
      { job_preferences: 'We can’t read this value.' },
    ],
    [{ skills: '"React"' }, { skills: 'Please give a list of skills.' }],
    [{ skills: ['SQL', 7] }, { 'skills.1': 'Please write each skill as text.' }],
    [{ skills: ['x'.repeat(81)] }, { 'skills.0': 'Please use at most 80 characters for a skill' }],
    [{ skills: Array(10_000).fill(0) }, { skills: 'Please keep to 100 skills' }],
    [{ projects: {} }, { projects: 'Please give a list of projects.' }],
    [
      { projects: [{ title: ' ', description: '', url: 'x' }] },
      {
        'projects.0.title': 'Project title is required',
        'projects.0.description': 'Project description is required',
        'projects.0.url': 'Please enter a valid project URL',
      },
    ],
    [
      { projects: Array(21).fill({ title: 'a', description: 'b' }) },
      { projects: 'Please keep to 20 projects' },
    ],
    [
      { job_preferences: { salary_min: 2, salary_max: 1 } },
      { 'job_preferences.salary_min': 'Minimum salary cannot be greater than maximum salary' },
    ],
    [
      { job_preferences: { availability: 'custom', custom_availability: '  ' } },
      { 'job_preferences.custom_availability': 'Please specify your custom availability' },
    ],
    [
      { jobPreference: { types: ['gig'] } },
      { 'job_preferences.job_types.0': 'Please choose from the list.' },
    ],
    [
      { job_preferences: { work_arrangement: 'moon', availability: 1 } },
      {
        'job_preferences.work_arrangement': 'Please choose from the list.',
        'job_preferences.availability': 'Please choose from the list.',
      },
    ],
    [{ resume: {} }, { resume: 'Please choose one of your resumes' }],
    [{ resume: true }, { resume: 'Please choose one of your resumes' }],
    [{ onboarding_step: 6 }, { onboarding_step: 'Please give a step from 1 to 5.' }],
    [{ onboarding_step: '1.5' }, { onboarding_step: 'Please give a step from 1 to 5.' }],
  ])('%.60j is refused in words', (sent, words) => {
    expect(texts(sent)).toEqual(words)
  })

  it.each([
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10_000_001,
    '-1',
    'NaN',
    '1e400',
    '0x10',
    '1e3',
    'a',
    true,
    [],
    {},
  ])('the salary %j is refused in words', (salary_min) => {
    expect(texts({ job_preferences: { salary_min } })).toEqual({
      'job_preferences.salary_min': 'Please enter a whole amount in dollars, from 0 to 10,000,000',
    })
  })
})
