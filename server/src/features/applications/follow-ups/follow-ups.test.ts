/** @module-tag operations */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { load } from 'cheerio'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listApplications } from '../../../../test/applying.ts'
import { linkIn, mailsTo } from '../../../../test/doubles/outbox.ts'
import { ana, ben, type Person } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { createFollowUps } from './service.ts'

const program = path.join(import.meta.dirname, '../../../../test/processes/reminding-process.ts')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {}, now: '2026-11-20T01:00:00Z' })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-20T01:00:00Z'))
afterEach(async () => {
  await app.db.deleteFrom('applications').execute()
})

const change = (as: Person, id: number, body: object) => app.patch(`/job-applications/${id}/`, { as, body })

async function toFollow(as: Person, more: object = {}) {
  const body = { job_title: 'Bookkeeper', employer_name: 'Manila Books', applied_date: '2026-11-02', ...more }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const { id } = (await app.post('/job-applications/', { as, body, headers: key })).body
  await change(as, id, { follow_up_date: '2026-11-20T10:00:00+08:00' })
  return id as number
}
/** Leaves out the sign-up's mail. */
const remindersTo = async (address: string) =>
  (await mailsTo(app, address)).filter(({ subject }) => subject.startsWith('Time to ask'))
const atTen = () => app.clock.set('2026-11-20T02:00:00Z')

