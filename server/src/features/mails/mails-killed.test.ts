/** @module-tag operations */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startHostileSmtp } from '../../../test/doubles/hostile-smtp.ts'
import { openMails } from '../../../test/mailing.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { Enqueue } from '../../tasks/queue.ts'

const program = path.join(import.meta.dirname, '../../../test/processes/mailing-process.ts')
const clock = createTestClock()

let database: Awaited<ReturnType<typeof createTestDatabase>>
const asked: object[] = []
const enqueue: Enqueue = async (_, { name }, data, options) => void asked.push({ name, ...data, ...options })
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => {
  asked.length = 0
  // The killed process uses the real time.
  clock.set(new Date())
})
afterAll(() => database.close())

test.each([
  ['before the server has the mail', 'recipient', 0],
  ['after the server has the mail and before it said so', 'text', 1],
] as const)('killed %s: it is unknown, and never sent again', async (_, at, arrived) => {
  const server = await startHostileSmtp(
    at === 'text' ? { afterText: undefined } : { on: { RCPT: undefined } },
  )
  const good = await startHostileSmtp({})
  const mails = openMails({ db: database.db, clock, smtpUrl: `smtp://127.0.0.1:${good.port}`, enqueue })
  await mails.greet('ana@example.com')
  const row = () =>
    database.db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  const { id } = await row()

  const smtpUrl = `smtp://127.0.0.1:${server.port}`
  const child = spawn(process.execPath, [program, database.url, smtpUrl, String(id)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit')
  await Promise.race([
    server.reached[at],
    exit.then(() => {
      throw new Error('the program ended before it was killed')
    }),
  ])
  child.kill('SIGKILL')
  await exit

  expect(await row()).toMatchObject({ id, state: 'sending' })
  // The redelivered task only enqueues a later check.
  asked.length = 0
  await mails.deliver(id)
  expect(asked).toEqual([{ name: 'send-mail', mail_id: id, afterSeconds: 600 }])
  clock.advance({ minutes: 11 })
  // The sending is surely over, so no check is due.
  await mails.deliver(id)
  expect(asked).toHaveLength(1)
  await mails.settleUnfinished()
  expect(await row()).toMatchObject({ id, state: 'unknown', sealed_data: null })
  await mails.deliver(id)
  mails.close()
  expect(server.taken).toHaveLength(arrived)
  expect(good.taken).toEqual([])
  await server.close()
  await good.close()
})

test('a worker that was only cut off from the database puts the mail back: another task comes for it', async () => {
  const silent = await startHostileSmtp({ on: { RCPT: undefined } })
  const good = await startHostileSmtp({})
  const [hers, others] = [silent, good].map(({ port }) =>
    openMails({ db: database.db, clock, smtpUrl: `smtp://127.0.0.1:${port}`, enqueue }),
  ) as [ReturnType<typeof openMails>, ReturnType<typeof openMails>]
  await hers.greet('carla@example.com')
  const row = () =>
    database.db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  const { id } = await row()
  const sending = hers.deliver(id)
  await silent.reached.recipient

  // The task is redelivered after a worker's silence; nothing is left to do.
  asked.length = 0
  await others.deliver(id)
  expect(asked).toEqual([{ name: 'send-mail', mail_id: id, afterSeconds: 600 }])
  silent.cutAll()
  await expect(sending).rejects.toThrow('was not sent yet')
  expect(await row()).toMatchObject({ state: 'waiting', tries: 1 })

  clock.advance({ minutes: 10 })
  await others.deliver(id)
  expect(await row()).toMatchObject({ state: 'sent', tries: 2 })
  expect(good.taken).toHaveLength(1)
  expect(asked).toHaveLength(1)
  hers.close()
  others.close()
  await silent.close()
  await good.close()
})

test('the database is away as the server takes the mail: it is written down as sent when it is back', async () => {
  const server = await startHostileSmtp({})
  let updates = 0
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      // The first update claims the mail; the next ones settle it.
      if (node.kind === 'UpdateQueryNode') updates += 1
      if (updates === 2 || updates === 3) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const mails = openMails({ db, clock, smtpUrl: `smtp://127.0.0.1:${server.port}` })
  await mails.greet('ben@example.com')
  const row = () =>
    database.db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  await mails.deliver((await row()).id)
  expect(await row()).toMatchObject({ state: 'sent', problem: null })
  expect(server.taken).toHaveLength(1)
  mails.close()
  await server.close()
})
