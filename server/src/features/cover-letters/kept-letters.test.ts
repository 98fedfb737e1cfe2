import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  applyFor,
  boardAccount,
  connectBoard,
  listApplications,
  listOnBoard,
  writeLetter,
} from '../../../test/applying.ts'
import { ana, ben, carla, type Person } from '../../../test/people.ts'
import { addListing, removeListing } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { MOST_LETTERS } from './rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 }, slowMs: 1000 } })
})
afterAll(() => app.close())

const list = async (person: Person, page?: number | string) =>
  app.get('/cover-letters/', { as: person, ...(page !== undefined && { query: { page: String(page) } }) })
const read = (person: Person, id: number) => app.get(`/cover-letters/${id}/`, { as: person })
const change = (person: Person, id: number, body: object) =>
  app.patch(`/cover-letters/${id}/`, { as: person, body })
const remove = (person: Person, id: number) => app.delete(`/cover-letters/${id}/`, { as: person })
const idsOf = (body: { results: { id: number }[] }) => body.results.map(({ id }) => id)

test('ana finds her letters, the one she changed last first, with what they are for and how they begin', async () => {
  const seeker = await ana(app)
  const named = await addListing(app, { title: 'Bookkeeper', employer: 'Manila Books' })
  const unnamed = await addListing(app, { title: 'Designer', employer: null })
  const first = await writeLetter(app, seeker, named, `I keep\n\n  books. ${'Gladly. '.repeat(40)}`)
  app.clock.advance({ minutes: 1 })
  const second = await writeLetter(app, seeker, unnamed, 'I draw.')
  app.clock.advance({ minutes: 1 })
  expect(idsOf((await list(seeker)).body)).toEqual([second, first])

  const changed = await change(seeker, first, { content: 'I keep\n\n  books well.', subject: 'Books' })
  expect(changed.status).toBe(200)
  const { status, body } = await list(seeker)
  expect(status).toBe(200)
  expect(body).toEqual({
    count: 2,
    results: [
      {
        id: first,
        job_post_id: named,
        job_title: 'Bookkeeper',
        employer_name: 'Manila Books',
        subject: 'Books',
        excerpt: 'I keep books well.',
        created_at: new Date(app.clock.now().getTime() - 120_000).toISOString(),
        updated_at: app.clock.now().toISOString(),
        is_sent: false,
        job_removed_at: null,
        source: null,
      },
      expect.objectContaining({ id: second, employer_name: 'Employer not shown', excerpt: 'I draw.' }),
    ],
  })
})

test('a long letter is listed by its beginning alone, and is read whole', async () => {
  const seeker = await ana(app)
  const content = `${'Gladly. '.repeat(1000)}End`
  const id = await writeLetter(app, seeker, await addListing(app), content)
  const [row] = (await list(seeker)).body.results
  expect(row.excerpt).toMatch(/^Gladly\. .*…$/)
  expect(row.excerpt).toHaveLength(151)
  expect((await read(seeker, id)).body).toMatchObject({
    content,
    resume_id: null,
    resume_url: '',
    applied: false,
  })
})

test('twenty stand on a page, and each letter on exactly one, also when all changed at the same moment', async () => {
  const seeker = await ana(app)
  const jobId = await addListing(app)
  for (let i = 0; i < 43; i += 1) await writeLetter(app, seeker, jobId, `Letter ${i}`)
  const answers = await Promise.all([list(seeker), list(seeker, 2), list(seeker, 3), list(seeker, 4)])
  expect(answers.map(({ body }) => body.results.length)).toEqual([20, 20, 3, 0])
  expect(answers.map(({ body }) => body.count)).toEqual([43, 43, 43, 43])
  expect(new Set(answers.flatMap(({ body }) => idsOf(body))).size).toBe(43)
  expect((await list(seeker, 10_000)).body.results).toEqual([])
})

test.each(['0', '10001', 'x', '-1', '1.5', ''])('page %j is asked for again', async (page) => {
  const refused = await list(await ana(app), page)
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual({ page: ['Please give a page from 1 to 10000'] })
})

