import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyFor, readyToApply, receivedFor, writeLetter } from '../../../test/applying.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } } })
})
afterAll(() => app.close())

const PHONE = '+63 917 555 0134'

async function carlaWith(content: string, allow_recruiter_contact: boolean) {
  const ready = await readyToApply(app)
  await app.db.updateTable('users').set({ phone_number: PHONE }).where('id', '=', ready.seeker.id).execute()
  await app.put('/settings/privacy/', { as: ready.seeker, body: { allow_recruiter_contact } })
  const letterId = await writeLetter(app, ready.seeker, ready.job.id, content)
  return { ...ready, apply: { jobId: ready.job.id, letterId } }
}
const receivedBy = (boardId: number) =>
  receivedFor(app, boardId).map(({ message }) => message.replaceAll('\r\n', '\n'))

const letter = 'I keep books. Call me at 0917-555-0134.\n\nSincerely,\nCarla Reyes\ncarla@example.com'

test('carla, whom recruiters may reach, sends her letter as she wrote it', async () => {
  const { seeker, job, apply } = await carlaWith(letter, true)
  expect((await applyFor(app, seeker, apply)).status).toBe(200)
  expect(receivedBy(job.boardId)).toEqual([letter])
})

test('where they may not, her phone and e-mail stay out of what goes, and what is kept of it says so', async () => {
  const { seeker, job, apply } = await carlaWith(letter, false)
  const sent = await applyFor(app, seeker, apply)
  expect(sent.status).toBe(200)
  const words = 'I keep books.\n\nSincerely,\nCarla Reyes'
  expect(receivedBy(job.boardId)).toEqual([words])
  const { body } = await app.get(`/job-applications/${sent.body.application.id}/`, { as: seeker })
  expect(body.sent_letter.content).toBe(words)
  // The stored letter stays as written.
  expect((await app.get(`/cover-letters/${apply.letterId}/`, { as: seeker })).body.content).toBe(letter)
})

test('neither is in the subject or in a link', async () => {
  const { seeker, job } = await carlaWith(letter, false)
  const body = {
    job_post_id: job.id,
    content: 'I keep books.',
    subject: '0917 555 0134',
    resume_url: 'https://wa.me/639175550134',
  }
  const kept = await app.post('/cover-letters/', { as: seeker, body })
  const sent = await applyFor(app, seeker, { jobId: job.id, letterId: kept.body.id })
  expect(sent.status).toBe(200)
  expect(JSON.stringify(receivedFor(app, job.boardId))).not.toMatch(/555.?0134/u)
  expect(receivedBy(job.boardId)).toEqual(['I keep books.'])
})

test('a letter with nothing else in it is not sent, and she is told why', async () => {
  const { seeker, job, apply } = await carlaWith('0917 555 0134', false)
  expect(await applyFor(app, seeker, apply)).toMatchObject({
    status: 400,
    body: { errors: { content: [expect.stringContaining('privacy settings')] } },
  })
  expect(receivedFor(app, job.boardId)).toEqual([])
})