test('at the time that she set ana gets a mail that says what it is about and leads there', async () => {
  const seeker = await ana(app)
  const id = await toFollow(seeker, { status: 'reviewing' })
  await app.tracker.remindFollowUps()
  expect(await remindersTo(seeker.email)).toEqual([])
  atTen()
  await app.tracker.remindFollowUps()
  const [mail, ...more] = await remindersTo(seeker.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Time to ask about “Bookkeeper” at Manila Books')
  expect(mail?.text).toContain('You applied on Nov 2, 2026. Status: Under Review.')
  expect(mail?.text.replaceAll('\n', ' ')).toContain('remove the date under My Applications')
  const link = linkIn(mail)
  expect(link.pathname + link.search).toBe(`/applications?open=${id}`)
  const [listed] = await listApplications(app, seeker)
  expect(listed.reminded_at).toBe(app.clock.now().toISOString())
  expect(listed.history.at(-1)).toMatchObject({
    kind: 'reminded',
    to: '2026-11-20T02:00:00.000Z',
    source: 'hanap',
  })
})

test('of what ana added with a day the mail says the day alone, alone and in a list', async () => {
  const seeker = await ana(app)
  const texts = async () => (await remindersTo(seeker.email)).map(({ text }) => text)
  // 1:30 AM in Manila, while UTC is still on the day before.
  app.clock.set('2026-11-19T17:30:00Z')
  await toFollow(seeker, { applied_date: '2026-11-20' })
  atTen()
  await app.tracker.remindFollowUps()
  expect((await texts())[0]).toContain('You applied on Nov 20, 2026. Status')
  app.clock.set('2026-11-19T17:30:00Z')
  await toFollow(seeker, { applied_date: '2026-11-01', job_title: 'Tutor' })
  await toFollow(seeker, { applied_date: '2026-11-19', job_title: 'Editor' })
  atTen()
  await app.tracker.remindFollowUps()
  for (const day of ['Nov 1, 2026', 'Nov 19, 2026']) expect((await texts())[1]).toContain(day)
  expect((await texts()).join()).not.toMatch(/\d [AP]M\b/)
})

test('two programs that remind at once, and again, mail once', async () => {
  const seekers = await Promise.all(Array.from({ length: 5 }, () => ana(app)))
  for (const seeker of seekers) await toFollow(seeker)
  atTen()
  await Promise.all(Array.from({ length: 4 }, () => app.tracker.remindFollowUps()))
  await app.tracker.remindFollowUps()
  for (const seeker of seekers) expect(await remindersTo(seeker.email)).toHaveLength(1)
})

test('several that are due at once are one mail that lists them, oldest first', async () => {
  const seeker = await ana(app)
  const other = await ben(app)
  const ids: number[] = []
  for (const title of ['Tutor', 'Writer', 'Editor']) {
    ids.push(await toFollow(seeker, { job_title: title, employer_name: '' }))
  }
  await toFollow(other)
  atTen()
  await app.tracker.remindFollowUps()
  const [mail, ...more] = await remindersTo(seeker.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Time to ask about 3 applications')
  const places = ['“Tutor”', '“Writer”', '“Editor”'].map((title) => mail?.text.indexOf(title) ?? -1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  for (const id of ids) expect(mail?.text).toContain(`/applications?open=${id}\n`)
  expect(await remindersTo(other.email)).toHaveLength(1)
})

test('a mail lists twenty and says how many there are beyond', async () => {
  const seeker = await ana(app)
  for (let i = 0; i < 23; i += 1) await toFollow(seeker, { job_title: `Job ${i}` })
  atTen()
  await app.tracker.remindFollowUps()
  const [mail] = await remindersTo(seeker.email)
  expect(mail?.subject).toBe('Time to ask about 23 applications')
  expect(mail?.text).toContain('And 3 more, under My Applications.')
  expect(mail?.text.match(/open=/g)).toHaveLength(20)
  const listed: { reminded_at: string | null }[] = await listApplications(app, seeker)
  expect(listed.filter((one) => one.reminded_at === null)).toEqual([])
})

test.each(['hired', 'rejected'])('of what is %s nobody is reminded', async (status) => {
  const seeker = await ana(app)
  await toFollow(seeker, { status })
  atTen()
  await app.tracker.remindFollowUps()
  expect(await remindersTo(seeker.email)).toEqual([])
})

test('a date that was taken away is no reminder, and a new date is a new one', async () => {
  const seeker = await ana(app)
  const id = await toFollow(seeker)
  await change(seeker, id, { follow_up_date: '' })
  atTen()
  await app.tracker.remindFollowUps()
  expect(await remindersTo(seeker.email)).toEqual([])

  await change(seeker, id, { follow_up_date: '2026-11-20T11:00:00+08:00' })
  app.clock.set('2026-11-20T03:00:00Z')
  await app.tracker.remindFollowUps()
  const again = await change(seeker, id, { follow_up_date: '2026-11-20T12:00:00+08:00' })
  expect(again.body.reminded_at).toBeNull()
  app.clock.set('2026-11-20T04:00:00Z')
  await app.tracker.remindFollowUps()
  expect(await remindersTo(seeker.email)).toHaveLength(2)
})

test('what an employer called a job is text: no markup, no header, no line turned round', async () => {
  const seeker = await ana(app)
  const id = await toFollow(seeker)
  const title = `</p><script>alert(1)</script>\r\nBcc: eve@example.com\r\n\r\n\u202e<img src=x>${'x'.repeat(300)}`
  const job = { title, employer_name: '"><a href="https://evil.example">', url: '' }
  await app.db
    .updateTable('applications')
    .set({ sent_job: JSON.stringify(job) })
    .where('id', '=', id)
    .execute()
  atTen()
  await app.tracker.remindFollowUps()
  const [mail] = await remindersTo(seeker.email)
  expect(mail?.envelope_to).toEqual([seeker.email])
  expect(mail?.headers).not.toHaveProperty('bcc')
  expect(mail?.subject).toMatch(
    /^Time to ask about “<\/p><script>alert\(1\)<\/script> Bcc: eve@example.com <img/,
  )
  expect(mail?.subject.length).toBeLessThan(200)
  expect(mail?.subject + (mail?.text ?? '')).not.toContain('\u202e')
  const page = load(mail?.html ?? '')
  expect(page('script, img').length).toBe(0)
  for (const link of page('a:not([href*="/unsubscribe"])').toArray())
    expect(page(link).attr('href')).toContain(`/applications?open=${id}`)
})

test('without a mail server nothing is marked, and it is mailed once there is one', async () => {
  const seeker = await ana(app)
  await toFollow(seeker)
  atTen()
  const queue = () => Promise.reject(new Error('nothing is to be queued'))
  await createFollowUps({
    db: app.db,
    clock: app.clock,
    notifications: app.notifications,
    mails: { isOn: false, queue },
  })()
  expect(await listApplications(app, seeker)).toMatchObject([{ reminded_at: null }])
  await app.tracker.remindFollowUps()
  expect(await remindersTo(seeker.email)).toHaveLength(1)
})

test('a program that is killed with its mails queued has mailed nothing, and the next one does', async () => {
  const seeker = await ana(app)
  const id = await toFollow(seeker)
  // The other process uses the real clock.
  const longAgo = new Date(0)
  await app.db.updateTable('applications').set({ follow_up_at: longAgo }).where('id', '=', id).execute()
  const child = spawn(process.execPath, [program, app.database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  try {
    await Promise.race([
      once(child.stdout, 'data'),
      exit.then(() => {
        throw new Error('the program ended before it was killed')
      }),
    ])
    // Skips rows locked by the other process.
    await app.tracker.remindFollowUps()
    expect(await remindersTo(seeker.email)).toEqual([])
  } finally {
    child.kill('SIGKILL')
    await exit
  }
  // Waits until the database frees the killed process's locks.
  await app.db
    .transaction()
    .execute((tx) => tx.selectFrom('applications').select('id').where('id', '=', id).forUpdate().execute())
  await app.tracker.remindFollowUps()
  await app.tracker.remindFollowUps()
  expect(await remindersTo(seeker.email)).toHaveLength(1)
})