test('a letter whose subject is emptied becomes an application for the job again', async () => {
  const seeker = await ana(app)
  const id = await writeLetter(app, seeker, await addListing(app, { title: 'Book\n keeper' }))
  await change(seeker, id, { content: 'Hello', subject: 'Mine' })
  for (const subject of ['', '   ', undefined]) {
    const changed = await change(seeker, id, { content: ' Hello again ', subject })
    expect(changed.body).toMatchObject({ subject: 'Application for Book keeper', content: 'Hello again' })
  }
})

test.each([
  [{ content: ' ' }, 'content'],
  [{}, 'content'],
  [{ content: 'x'.repeat(10_001) }, 'content'],
  [{ content: 'Hello', subject: 'Hi\r\nBcc: all@example.com' }, 'subject'],
  [{ content: 'Hello', subject: 'x'.repeat(201) }, 'subject'],
])('a change that cannot be kept says so at its field and changes nothing', async (body, field) => {
  const seeker = await ana(app)
  const id = await writeLetter(app, seeker, await addListing(app), 'As it was')
  const refused = await change(seeker, id, body)
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.errors)).toEqual([field])
  expect((await read(seeker, id)).body.content).toBe('As it was')
})

test('a deleted letter is gone, and deleting it again is a 404', async () => {
  const seeker = await ana(app)
  const id = await writeLetter(app, seeker, await addListing(app))
  expect((await remove(seeker, id)).status).toBe(204)
  expect((await remove(seeker, id)).status).toBe(404)
  expect((await read(seeker, id)).status).toBe(404)
  expect((await list(seeker)).body).toEqual({ count: 0, results: [] })
})

test('a letter of ana’s is not there for ben, and stays as it was', async () => {
  const [anas, bens] = [await ana(app), await ben(app)]
  const id = await writeLetter(app, anas, await addListing(app), 'Mine')
  const missing = await read(bens, 999_999_999)
  for (const answer of [
    await read(bens, id),
    await change(bens, id, { content: 'Mine now' }),
    await remove(bens, id),
  ]) {
    expect(answer.status).toBe(404)
    expect(answer.body.detail).toBe(missing.body.detail)
  }
  expect((await list(bens)).body.count).toBe(0)
  expect((await read(anas, id)).body.content).toBe('Mine')
})

test('nobody reads letters without signing in', async () => {
  for (const call of [
    app.get('/cover-letters/'),
    app.get('/cover-letters/1/'),
    app.delete('/cover-letters/1/'),
  ]) {
    expect((await call).status).toBe(401)
  }
})

test('with as many letters as can be kept, the next is refused until one is deleted', async () => {
  const seeker = await ana(app)
  const jobId = await addListing(app)
  const id = await writeLetter(app, seeker, jobId)
  await sql`
    insert into cover_letters (user_id, job_id, subject, content, created_at, updated_at)
    select user_id, job_id, subject, content, created_at, updated_at
    from cover_letters, generate_series(2, ${MOST_LETTERS - 1}) where id = ${id}`.execute(app.db)
  const body = { job_post_id: jobId, content: 'One more' }
  const both = await Promise.all([1, 2].map(() => app.post('/cover-letters/', { as: seeker, body })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const refused = await app.post('/cover-letters/', { as: seeker, body })
  expect(refused.status).toBe(409)
  expect(refused.body.errors).toEqual({
    content: [
      'You have 2,000 cover letters, the most you can keep. Please delete some in My Cover Letters first.',
    ],
  })
  await remove(seeker, id)
  expect((await app.post('/cover-letters/', { as: seeker, body })).status).toBe(201)
})

test('a letter says that it was sent and that its job was taken down', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, boardAccount(app, 0))
  const job = await listOnBoard(app)
  const sent = await writeLetter(app, seeker, job.id, 'The one that goes')
  const other = await writeLetter(app, seeker, job.id, 'The one that stays')
  expect((await applyFor(app, seeker, { jobId: job.id, letterId: sent })).status).toBe(200)
  await removeListing(app, job.id)
  const job_removed_at = app.clock.now().toISOString()
  expect((await read(seeker, sent)).body).toMatchObject({
    is_sent: true,
    applied: true,
    is_unproven: false,
    job_removed_at,
  })
  expect((await read(seeker, other)).body).toMatchObject({ is_sent: false, applied: true, job_removed_at })
})

