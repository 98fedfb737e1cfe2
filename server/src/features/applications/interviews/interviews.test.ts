import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana, ben, type Person } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T01:00:00Z' })
})
afterAll(() => app.close())

async function applied() {
  const seeker = await ana(app)
  const { body } = await app.post('/job-applications/', { as: seeker, body: { job_title: 'Tutor' } })
  const at = `/job-applications/${body.id}`
  return { seeker, id: body.id as number, at, ...callsOf(seeker, at) }
}
const callsOf = (as: Person, at: string) => ({
  add: (body: object, headers = {}) => app.post(`${at}/interviews/`, { as, body, headers }),
  change: (id: number, body: object) => app.patch(`${at}/interviews/${id}/`, { as, body }),
  remove: (id: number) => app.delete(`${at}/interviews/${id}/`, { as }),
  setStatus: (body: object) => app.patch(`${at}/update_status/`, { as, body }),
})
type Told = { kind: string; from: string | null; to: string | null; source: string }
const told = ({ history }: { history: Told[] }) =>
  history.slice(1).map(({ kind, from, to }) => [kind, from, to].join(' '))

const first = '2026-11-25T02:00:00.000Z'
const second = '2026-12-02T02:00:00.000Z'

test('ana keeps the rounds of interviews in the order of time, those not fixed last', async () => {
  const { add, seeker } = await applied()
  await add({ label: 'Last talk' })
  await add({ starts_at: second, label: 'Team', place: 'https://meet.example/x', notes: 'Ask about hours' })
  const { status, body } = await add({ starts_at: first })
  expect(status).toBe(201)
  expect(body.interviews).toEqual([
    { id: expect.any(Number), starts_at: first, starts_on: null, label: '', place: '', notes: '' },
    {
      id: expect.any(Number),
      starts_at: second,
      starts_on: null,
      label: 'Team',
      place: 'https://meet.example/x',
      notes: 'Ask about hours',
    },
    { id: expect.any(Number), starts_at: null, starts_on: null, label: 'Last talk', place: '', notes: '' },
  ])
  expect(body.interview_date).toBe(first)
  expect(body.status).toBe('applied')
  const { results } = (await app.get('/job-applications/list_applications/', { as: seeker })).body
  expect(results).toEqual([body])
})

test('a list shows the next interview, and the last one once all are over', async () => {
  const { add, seeker } = await applied()
  const [soon, later] = ['2026-11-20T02:00:00.000Z', '2026-11-20T03:00:00.000Z']
  await add({ starts_at: soon })
  await add({ starts_at: later })
  const shown = async (now: string) => {
    app.clock.set(now)
    const { body } = await app.get('/job-applications/list_applications/', { as: seeker })
    return body.results[0].interview_date
  }
  expect(await shown('2026-11-20T01:59:00Z')).toBe(soon)
  expect(await shown('2026-11-20T02:01:00Z')).toBe(later)
  expect(await shown('2026-11-20T03:01:00Z')).toBe(later)
  app.clock.set('2026-11-20T01:00:00Z')
})

test('what becomes of a round is told in the history, and when the application was last changed', async () => {
  const { add, change, remove } = await applied()
  const { interviews } = (await add({ starts_at: first })).body
  const { id } = interviews[0]
  app.clock.advance({ minutes: 1 })
  expect((await change(id, { starts_at: second })).body.last_updated).toBe(app.clock.now().toISOString())
  await change(id, { label: 'With the owner' })
  await change(id, { starts_at: '' })
  const left = await remove(id)
  expect(left.status).toBe(200)
  expect(left.body.interviews).toEqual([])
  expect(told(left.body)).toEqual([
    `interview  ${first}`,
    `interview ${first} ${second}`,
    'details  ',
    `interview ${second} `,
    'interview  ',
  ])
})

test('what is left out of a change stays, and what changes nothing leaves no trace', async () => {
  const { add, change } = await applied()
  const round = { starts_at: first, starts_on: null, label: 'Call', place: 'Phone', notes: 'CV' }
  const added = (await add(round)).body
  app.clock.advance({ minutes: 1 })
  expect((await change(added.interviews[0].id, round)).body).toEqual(added)
  expect((await change(added.interviews[0].id, {})).body).toEqual(added)
  const moved = await change(added.interviews[0].id, { starts_at: second })
  expect(moved.body.interviews).toMatchObject([
    { starts_at: second, label: 'Call', place: 'Phone', notes: 'CV' },
  ])
})

