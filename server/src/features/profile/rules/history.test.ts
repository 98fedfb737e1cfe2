import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana, type Person } from '../../../../test/people.ts'
import { multipart } from '../../../../test/resumes/multipart.ts'
import { makePdfOfLines } from '../../../../test/resumes/resume-files.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const resumeOf = (job: string, degree: string) =>
  makePdfOfLines([
    '# Ana Reyes',
    job,
    '# Work Experience',
    `${job}, Harbour Trading, 2021 - 2024`,
    '# Education',
    `${degree}, Cebu Normal University, 2016 - 2020`,
  ])
const developer = resumeOf('Web Developer', 'Bachelor of Science in Computer Science')
const bookkeeper = resumeOf('Bookkeeper', 'Bachelor of Science in Accountancy')
const scan = makePdfOfLines([])
const own = [{ title: 'Cook', company: 'Lutong Bahay', start: '', end: '', summary: '' }]

const put = (person: Person, body: unknown) => app.put('/jobseeker/profile/', { as: person, body })
const putFile = async (person: Person, bytes: Uint8Array) => {
  const form = multipart([{ field: 'resume', name: 'cv.pdf', bytes }])
  const { status, body } = await app.put('/jobseeker/profile/', { as: person, ...form })
  expect(status).toBe(200)
  return body.resume.id as number
}
const remove = (person: Person, id: number) => app.delete(`/resumes/${id}/`, { as: person })
async function historyOf(person: Person) {
  const { body } = await app.get('/jobseeker/profile/', { as: person })
  return {
    jobs: body.experience.map((job: { title: string }) => job.title) as string[],
    degrees: body.education.map((entry: { degree: string }) => entry.degree) as string[],
    fromResume: body.from_resume as { education: boolean; experience: boolean },
  }
}

const developers = {
  jobs: ['Web Developer'],
  degrees: ['Bachelor of Science in Computer Science'],
  fromResume: { education: true, experience: true },
}
const bookkeepers = {
  jobs: ['Bookkeeper'],
  degrees: ['Bachelor of Science in Accountancy'],
  fromResume: { education: true, experience: true },
}
const nothing = { jobs: [], degrees: [], fromResume: { education: false, experience: false } }

describe('Education and past jobs', () => {
  it('are filled from a resume while they are empty, and nothing else is', async () => {
    const person = await ana(app)
    await putFile(person, developer)
    expect(await historyOf(person)).toEqual(developers)
    const { body } = await app.get('/jobseeker/profile/', { as: person })
    expect([body.title, body.skills]).toEqual(['', []])
  })

  it('follow the resume that a save makes the current one, be it a new file or one that was kept', async () => {
    const person = await ana(app)
    const first = await putFile(person, developer)
    await putFile(person, bookkeeper)
    expect(await historyOf(person)).toEqual(bookkeepers)
    await put(person, { resume: first })
    expect(await historyOf(person)).toEqual(developers)
  })

  it('go with the resume they come from, and stay where another one goes', async () => {
    const person = await ana(app)
    const first = await putFile(person, developer)
    const second = await putFile(person, bookkeeper)
    await remove(person, first)
    expect(await historyOf(person)).toEqual(bookkeepers)
    await remove(person, second)
    expect(await historyOf(person)).toEqual(nothing)
  })

  it('are emptied by a new resume that cannot be read', async () => {
    const person = await ana(app)
    await putFile(person, developer)
    await putFile(person, scan)
    expect(await historyOf(person)).toEqual(nothing)
    await putFile(person, bookkeeper)
    expect(await historyOf(person)).toEqual(bookkeepers)
  })

  it('are the seeker’s own once she changed them: neither another resume nor a deleted one touches them', async () => {
    const person = await ana(app)
    const first = await putFile(person, developer)
    await put(person, { experience: own })
    const mixed = { ...developers, jobs: ['Cook'], fromResume: { education: true, experience: false } }
    expect(await historyOf(person)).toEqual(mixed)
    const second = await putFile(person, bookkeeper)
    expect(await historyOf(person)).toEqual({ ...mixed, degrees: bookkeepers.degrees })
    await remove(person, first)
    await remove(person, second)
    expect(await historyOf(person)).toEqual({ ...nothing, jobs: ['Cook'] })
  })

  it('are still the resume’s where a client sends them back as it was told', async () => {
    const person = await ana(app)
    await putFile(person, developer)
    const { body } = await app.get('/jobseeker/profile/', { as: person })
    expect((await put(person, body)).body).toEqual(body)
    const second = await putFile(person, bookkeeper)
    await remove(person, second)
    expect(await historyOf(person)).toEqual(nothing)
  })

  it('that were all taken away do not come back with the same resume, but do with another', async () => {
    const person = await ana(app)
    const first = await putFile(person, developer)
    await put(person, { experience: [], education: [] })
    await put(person, { resume: first })
    expect(await historyOf(person)).toEqual(nothing)
    await putFile(person, bookkeeper)
    expect(await historyOf(person)).toEqual(bookkeepers)
  })

  it('that she wrote before any resume stay, and the empty list beside them is filled', async () => {
    const person = await ana(app)
    await put(person, { experience: own })
    await putFile(person, developer)
    expect(await historyOf(person)).toEqual({
      ...developers,
      jobs: ['Cook'],
      fromResume: { education: true, experience: false },
    })
  })

  it('go with the account, and the resumes with them', async () => {
    const person = await ana(app)
    await putFile(person, developer)
    await put(person, { experience: [] })
    await putFile(person, bookkeeper)
    await app.db.deleteFrom('users').where('id', '=', person.id).execute()
    for (const table of ['profiles', 'resumes'] as const)
      expect(await app.db.selectFrom(table).where('user_id', '=', person.id).selectAll().execute()).toEqual(
        [],
      )
  })
})
