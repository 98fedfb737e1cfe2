import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T09:00:00Z' })
})
afterAll(() => app.close())

type Seeker = Awaited<ReturnType<typeof ana>>
const readAll = async (as: Seeker) =>
  (await app.get('/job-applications/list_applications/', { as })).body.results

test('a day that ana gives stays a day in the list, in the history and in the spreadsheet', async () => {
  const seeker = await ana(app)
  const added = await app.post('/job-applications/', {
    as: seeker,
    body: { job_title: 'Tutor', applied_date: '2026-11-10' },
  })
  const at = `/job-applications/${added.body.id}`
  await app.patch(`${at}/`, { as: seeker, body: { follow_up_date: '2026-12-01' } })
  await app.patch(`${at}/update_status/`, {
    as: seeker,
    body: { status: 'offer', interview_date: '2026-11-30', offer_date: '2026-12-05' },
  })
  const [one] = await readAll(seeker)
  expect(one).toMatchObject({
    applied_date: '2026-11-10T00:00:00.000Z',
    applied_on: '2026-11-10',
    interview_date: '2026-11-30T00:00:00.000Z',
    interview_on: '2026-11-30',
    interviews: [{ starts_on: '2026-11-30' }],
    offer_on: '2026-12-05',
    follow_up_date: '2026-12-01T01:00:00.000Z',
    follow_up_on: '2026-12-01',
  })
  const told = one.history.map(({ kind, to }: { kind: string; to: string }) => [kind, to])
  expect(told).toContainEqual(['interview', '2026-11-30'])
  expect(told).toContainEqual(['follow-up', '2026-12-01'])
  const { text } = await app.get('/job-applications/export/', { as: seeker })
  for (const day of ['2026-11-10', '2026-11-30', '2026-12-05', '2026-12-01'])
    expect(text).toContain(`"${day}"`)
})

test('a time is a time, also at eight in the morning and where a day was before', async () => {
  const seeker = await ana(app)
  const { body: added } = await app.post('/job-applications/', {
    as: seeker,
    body: { job_title: 'Tutor', applied_date: '2026-11-10' },
  })
  const at = `/job-applications/${added.id}`
  const eight = '2026-11-10T08:00:00+08:00'
  await app.patch(`${at}/`, { as: seeker, body: { applied_date: eight, follow_up_date: '2026-12-01' } })
  await app.patch(`${at}/`, { as: seeker, body: { follow_up_date: '2026-12-01T10:00:00+08:00' } })
  await app.patch(`${at}/update_status/`, {
    as: seeker,
    body: { interview_date: '2026-11-30', offer_date: '2026-12-05' },
  })
  await app.patch(`${at}/update_status/`, {
    as: seeker,
    body: { interview_date: '2026-11-30T08:00:00+08:00', offer_date: '2026-12-05T08:00:00+08:00' },
  })
  const [one] = await readAll(seeker)
  const times = { applied_on: null, interview_on: null, offer_on: null, follow_up_on: null }
  expect(one).toMatchObject({ ...times, applied_date: '2026-11-10T00:00:00.000Z' })
  expect(one.interviews).toMatchObject([{ starts_at: '2026-11-30T00:00:00.000Z', starts_on: null }])
})

test('what ana added with today comes before what she added earlier today, and is of the day', async () => {
  const seeker = await ana(app)
  const add = async (job_title: string, applied_date?: string) =>
    app.post('/job-applications/', { as: seeker, body: { job_title, applied_date } })
  await add('This morning')
  app.clock.advance({ minutes: 1 })
  await add('Just now', '2026-11-20')
  const all = await readAll(seeker)
  expect(all).toMatchObject([
    { job_title: 'Just now', applied_on: '2026-11-20' },
    { job_title: 'This morning', applied_on: null },
  ])
})
