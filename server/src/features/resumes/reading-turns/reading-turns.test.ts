import { resumeTexts } from '@hanap/contract/profile/resumes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ana, ben, type Person } from '../../../../test/people.ts'
import { docxFile, pdfFile } from '../../../../test/resumes/sent-files.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { createRateLimits } from '../../../db/rate-limits.ts'
import type { ResumeReader, ResumeReading } from '../../../resume-reader/resume-reader.ts'
import { createResumes, type Resumes } from '../service.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  person = await ana(app)
})
afterAll(() => app.close())

const nothing: ResumeReading = {
  outcome: 'read',
  facts: {
    title: 'Bookkeeper',
    skills: [],
    experience: null,
    years_of_experience: '',
    location: '',
    education: [],
    past_jobs: [],
  },
  found: [],
  text: '',
  milliseconds: 20,
}
const slow: ResumeReading = { outcome: 'refused', reason: 'too-slow', milliseconds: 10_000 }

function resumesReadBy(read: ResumeReader['read']): Resumes {
  const { db, clock, files, skills } = app
  const rateLimits = createRateLimits({ db, clock })
  return createResumes({ db, clock, rateLimits, files, skills, read, enqueue: async () => {} })
}

/** Answers files in sequence when the test says so; `asked` are those unanswered. */
function gatedReader() {
  const asked: { bytes: Uint8Array; answer: (reading: ResumeReading) => void }[] = []
  const read: ResumeReader['read'] = (bytes) =>
    new Promise((resolve) => asked.push({ bytes, answer: (reading) => resolve(reading) }))
  return { asked, read }
}

const cv = (text: string) => ({ field: 'file', name: 'cv.pdf', bytes: pdfFile(text) })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: { code?: string; detail?: string }) => error.code,
  )

describe('The reader is shared', () => {
  it('one of ana’s files is in its line at a time, however many she sends: ben’s is the next', async () => {
    const { asked, read } = gatedReader()
    const resumes = resumesReadBy(read)
    const her = ['1', '2', '3', '4'].map((text) => codeOf(resumes.factsOfFile(person.id, cv(text))))
    await expect.poll(() => asked.length).toBe(1)
    const other = await ben(app)
    const his = codeOf(resumes.factsOfFile(other.id, cv('ben')))
    await expect.poll(() => asked.length).toBe(2)
    expect(asked[1]?.bytes).toEqual(pdfFile('ben'))
    expect(await codeOf(resumes.factsOfFile(person.id, cv('one too many')))).toBe('too-many')
    for (let count = 0; count < 5; count += 1) {
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      asked.shift()?.answer(nothing)
    }
    expect(await Promise.all([...her, his])).toEqual(Array(5).fill('read'))
  })

  it('what ana asks twice at once of a kept resume is read once', async () => {
    const { asked, read } = gatedReader()
    const resumes = resumesReadBy(read)
    const { id } = await resumes.keep(person.id, cv('twice'))
    const both = [1, 2].map(() => codeOf(resumes.factsOf(person.id, id)))
    await expect.poll(() => asked.length).toBe(1)
    asked[0]?.answer(nothing)
    expect(await Promise.all(both)).toEqual(['read', 'read'])
    expect(asked).toHaveLength(1)
  })

  it('two minutes of it an hour are ana’s, by the time that her files take', async () => {
    const resumes = resumesReadBy(async () => slow)
    for (let count = 0; count < 12; count += 1)
      expect(await codeOf(resumes.factsOfFile(person.id, cv(`${count}`)))).toBe('unreadable-resume')
    expect(await codeOf(resumes.factsOfFile(person.id, cv('again')))).toBe('too-many')
    expect(await codeOf(resumes.factsOfFile((await ben(app)).id, cv('ben')))).toBe('unreadable-resume')
    app.clock.advance({ seconds: 3601 })
    expect(await codeOf(resumesReadBy(async () => nothing).factsOfFile(person.id, cv('later')))).toBe('read')
  })

  it('and more than a hundred usual files in that time', async () => {
    const resumes = resumesReadBy(async () => nothing)
    const answers: unknown[] = []
    for (let count = 0; count < 112; count += 1)
      answers.push(await codeOf(resumes.factsOfFile(person.id, cv('usual'))))
    expect(answers).toEqual([...Array(111).fill('read'), 'too-many'])
  })
})

describe('A resume that took too long', () => {
  it('is not read again that day, nor asked again by those who waited', async () => {
    let readings = 0
    const resumes = resumesReadBy(async () => {
      readings += 1
      return slow
    })
    const { id } = await resumes.keep(person.id, cv('slow'))
    const asking = () => resumes.factsOf(person.id, id)
    for (const refused of await Promise.allSettled([asking(), asking(), asking()]))
      expect(refused).toMatchObject({ reason: { detail: resumeTexts.unreadable } })
    await expect(asking()).rejects.toMatchObject({ code: 'unreadable-resume' })
    expect(readings).toBe(1)
    app.clock.advance({ days: 1 })
    expect(await resumesReadBy(async () => nothing).factsOf(person.id, id)).toMatchObject({
      title: 'Bookkeeper',
    })
  })
})

it('what another version of the reader found is read again', async () => {
  const resumes = resumesReadBy(async () => nothing)
  const kept = await resumes.keep(person.id, cv('before'))
  const before = { facts_problem: 'no-text', facts_read_at: app.clock.now(), reader_version: 0 }
  await app.db.updateTable('resumes').set(before).where('id', '=', kept.id).execute()
  expect(await resumes.factsOf(person.id, kept.id)).toMatchObject({ title: 'Bookkeeper' })
})

it('a PDF that may have a password is not kept before it was opened', async () => {
  const locked = { field: 'file', name: 'cv.pdf', bytes: pdfFile('x', '/Encr#79pt 9 0 R ') }
  const readAs = (reason: 'encrypted' | 'busy') =>
    resumesReadBy(async () => ({ outcome: 'refused', reason, milliseconds: 0 }))
  expect(await codeOf(readAs('encrypted').keep(person.id, locked))).toBe('invalid')
  expect(await codeOf(readAs('busy').keep(person.id, locked))).toBe('busy')
})

it('a file whose sender has gone is not looked at to its end', async () => {
  const resumes = resumesReadBy(async () => nothing)
  const file = { field: 'file', name: 'cv.docx', bytes: docxFile(), gone: AbortSignal.abort() }
  expect(await codeOf(resumes.keep(person.id, file))).toBe('busy')
  expect((await app.get('/resumes/', { as: person })).body.count).toBe(0)
})
