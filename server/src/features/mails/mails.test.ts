import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningInbox, startInbox } from '@hanap/standins/inbox/inbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { helloMail, openMails } from '../../../test/mailing.ts'
import { createTestClock, type TestClock } from '../../../test/test-clock.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { openQueue, type Queue } from '../../tasks/queue.ts'
import { worker } from '../../tasks/task.ts'
import { defineEmail } from './rules/define-email.ts'
import { MOST_TRIES } from './rules.ts'
import { sendMail } from './tasks.ts'

let folder: string
let inbox: RunningInbox
let database: Awaited<ReturnType<typeof createTestDatabase>>
let queue: Queue
let clock: TestClock
let mails: ReturnType<typeof openMails>
const lines: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-mails-'))
  inbox = await startInbox({ dataDir: folder, slowMs: 60_000 })
  database = await createTestDatabase()
  queue = await openQueue(database.url, () => {})
  await queue.prepare([worker(sendMail, async () => {})])
})
afterAll(async () => {
  await queue.stop()
  await inbox.close()
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  clock = createTestClock('2026-11-20T09:00:00Z')
  inbox.clear()
  inbox.control({ fault: 'none' })
  lines.length = 0
  await database.db.deleteFrom('mails').execute()
  await database.db.deleteFrom('mail_suppressions').execute()
  await database.pool.query('delete from pgboss.job')
  mails = openMails({
    db: database.db,
    clock,
    smtpUrl: inbox.smtpUrl,
    enqueue: queue.enqueue,
    log: (line) => lines.push(line),
  })
  return () => mails.close()
})

const rows = () => database.db.selectFrom('mails').selectAll().orderBy('id').execute()
const tasks = async (): Promise<number[]> =>
  (
    await database.pool.query("select data->>'mail_id' as id from pgboss.job where name = 'send-mail'")
  ).rows.map(({ id }: { id: string }) => Number(id))
const only = async () => {
  const [row, ...more] = await rows()
  if (!row || more.length > 0) throw new Error(`one mail was expected, not ${more.length + (row ? 1 : 0)}`)
  return row
}
const deliverOnly = async () => mails.deliver((await only()).id)

test('a mail and its task are there if and only if what it tells of was kept', async () => {
  await database.db.transaction().execute((tx) => mails.greet('ana@example.com', { tx }))
  const { id } = await only()
  expect(await tasks()).toEqual([id])
  const failing = database.db.transaction().execute(async (tx) => {
    await mails.greet('ben@example.com', { tx })
    throw new Error('something else went wrong')
  })
  await expect(failing).rejects.toThrow('something else')
  expect(await tasks()).toEqual([id])
  expect(await rows()).toHaveLength(1)
})

test('ana gets her mail, and what it said is erased here', async () => {
  await mails.greet('ana@example.com', { name: 'Ana' })
  const waiting = await only()
  expect(waiting.sealed_data).toBeTruthy()
  expect(waiting.sealed_data).not.toContain('Ana')
  await deliverOnly()
  expect(await only()).toMatchObject({ state: 'sent', sealed_data: null, tries: 1, problem: null })
  const [mail] = inbox.messages()
  expect(mail).toMatchObject({ subject: 'Hello, Ana', message_id: waiting.message_id })
  expect(mail?.headers['auto-submitted']).toBe('auto-generated')
  expect(lines).toEqual([])
})

test('a thousand deliveries of one mail send one mail', async () => {
  await mails.greet('ana@example.com')
  const { id } = await only()
  await Promise.all(Array.from({ length: 1000 }, () => mails.deliver(id)))
  expect(inbox.messages()).toHaveLength(1)
  await mails.deliver(id)
  expect(inbox.messages()).toHaveLength(1)
  expect(await only()).toMatchObject({ state: 'sent', tries: 1 })
})

test('a mail server that puts us off gets the same mail again, and it arrives once', async () => {
  await mails.greet('ana@example.com')
  inbox.control({ fault: 'try-later', times: 2 })
  await expect(deliverOnly()).rejects.toThrow('was not sent yet')
  expect(await only()).toMatchObject({ state: 'waiting', tries: 1, problem: expect.stringContaining('450') })
  await expect(deliverOnly()).rejects.toThrow('was not sent yet')
  await deliverOnly()
  expect(await only()).toMatchObject({ state: 'sent', tries: 3, problem: null })
  expect(inbox.messages()).toHaveLength(1)
})

test('a mail that is put off again and again is given up in the end, and its content erased', async () => {
  await mails.greet('full@example.com')
  for (let count = 1; count < MOST_TRIES; count += 1)
    await expect(deliverOnly()).rejects.toThrow('not sent yet')
  await deliverOnly()
  expect(await only()).toMatchObject({ state: 'failed', sealed_data: null, tries: MOST_TRIES })
})

test.each([
  ['cut', 1],
  ['slow', 0],
] as const)('a sending that may have arrived (%s) is never repeated', async (fault, arrived) => {
  const hasty = openMails({
    db: database.db,
    clock,
    smtpUrl: inbox.smtpUrl,
    patience: 1000,
    log: (line) => lines.push(line),
  })
  await mails.greet('ana@example.com')
  const { id } = await only()
  inbox.control({ fault })
  await hasty.deliver(id)
  hasty.close()
  expect(await only()).toMatchObject({ state: 'unknown', sealed_data: null })
  expect(inbox.messages()).toHaveLength(arrived)
  await mails.deliver(id)
  expect(inbox.messages()).toHaveLength(arrived)
  expect(lines).toHaveLength(1)
})

