import { coverLetterTexts } from '@hanap/contract/cover-letters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addListing } from '../../../test/listings.ts'
import { ana } from '../../../test/people.ts'
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
    job_post_id: jobId,
    resume_id: null,
    subject: 'Application for Bookkeeper',
    content: 'I keep books.\n\nAna',
    custom_prompt: null,
  })
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
