import { defaultNotificationSettings, NOTIFICATIONS_PER_PAGE } from '@hanap/contract/notices/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana, ben, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import type { Told } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T01:00:00Z' })
})
afterAll(() => app.close())

const settings = async (as: Person) => (await app.get('/settings/notifications/', { as })).body.settings
const choose = (as: Person, body: unknown) => app.put('/settings/notifications/', { as, body })
const listed = async (as: Person, page = 1) => (await app.get(`/notifications/?page=${page}`, { as })).body
const unread = async (as: Person) => (await app.get('/notifications/unread/', { as })).body.unread_count
const read = (as: Person, body: object) => app.post('/notifications/read/', { as, body })

let events = 0
const tell = (to: Person, more: Partial<Told> = {}) =>
  app.notifications.tell(app.db, {
    userId: to.id,
    kind: 'security',
    eventKey: `test:${events++}`,
    title: 'Your password was changed',
    ...more,
  })

test('until ana chooses, the defaults hold: everything but marketing, daily', async () => {
  const seeker = await ana(app)
  expect(await settings(seeker)).toEqual({
    job_alerts: true,
    application_updates: true,
    messages: true,
    marketing: false,
    frequency: 'daily',
  })
})

test('ana changes one thing, and the rest stays as it is', async () => {
  const seeker = await ana(app)
  const first = await choose(seeker, { messages: false })
  expect(first.status).toBe(200)
  expect(first.body.settings).toEqual({ ...defaultNotificationSettings, messages: false })
  await choose(seeker, { frequency: 'weekly', marketing: true })
  expect(await settings(seeker)).toEqual({
    ...defaultNotificationSettings,
    messages: false,
    marketing: true,
    frequency: 'weekly',
  })
  expect((await choose(seeker, {})).body.settings).toMatchObject({ messages: false, frequency: 'weekly' })
})

test('two changes at the same moment are both kept, and another seeker’s choice is untouched', async () => {
  const [seeker, other] = [await ana(app), await ben(app)]
  await Promise.all([
    choose(seeker, { job_alerts: false }),
    choose(seeker, { messages: false }),
    choose(seeker, { frequency: 'immediately' }),
  ])
  expect(await settings(seeker)).toMatchObject({
    job_alerts: false,
    messages: false,
    application_updates: true,
    frequency: 'immediately',
  })
  expect(await settings(other)).toEqual(defaultNotificationSettings)
})

test('ana’s settings stand at top level too, when they are read and when they are changed', async () => {
  const seeker = await ana(app)
  const read = await app.get('/settings/notifications/', { as: seeker })
  const version = expect.any(String)
  expect(read.body).toEqual({
    ...defaultNotificationSettings,
    settings: defaultNotificationSettings,
    version,
  })
  const chosen = { ...defaultNotificationSettings, frequency: 'weekly' }
  const changed = await choose(seeker, { frequency: 'weekly' })
  expect(changed.body).toEqual({ ...chosen, settings: chosen, version })
})

test('a frequency that nobody offers is refused at its field, and nothing changes', async () => {
  const seeker = await ana(app)
  const { status, body } = await choose(seeker, { frequency: 'hourly', messages: false })
  expect(status).toBe(400)
  expect(body.errors).toEqual({ frequency: ['Choose immediately, daily or weekly'] })
  expect((await choose(seeker, { messages: 'no' })).status).toBe(400)
  expect(await settings(seeker)).toEqual(defaultNotificationSettings)
})

