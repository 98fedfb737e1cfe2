import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveSearch } from '../../../test/alerting.ts'
import { ana, ben, dario, endTrial, onboard, type Person } from '../../../test/people.ts'
import { addListing, addListings, clearListings, removeListing } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

/** Friday, 10 AM in Manila. */
const FRIDAY = '2026-11-20T02:00:00Z'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {}, now: FRIDAY })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(FRIDAY))
afterEach(async () => {
  await app.db.deleteFrom('applications').execute()
  await clearListings(app)
})

async function home(as: Person) {
  const { status, body } = await app.get('/home/', { as })
  expect(status).toBe(200)
  return body
}
const titles = ({ matches }: { matches: { jobs: { title: string }[] } }) =>
  matches.jobs.map(({ title }) => title)

async function apply(as: Person, more: object = {}): Promise<number> {
  const body = { job_title: 'Bookkeeper', employer_name: 'Manila Books', applied_date: '2026-11-08', ...more }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answer = await app.post('/job-applications/', { as, body, headers })
  expect(answer.status).toBe(201)
  return answer.body.id
}
const change = (as: Person, id: number, body: object) => app.patch(`/job-applications/${id}/`, { as, body })
const setStatus = (as: Person, id: number, status: string) =>
  app.patch(`/job-applications/${id}/update_status/`, { as, body: { status } })
const addInterview = (as: Person, id: number, body: object) =>
  app.post(`/job-applications/${id}/interviews/`, { as, body })
const followUps = async (as: Person) => (await home(as)).follow_ups

test('a visitor has no such home', async () => {
  expect((await app.get('/home/')).status).toBe(401)
})

test('somebody new is told what to do first: nothing else waits for them', async () => {
  const person = await ana(app)
  expect(await home(person)).toMatchObject({
    since: '2026-11-13T02:00:00.000Z',
    matches: { count: 0, jobs: [] },
    interviews: { count: 0, next: null },
    follow_ups: { count: 0, due: [] },
    alerts: { frequency: 'daily', searches: [] },
    onboarding: { onboarding_completed: false, next_step: 1 },
  })
  expect((await home(await onboard(app, await ana(app)))).onboarding.onboarding_completed).toBe(true)
})

test('ana sees the jobs that matched since she was here, and each alert says how many were its own', async () => {
  const person = await ana(app)
  const books = await saveSearch(app, person, { search: 'bookkeeper' }, 'Books')
  const cooks = await saveSearch(app, person, { search: 'cook' }, 'Cooks')
  await addListing(app, { title: 'Bookkeeper one', postedAt: new Date('2026-11-19T02:00:00Z') })
  await app.alerts.match()
  expect(titles(await home(person))).toEqual(['Bookkeeper one'])
  // Still the same visit.
  app.clock.advance({ minutes: 20 })
  expect(titles(await home(person))).toEqual(['Bookkeeper one'])

  app.clock.set('2026-11-20T23:00:00Z')
  await addListings(app, [
    { title: 'Bookkeeper two', postedAt: new Date('2026-11-20T10:00:00Z') },
    { title: 'Bookkeeper three', postedAt: new Date('2026-11-20T12:00:00Z') },
  ])
  await app.alerts.match()
  app.clock.set('2026-11-21T00:00:00Z')
  const next = await home(person)
  expect(next.since).toBe('2026-11-20T02:20:00.000Z')
  expect(next.matches.count).toBe(2)
  expect(titles(next)).toEqual(['Bookkeeper three', 'Bookkeeper two'])
  expect(next.alerts.searches).toEqual([
    { id: cooks, name: 'Cooks', criteria: { search: 'cook' }, paused: null, fresh: 0 },
    { id: books, name: 'Books', criteria: { search: 'bookkeeper' }, paused: null, fresh: 2 },
  ])
})

test('ten matches are listed, all are counted, and those gone, hidden or applied to are neither', async () => {
  const person = await ana(app)
  await saveSearch(app, person, { search: 'cook' })
  const ids = await addListings(
    app,
    Array.from({ length: 14 }, (_, n) => ({ title: `Cook ${n}` })),
  )
  await app.alerts.match()
  const [gone, hidden, applied] = ids as [number, number, number]
  await removeListing(app, gone)
  await app.post(`/jobs/${hidden}/hide/`, { as: person })
  const id = await apply(person)
  await app.db.updateTable('applications').set({ job_id: applied }).where('id', '=', id).execute()
  const { matches } = await home(person)
  expect(matches.count).toBe(11)
  expect(matches.jobs).toHaveLength(10)
  expect(matches.jobs.map((job: { id: number }) => job.id)).not.toEqual(
    expect.arrayContaining([gone, hidden, applied]),
  )
})

test('without a plan no job is shown, and what is hers is there all the same', async () => {
  const person = await ana(app)
  await saveSearch(app, person, { search: 'cook' })
  await addListing(app, { title: 'Cook' })
  await app.alerts.match()
  await apply(person)
  await endTrial(app, person)
  expect(await home(person)).toMatchObject({
    matches: { count: 0, jobs: [] },
    follow_ups: { count: 1 },
    alerts: { searches: [{ paused: 'no-plan', fresh: 0 }] },
  })
  expect((await home(await dario(app))).matches.count).toBe(0)
})

