import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applyFor,
  connectBoard,
  listApplications,
  listOnBoard,
  nextAccount,
  receivedFor,
} from '../../../test/applying.ts'
import { ben, carla, type Person } from '../../../test/people.ts'
import { multipart } from '../../../test/resumes/multipart.ts'
import { pdfFile } from '../../../test/resumes/sent-files.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } } })
})
afterAll(() => app.close())

const link = 'https://carla.example.com/cv'
const file = pdfFile('Carla, bookkeeper')

async function keepResume(as: Person) {
  const form = multipart([{ field: 'file', name: 'Carla Cruz.pdf', bytes: file }])
  return (await app.post('/resumes/', { as, ...form })).body.id as number
}

async function applyWith(parts: (seeker: Person) => Promise<object>) {
  const seeker = await carla(app)
  await connectBoard(app, seeker, nextAccount(app))
  const job = await listOnBoard(app)
  const body = { job_post_id: job.id, content: 'I keep books.', ...(await parts(seeker)) }
  const { body: letter } = await app.post('/cover-letters/', { as: seeker, body })
  const sent = await applyFor(app, seeker, { jobId: job.id, letterId: letter.id })
  expect(sent.status).toBe(200)
  const id: number = sent.body.application.id
  const read = async (as = seeker) => app.get(`/job-applications/${id}/`, { as })
  return { seeker, job, read, messages: receivedFor(app, job.boardId).map(asWritten) }
}
const asWritten = ({ message }: { message: string }) => message.replaceAll('\r\n', '\n')

test('the board gets the letter with the link below it, and the application keeps which resume it was', async () => {
  const { seeker, job, read, messages } = await applyWith(async (seeker) => ({
    resume_id: await keepResume(seeker),
    resume_url: link,
  }))
  expect(messages).toEqual([`I keep books.\n\nMy resume: ${link}`])
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    job: job.id,
    send_state: 'sent',
    sent_job: { title: 'Bookkeeper', employer_name: 'Manila Books', url: job.url },
    sent_letter: { subject: 'Application for Bookkeeper', content: 'I keep books.' },
    sent_resume: {
      file: {
        file_name: 'Carla Cruz.pdf',
        file_type: 'pdf',
        size: file.length,
        sha256: createHash('sha256').update(file).digest('hex'),
      },
      resume_url: link,
      text: `My resume: ${link}`,
    },
  })
  const [listed] = await listApplications(app, seeker)
  expect(listed).not.toHaveProperty('sent_letter')
})

test('without a link the board gets nothing of the resume, but the application keeps which one it was', async () => {
  const { read, messages } = await applyWith(async (seeker) => ({ resume_id: await keepResume(seeker) }))
  expect(messages).toEqual(['I keep books.'])
  const { sent_resume } = (await read()).body
  expect(sent_resume).toMatchObject({ file: { file_name: 'Carla Cruz.pdf' }, resume_url: '', text: '' })
})

test('a link alone is sent and kept, and without either there is no resume', async () => {
  const linked = await applyWith(async () => ({ resume_id: null, resume_url: link }))
  expect(linked.messages).toEqual([`I keep books.\n\nMy resume: ${link}`])
  expect((await linked.read()).body.sent_resume).toEqual({
    file: null,
    resume_url: link,
    text: `My resume: ${link}`,
  })
  const bare = await applyWith(async () => ({}))
  expect(bare.messages).toEqual(['I keep books.'])
  expect((await bare.read()).body.sent_resume).toBeNull()
})

test('the copy stays as it was when the listing changes and the resume and the letter are gone', async () => {
  const { seeker, job, read } = await applyWith(async (seeker) => ({ resume_id: await keepResume(seeker) }))
  const before = (await read()).body
  const { body } = await app.get('/resumes/', { as: seeker })
  for (const { id } of body.results) await app.delete(`/resumes/${id}/`, { as: seeker })
  await app.db.deleteFrom('cover_letters').where('user_id', '=', seeker.id).execute()
  const change = { title: 'Something else', description: 'Something else' }
  await app.db.updateTable('jobs').set(change).where('id', '=', job.id).execute()
  expect((await read()).body).toEqual(before)
})

test('ben cannot read what carla sent', async () => {
  const { read } = await applyWith(async () => ({ resume_url: link }))
  expect((await read(await ben(app))).status).toBe(404)
})

test('where the board had an application already, a letter that it never got is not shown as sent', async () => {
  const { seeker, job, read } = await applyWith(async () => ({ resume_url: link }))
  const { id, send_state } = (await read()).body
  expect(send_state).toBe('sent')
  await app.db.updateTable('applications').set({ send_state: 'failed' }).where('id', '=', id).execute()
  const body = { job_post_id: job.id, content: 'Another letter.' }
  const letter = await app.post('/cover-letters/', { as: seeker, body })
  const again = await applyFor(app, seeker, { jobId: job.id, letterId: letter.body.id })
  expect(again.body.message).toMatch(/^Online Jobs Portal already had your application/)
  expect((await read()).body).toMatchObject({ send_state: 'sent', sent_letter: null, sent_resume: null })
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
})
