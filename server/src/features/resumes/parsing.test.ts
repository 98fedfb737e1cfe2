import { readResumeSchema, resumeTexts } from '@hanap/contract/profile/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana, type Person } from '../../../test/people.ts'
import { lockedPdf } from '../../../test/resumes/locked-pdf.ts'
import { multipart } from '../../../test/resumes/multipart.ts'
import { makePdfOfLines } from '../../../test/resumes/resume-files.ts'
import { docxFile, pdfFile, programFile, zipFile } from '../../../test/resumes/sent-files.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const upload = async (as: Person, bytes: Uint8Array) => {
  const { status, body } = await app.post('/resumes/', {
    as,
    ...multipart([{ field: 'file', name: 'cv.pdf', bytes }]),
  })
  expect(status).toBe(201)
  return body.id as number
}
const parseFile = (as: Person, bytes: Uint8Array, field = 'resume') =>
  app.post('/resume-parse/', { as, ...multipart([{ field, name: 'cv.pdf', bytes }]) })
const parse = (as: Person, resume: unknown) => app.post('/resume-parse/', { as, body: { resume } })
const rowOf = (id: number) =>
  app.db.selectFrom('resumes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('Reading a resume', () => {
  it('answers what a file says and keeps nothing of it', async () => {
    const person = await ana(app)
    const { status, body } = await parseFile(person, docxFile('Virtual Assistant'))
    expect(status).toBe(200)
    expect(readResumeSchema.parse(body)).toEqual(body)
    expect((await app.get('/resumes/', { as: person })).body.count).toBe(0)
  })

  it('reads one that is kept once: the answer stands beside it', async () => {
    const person = await ana(app)
    const id = await upload(person, pdfFile('Bookkeeper'))
    const first = await parse(person, id)
    expect(first.status).toBe(200)
    const { skill_ids: _, found_skills: __, skills: ___, ...kept } = first.body
    expect((await rowOf(id)).facts).toMatchObject(kept)
    await app.db
      .updateTable('resumes')
      .set({ facts: JSON.stringify({ ...kept, skills: [], found: [], title: 'As it was kept' }) })
      .where('id', '=', id)
      .execute()
    expect((await parse(person, String(id))).body.title).toBe('As it was kept')
    const form = await app.post('/resume-parse/', { as: person, ...multipart([['resume', String(id)]]) })
    expect(form.body.title).toBe('As it was kept')
  })

  it('gives the skills as they are written, and beside them what the taxonomy knows', async () => {
    const person = await ana(app)
    const lines = [
      'Ana Reyes',
      'Virtual Assistant',
      '',
      'SKILLS',
      'Quick Books, basket weaving',
      '',
      'EXPERIENCE',
      'Managed the books in Xero.',
    ]
    const { body } = await parseFile(person, makePdfOfLines(lines))
    expect(body.skills).toEqual(['Quick Books', 'basket weaving'])
    const found = Object.fromEntries(
      body.found_skills.map(({ id, name }: { id: number; name: string }) => [name, id]),
    )
    expect(body.skill_ids).toEqual([found['QuickBooks'], null])
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['QuickBooks', 'Xero']))
  })

  it('offers the known skills that the text names where it has no list of them', async () => {
    const person = await ana(app)
    const lines = [
      'Ana Reyes',
      'Bookkeeper',
      '',
      'EXPERIENCE',
      'Bookkeeper, Santos Trading',
      'Jan 2019 - Present',
      'Reconciled bank accounts in QuickBooks and Xero.',
    ]
    const { body } = await parseFile(person, makePdfOfLines(lines))
    expect(body.skills).toEqual(expect.arrayContaining(['QuickBooks', 'Xero']))
    expect(body.skill_ids.every((id: unknown) => typeof id === 'number')).toBe(true)
  })

  it('says so where there is no text to read, also the second time', async () => {
    const person = await ana(app)
    const refusal = { status: 422, body: { code: 'unreadable-resume', detail: resumeTexts.noText } }
    expect(await parseFile(person, pdfFile(''))).toMatchObject(refusal)
    const id = await upload(person, pdfFile(''))
    expect(await parse(person, id)).toMatchObject(refusal)
    expect(await parse(person, id)).toMatchObject(refusal)
    expect(await rowOf(id)).toMatchObject({
      facts: null,
      facts_problem: 'no-text',
      facts_read_at: app.clock.now(),
    })
  })

  it('says so where the file is broken inside', async () => {
    const person = await ana(app)
    const broken = zipFile({
      '[Content_Types].xml':
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      'word/document.xml': '<w:document><unclosed',
    })
    const { status, body } = await parseFile(person, broken)
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'unreadable-resume' })
    expect([resumeTexts.unreadable, resumeTexts.noText]).toContain(body.detail)
  })

  it('needs a file, or the id of one', async () => {
    const person = await ana(app)
    const missing = { status: 400, body: { errors: { resume: [resumeTexts.required] } } }
    for (const body of [{}, { resume: '' }, { resume: 'mine' }, { resume: -1 }, { resume: 1.5 }])
      expect(await app.post('/resume-parse/', { as: person, body })).toMatchObject(missing)
    expect((await parse(person, 999_999)).status).toBe(404)
  })

  it('refuses what is not a resume at its field', async () => {
    const person = await ana(app)
    expect(await parseFile(person, programFile(), 'resume_file')).toMatchObject({
      status: 400,
      body: { errors: { resume_file: [resumeTexts.wrongFile] } },
    })
  })

  it('has an end: so many seconds an hour, each file one at least, and answers that were kept are not counted', async () => {
    const person = await ana(app)
    const id = await upload(person, pdfFile('kept'))
    await parse(person, id)
    for (let count = 1; count < 111; count += 1) await parseFile(person, programFile())
    expect((await parseFile(person, pdfFile())).status).toBe(429)
    expect((await parse(person, id)).status).toBe(200)
  })
})

describe('A PDF with a password', () => {
  it('is refused where nobody could open it, and taken where it only forbids printing', async () => {
    const person = await ana(app)
    const send = (bytes: Uint8Array) =>
      app.post('/resumes/', { as: person, ...multipart([{ field: 'file', name: 'cv.pdf', bytes }]) })
    expect(await send(lockedPdf('only ana knows'))).toMatchObject({
      status: 400,
      body: { errors: { file: [resumeTexts.encrypted] } },
    })
    expect(await parseFile(person, lockedPdf('only ana knows'))).toMatchObject({
      status: 400,
      body: { errors: { resume: [resumeTexts.encrypted] } },
    })
    const disguised = lockedPdf('only ana knows', { name: '/Encr#79pt' })
    expect(await send(disguised)).toMatchObject({
      status: 400,
      body: { errors: { file: [resumeTexts.encrypted] } },
    })
    const open = await send(lockedPdf(''))
    expect(open.status).toBe(201)
    expect((await parse(person, open.body.id)).status).toBe(200)
  })
})
