import type { EmployerOutcomes } from '@hanap/contract/jobs/employer-past'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyToNewJob, connectedCarla, syncNow } from '../../../../test/doubles/board-sync.ts'
import { ana, type Person } from '../../../../test/people.ts'
import { addListing } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
let reader: Person
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } }, now: '2026-11-20T02:00:00Z' })
  reader = await ana(app)
})
afterAll(() => app.close())

let employers = 0
let employer: { id: number; name: string }
beforeEach(async () => {
  const name = `Employer ${(employers += 1)}`
  await addListing(app, { employer: name })
  const { id } = await app.db
    .selectFrom('employers')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  employer = { id, name }
})

const people = async (count: number) => {
  const all: Person[] = []
  for (let i = 0; i < count; i += 1) all.push(await ana(app))
  return all
}

async function send(seeker: Person, more: object = {}) {
  const now = app.clock.now()
  const { id } = await app.db
    .insertInto('applications')
    .values({
      user_id: seeker.id,
      job_id: await addListing(app, { employer: employer.name }),
      status: 'applied',
      applied_at: now,
      updated_at: now,
      send_state: 'sent',
      send_started_at: now,
      sent_job: JSON.stringify({ title: 'Bookkeeper', employer_name: null, url: 'https://board.example/1' }),
      sent_letter: JSON.stringify({ subject: '', content: '', board_email: '' }),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { seeker, id }
}
const sendAll = async (seekers: Person[]) => {
  const sent: { seeker: Person; id: number }[] = []
  for (const seeker of seekers) sent.push(await send(seeker))
  return sent
}

async function note({ seeker, id }: { seeker: Person; id: number }, status: string) {
  const { status: code } = await app.patch(`/job-applications/${id}/update_status/`, {
    as: seeker,
    body: { status },
  })
  expect(code).toBe(200)
}

/** Advances the clock but keeps sessions and trials alive. */
async function pass(days: number) {
  app.clock.advance({ days })
  const now = app.clock.now()
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000)
  await app.db.updateTable('subscription_periods').set({ ends_at: tomorrow }).execute()
  await app.db
    .updateTable('sessions')
    .set({ created_at: now, last_used_at: now, expires_at: tomorrow })
    .execute()
}

async function leave(seeker: Person) {
  const { status } = await app.post('/auth/delete-account/', {
    as: seeker,
    body: { password: seeker.password },
  })
  expect(status).toBe(200)
}

async function outcomes(): Promise<EmployerOutcomes> {
  await app.countOutcomes()
  const { status, body } = await app.get(`/employers/${employer.id}/`, { as: reader })
  expect(status).toBe(200)
  return body.outcomes
}

test('nothing is told of nine seekers, and with the tenth the replies and interviews of all', async () => {
  const sent = await sendAll(await people(9))
  for (const one of sent.slice(0, 4)) await note(one, 'rejected')
  await pass(30)
  expect(await outcomes()).toBeNull()

  const tenth = await send(await ana(app))
  await note(tenth, 'interview')
  await pass(29)
  expect(await outcomes()).toBeNull()
  await pass(1)
  expect(await outcomes()).toEqual({
    seekers: 10,
    replies: { least: 3, most: 7, low: 0.108, high: 0.892 },
    interviews: { least: 0, most: 2, low: 0, high: 0.51 },
  })
})

test('a seeker who applied twice counts once, with the first application', async () => {
  const [ben, ...others] = await people(10)
  if (!ben) throw new Error('no ben')
  await sendAll([ben, ...others.slice(0, 8)])
  const again = await send(ben)
  await note(again, 'hired')
  await pass(30)
  expect(await outcomes()).toBeNull()

  await sendAll(others.slice(8))
  await pass(30)
  expect(await outcomes()).toMatchObject({ seekers: 10, interviews: { least: 0, most: 2 } })
  await app.countOutcomes()
  const { seekers, interviews } = await sums()
  expect([seekers, interviews]).toEqual([10, 0])
})

test('applications past the last whole group wait for others', async () => {
  const sent = await sendAll(await people(15))
  for (const one of sent.slice(10)) await note(one, 'interview')
  await pass(30)
  expect(await outcomes()).toMatchObject({ seekers: 10, replies: { least: 0, most: 2 } })
  await sendAll(await people(5))
  await pass(30)
  expect(await outcomes()).toMatchObject({ seekers: 20, replies: { least: 3, most: 7 } })
})

test('an account that is deleted changes nothing that was told', async () => {
  const sent = await sendAll(await people(10))
  for (const one of sent) await note(one, 'interview')
  await pass(30)
  const before = await outcomes()
  const [mia] = sent
  if (!mia) throw new Error('no mia')
  await leave(mia.seeker)
  expect(await outcomes()).toEqual(before)
  await pass(30)
  expect(await outcomes()).toEqual(before)
})

test('of an account that was deleted before it was counted nothing is told', async () => {
  const sent = await sendAll(await people(10))
  await leave(sent[0]?.seeker as Person)
  await pass(30)
  expect(await outcomes()).toBeNull()
})

test('what an employer does after thirty days changes nothing, also before it is counted', async () => {
  const sent = await sendAll(await people(10))
  for (const one of sent.slice(0, 5)) await note(one, 'interview')
  await pass(31)
  for (const one of sent.slice(5)) await note(one, 'hired')
  const told = await outcomes()
  expect(told).toMatchObject({ replies: { least: 3, most: 7 }, interviews: { least: 3, most: 7 } })
  for (const one of sent) await note(one, 'rejected')
  expect(await outcomes()).toEqual(told)
})

test('only what was sent from here counts', async () => {
  const seekers = await people(13)
  await sendAll(seekers.slice(0, 9))
  const now = app.clock.now()
  for (const [i, more] of [
    { origin: 'elsewhere', sent_letter: null },
    { send_state: 'failed' },
    { send_state: 'unknown' },
    { already_there_at: now },
  ].entries()) {
    await send(seekers[9 + i] as Person, more)
  }
  await pass(30)
  expect(await outcomes()).toBeNull()
})

test('two runs at once count a group once', async () => {
  await sendAll(await people(10))
  await pass(30)
  await Promise.all([app.countOutcomes(), app.countOutcomes(), app.countOutcomes()])
  expect((await sums()).seekers).toBe(10)
})

test('that the employer replied is kept from the board’s word, also when a later word takes its place', async () => {
  const { seeker } = await connectedCarla(app)
  const { onBoard } = await applyToNewJob(app, seeker)
  const repliedAt = async () =>
    (
      await app.db
        .selectFrom('applications')
        .select('replied_at')
        .where('user_id', '=', seeker.id)
        .executeTakeFirstOrThrow()
    ).replied_at
  await app.board.control({ application: onBoard, state: 'Viewed' })
  await syncNow(app, seeker)
  expect(await repliedAt()).toBeNull()
  app.clock.advance({ minutes: 20 })
  await app.board.control({ application: onBoard, state: 'Replied' })
  await syncNow(app, seeker)
  const first = app.clock.now()
  app.clock.advance({ minutes: 20 })
  await app.board.control({ application: onBoard, state: 'Viewed' })
  await syncNow(app, seeker)
  expect(await repliedAt()).toEqual(first)
})

const sums = () =>
  app.db
    .selectFrom('employer_outcomes')
    .selectAll()
    .where('employer_id', '=', employer.id)
    .executeTakeFirstOrThrow()
