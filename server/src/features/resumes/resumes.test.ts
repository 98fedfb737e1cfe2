/** @module-tag security */
import { RESUME_MAX_BYTES, RESUMES_KEPT, resumeSchema, resumeTexts } from '@hanap/contract/profile/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana, dario, type Person } from '../../../test/people.ts'
import { multipart } from '../../../test/resumes/multipart.ts'
import {
  compoundFile,
  docFile,
  docxFile,
  pdfFile,
  programFile,
  zipFile,
} from '../../../test/resumes/sent-files.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const upload = (as: Person, bytes: Uint8Array, name = 'cv.pdf', field = 'file') =>
  app.post('/resumes/', { as, ...multipart([{ field, name, bytes }]) })
const list = async (as: Person) => (await app.get('/resumes/', { as })).body.results
const kept = async (as: Person, bytes: Uint8Array, name?: string) => {
  const { status, body } = await upload(as, bytes, name)
  expect(status).toBe(201)
  app.clock.advance({ seconds: 1 })
  return resumeSchema.parse(body)
}
const storedFiles = () => app.db.selectFrom('stored_files').selectAll().execute()

describe('Uploading a resume', () => {
  it('keeps it, and the first becomes the current one', async () => {
    const person = await ana(app)
    const first = await kept(person, pdfFile('first'), 'Ana Reyes.pdf')
    expect(first).toMatchObject({
      file_name: 'Ana Reyes.pdf',
      file_type: 'pdf',
      size: pdfFile('first').length,
      is_current: true,
    })
    const second = await kept(person, docxFile(), 'new.docx')
    expect(second).toMatchObject({ file_type: 'docx', is_current: false })
    const third = await kept(person, docFile(), 'old.doc')
    expect(third).toMatchObject({ file_type: 'doc', is_current: false })
    expect(await list(person)).toEqual([third, second, first])
  })

  it('twice is one resume, whatever it is called', async () => {
    const person = await ana(app)
    const first = await kept(person, pdfFile('same'))
    const again = await upload(person, pdfFile('same'), 'another name.pdf')
    expect(again).toMatchObject({ status: 200, body: first })
    expect(await list(person)).toEqual([first])
  })

  it('eight times at once is one resume and one file', async () => {
    const person = await ana(app)
    const before = (await storedFiles()).length
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(person, pdfFile('at once'))))
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(7).fill(200), 201])
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    await app.files.removeReleased()
    expect(await storedFiles()).toHaveLength(before + 1)
  })

  it('under the names that forms have, and with a name beside the file', async () => {
    const person = await ana(app)
    for (const field of ['file', 'resume', 'resume_file']) {
      const { status } = await upload(person, pdfFile(field), 'cv.pdf', field)
      expect(status).toBe(201)
    }
    const { body } = await app.post('/resumes/', {
      as: person,
      ...multipart([
        { field: 'file', name: 'blob', bytes: pdfFile('named') },
        ['filename', '../My résumé.docx'],
      ]),
    })
    expect(body.file_name).toBe('My résumé.pdf')
  })

  it('with a name from another world keeps the file under a fit one', async () => {
    const person = await ana(app)
    expect(await kept(person, pdfFile('1'), '../../../etc/passwd')).toMatchObject({ file_name: 'passwd.pdf' })
    const long = await kept(person, pdfFile('2'), `${'n'.repeat(255)}.pdf`)
    expect(long.file_name).toBe(`${'n'.repeat(146)}.pdf`)
  })

  it('of exactly five megabytes is taken, and of one byte more is not', async () => {
    const person = await ana(app)
    const padded = (size: number) => {
      const file = Buffer.alloc(size, ' ')
      const pdf = pdfFile('large')
      file.set(pdf.subarray(0, 9))
      file.set(pdf.subarray(9), size - pdf.length + 9)
      return file
    }
    expect(await upload(person, padded(RESUME_MAX_BYTES))).toMatchObject({
      status: 201,
      body: { size: 5_242_880 },
    })
    const text = 'Please upload a PDF, DOC, or DOCX file under 5MB.'
    expect(await upload(person, padded(RESUME_MAX_BYTES + 1))).toMatchObject({
      status: 413,
      body: { code: 'too-large', detail: text, errors: { file: [text] } },
    })
    expect(await list(person)).toHaveLength(1)
  })

  it('is for who is signed in', async () => {
    const { status } = await app.post(
      '/resumes/',
      multipart([{ field: 'file', name: 'cv.pdf', bytes: pdfFile() }]),
    )
    expect(status).toBe(401)
  })

  it('is there without a plan: the trial of dario has ended', async () => {
    expect((await upload(await dario(app), pdfFile())).status).toBe(201)
  })
})

