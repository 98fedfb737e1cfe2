import { coverLetterTexts } from '@hanap/contract/letters/cover-letters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana, ben, dario } from '../../../test/people.ts'
import { multipart } from '../../../test/resumes/multipart.ts'
import { pdfFile } from '../../../test/resumes/sent-files.ts'
import { addListing } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let jobId: number
beforeAll(async () => {
  app = await startApp()
  jobId = await addListing(app, { title: 'Bookkeeper' })
})
afterAll(() => app.close())

const write = async (body: object) => app.post('/cover-letters/', { as: await ana(app), body })

test('a letter without a subject becomes an application for the job', async () => {
  const kept = await write({ job_post_id: jobId, resume_id: null, content: '  I keep books.\n\nAna ' })
  expect(kept.status).toBe(201)
  expect(kept.body).toEqual({
    id: expect.any(Number),
    version: expect.any(String),
    job_post_id: jobId,
    resume_id: null,
    resume_url: '',
    subject: 'Application for Bookkeeper',
    content: 'I keep books.\n\nAna',
    custom_prompt: null,
    source: null,
  })
})

test('a generated letter’s subject leaves out what decorates the title, and is left alone where nothing does', async () => {
  const generate = async (title: string) => {
    const body = { job_id: await addListing(app, { title }) }
    return (await app.post('/cover-letters/generate/', { as: await ana(app), body })).body.subject
  }
  expect(await generate('🔥 URGENT! Join us as a Stock Clerk (Remote)')).toBe('Application for Stock Clerk')
  expect(await generate('Stock Clerk')).toBeUndefined()
})

test('a subject and instructions of her own are kept', async () => {
  const kept = await write({
    job_post_id: jobId,
    content: 'Hello',
    subject: ' Books, gladly ',
    custom_prompt: 'be brief',
  })
  expect(kept.body).toMatchObject({ subject: 'Books, gladly', custom_prompt: 'be brief' })
})

test.each(['', '   \n ', '\u200b', '\u2060\n\u3164', '\u115f\u1160', '\u2800', '\u202e', '\u0007'])(
  'a blank letter %j is asked for',
  async (content) => {
    const refused = await write({ job_post_id: jobId, content })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual({ content: [coverLetterTexts.required] })
  },
)

test('a subject cannot smuggle a second line into a mail', async () => {
  const refused = await write({ job_post_id: jobId, content: 'Hello', subject: 'Hi\r\nBcc: all@example.com' })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toHaveProperty('subject')
})

test('a letter for a job that is not there is a 404', async () => {
  expect((await write({ job_post_id: 999_999_999, content: 'Hello' })).status).toBe(404)
})

test('dario, who has no plan, is not told by a letter what a listing he may not see is called', async () => {
  const body = { job_post_id: jobId, content: 'Hello' }
  const refused = await app.post('/cover-letters/', { as: await dario(app), body })
  expect([refused.status, refused.body.code]).toEqual([403, 'subscription-required'])
  expect(refused.text).not.toContain('Bookkeeper')
})

test('a letter keeps the resume that goes with it and the link below it, and outlives the resume', async () => {
  const person = await ana(app)
  const form = multipart([{ field: 'file', name: 'Ana.pdf', bytes: pdfFile() }])
  const resume_id: number = (await app.post('/resumes/', { as: person, ...form })).body.id
  const resume_url = 'https://ana.example.com/cv'
  const body = { job_post_id: jobId, content: 'Hello', resume_id, resume_url }
  const kept = await app.post('/cover-letters/', { as: person, body })
  expect(kept.body).toMatchObject({ resume_id, resume_url })
  const removed = await app.delete(`/resumes/${resume_id}/`, { as: person })
  expect(removed.status).toBe(204)
  const letter = await app.db
    .selectFrom('cover_letters')
    .select(['resume_id', 'content'])
    .where('id', '=', kept.body.id)
    .executeTakeFirst()
  expect(letter).toEqual({ resume_id: null, content: 'Hello' })
})

test('ana cannot send a resume of ben’s, nor one that is not there', async () => {
  const form = multipart([{ field: 'file', name: 'Ben.pdf', bytes: pdfFile('ben') }])
  const { body: bens } = await app.post('/resumes/', { as: await ben(app), ...form })
  for (const resume_id of [bens.id, 999_999_999]) {
    const refused = await write({ job_post_id: jobId, content: 'Hello', resume_id })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual({ resume_id: ['Please choose one of your resumes'] })
  }
})

test.each(['javascript:alert(1)', 'my resume', 'https://bank.com@elsewhere.example'])(
  '%s is no link to a resume',
  async (resume_url) => {
    const refused = await write({ job_post_id: jobId, content: 'Hello', resume_url })
    expect(refused.body.errors).toEqual({ resume_url: ['Please enter a valid URL for your online resume'] })
  },
)