test('a mail that the server will never take fails at once', async () => {
  await mails.greet('ana@example.com')
  inbox.control({ fault: 'refuse' })
  await deliverOnly()
  expect(await only()).toMatchObject({ state: 'failed', tries: 1 })
  expect(await database.db.selectFrom('mail_suppressions').selectAll().execute()).toEqual([])
})

test('an address that does not exist gets no more mail, until half a year has passed', async () => {
  await mails.greet('bounce@example.com')
  await deliverOnly()
  expect(await only()).toMatchObject({ state: 'failed' })
  await mails.greet('Bounce@Example.com')
  const [, second] = await rows()
  expect(second).toMatchObject({ state: 'suppressed', sealed_data: null, settled_at: expect.any(Date) })
  expect(await tasks()).not.toContain(second?.id)
  // Operators read the log, so it holds no address.
  expect(lines.join()).not.toContain('@')

  clock.advance({ days: 181 })
  await mails.greet('bounce@example.com')
  expect((await rows()).at(-1)).toMatchObject({ state: 'waiting' })
})

test('a mail that was queued before its address turned out not to exist is not sent', async () => {
  await mails.greet('bounce@example.com')
  await mails.greet('bounce@example.com')
  for (const { id } of await rows()) await mails.deliver(id)
  expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'suppressed'])
})

test('a person who proves the address gets mail again', async () => {
  await mails.greet('bounce@example.com')
  await deliverOnly()
  await mails.unsuppress(database.db, 'BOUNCE@example.com')
  await mails.greet('bounce@example.com')
  expect((await rows()).at(-1)).toMatchObject({ state: 'waiting' })
})

test('what a crash left in the middle of sending is unknown after the next start, and stays unsent', async () => {
  await mails.greet('ana@example.com')
  const { id } = await only()
  await database.db
    .updateTable('mails')
    .set({ state: 'sending', claimed_by: 'an earlier start', claimed_at: clock.now() })
    .execute()
  await mails.settleUnfinished()
  expect(await only()).toMatchObject({ state: 'unknown', sealed_data: null })
  await mails.deliver(id)
  expect(inbox.messages()).toEqual([])
  expect(lines).toEqual(['Mails being sent when the program ended, which are not sent again: 1.'])
})

test('a sending that runs here while another program starts is still told by its true end', async () => {
  await mails.greet('ana@example.com')
  inbox.control({ fault: 'slow', ms: 100 })
  const delivering = deliverOnly()
  const other = openMails({ db: database.db, clock, smtpUrl: inbox.smtpUrl })
  while ((await only()).state !== 'sending') await mails.sweep()
  await other.settleUnfinished()
  other.close()
  await delivering
  expect(await only()).toMatchObject({ state: 'sent', problem: null })
})

test('what waits for a day is given up, and what is settled goes after ninety days', async () => {
  await mails.greet('ana@example.com')
  clock.advance({ days: 2 })
  await mails.sweep()
  expect(await only()).toMatchObject({ state: 'failed', sealed_data: null })
  clock.advance({ days: 89 })
  await mails.sweep()
  expect(await rows()).toHaveLength(1)
  clock.advance({ days: 2 })
  await mails.sweep()
  expect(await rows()).toEqual([])
})

test('a mail whose content cannot be opened or written fails, and the next one is sent', async () => {
  await mails.greet('ana@example.com')
  await database.db.updateTable('mails').set({ sealed_data: 'v1.00000000.a.b.c' }).execute()
  await deliverOnly()
  expect(await only()).toMatchObject({ state: 'failed', problem: expect.stringContaining('another key') })
})

test('without a mail server nothing is kept, and the operator is told once', async () => {
  const off = openMails({ db: database.db, clock, smtpUrl: undefined, log: (line) => lines.push(line) })
  expect(off.isOn).toBe(false)
  await off.greet('ana@example.com')
  await off.greet('ben@example.com')
  expect(await rows()).toEqual([])
  expect(lines).toEqual(['SMTP_URL is not set: no mail is sent.'])
})

test('a mail that nobody registered cannot be queued', async () => {
  const stray = defineEmail<object>('stray', () => ({ subject: '', preheader: '', paragraphs: [] }))
  const queuing = database.db
    .transaction()
    .execute((tx) => mails.queue(tx, { email: stray, to: 'ana@example.com', userId: null, data: {} }))
  await expect(queuing).rejects.toThrow("'stray' is not registered")
})

test('a closed account takes along the mail that waits for it', async () => {
  const { id: userId } = await database.db
    .insertInto('users')
    .values({
      email: 'eli@example.com',
      username: 'eli',
      first_name: 'Eli',
      last_name: 'R',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await mails.greet('eli@example.com', { userId })
  const { id } = await only()
  await database.db.deleteFrom('users').where('id', '=', userId).execute()
  expect(await rows()).toEqual([])
  await mails.deliver(id)
  expect(inbox.messages()).toEqual([])
})

test('a mail that would lead to another site is not sent', async () => {
  for (const path of ['//evil.example/x', 'https://evil.example', 'javascript:alert(1)']) {
    await database.db.transaction().execute((tx) =>
      mails.queue(tx, {
        email: helloMail,
        to: 'ana@example.com',
        userId: null,
        data: { name: 'Ana', path },
      }),
    )
  }
  for (const { id } of await rows()) await mails.deliver(id)
  expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed'])
  expect(inbox.messages()).toEqual([])
})