describe('What is not a resume', () => {
  let person: Person
  beforeAll(async () => {
    person = await ana(app)
  })
  it.each([
    ['an empty file', new Uint8Array(), resumeTexts.wrongFile],
    ['a program named .pdf', programFile(), resumeTexts.wrongFile],
    ['a program that is a PDF too', Buffer.concat([programFile(), pdfFile()]), resumeTexts.wrongFile],
    ['an empty ZIP', zipFile({}), resumeTexts.wrongFile],
    ['a page', Buffer.from('<script>alert(1)</script>'), resumeTexts.wrongFile],
    ['a locked document', compoundFile({ EncryptedPackage: Buffer.alloc(9000) }), resumeTexts.encrypted],
  ])('%s: the field says so, and nothing is kept', async (_name, bytes, text) => {
    const before = (await storedFiles()).length
    expect(await upload(person, bytes, 'cv.pdf', 'resume')).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: { resume: [text] } },
    })
    expect(await list(person)).toEqual([])
    expect(await storedFiles()).toHaveLength(before)
  })

  it('no file at all: please upload one', async () => {
    const missing = { status: 400, body: { errors: { file: ['Please upload a resume file'] } } }
    expect(await app.post('/resumes/', { as: person, body: {} })).toMatchObject(missing)
    expect(await app.post('/resumes/', { as: person, ...multipart([['filename', 'cv.pdf']]) })).toMatchObject(
      missing,
    )
    expect(await upload(person, new Uint8Array(), '')).toMatchObject(missing)
    const inAnotherField = multipart([{ field: 'avatar', name: 'cv.pdf', bytes: pdfFile() }])
    expect(await app.post('/resumes/', { as: person, ...inAnotherField })).toMatchObject(missing)
  })
})

describe('Twenty resumes', () => {
  it('are the most, also when ana uploads several at the same moment; deleting one makes room', async () => {
    const person = await ana(app)
    for (let count = 0; count < RESUMES_KEPT - 1; count += 1) await kept(person, pdfFile(`number ${count}`))
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => upload(person, pdfFile(text))))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
    const refused = answers.find((answer) => answer.status === 409)
    expect(refused?.body.errors).toEqual({ file: ['You have 20 resumes already. Please delete one first.'] })
    const [newest] = await list(person)
    await app.delete(`/resumes/${newest.id}/`, { as: person })
    expect((await upload(person, pdfFile('d'))).status).toBe(201)
  })

  it('thirty uploads are what an hour has', async () => {
    const person = await ana(app)
    for (let count = 0; count < 30; count += 1) await upload(person, pdfFile('again'))
    expect(await upload(person, pdfFile('again'))).toMatchObject({ status: 429, body: { code: 'too-many' } })
    app.clock.advance({ minutes: 61 })
    expect((await upload(person, pdfFile('again'))).status).toBe(200)
  })
})

describe('The current resume', () => {
  it('is the one that was chosen', async () => {
    const person = await ana(app)
    const first = await kept(person, pdfFile('1'))
    const second = await kept(person, pdfFile('2'))
    const { status, body } = await app.put(`/resumes/${second.id}/current/`, { as: person })
    expect({ status, body }).toEqual({ status: 200, body: { ...second, is_current: true } })
    expect(await list(person)).toEqual([
      { ...second, is_current: true },
      { ...first, is_current: false },
    ])
    expect(await app.resumes.current(app.db, person.id)).toMatchObject({ id: second.id })
  })

  it('is the newest of the rest when it is deleted, and none when the last goes', async () => {
    const person = await ana(app)
    const resumes = [
      await kept(person, pdfFile('1')),
      await kept(person, pdfFile('2')),
      await kept(person, pdfFile('3')),
    ]
    const remove = (index: number) => app.delete(`/resumes/${resumes[index]?.id}/`, { as: person })
    expect((await remove(0)).status).toBe(204)
    expect(await app.resumes.current(app.db, person.id)).toMatchObject({ id: resumes[2]?.id })
    await remove(1)
    expect(await app.resumes.current(app.db, person.id)).toMatchObject({ id: resumes[2]?.id })
    await remove(2)
    expect(await app.resumes.current(app.db, person.id)).toBeNull()
    expect((await remove(2)).status).toBe(404)
  })

  it('chosen eight times at once, each another, is one', async () => {
    const person = await ana(app)
    const ids: number[] = []
    for (let count = 0; count < 4; count += 1) ids.push((await kept(person, pdfFile(`${count}`))).id)
    const answers = await Promise.all(
      [...ids, ...ids].map((id) => app.put(`/resumes/${id}/current/`, { as: person })),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    expect((await list(person)).filter((resume: { is_current: boolean }) => resume.is_current)).toHaveLength(
      1,
    )
  })
})
