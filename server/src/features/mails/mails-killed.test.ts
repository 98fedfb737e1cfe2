/** @module-tag operations */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHostileSmtp } from '../../../test/hostile-smtp.ts'
import { openMails } from '../../../test/mailing.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { createTestDatabase } from '../../../test/test-database.ts'

const program = path.join(import.meta.dirname, '../../../test/mailing-process.ts')
const clock = createTestClock()

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
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
  const mails = openMails({ db: database.db, clock, smtpUrl: `smtp://127.0.0.1:${good.port}` })
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
  // The queue hands the task out again; the next start looks first.
  await mails.deliver(id)
  await mails.settleUnfinished()
  expect(await row()).toMatchObject({ id, state: 'unknown', sealed_data: null })
  await mails.deliver(id)
  mails.close()
  expect(server.taken).toHaveLength(arrived)
  expect(good.taken).toEqual([])
  await server.close()
  await good.close()
})

test('the database is away as the server takes the mail: it is written down as sent when it is back', async () => {
  const server = await startHostileSmtp({})
  let updates = 0
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      // The first one claims the mail, the others tell how it ended.
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
