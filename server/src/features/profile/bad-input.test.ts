/** @module-tag security */
import { onboardingStatusSchema } from '@hanap/contract/profile/onboarding'
import { profileChangesSchema, profileSchema } from '@hanap/contract/profile/profile'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ana, type Person } from '../../../test/people.ts'
import { multipart } from '../../../test/resumes/multipart.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const kept = { title: 'Virtual Assistant', skills: ['SQL'] }
async function someone() {
  const person = await ana(app)
  await app.put('/jobseeker/profile/', { as: person, body: kept })
  return person
}
const profileOf = async (person: Person) => {
  const { status, body } = await app.get('/jobseeker/profile/', { as: person })
  expect(status).toBe(200)
  return z.strictObject(profileSchema.shape).parse(body)
}
const putText = (person: Person, payload: string) =>
  app.put('/jobseeker/profile/', {
    as: person,
    body: payload,
    headers: { 'content-type': 'application/json' },
  })

describe('What a profile cannot take', () => {
  it.each([
    ['a title of a megabyte', JSON.stringify({ title: 'x'.repeat(1024 * 1024) }), ['title']],
    ['ten thousand skills', JSON.stringify({ skills: Array(10_000).fill('a') }), ['skills']],
    [
      'ten thousand different skills',
      JSON.stringify({ skills: Array.from({ length: 10_000 }, (_, i) => `skill ${i}`) }),
      ['skills'],
    ],
    ['a link that runs', '{"website":"javascript:alert(1)"}', ['website']],
    [
      'a link in a project that runs',
      '{"projects":[{"title":"a","description":"b","url":"javascript:a"}]}',
      ['projects.0.url'],
    ],
    ['endless pay', '{"job_preferences":{"salary_min":1e400}}', ['job_preferences.salary_min']],
    ['negative pay', '{"job_preferences":{"salary_max":-1}}', ['job_preferences.salary_max']],
    ['pay that is no number', '{"job_preferences":{"salaryMin":"NaN"}}', ['job_preferences.salary_min']],
    [
      'the wrong way round',
      '{"job_preferences":{"salary_min":2,"salary_max":1}}',
      ['job_preferences.salary_min'],
    ],
    [
      'unknown choices',
      '{"years_of_experience":"__proto__","job_preferences":{"availability":"constructor","job_types":["toString"]}}',
      ['job_preferences.availability', 'job_preferences.job_types.0', 'years_of_experience'],
    ],
    ['one wrong field among right ones', '{"about":"Fine","location":"Cebu","github":7}', ['github']],
    ['a zero byte', '{"about":"a\\u0000b"}', ['about']],
    ['half a letter', '{"skills":["\\ud83d"]}', ['skills.0']],
    ['a list', '[]', ['non_field_errors']],
    ['a text', '"title"', ['non_field_errors']],
    [
      'deep nests',
      `{"skills":${'['.repeat(5000)}${']'.repeat(5000)},"projects":{"a":{"b":[]}}}`,
      ['projects', 'skills.0'],
    ],
  ])('%s is told at its field, and nothing is stored', async (_, payload, fields) => {
    const person = await someone()
    const before = await profileOf(person)
    const { status, body } = await putText(person, payload)
    expect([status, body.code]).toEqual([400, 'invalid'])
    expect(Object.keys(body.errors).sort()).toEqual(fields)
    for (const texts of Object.values(body.errors)) expect(texts).toEqual([expect.any(String)])
    expect(await profileOf(person)).toEqual(before)
  })

  it.each([
    ['{"__proto__":{"title":"x"}}', 400],
    ['{"title":"x","constructor":{"prototype":{"title":"y"}}}', 400],
    ['{"title":', 400],
    [JSON.stringify({ title: 'x'.repeat(3 * 1024 * 1024) }), 413],
  ])('%.60s is refused, and nothing is stored', async (payload, refusal) => {
    const person = await someone()
    const { status } = await putText(person, payload)
    expect(status).toBe(refusal)
    expect(await profileOf(person)).toMatchObject(kept)
  })

  it.each([
    ['a title of a megabyte', [['title', 'x'.repeat(1024 * 1024)]], 413, ['title']],
    [
      'lists that are no JSON',
      [
        ['skills', '[1'],
        ['projects', '{}'],
      ],
      400,
      ['projects', 'skills'],
    ],
    ['a prototype in the JSON of a field', [['job_preference', '{"__proto__":{"salary_min":1}}']], 200, []],
    ['neither yes nor no', [['open_to_remote', 'maybe']], 400, ['open_to_remote']],
  ] as [string, [string, string][], number, string[]][])(
    'a form with %s is answered in words',
    async (_, fields, expected, wrong) => {
      const person = await someone()
      const { status, body } = await app.put('/jobseeker/profile/', { as: person, ...multipart(fields) })
      expect(status).toBe(expected)
      expect(Object.keys(body.errors ?? {}).sort()).toEqual(wrong)
      expect(await profileOf(person)).toMatchObject(kept)
    },
  )

  it('is never more than a refusal: whatever comes, the server is well and the profile can be read', async () => {
    const person = await someone()
    const names = [
      ...Object.keys(profileChangesSchema.shape),
      'jobPreferences',
      'job_preference',
      'resume_file',
      'yearsOfExperience',
    ]
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json({ maxDepth: 3 }),
      fc.constantFrom<unknown>(
        'true',
        '',
        null,
        [],
        {},
        -0,
        1e308,
        '2-weeks',
        ['contract'],
        'https://a.example',
      ),
      fc.record({
        salary_min: fc.double(),
        salaryMax: fc.jsonValue(),
        types: fc.array(fc.constantFrom('contract', 'x')),
      }),
      fc.array(fc.record({ title: fc.string(), description: fc.string(), url: fc.webUrl() }), {
        maxLength: 4,
      }),
      fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }),
    )
    const sent = fc.oneof(
      { weight: 8, arbitrary: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 }) },
      { weight: 1, arbitrary: fc.jsonValue() },
    )
    await fc.assert(
      fc.asyncProperty(sent, fc.boolean(), async (body, onboarding) => {
        const payload = JSON.stringify(body)
        const answer = await app[onboarding ? 'post' : 'put']('/jobseeker/profile/', {
          as: person,
          body: payload,
          headers: { 'content-type': 'application/json' },
        })
        expect([200, 400]).toContain(answer.status)
        const profile = await profileOf(person)
        if (answer.status === 200) expect(answer.body).toEqual(profile)
        const { body: status } = await app.post('/auth/check-onboarding-status/', { as: person })
        z.strictObject(onboardingStatusSchema.shape).parse(status)
      }),
      { numRuns: 150 },
    )
  })
})
