import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyFor, boardAccount, connectBoard, listOnBoard } from '../../../test/applying.ts'
import { ana, ben, carla, type Person } from '../../../test/people.ts'
import { addListing } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let jobId: number
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 2 } } })
  jobId = await addListing(app, { title: 'Bookkeeper' })
})
afterAll(() => app.close())

const sentences = [
  { text: 'Dear Acme,', rests_on: [{ kind: 'job', text: 'Bookkeeper' }] },
  { text: '\n\nI know Xero.', rests_on: [{ kind: 'skill', text: 'Xero' }] },
  { text: ' Thank you.', rests_on: [] },
]
const content = sentences.map(({ text }) => text).join('')
const keep = (as: Person, said: object, job = jobId) =>
  app.post('/cover-letters/', { as, body: { job_post_id: job, content, ...said } })
const read = async (as: Person, id: number) => (await app.get(`/cover-letters/${id}/`, { as })).body
const change = (as: Person, id: number, to: string) =>
  app.patch(`/cover-letters/${id}/`, { as, body: { content: to } })

test('ana’s letter keeps that it was written with AI, by which words, and what its sentences rest on', async () => {
  const seeker = await ana(app)
  const { status, body } = await keep(seeker, { source: 'written', sentences, custom_prompt: 'Formal.' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ source: 'written', custom_prompt: 'Formal.' })
  expect(await read(seeker, body.id)).toMatchObject({
    source: 'written',
    sentences,
    custom_prompt: 'Formal.',
  })
  const list = await app.get('/cover-letters/', { as: seeker })
  expect(list.body.results).toMatchObject([{ id: body.id, source: 'written' }])
})

test('where nobody says, nothing is claimed', async () => {
  const seeker = await ana(app)
  const { body } = await keep(seeker, {})
  expect(await read(seeker, body.id)).toMatchObject({ source: null, sentences: [] })
  await change(seeker, body.id, 'Other words.')
  expect((await read(seeker, body.id)).source).toBeNull()
})

test('sentences that do not stand in it word for word are not kept, and own words have none', async () => {
  const seeker = await ana(app)
  const mixed = await keep(seeker, {
    source: 'template',
    content: 'Dear Acme,\n\nNot that I know Xero. Thank you.',
    sentences,
  })
  expect(await read(seeker, mixed.body.id)).toMatchObject({
    source: 'template',
    sentences: [sentences[0], sentences[2]],
  })
  const own = await keep(seeker, { source: 'own', sentences })
  expect(await read(seeker, own.body.id)).toMatchObject({ source: 'own', sentences: [] })
})

describe('when ben changes a letter', () => {
  test('the sentences that he changed or took out are dropped', async () => {
    const seeker = await ben(app)
    const { body } = await keep(seeker, { source: 'written', sentences })
    const changed = await change(seeker, body.id, content.replace('know Xero', 'know Xero well'))
    expect(changed.body).toMatchObject({ source: 'written', sentences: [sentences[0], sentences[2]] })
    const back = await change(seeker, body.id, content)
    expect(back.body.sentences).toHaveLength(2)
  })

  test('it is his own once nothing of it is left', async () => {
    const seeker = await ben(app)
    const { body } = await keep(seeker, { source: 'written', sentences })
    expect((await change(seeker, body.id, 'All mine.')).body).toMatchObject({ source: 'own', sentences: [] })
  })

  test('one that is known only as a whole is what it was as long as he leaves its words alone', async () => {
    const seeker = await ben(app)
    const { body } = await keep(seeker, { source: 'written' })
    expect((await change(seeker, body.id, content)).body.source).toBe('written')
    expect((await change(seeker, body.id, `${content} Really.`)).body.source).toBe('own')
  })
})

test('what was sent says which letter it was, and goes on saying it', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, boardAccount(app))
  const job = await listOnBoard(app)
  const { body } = await keep(seeker, { source: 'written', sentences }, job.id)
  const sent = await applyFor(app, seeker, { jobId: job.id, letterId: body.id })
  expect(sent.status).toBe(200)
  await change(seeker, body.id, 'All mine.')
  const copy = await app.get(`/job-applications/${sent.body.application.id}/`, { as: seeker })
  expect(copy.body.sent_letter).toMatchObject({ content, source: 'written' })
})

describe('too much, or something else, is refused at its field', () => {
  const ground = { kind: 'skill', text: 'Xero' }
  const sentence = { text: 'a', rests_on: [ground] }
  test.each([
    [{ source: 'owl' }, 'source', 'Choose own, written or template'],
    [{ sentences: Array(81).fill(sentence) }, 'sentences', 'Please give at most 80 sentences'],
    [
      { sentences: [{ text: 'a', rests_on: Array(13).fill(ground) }] },
      'sentences',
      'Please give at most 12 grounds a sentence',
    ],
    [
      { sentences: [{ text: 'a', rests_on: [{ kind: 'skill', text: 'x'.repeat(201) }] }] },
      'sentences',
      'Please use at most 200 characters',
    ],
    [
      { sentences: [{ text: 'x'.repeat(10_001), rests_on: [] }] },
      'sentences',
      'Please give sentences of at most 10000 characters together',
    ],
    [
      {
        sentences: Array(80).fill({
          text: 'a',
          rests_on: Array(2).fill({ kind: 'about', text: 'x'.repeat(200) }),
        }),
      },
      'sentences',
      'Please give grounds of at most 30000 characters together',
    ],
    [{ sentences: [{ text: 'a', rests_on: [{ kind: 'owl', text: 'x' }] }] }, 'sentences', expect.any(String)],
  ])('%o', async (said, field, text) => {
    const refused = await keep(await ana(app), said)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors).map((name) => name.split('.')[0])).toEqual([field])
    expect(Object.values(refused.body.errors).flat()).toEqual([text])
  })

  test('the longest letter with all that may be said of it is taken', async () => {
    const words = (count: number) => 'ñañ '.repeat(count)
    const grounds = Array.from({ length: 12 }, () => ({ kind: 'about', text: words(7) }))
    const many = Array.from({ length: 80 }, () => ({ text: ` ${words(30)}.`, rests_on: grounds }))
    const seeker = await ana(app)
    const whole = many
      .map(({ text }) => text)
      .join('')
      .trim()
    const taken = await keep(seeker, { content: whole, source: 'written', sentences: many })
    expect(taken.status).toBe(201)
    expect((await read(seeker, taken.body.id)).sentences).toEqual(many)
  })
})
