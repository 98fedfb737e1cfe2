import { trackingTexts } from '@hanap/contract/applications/application-tracking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listApplications } from '../../../../test/applying.ts'
import { ana, ben, carla, type Person } from '../../../../test/people.ts'
import { addListing } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  // 9:30 in Manila.
  app = await startApp({ now: '2026-11-20T01:30:00Z' })
})
afterAll(() => app.close())

const add = async (as: Person, body: object) =>
  (await app.post('/job-applications/', { as, body })).body.id as number
const change = (as: Person, id: number, body: object) => app.patch(`/job-applications/${id}/`, { as, body })
const remove = (as: Person, id: number) => app.delete(`/job-applications/${id}/`, { as })

async function sentFromHere(as: Person, more: object = {}) {
  const jobId = await addListing(app, { title: 'Bookkeeper', employer: null })
  const { id } = await app.db
    .insertInto('applications')
    .values({
      user_id: as.id,
      job_id: jobId,
      status: 'applied',
      applied_at: app.clock.now(),
      updated_at: app.clock.now(),
      send_state: 'sent',
      send_started_at: app.clock.now(),
      sent_job: JSON.stringify({ title: 'Bookkeeper', employer_name: null, url: 'https://board.example/1' }),
      sent_letter: JSON.stringify({ subject: '', content: '', board_email: '' }),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('ana changes the facts of what she added, and the history tells', async () => {
  const seeker = await ana(app)
  const id = await add(seeker, { job_title: 'Tutor', employer_name: 'Harbour' })
  app.clock.advance({ minutes: 1 })
  const { status, body } = await change(seeker, id, {
    job_title: 'English Tutor',
    employer_name: '',
    job_url: 'https://jobs.example/2',
    applied_date: '2026-11-02',
    notes: 'Pays by the hour',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    job_title: 'English Tutor',
    employer_name: '',
    job_url: 'https://jobs.example/2',
    applied_date: '2026-11-02T00:00:00.000Z',
    notes: 'Pays by the hour',
    last_updated: app.clock.now().toISOString(),
  })
  expect(body.history.slice(1)).toMatchObject([
    { kind: 'details', from: null, to: null, source: 'seeker' },
    { kind: 'notes', from: null, to: null, source: 'seeker' },
  ])
  expect(await listApplications(app, seeker)).toEqual([body])
})

test('what a form sends back as it was changes nothing and leaves no trace', async () => {
  const seeker = await ana(app)
  const given = { job_title: 'Tutor', employer_name: 'Harbour', job_url: '', notes: 'n' }
  const id = await add(seeker, given)
  await change(seeker, id, { follow_up_date: '2026-11-25' })
  const [before] = await listApplications(app, seeker)
  app.clock.advance({ minutes: 1 })
  const { applied_date, follow_up_date } = before
  const same = await change(seeker, id, { ...given, applied_date, follow_up_date })
  expect(same.body).toEqual(before)
  await change(seeker, id, { applied_date: '2026-11-20' })
  await app.patch(`/job-applications/${id}/update_status/`, { as: seeker, body: { status: 'applied' } })
  expect(await listApplications(app, seeker)).toEqual([before])
})

test.each([
  ['job_title', 'Accountant'],
  ['employer_name', 'Somebody'],
  ['job_url', 'https://elsewhere.example'],
  ['applied_date', '2026-11-01'],
])('of what was sent from here, %s is not carla’s to change', async (field, value) => {
  const seeker = await carla(app)
  const id = await sentFromHere(seeker)
  const refused = await change(seeker, id, { notes: 'kept together', [field]: value })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual({ [field]: [trackingTexts.notYours] })
  const [held] = await listApplications(app, seeker)
  expect(held).toMatchObject({ notes: '' })
  const same = { [field]: held[field] }
  expect((await change(seeker, id, same)).status).toBe(200)
})

test('of a listed job that carla added, the day is hers to change and the listing’s facts are not', async () => {
  const seeker = await carla(app)
  const id = await add(seeker, { job_post_id: await addListing(app) })
  const refused = await change(seeker, id, { job_title: 'Accountant' })
  expect(refused.body.errors).toEqual({ job_title: [trackingTexts.notYours] })
  const moved = await change(seeker, id, { applied_date: '2026-11-01' })
  expect(moved.body.applied_date).toBe('2026-11-01T00:00:00.000Z')
})

test.each([
  ['job_title', ''],
  ['job_url', 'ftp://jobs.example'],
  ['applied_date', ''],
  ['applied_date', '2026-11-23'],
  ['notes', 'x'.repeat(5001)],
  ['follow_up_date', 'tomorrow'],
])('a change of %s to "%s" is refused at its field', async (field, value) => {
  const seeker = await ana(app)
  const id = await add(seeker, { job_title: 'Tutor' })
  const refused = await change(seeker, id, { [field]: value })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.errors)).toEqual([field])
})

test('a reminder on a day comes at nine in the morning in Manila, and the history tells of it', async () => {
  const seeker = await carla(app)
  const id = await sentFromHere(seeker)
  const set = await change(seeker, id, { follow_up_date: '2026-11-27' })
  expect(set.body).toMatchObject({ follow_up_date: '2026-11-27T01:00:00.000Z', reminded_at: null })
  const exact = await change(seeker, id, { follow_up_date: '2026-11-28T15:00:00+08:00' })
  expect(exact.body.follow_up_date).toBe('2026-11-28T07:00:00.000Z')
  const cleared = await change(seeker, id, { follow_up_date: '' })
  expect(cleared.body.follow_up_date).toBeNull()
  expect(cleared.body.history).toMatchObject([
    { kind: 'follow-up', from: null, to: '2026-11-27', source: 'seeker' },
    { kind: 'follow-up', from: '2026-11-27', to: '2026-11-28T07:00:00.000Z' },
    { kind: 'follow-up', from: '2026-11-28T07:00:00.000Z', to: null },
  ])
})

test('a reminder may be for today, though nine has passed, and not for a day or an hour gone by', async () => {
  const seeker = await ana(app)
  const id = await add(seeker, { job_title: 'Tutor' })
  expect((await change(seeker, id, { follow_up_date: '2026-11-20' })).status).toBe(200)
  for (const past of ['2026-11-19', '2026-11-20T09:00:00+08:00']) {
    if (past.includes('T')) await change(seeker, id, { follow_up_date: '' })
    const refused = await change(seeker, id, { follow_up_date: past })
    expect(refused.body.errors).toEqual({ follow_up_date: [trackingTexts.inPast] })
  }
})

test('ana deletes what she added, with all that hangs on it', async () => {
  const seeker = await ana(app)
  const id = await add(seeker, { job_title: 'Tutor' })
  await app.post(`/job-applications/${id}/interviews/`, { as: seeker, body: { label: 'Call' } })
  expect((await remove(seeker, id)).status).toBe(204)
  expect((await remove(seeker, id)).status).toBe(404)
  expect(await listApplications(app, seeker)).toEqual([])
  for (const table of ['interviews', 'application_events'] as const) {
    expect(await app.db.selectFrom(table).selectAll().where('application_id', '=', id).execute()).toEqual([])
  }
})

test.each(['sent', 'failed', 'unknown'])('what was made here and is %s stays', async (send_state) => {
  const seeker = await carla(app)
  const id = await sentFromHere(seeker, { send_state })
  const refused = await remove(seeker, id)
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toBe(trackingTexts.sentFromHere)
  expect(await listApplications(app, seeker)).toHaveLength(1)
})

test('ben neither changes nor deletes what ana added', async () => {
  const seeker = await ana(app)
  const id = await add(seeker, { job_title: 'Tutor' })
  const stranger = await ben(app)
  expect((await change(stranger, id, { notes: 'mine' })).status).toBe(404)
  expect((await remove(stranger, id)).status).toBe(404)
  expect(await listApplications(app, seeker)).toMatchObject([{ id, notes: '' }])
})

test('two changes at once both stay', async () => {
  const seeker = await ana(app)
  const id = await add(seeker, { job_title: 'Tutor' })
  await Promise.all([
    change(seeker, id, { notes: 'Ask about hours' }),
    change(seeker, id, { job_url: 'https://jobs.example/2' }),
    change(seeker, id, { employer_name: 'Harbour' }),
    app.patch(`/job-applications/${id}/update_status/`, { as: seeker, body: { status: 'offer' } }),
  ])
  expect(await listApplications(app, seeker)).toMatchObject([
    {
      notes: 'Ask about hours',
      job_url: 'https://jobs.example/2',
      employer_name: 'Harbour',
      status: 'offer',
    },
  ])
})

test('a date alone leaves the status that ana set on her phone meanwhile', async () => {
  const seeker = await ana(app)
  const id = await add(seeker, { job_title: 'Bookkeeper', status: 'offer' })
  const body = { interview_date: '2026-11-25T02:00:00Z' }
  const answer = await app.patch(`/job-applications/${id}/update_status/`, { as: seeker, body })
  expect(answer.body).toMatchObject({ status: 'offer', interview_date: '2026-11-25T02:00:00.000Z' })
})