test('strangers have no settings and no list', async () => {
  const answers = [
    await app.get('/settings/notifications/'),
    await app.put('/settings/notifications/', { body: { messages: false } }),
    await app.get('/notifications/'),
    await app.get('/notifications/unread/'),
    await app.post('/notifications/read/', { body: { up_to: 5 } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
})

test('ana is told once, however often it is met, and reads it in her list, newest first', async () => {
  const seeker = await ana(app)
  const once = {
    eventKey: 'payment:1:paid',
    kind: 'payment',
    title: 'Paid',
    path: '/subscription/plans',
  } as const
  const met = await Promise.all(Array.from({ length: 5 }, () => tell(seeker, once)))
  expect(met.filter(Boolean)).toHaveLength(1)
  app.clock.advance({ minutes: 1 })
  await tell(seeker, { title: 'A second one', text: 'With more of it.' })
  const { count, unread_count, results } = await listed(seeker)
  expect([count, unread_count]).toEqual([2, 2])
  expect(results).toMatchObject([
    { kind: 'security', title: 'A second one', text: 'With more of it.', path: '', read_at: null },
    { kind: 'payment', title: 'Paid', text: '', path: '/subscription/plans', read_at: null },
  ])
  expect(Object.keys(results[0]).sort()).toEqual([
    'created_at',
    'id',
    'kind',
    'path',
    'read_at',
    'said',
    'text',
    'title',
  ])
  expect(results[0].created_at).toBe(app.clock.now().toISOString())
})

test('the same event of two seekers is told to both, and one that was not kept is told to nobody', async () => {
  const [seeker, other] = [await ana(app), await ben(app)]
  expect(await tell(seeker, { eventKey: 'same' })).toBe(true)
  expect(await tell(other, { eventKey: 'same' })).toBe(true)
  const failing = app.db.transaction().execute(async (tx) => {
    await app.notifications.tell(tx, { userId: seeker.id, kind: 'export', eventKey: 'gone', title: 'Gone' })
    throw new Error('something else went wrong')
  })
  await expect(failing).rejects.toThrow('something else')
  expect((await listed(seeker)).count).toBe(1)
})

test('a title is one line without unseen signs, and leads to our own pages only', async () => {
  const seeker = await ana(app)
  await tell(seeker, { title: 'Two\nlines\u0000', path: '/applications?open=1' })
  expect((await listed(seeker)).results[0]).toMatchObject({
    title: 'Two lines',
    path: '/applications?open=1',
  })
  for (const path of ['https://evil.example/', '//evil.example', '/no-such-page']) {
    await expect(async () => tell(seeker, { path })).rejects.toThrow('our own pages')
  }
})

test('marking some as read, or all up to one, leaves the others waiting', async () => {
  const seeker = await ana(app)
  for (let count = 0; count < 5; count++) await tell(seeker)
  const ids: number[] = (await listed(seeker)).results.map(({ id }: { id: number }) => id)
  const [newest, second, third] = ids as [number, number, number]
  expect((await read(seeker, { ids: [newest] })).body).toEqual({ unread_count: 4 })
  const first = (await listed(seeker)).results[0].read_at
  expect(first).toBe(app.clock.now().toISOString())
  app.clock.advance({ minutes: 5 })
  expect((await read(seeker, { up_to: third })).body).toEqual({ unread_count: 1 })
  // Already read ones keep their time.
  expect((await read(seeker, { ids: [newest] })).body).toEqual({ unread_count: 1 })
  const { results, unread_count } = await listed(seeker)
  expect(unread_count).toBe(1)
  expect(results[0].read_at).toBe(first)
  expect(results.find(({ id }: { id: number }) => id === second).read_at).toBeNull()
  expect(await unread(seeker)).toBe(1)
  expect((await read(seeker, {})).body).toEqual({ unread_count: 1 })
})

test('ids of another seeker do nothing to theirs', async () => {
  const [seeker, other] = [await ana(app), await ben(app)]
  await tell(other)
  const [theirs] = (await listed(other)).results
  expect((await read(seeker, { ids: [theirs.id], up_to: theirs.id + 10 })).status).toBe(200)
  expect(await unread(other)).toBe(1)
  expect(await listed(seeker)).toMatchObject({ count: 0, results: [] })
})

test('the list comes in pages', async () => {
  const seeker = await ana(app)
  for (let count = 0; count <= NOTIFICATIONS_PER_PAGE; count++)
    await tell(seeker, { title: `Number ${count}` })
  const [first, second] = [await listed(seeker), await listed(seeker, 2)]
  expect(first.results).toHaveLength(NOTIFICATIONS_PER_PAGE)
  expect(second.results.map(({ title }: { title: string }) => title)).toEqual(['Number 0'])
  expect([first.count, second.count]).toEqual([NOTIFICATIONS_PER_PAGE + 1, NOTIFICATIONS_PER_PAGE + 1])
  expect((await app.get('/notifications/?page=0', { as: seeker })).status).toBe(400)
})

test('what was told more than 180 days ago goes with the hourly upkeep', async () => {
  const seeker = await ana(app)
  const told = app.clock.now()
  await tell(seeker, { title: 'Old' })
  app.clock.advance({ days: 1 })
  await tell(seeker, { title: 'Newer' })
  app.clock.set(new Date(told.getTime() + 180 * 24 * 60 * 60 * 1000))
  await app.notifications.sweep()
  const all = () =>
    app.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', seeker.id)
      .orderBy('id')
      .execute()
  expect(await all()).toHaveLength(2)
  app.clock.advance({ minutes: 1 })
  await app.notifications.sweep()
  expect(await all()).toEqual([{ title: 'Newer' }])
})
