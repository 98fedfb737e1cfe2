/** @module-tag security */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startLetters } from '@hanap/standins/letters/letters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyFor, listOnBoard, readyToApply } from '../../test/applying.ts'
import { mailsTo } from '../../test/doubles/outbox.ts'
import { dataExported } from '../../test/exporting.ts'
import { ana, onboard, resumeOf } from '../../test/people.ts'
import { multipart } from '../../test/resumes/multipart.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'

const visits: string[] = []
const watched = createServer((request, response) => {
  visits.push(request.url ?? '')
  response.end()
})
let letters: Awaited<ReturnType<typeof startLetters>>
let app: TestApp
let port: number
beforeAll(async () => {
  await new Promise<void>((listening) => watched.listen(0, '127.0.0.1', listening))
  port = (watched.address() as AddressInfo).port
  letters = await startLetters()
  app = await startApp({
    board: { listings: { count: 1 } },
    inbox: {},
    config: { letters: { url: letters.apiUrl, apiKey: undefined, model: 'small' } },
  })
})
afterAll(async () => {
  await app.close()
  await letters.close()
  watched.close()
})

/** Spellings that block lists overlook. */
const spellings = [
  '127.0.0.1',
  'localhost',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '[::ffff:127.0.0.1]',
  '127.0.0.1.',
]
const at = (place: string, host = '127.0.0.1') => `http://${host}:${port}/${place}`

test('no address that ana wrote anywhere is ever visited by us, however it is spelled', async () => {
  const her = await onboard(app, await ana(app))
  const { id: jobId } = await listOnBoard(app)
  for (const host of spellings) {
    const saved = await app.put('/jobseeker/profile/', {
      as: her,
      body: {
        resume_url: at('resume', host),
        projects: [{ title: 'Shop', description: at('words', host), url: at('project', host) }],
        about: `See ${at('about', host)}`,
      },
    })
    expect([host, saved.status]).toEqual([host, 200])
    const letter = { job_post_id: jobId, content: at('letter', host), resume_url: at('letter-link', host) }
    expect((await app.post('/cover-letters/', { as: her, body: letter })).status).toBe(201)
    const application = { job_title: `Encoder ${host}`, job_url: at('application', host) }
    expect((await app.post('/job-applications/', { as: her, body: application })).status).toBe(201)
  }
  const file = { field: 'file', name: 'cv.pdf', bytes: resumeOf('Ana', at('in-the-file')) }
  expect((await app.post('/resume-parse/', { as: her, ...multipart([file]) })).status).toBe(200)
  const wish = { job_id: jobId, custom_prompt: `Read ${at('wish')} first.` }
  expect((await app.post('/cover-letters/generate/', { as: her, body: wish })).status).toBe(200)
  expect(JSON.stringify(await dataExported(app, her))).toContain(at('resume', '127.0.0.1.'))
  await mailsTo(app, her.email)
  expect(visits).toEqual([])
})

test('an application goes to the board alone, wherever the address of its listing leads', async () => {
  const { seeker, job, apply } = await readyToApply(app)
  for (const url of [
    at('job'),
    at(`jobseekers/job/${job.boardId}`),
    `//127.0.0.1:${port}/x`,
    'file:///etc/passwd',
  ]) {
    await app.db.updateTable('jobs').set({ url }).where('id', '=', job.id).execute()
    const looked = await app.post('/job-applications/look/', { as: seeker, body: { job_post_id: job.id } })
    expect([url, looked.status]).toEqual([url, 200])
  }
  expect((await applyFor(app, seeker, apply)).status).toBe(200)
  expect(app.board.applications().filter(({ job_id }) => job_id === job.boardId)).toHaveLength(1)
  expect(visits).toEqual([])
})
