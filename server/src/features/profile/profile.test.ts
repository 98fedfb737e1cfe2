import { noJobPreferences, profileSchema } from '@hanap/contract/profile/profile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ana, ben, dario, type Person, resumeOf } from '../../../test/people.ts'
import { multipart } from '../../../test/resumes/multipart.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const read = (body: unknown) => z.strictObject(profileSchema.shape).parse(body)
async function profileOf(person: Person) {
  const { status, body } = await app.get('/jobseeker/profile/', { as: person })
  expect(status).toBe(200)
  return read(body)
}
const put = (person: Person, body: unknown) => app.put('/jobseeker/profile/', { as: person, body })
const post = (person: Person, body: unknown) => app.post('/jobseeker/profile/', { as: person, body })
const putForm = (person: Person, parts: Parameters<typeof multipart>[0]) =>
  app.put('/jobseeker/profile/', { as: person, ...multipart(parts) })

const empty = {
  version: expect.any(String),
  title: '',
  about: '',
  years_of_experience: '',
  location: '',
  open_to_remote: false,
  willing_to_relocate: false,
  resume: null,
  resume_url: '',
  skills: [],
  skill_ids: [],
  website: '',
  linkedin: '',
  github: '',
  projects: [],
  job_preferences: noJobPreferences,
  education: [],
  experience: [],
  from_resume: { education: false, experience: false },
}

const whole = {
  title: 'Virtual Assistant',
  about: 'First line\nSecond line',
  years_of_experience: '3-5',
  location: 'Cebu City, Philippines',
  open_to_remote: true,
  willing_to_relocate: true,
  resume_url: 'https://ana.example.com/cv',
  skills: ['Data Entry', 'Basket weaving'],
  website: 'https://ana.example.com',
  linkedin: 'https://www.linkedin.com/in/ana',
  github: 'https://github.com/ana',
  projects: [
    { title: 'Shop', description: 'Answered its customers', url: 'https://shop.example.com' },
    { title: 'Choir', description: 'Kept its calendar', url: '' },
  ],
  job_preferences: {
    job_types: ['full-time', 'contract'],
    salary_min: 7200,
    salary_max: 12_000,
    work_arrangement: 'remote',
    availability: 'custom',
    custom_availability: 'After the feast of Sinulog',
  },
  education: [{ school: 'Cebu Normal University', degree: 'BSBA', start: '2016', end: '2020' }],
  experience: [
    { title: 'VA', company: 'Harbour', start: '2021', end: 'Present', summary: 'Mail and calendar' },
  ],
}

describe('A profile', () => {
  it('is empty for a new seeker', async () => {
    expect(await profileOf(await ana(app))).toEqual(empty)
  })

  it('holds what was saved, in the order in which it was given', async () => {
    const person = await ana(app)
    const { status, body } = await put(person, whole)
    expect(status).toBe(200)
    expect(read(body)).toMatchObject(whole)
    expect(await profileOf(person)).toEqual(read(body))
  })

  it('is open to dario, whose trial has ended, and to nobody who is not logged in', async () => {
    expect((await put(await dario(app), { title: 'Designer' })).status).toBe(200)
    expect((await app.get('/jobseeker/profile/')).status).toBe(401)
    expect((await app.put('/jobseeker/profile/', { body: {} })).status).toBe(401)
    expect((await app.post('/jobseeker/profile/', { body: {} })).status).toBe(401)
  })

  it('is nobody else’s', async () => {
    const [one, other] = [await ana(app), await ben(app)]
    await put(one, whole)
    expect(await profileOf(other)).toEqual(empty)
  })

  it('goes with the account', async () => {
    const person = await ana(app)
    await put(person, whole)
    await app.db.deleteFrom('users').where('id', '=', person.id).execute()
    for (const table of ['profiles', 'profile_skills', 'profile_projects'] as const) {
      expect(await app.db.selectFrom(table).where('user_id', '=', person.id).selectAll().execute()).toEqual(
        [],
      )
    }
  })

  it.each([put, post])('keeps every field that a save does not name (%#)', async (save) => {
    const person = await ana(app)
    await put(person, whole)
    const { body } = await save(person, { title: 'Bookkeeper' })
    expect(body).toMatchObject({ ...whole, title: 'Bookkeeper' })
    await save(person, {})
    expect(await profileOf(person)).toMatchObject({ ...whole, title: 'Bookkeeper' })
  })

  it.each([
    [{ title: '' }],
    [{ skills: [] }],
    [{ projects: [] }],
    [{ open_to_remote: false }],
    [{ education: [], experience: [] }],
    [{ website: '', years_of_experience: '' }],
  ])('forgets what is emptied by %j, and nothing else', async (cleared) => {
    const person = await ana(app)
    await put(person, whole)
    await put(person, cleared)
    expect(await profileOf(person)).toMatchObject({ ...whole, ...cleared })
  })

  it('takes preferences as a whole: clearing is sending none', async () => {
    const person = await ana(app)
    await put(person, whole)
    await put(person, { job_preferences: {} })
    expect((await profileOf(person)).job_preferences).toEqual(noJobPreferences)
  })

  it('can be sent back as it was answered', async () => {
    const person = await ana(app)
    await put(person, whole)
    const before = await profileOf(person)
    expect((await put(person, before)).body).toEqual(before)
  })

  it('understands a form: yes and no as texts, lists as JSON, the other names', async () => {
    const person = await ana(app)
    const { status, body } = await putForm(person, [
      ['title', 'Virtual Assistant'],
      ['yearsOfExperience', '10+'],
      ['open_to_remote', 'true'],
      ['willingToRelocate', 'false'],
      ['skills', JSON.stringify(['SQL', 'sql', ' Excel '])],
      ['projects', JSON.stringify(whole.projects)],
      ['job_preference', JSON.stringify({ types: ['internship'], salaryMin: '0', salary_max: 5 })],
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Virtual Assistant',
      years_of_experience: '10+',
      open_to_remote: true,
      willing_to_relocate: false,
      skills: ['SQL', 'Excel'],
      projects: whole.projects,
      job_preferences: { job_types: ['internship'], salary_min: 0, salary_max: 5 },
    })
  })

  it('keeps skills as they were typed, each once, with what they are in our list beside them', async () => {
    const person = await ana(app)
    const { body } = await put(person, { skills: [' javascript', 'JavaScript', 'Basket weaving', '', 'SQL'] })
    expect(body.skills).toEqual(['javascript', 'Basket weaving', 'SQL'])
    expect(body.skill_ids).toEqual([expect.any(Number), null, expect.any(Number)])
  })
})