test('what was sent stays as it was when its letter is changed and deleted afterwards', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, boardAccount(app, 1))
  const job = await listOnBoard(app)
  const id = await writeLetter(app, seeker, job.id, 'As it went')
  const { body } = await applyFor(app, seeker, { jobId: job.id, letterId: id })
  const sentCopy = async () =>
    (await app.get(`/job-applications/${body.application.id}/`, { as: seeker })).body.sent_letter.content
  expect((await change(seeker, id, { content: 'Better words' })).body).toMatchObject({ is_sent: true })
  expect(await sentCopy()).toBe('As it went')
  expect((await remove(seeker, id)).status).toBe(204)
  expect(await sentCopy()).toBe('As it went')
})

test('a letter that is deleted while its application is on its way is sent all the same', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, boardAccount(app, 2))
  const job = await listOnBoard(app)
  const content = 'I keep books. [standin: slow]'
  const id = await writeLetter(app, seeker, job.id, content)
  const applying = applyFor(app, seeker, { jobId: job.id, letterId: id })
  await vi.waitFor(
    async () => {
      expect(await listApplications(app, seeker)).toMatchObject([{ send_state: 'sending' }])
    },
    { timeout: 60_000 },
  )
  expect((await read(seeker, id)).body).toMatchObject({ is_sent: false, applied: true, is_unproven: true })
  expect((await remove(seeker, id)).status).toBe(204)
  const { status, body } = await applying
  expect(status).toBe(200)
  expect(body.application.send_state).toBe('sent')
  const copy = await app.get(`/job-applications/${body.application.id}/`, { as: seeker })
  expect(copy.body.sent_letter.content).toBe(content)
})

test('of a letter that may have arrived it is said of this one alone, and not as proven', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, boardAccount(app, 4))
  const job = await listOnBoard(app)
  const id = await writeLetter(app, seeker, job.id, 'I keep books. [standin: down]')
  const other = await writeLetter(app, seeker, job.id, 'The one that stays')
  expect((await applyFor(app, seeker, { jobId: job.id, letterId: id })).status).toBe(502)
  expect((await read(seeker, id)).body).toMatchObject({ is_sent: false, applied: true, is_unproven: true })
  expect((await read(seeker, other)).body).toMatchObject({ applied: true, is_unproven: false })
})

test('a letter whose application failed was not sent', async () => {
  const seeker = await carla(app)
  await connectBoard(app, seeker, boardAccount(app, 3))
  const job = await listOnBoard(app)
  const id = await writeLetter(app, seeker, job.id, 'I keep books. [standin: no points]')
  expect((await applyFor(app, seeker, { jobId: job.id, letterId: id })).status).toBe(400)
  expect((await read(seeker, id)).body).toMatchObject({ is_sent: false, applied: false })
})

test('a late page is found by the index, and only its own rows are looked up', async () => {
  const seeker = await ana(app)
  const jobId = await addListing(app)
  const id = await writeLetter(app, seeker, jobId)
  await sql`
    insert into cover_letters (user_id, job_id, subject, content, created_at, updated_at)
    select user_id, job_id, subject, content, created_at, updated_at + make_interval(secs => n)
    from cover_letters, generate_series(1, 1500) n where id = ${id}`.execute(app.db)
  await sql`analyze cover_letters`.execute(app.db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from cover_letters where user_id = ${seeker.id}
    order by updated_at desc, id desc limit 20 offset 1000`.execute(app.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('cover_letters_user_idx')
  expect((await list(seeker, 51)).body.results).toHaveLength(20)
})
