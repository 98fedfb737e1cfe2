import { afterAll, beforeAll, expect, test } from 'vitest'
import { listApplications, readyToApply, receivedFor } from '../../../test/applying.ts'
import { multipart } from '../../../test/multipart.ts'
import type { Person } from '../../../test/people.ts'
import { pdfFile } from '../../../test/sent-files.ts'
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

/** carla with a letter and its resume, as her browser shows them, and how it sends what it shows. */
async function carlaWithLetter() {
  const { seeker, job } = await readyToApply(app)
  const shown = {
    subject: 'Books, gladly',
    content: 'I keep books.',
    resume_id: await keepResume(seeker),
    resume_url: 'https://carla.example.com/cv',
  }
  const kept = await app.post('/cover-letters/', { as: seeker, body: { job_post_id: job.id, ...shown } })
  const letterId: number = kept.body.id
  const apply = (letter_shown: object, key?: string) =>
    app.post('/job-applications/apply/', {
      as: seeker,
      body: { job_post_id: job.id, cover_letter_id: letterId, letter_shown },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  const edit = () =>
    app.patch(`/cover-letters/${letterId}/`, { as: seeker, body: { ...shown, content: 'Other words.' } })
  return { seeker, job, shown, letterId, apply, edit }
}

test('the letter that carla sees is sent', async () => {
  const { job, shown, apply } = await carlaWithLetter()
  expect((await apply(shown)).status).toBe(200)
  expect(receivedFor(app, job.boardId)).toMatchObject([{ subject: shown.subject }])
})

test.each([
  ['subject', { subject: 'Books' }],
  ['words', { content: 'I keep other books.' }],
  ['resume', { resume_id: null }],
  ['link', { resume_url: '' }],
])('a letter with another %s than carla sees goes nowhere', async (_, other) => {
  const { seeker, job, shown, apply } = await carlaWithLetter()
  const refused = await apply({ ...shown, ...other })
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(receivedFor(app, job.boardId)).toEqual([])
  expect(await listApplications(app, seeker)).toEqual([])
})

test('a resume that carla deleted in another tab is missed', async () => {
  const { seeker, job, shown, apply } = await carlaWithLetter()
  expect((await app.delete(`/resumes/${shown.resume_id}/`, { as: seeker })).status).toBe(204)
  expect((await apply(shown)).body.code).toBe('conflict')
  expect(receivedFor(app, job.boardId)).toEqual([])
})

test('carla changes the letter after it was sent: what became of it is said, with the same key and with another', async () => {
  const { job, shown, apply, edit } = await carlaWithLetter()
  const first = await apply(shown, 'carla-shown')
  expect((await edit()).status).toBe(200)
  expect((await apply(shown, 'carla-shown')).body).toEqual(first.body)
  expect((await apply(shown)).body.code).toBe('already-applied')
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
})
