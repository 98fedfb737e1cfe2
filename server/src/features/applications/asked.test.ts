import { versionOfOrder } from '@hanap/contract/jobs/order-version'
import type { Order } from '@hanap/contract/jobs/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBoard, listApplications, listOnBoard, nextAccount } from '../../../test/applying.ts'
import { carla, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } } })
})
afterAll(() => app.close())

const description =
  'Put MARIGOLD in the subject line. Start your letter with "quiet harbor". Fill in our form first. Send a video. Which tool? Tell us your start date.'
const at = (words: string) => ({
  start: description.indexOf(words),
  end: description.indexOf(words) + words.length,
})
const subject = {
  kind: 'subject-line',
  ...at('Put MARIGOLD in the subject line.'),
  required: true,
  subject: 'MARIGOLD',
}
const phrase = {
  kind: 'include-phrase',
  ...at('Start your letter with "quiet harbor".'),
  required: true,
  phrase: 'quiet harbor',
  place: 'start',
}
const form = { kind: 'link-form', ...at('Fill in our form first.'), required: true }
const video = { kind: 'attach', ...at('Send a video.'), required: false, what: 'video' }

const questions = {
  kind: 'answer-questions',
  ...at('Which tool?'),
  required: true,
  questions: ['Which tool?'],
}
const state = { kind: 'state', ...at('your start date'), required: true }

async function askingJob(orders: object[] = [subject, phrase, form, video]) {
  const job = await listOnBoard(app)
  await app.db
    .updateTable('jobs')
    .set({ description, orders: JSON.stringify(orders) })
    .where('id', '=', job.id)
    .execute()
  return job
}

async function send(
  seeker: Person,
  letter: { subject: string; content: string; resume_url?: string },
  asked?: unknown[],
  orders?: object[],
) {
  const job = await askingJob(orders)
  const kept = await app.post('/cover-letters/', { as: seeker, body: { job_post_id: job.id, ...letter } })
  const sent = await app.post('/job-applications/apply/', {
    as: seeker,
    body: { job_post_id: job.id, cover_letter_id: kept.body.id, ...(asked && { asked }) },
  })
  expect(sent.status).toBe(200)
  const { id } = sent.body.application
  return { id, ...(await app.get(`/job-applications/${id}/`, { as: seeker })).body }
}
const doneOf = ({ asked }: { asked: { kind: string; done: string }[] }) =>
  Object.fromEntries(asked.map(({ kind, done }) => [kind, done]))
const saying = ({ kind, start }: { kind: string; start: number }, done = 'said') => ({ kind, start, done })

const read = async (seeker: Person, id: number) =>
  (await app.get(`/job-applications/${id}/`, { as: seeker })).body
const byHand = (seeker: Person, jobId: number, asked?: unknown[]) =>
  app.post('/job-applications/', { as: seeker, body: { job_post_id: jobId, ...(asked && { asked }) } })

test('what carla’s letter shows is found out here, and the rest is as she says', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, nextAccount(app))
  const letter = { subject: 'Bookkeeper, marigold', content: '"Quiet harbor"\n\nI keep books.' }
  const sent = await send(seeker, letter, [
    saying(form),
    saying(subject, 'missing'),
    { kind: 'test', start: 3, done: 'said' },
  ])
  expect(doneOf(sent)).toEqual({
    'subject-line': 'shown',
    'include-phrase': 'shown',
    'link-form': 'said',
    attach: 'missing',
  })
  expect(sent.asked[0]).toMatchObject({ quote: 'Put MARIGOLD in the subject line.', subject: 'MARIGOLD' })
  // The listing's video was optional.
  expect(sent.followed).toBe(true)

  await app.db
    .updateTable('jobs')
    .set({ description: 'New', orders: '[]' })
    .where('id', '=', sent.job)
    .execute()
  const later = await app.get(`/job-applications/${sent.id}/`, { as: seeker })
  expect(later.body.asked).toEqual(sent.asked)
})

test('no word of hers makes a letter show what it does not', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, nextAccount(app))
  const lies = [subject, phrase, form, video].map((order) => saying(order, 'shown'))
  const sent = await send(seeker, { subject: 'Bookkeeper', content: 'I keep books.' }, [
    ...lies,
    saying(subject),
  ])
  expect(doneOf(sent)).toEqual({
    'subject-line': 'missing',
    'include-phrase': 'missing',
    'link-form': 'missing',
    attach: 'missing',
  })
  const [listed] = await listApplications(app, seeker)
  expect(listed.followed).toBe(false)
  expect(listed).not.toHaveProperty('asked')
})