describe('Saves at the same moment', () => {
  it('lose nothing where two devices save different fields', async () => {
    const person = await ana(app)
    const parts = Object.entries(whole).map(([field, value]) => ({ [field]: value }))
    const answers = await Promise.all(parts.map((part) => put(person, part)))
    expect(answers.map((answer) => answer.status)).toEqual(parts.map(() => 200))
    expect(await profileOf(person)).toMatchObject(whole)
  })

  it('leave one whole list where several save the same one', async () => {
    const person = await ana(app)
    const lists = Array.from({ length: 6 }, (_, i) => Array.from({ length: 20 }, (_, j) => `Skill ${i}-${j}`))
    await Promise.all(lists.map((skills) => put(person, { skills })))
    expect(lists).toContainEqual((await profileOf(person)).skills)
  })
})

describe('The resume of a profile', () => {
  const file = (field: string, person: Person, mark = '') => ({
    field,
    name: 'My CV.pdf',
    contentType: 'application/pdf',
    bytes: resumeOf(person.name, mark),
  })
  const keep = async (person: Person, mark = '') =>
    (await app.post('/resumes/', { as: person, ...multipart([file('file', person, mark)]) })).body
      .id as number

  it.each(['resume', 'resume_file'])(
    'is the file that came as %s, beside the other fields',
    async (field) => {
      const person = await ana(app)
      const first = await keep(person, 'older')
      const { status, body } = await putForm(person, [
        ['title', 'VA'],
        file(field, person),
        ['resume_url', ''],
      ])
      expect(status).toBe(200)
      expect(body).toMatchObject({ title: 'VA', resume: { name: 'My CV.pdf', file_type: 'pdf' } })
      expect(body.resume.id).not.toBe(first)
      expect((await profileOf(person)).resume).toEqual(body.resume)
      expect((await app.get('/resumes/', { as: person })).body.count).toBe(2)
    },
  )

  it('can be one that was uploaded before', async () => {
    const person = await ana(app)
    const [first, second] = [await keep(person), await keep(person, 'second')]
    expect((await profileOf(person)).resume?.id).toBe(first)
    expect((await put(person, { resume: second })).body.resume.id).toBe(second)
    expect((await putForm(person, [['resume', String(first)]])).body.resume.id).toBe(first)
  })

  it('stays where the link beside it is emptied, or the profile is saved without it', async () => {
    const person = await ana(app)
    const id = await keep(person)
    for (const body of [{ resume_url: '' }, { resume: null }, { resumeUrl: '', title: 'VA' }]) {
      expect((await put(person, body)).body.resume.id).toBe(id)
    }
    expect((await putForm(person, [['resume_url', '']])).body.resume.id).toBe(id)
  })

  it.each([
    ['', 'Please upload a resume file'],
    ['0', 'Please choose one of your resumes'],
    ['999999999', 'Please choose one of your resumes'],
    ['99999999999999999999999', 'Please choose one of your resumes'],
    ['../../etc/passwd', 'Please choose one of your resumes'],
    [-1, 'Please choose one of your resumes'],
    [1.5, 'Please choose one of your resumes'],
    [{}, 'Please choose one of your resumes'],
  ])('is not %j, and then nothing is saved', async (resume, text) => {
    const person = await ana(app)
    const { status, body } = await put(person, { resume, title: 'VA', skills: ['SQL'] })
    expect([status, body.errors]).toEqual([400, { resume: [text] }])
    expect(await profileOf(person)).toEqual(empty)
  })

  it('is not somebody else’s', async () => {
    const [one, other] = [await ana(app), await ben(app)]
    const id = await keep(one)
    const { status, body } = await put(other, { resume: id, title: 'VA' })
    expect([status, body.errors]).toEqual([400, { resume: ['Please choose one of your resumes'] }])
    expect(await profileOf(other)).toEqual(empty)
  })

  it.each([
    ['an executable', Buffer.from('MZ\u0090\u0000\u0003 this program cannot be run in DOS mode')],
    ['nothing', Buffer.alloc(0)],
    ['too large by one byte', Buffer.alloc(5_242_881)],
  ])('is not %s named .pdf, and then nothing is saved', async (_, bytes) => {
    const person = await ana(app)
    const { status, body } = await putForm(person, [
      ['title', 'VA'],
      { field: 'resume_file', name: 'cv.pdf', bytes },
    ])
    expect([400, 413]).toContain(status)
    expect(body.errors).toEqual({ resume_file: ['Please upload a PDF, DOC, or DOCX file under 5MB.'] })
    expect(await profileOf(person)).toEqual(empty)
  })

  it('is not kept where another field is wrong', async () => {
    const person = await ana(app)
    const { status } = await putForm(person, [file('resume', person), ['website', 'javascript:alert(1)']])
    expect(status).toBe(400)
    expect((await app.get('/resumes/', { as: person })).body.count).toBe(0)
  })
})