test('the same round added again is there once, with a key, without one and with another', async () => {
  const { add } = await applied()
  const round = { starts_at: first, starts_on: null, label: 'Call' }
  for (const headers of [{}, {}, { 'idempotency-key': 'one' }, { 'idempotency-key': 'one' }]) {
    const { status, body } = await add(round, headers)
    expect(status).toBe(201)
    expect(body.interviews).toHaveLength(1)
  }
})

test('one key for the same round of two applications adds to the one only, and says so', async () => {
  const { seeker, add } = await applied()
  const other = await app.post('/job-applications/', { as: seeker, body: { job_title: 'Writer' } })
  const key = { 'idempotency-key': 'shared' }
  expect((await add({ starts_at: first }, key)).status).toBe(201)
  const refused = await callsOf(seeker, `/job-applications/${other.body.id}`).add({ starts_at: first }, key)
  expect(refused.body.code).toBe('idempotency-mismatch')
})

test('an application has at most twenty interviews, however many come at once', async () => {
  const { add, seeker, id } = await applied()
  const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => add({ label: `Round ${i}` })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  const refused = answers.find(({ status }) => status === 400)
  expect(refused?.body.detail).toBe('An application can have at most 20 interviews')
  expect((await app.get(`/job-applications/${id}/`, { as: seeker })).body.interviews).toHaveLength(20)
})

test('the status form moves the interview that the list shows, and adds the first one', async () => {
  const { setStatus } = await applied()
  const added = await setStatus({ status: 'interview', interview_date: first })
  expect(added.body.interviews).toMatchObject([{ starts_at: first }])
  const moved = await setStatus({ status: 'interview', interview_date: second })
  expect(moved.body.interviews).toMatchObject([{ id: added.body.interviews[0].id, starts_at: second }])
  expect(told(moved.body)).toEqual([
    'status applied interview',
    `interview  ${first}`,
    `interview ${first} ${second}`,
  ])
})

test('a form that was open while an interview began does not move the next one to its time', async () => {
  const { add, setStatus } = await applied()
  const [begun, next] = ['2026-11-20T02:00:00.000Z', '2026-11-20T03:00:00.000Z']
  await add({ starts_at: begun })
  await add({ starts_at: next })
  app.clock.set('2026-11-20T02:01:00Z')
  const { body } = await setStatus({ status: 'interview', interview_date: begun })
  expect(body.interviews).toMatchObject([{ starts_at: begun }, { starts_at: next }])
  app.clock.set('2026-11-20T01:00:00Z')
})

test('a round of another application, or of somebody else’s, is a 404', async () => {
  const mine = await applied()
  const other = await applied()
  const round = (await mine.add({ starts_at: first })).body.interviews[0].id
  expect((await other.change(round, { label: 'Mine' })).status).toBe(404)
  expect((await other.remove(round)).status).toBe(404)
  const stranger = callsOf(await ben(app), mine.at)
  expect((await stranger.add({ label: 'Mine' })).status).toBe(404)
  expect((await stranger.change(round, { label: 'Mine' })).status).toBe(404)
  expect((await stranger.remove(round)).status).toBe(404)
  const kept = await app.get(`/job-applications/${mine.id}/`, { as: mine.seeker })
  expect(kept.body.interviews).toMatchObject([{ starts_at: first, starts_on: null, label: '' }])
})

test.each([
  ['no date', 'starts_at', 'soon'],
  ['a year long ago', 'starts_at', '1999-12-31'],
  ['a long label', 'label', 'x'.repeat(101)],
  ['a label of two lines', 'label', 'two\nlines'],
  ['a long place', 'place', 'x'.repeat(501)],
  ['long notes', 'notes', 'x'.repeat(2001)],
  ['a control character', 'notes', 'bell \u0007'],
])('a round with %s is refused at its field', async (_, field, value) => {
  const { add } = await applied()
  const refused = await add({ [field]: value })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.errors)).toEqual([field])
})