test('a letter with blanks goes out on her second press, and ticks nothing that they stand in', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, nextAccount(app))
  const content = 'quiet harbor\n\nQ: Which tool?\nA: [your answer]\n\nStart date: [your start date]'
  const orders = [phrase, questions, state]
  const told = orders.map((order) => saying(order, 'shown'))
  const sent = await send(seeker, { subject: 'Bookkeeper', content }, told, orders)
  expect(doneOf(sent)).toEqual({
    'include-phrase': 'shown',
    'answer-questions': 'missing',
    state: 'missing',
  })
})

test('words for the end are missing where carla’s resume link is sent below them', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, nextAccount(app))
  const last = { ...phrase, place: 'end' }
  const letter = { subject: 'Help', content: 'I am Carla.\n\nquiet harbor' }
  expect(doneOf(await send(seeker, letter, [], [last]))).toEqual({ 'include-phrase': 'shown' })
  const linked = { ...letter, resume_url: 'https://carla.example/cv' }
  expect(doneOf(await send(seeker, linked, [], [last]))).toEqual({ 'include-phrase': 'missing' })
})

test('of an application by hand there is only her word: what her letter showed is not known', async () => {
  const seeker = await carla(app)
  const job = await askingJob()
  const asked = [saying(subject, 'shown'), saying(form), saying(phrase, 'missing')]
  const { status, body: added } = await byHand(seeker, job.id, asked)
  expect(status).toBe(201)
  const kept = await read(seeker, added.id)
  expect(doneOf(kept)).toEqual({
    'subject-line': 'unknown',
    'include-phrase': 'missing',
    'link-form': 'said',
    attach: 'missing',
  })
  expect(kept.followed).toBe(false)
})

test('whether she followed what only her letter showed is not claimed of an application by hand', async () => {
  const seeker = await carla(app)
  const job = await askingJob([subject, form])
  const { body } = await byHand(seeker, job.id, [saying(subject, 'shown'), saying(form)])
  expect(body.followed).toBeNull()
})

test('of a job that asks for more than she was shown, nothing claims that she followed it all', async () => {
  const seeker = await carla(app)
  const many = Array.from({ length: 41 }, (_, at) => ({ ...form, start: at, end: at + 20 }))
  const job = await askingJob(many)
  const told = many.slice(0, 40).map((one) => saying(one))
  const { body } = await byHand(seeker, job.id, told)
  const kept = await read(seeker, body.id)
  expect(kept.asked.map(({ done }: { done: string }) => done)).toEqual([
    ...Array.from({ length: 40 }, () => 'said'),
    'unknown',
  ])
  expect(kept.followed).toBeNull()
})

/** The letter shows all that is required. */
async function sendToBoard(seeker: Person, jobId: number, more = '') {
  const letter = { subject: 'MARIGOLD', content: `quiet harbor\n\nI keep books.${more}` }
  const kept = await app.post('/cover-letters/', { as: seeker, body: { job_post_id: jobId, ...letter } })
  const body = { job_post_id: jobId, cover_letter_id: kept.body.id, asked: [saying(form)] }
  return app.post('/job-applications/apply/', { as: seeker, body })
}

test.each([
  [[saying(form), saying(phrase, 'missing')], { 'link-form': 'said', 'include-phrase': 'missing' }, false],
  [undefined, { 'link-form': 'unknown', 'include-phrase': 'unknown', 'subject-line': 'unknown' }, null],
])(
  'of a letter that never went nothing stays ticked once she sends by hand: %j',
  async (asked, done, followed) => {
    const seeker = await carla(app)
    await connectBoard(app, seeker, nextAccount(app))
    const job = await askingJob()
    expect((await sendToBoard(seeker, job.id, '[standin: no points]')).status).toBe(400)
    const { status, body } = await byHand(seeker, job.id, asked)
    expect(status).toBe(201)
    const kept = await read(seeker, body.id)
    expect(kept).toMatchObject({ sent_letter: null, followed })
    expect(doneOf(kept)).toMatchObject(done)
    expect(Object.values(doneOf(kept))).not.toContain('shown')
  },
)

