/** @module-tag security */
import { resumeSchema } from '@hanap/contract/profile/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana, ben, type Person } from '../../../test/people.ts'
import { multipart } from '../../../test/resumes/multipart.ts'
import { docFile, docxFile, pdfFile } from '../../../test/resumes/sent-files.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const list = async (as: Person) => (await app.get('/resumes/', { as })).body.results
const kept = async (as: Person, bytes: Uint8Array, name = 'cv.pdf') => {
  const { body } = await app.post('/resumes/', { as, ...multipart([{ field: 'file', name, bytes }]) })
  return resumeSchema.parse(body)
}
/** As bytes, since the test app reads answers as text. */
async function fileOf(as: Person, path: string) {
  const answer = await app.http.inject({
    url: `/api${path}`,
    headers: { authorization: `Token ${as.token}` },
  })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

describe('The file of a resume', () => {
  it('is downloaded as it was uploaded, and kept by nobody on the way', async () => {
    const person = await ana(app)
    const resume = await kept(person, docxFile('<bytes>'), 'Ana’s "CV".docx')
    for (const path of [`/resumes/${resume.id}/download/`, '/jobseeker/resume/download/']) {
      const { status, headers, bytes } = await fileOf(person, path)
      expect(status).toBe(200)
      expect(bytes.equals(docxFile('<bytes>'))).toBe(true)
      expect(headers).toMatchObject({
        'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'content-disposition': `attachment; filename="Ana_s _CV_.docx"; filename*=UTF-8''Ana%E2%80%99s%20_CV_.docx`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  it('is shown where a browser can show it: a PDF is, a Word file is saved', async () => {
    const person = await ana(app)
    await kept(person, pdfFile('shown'))
    const shown = await fileOf(person, '/jobseeker/resume/view/')
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; /),
    })
    expect(shown.bytes.equals(pdfFile('shown'))).toBe(true)
    const word = await kept(person, docFile(), 'cv.doc')
    await app.put(`/resumes/${word.id}/current/`, { as: person })
    const saved = await fileOf(person, '/jobseeker/resume/view/')
    expect(saved.headers).toMatchObject({
      'content-type': 'application/msword',
      'content-disposition': expect.stringMatching(/^attachment; /),
    })
  })

  it('is not there for who has none', async () => {
    const person = await ana(app)
    expect((await fileOf(person, '/jobseeker/resume/download/')).status).toBe(404)
    expect((await fileOf(person, '/jobseeker/resume/view/')).status).toBe(404)
  })

  it('is its owner’s alone: another person finds nothing to read, choose, have read or delete', async () => {
    const [owner, other] = [await ana(app), await ben(app)]
    const { id } = await kept(owner, pdfFile('mine'))
    await kept(other, pdfFile('his'))
    const answers = [
      await app.get(`/resumes/${id}/download/`, { as: other }),
      await app.put(`/resumes/${id}/current/`, { as: other }),
      await app.post('/resume-parse/', { as: other, body: { resume: id } }),
      await app.delete(`/resumes/${id}/`, { as: other }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    expect(await list(owner)).toHaveLength(1)
    expect((await app.get(`/resumes/${id}/download/`)).status).toBe(401)
  })
})
