import { afterAll, beforeAll, expect, test } from 'vitest'
import { listApplications, readyToApply, receivedFor } from '../../../test/applying.ts'
import type { Person } from '../../../test/people.ts'
import { multipart } from '../../../test/resumes/multipart.ts'
import { pdfFile } from '../../../test/resumes/sent-files.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } } })
})
afterAll(() => app.close())

async function keepResume(as: Person) {
  const form = multipart([{ field: 'file', name: 'Carla Cruz.pdf', bytes: pdfFile('Carla') }])
  return (await app.post('/resumes/', { as, ...form })).body.id as number
}

async function carlaWithLetter() {
  const { seeker, job } = await readyToApply(app)
  const words = {
    subject: 'Books, gladly',
    content: 'I keep books.',
    resume_id: await keepResume(seeker),
    resume_url: 'https://carla.example.com/cv',
  }
  const kept = await app.post('/cover-letters/', { as: seeker, body: { job_post_id: job.id, ...words } })
  const { id: letterId, version } = kept.body
  expect(kept.headers['etag']).toBe(`"${version}"`)
  const apply = (key?: string) =>
    app.post('/job-applications/apply/', {
      as: seeker,
      body: { job_post_id: job.id, cover_letter_id: letterId },
      headers: { 'if-match': `"${version}"`, ...(key !== undefined && { 'idempotency-key': key }) },
    })
  const edit = (other: object) =>
    app.patch(`/cover-letters/${letterId}/`, { as: seeker, body: { ...words, ...other } })
  return { seeker, job, words, apply, edit }
}

test('the letter that carla sees is sent', async () => {
  const { job, words, apply } = await carlaWithLetter()
  expect((await apply()).status).toBe(200)
  expect(receivedFor(app, job.boardId)).toMatchObject([{ subject: words.subject }])
})

test.each([
  ['subject', { subject: 'Books' }],
  ['words', { content: 'I keep other books.' }],
])('a letter with another %s than carla sees goes nowhere', async (_, other) => {
  const { seeker, job, apply, edit } = await carlaWithLetter()
  expect((await edit(other)).status).toBe(200)
  expect(await apply()).toMatchObject({
    status: 412,
    body: { code: 'changed-elsewhere', current: other },
  })
  expect(receivedFor(app, job.boardId)).toEqual([])
  expect(await listApplications(app, seeker)).toEqual([])
})

test('a resume that carla deleted in another tab is missed', async () => {
  const { seeker, job, words, apply } = await carlaWithLetter()
  expect((await app.delete(`/resumes/${words.resume_id}/`, { as: seeker })).status).toBe(204)
  expect((await apply()).body.code).toBe('changed-elsewhere')
  expect(receivedFor(app, job.boardId)).toEqual([])
})

test('carla changes the letter after it was sent: what became of it is said, with the same key and with another', async () => {
  const { job, apply, edit } = await carlaWithLetter()
  const first = await apply('carla-shown')
  expect((await edit({ content: 'Other words.' })).status).toBe(200)
  expect((await apply('carla-shown')).body).toEqual(first.body)
  expect((await apply()).body.code).toBe('already-applied')
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
})