test('what she sends by hand after a failed letter is about the job as the employer has it now', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, nextAccount(app))
  const job = await askingJob()
  expect((await sendToBoard(seeker, job.id, '[standin: no points]')).status).toBe(400)
  const now = 'Say “kiwi” first.\nSend a file.'
  const orders: Omit<Order, 'quote' | 'field' | 'check' | 'doubt'>[] = [
    { kind: 'include-phrase', start: 0, end: 17, required: true, phrase: 'kiwi' },
    { kind: 'attach', start: 18, end: 30, required: true, what: 'other' },
  ]
  const listing = { description: now, orders: JSON.stringify(orders) }
  await app.db.updateTable('jobs').set(listing).where('id', '=', job.id).execute()
  const said = orders.map((one) => {
    const version = versionOfOrder({ ...one, quote: now.slice(one.start, one.end) })
    return { ...saying(one), version }
  })
  const { status, body } = await byHand(seeker, job.id, said)
  expect(status).toBe(201)
  const kept = await read(seeker, body.id)
  expect(kept.sent_job.description).toBe(now)
  expect(doneOf(kept)).toEqual({ 'include-phrase': 'said', attach: 'said' })
  expect(kept.followed).toBe(true)
})

test('a sending nobody knows the end of keeps its ticks, until she says what she did by hand', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, nextAccount(app))
  const job = await askingJob()
  await sendToBoard(seeker, job.id, '[standin: no points]')
  await app.db
    .updateTable('applications')
    .set({ send_state: 'unknown' })
    .where('job_id', '=', job.id)
    .execute()
  const { body } = await byHand(seeker, job.id, [saying(subject, 'shown'), saying(form)])
  expect(doneOf(await read(seeker, body.id))).toMatchObject({
    'subject-line': 'unknown',
    'link-form': 'said',
  })
})

test('where the board had her application already, nothing is claimed of the letter it did not take', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, nextAccount(app))
  const job = await askingJob()
  const { body } = await sendToBoard(seeker, job.id)
  const { id } = body.application
  await app.db.updateTable('applications').set({ send_state: 'failed' }).where('id', '=', id).execute()
  expect((await sendToBoard(seeker, job.id)).body).toMatchObject({
    outcome: { already_there: true },
    application: { followed: null },
  })
  const kept = await read(seeker, id)
  expect(kept).toMatchObject({ sent_letter: null, followed: null })
  expect(new Set(Object.values(doneOf(kept)))).toEqual(new Set(['unknown']))
})

test('her word belongs to the words it stood beside, wherever they stand now', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, nextAccount(app))
  const job = await askingJob([form, video])
  const { orders } = (await app.get(`/jobs/${job.id}/`, { as: seeker })).body
  const [saidForm, saidVideo] = orders.map((one: Order) => ({ ...saying(one), version: versionOfOrder(one) }))
  const changed = `Hello. ${description.replace('Send a video.', 'Send 3 samples.')}`
  const movedForm = { ...form, start: form.start + 7, end: form.end + 7 }
  const samples = { ...video, what: 'samples', start: video.start + 7, end: video.end + 9 }
  await app.db
    .updateTable('jobs')
    .set({ description: changed, orders: JSON.stringify([movedForm, samples]) })
    .where('id', '=', job.id)
    .execute()
  const said = [saidForm, { ...saidVideo, start: samples.start }]
  const { body } = await byHand(seeker, job.id, said)
  expect(doneOf(await read(seeker, body.id))).toEqual({ 'link-form': 'said', attach: 'missing' })
})

test.each([
  [[{ kind: 'none', start: 0, done: 'said' }]],
  [[{ kind: 'test', start: -1, done: 'said' }]],
  ['all'],
])('what is no order is refused: %j', async (asked) => {
  const seeker = await carla(app)
  const body = { job_post_id: 1, cover_letter_id: 1, asked }
  expect((await app.post('/job-applications/apply/', { as: seeker, body })).status).toBe(400)
})

test('what is sent through the board does not follow an employer who wants nothing there', async () => {
  const ban = { kind: 'do-not', ...at('Send a video.'), required: true, what: 'board' }
  const said = [{ kind: 'do-not', start: ban.start, done: 'said' }]
  const seeker = await carla(app)
  await connectBoard(app, seeker, nextAccount(app))
  const kept = await send(seeker, { subject: 'Help', content: 'I am Carla.' }, said, [ban])
  expect(doneOf(kept)).toEqual({ 'do-not': 'missing' })
})