test('the next interview is told, with how many lie ahead', async () => {
  const person = await ana(app)
  const [one, two, over] = [
    await apply(person),
    await apply(person, { job_title: 'Tutor', employer_name: '' }),
    await apply(person, { job_title: 'Nurse' }),
  ]
  await addInterview(person, one, { starts_at: '2026-11-21T09:30:00+08:00', place: 'https://call.example/1' })
  await addInterview(person, one, { starts_at: '2026-11-19T09:30:00+08:00' })
  await addInterview(person, one, {})
  await addInterview(person, two, { starts_at: '2026-11-20', label: 'With the owner' })
  await addInterview(person, over, { starts_at: '2026-11-21T10:00:00+08:00' })
  await setStatus(person, over, 'rejected')
  expect((await home(person)).interviews).toEqual({
    count: 2,
    next: {
      application_id: two,
      job_title: 'Tutor',
      employer_name: '',
      starts_at: '2026-11-20T00:00:00.000Z',
      starts_on: '2026-11-20',
      label: 'With the owner',
      place: '',
    },
  })
  // The day has ended in Manila.
  app.clock.set('2026-11-20T17:00:00Z')
  expect((await home(person)).interviews).toMatchObject({ count: 1, next: { application_id: one } })
  // The interview may still be going on; a minute later it is over.
  app.clock.set('2026-11-21T02:15:00Z')
  expect((await home(person)).interviews.count).toBe(1)
  app.clock.set('2026-11-21T02:31:00Z')
  expect((await home(person)).interviews).toEqual({ count: 0, next: null })
})

test('ten days without an answer make a follow-up due; it is shown three days ahead', async () => {
  const person = await ana(app)
  const due = await apply(person, { applied_date: '2026-11-10' })
  const soon = await apply(person, { applied_date: '2026-11-13', job_title: 'Tutor' })
  await apply(person, { applied_date: '2026-11-14', job_title: 'Later' })
  await apply(person, { applied_date: '2026-10-10', job_title: 'Too long ago' })
  await apply(person, { applied_date: '2026-11-10', job_title: 'Answered', status: 'reviewing' })
  expect(await followUps(person)).toMatchObject({
    count: 2,
    due: [
      { application_id: due, due_on: '2026-11-20', applied_on: '2026-11-10', employer_name: 'Manila Books' },
      { application_id: soon, due_on: '2026-11-23', job_title: 'Tutor' },
    ],
  })
  await setStatus(person, due, 'rejected')
  expect(await followUps(person)).toMatchObject({ count: 1, due: [{ application_id: soon }] })
})

test('the day she chose for her reminder counts in its place, and one she took away asks no more', async () => {
  const person = await ana(app)
  const id = await apply(person, { applied_date: '2026-11-05', status: 'interview' })
  expect((await followUps(person)).count).toBe(0)
  await change(person, id, { follow_up_date: '2026-11-22' })
  expect(await followUps(person)).toMatchObject({ due: [{ application_id: id, due_on: '2026-11-22' }] })
  await change(person, id, { follow_up_date: '2026-12-15' })
  expect((await followUps(person)).count).toBe(0)
  await setStatus(person, id, 'applied')
  await change(person, id, { follow_up_date: '' })
  expect((await followUps(person)).count).toBe(0)
})

test('the jobs of letters begun on her device are named while they can be applied for', async () => {
  const person = await ana(app)
  const [open, gone, applied] = (await addListings(app, [
    { title: 'Tutor', employer: 'Manila Books' },
    { title: 'Gone' },
    { title: 'Applied' },
  ])) as [number, number, number]
  await removeListing(app, gone)
  const id = await apply(person)
  await app.db.updateTable('applications').set({ job_id: applied }).where('id', '=', id).execute()
  const read = (letters: string) => app.get(`/home/?letters=${letters}`, { as: person })
  expect((await read(`${gone},${applied},${open}`)).body.begun_letters).toEqual([
    { job_id: open, job_title: 'Tutor', employer_name: 'Manila Books' },
  ])
  expect((await read('1,2,3,4,5,6')).status).toBe(400)
  expect((await read('one')).status).toBe(400)
  await endTrial(app, person)
  expect((await read(String(open))).body.begun_letters).toEqual([])
})

test('nobody sees what is another seeker’s', async () => {
  const [person, other] = [await ana(app), await ben(app)]
  await saveSearch(app, other, { search: 'cook' })
  await addListing(app, { title: 'Cook' })
  await app.alerts.match()
  const id = await apply(other)
  await addInterview(other, id, { starts_at: '2026-11-25T09:30:00+08:00' })
  expect(await home(person)).toMatchObject({
    matches: { count: 0 },
    interviews: { count: 0 },
    follow_ups: { count: 0 },
    alerts: { searches: [] },
  })
})
