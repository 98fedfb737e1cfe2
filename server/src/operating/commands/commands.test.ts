/** @module-tag operations */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ben, dario, signUp } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { openQueue, type Queue } from '../../tasks/queue.ts'
import { operatorCommands, readOperatorCommand } from './asked.ts'
import type { Tools } from './command.ts'

let app: TestApp
let queue: Queue
let tools: Tools
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 20 } } })
  await app.imports.importSource('olj', 'full')
  queue = await openQueue(
    app.database.url,
    (error) => {
      throw error
    },
    undefined,
    { isVisitor: true },
  )
  tools = { ...app.app, db: app.db, queue, config: app.config }
})
afterAll(async () => {
  await queue.stop()
  await app.close()
})

const run = async (...args: string[]) => {
  const asked = readOperatorCommand(args)
  if (asked === null) throw new Error('that asked for the usage')
  return asked.run(tools)
}

describe('What was typed', () => {
  it('is understood as a whole before anything is done, or refused in a line', () => {
    expect(readOperatorCommand(['--help'])).toBeNull()
    for (const [args, reason] of [
      [[], 'Usage: npm run operator'],
      [['users'], 'Usage: npm run operator'],
      [['users', 'find'], 'users find takes MAIL'],
      [['users', 'find', 'a@b.c', 'more'], 'users find takes MAIL'],
      [['users', 'find', 'a@b.c', '--state', 'failed'], 'knows no --state'],
      [['tasks', 'list', '--nonsense'], 'nonsense'],
      [['users', 'find', 'a@b.c', '--replace'], 'knows no --replace'],
      [['plans', 'give', 'a@b.c', 'basic', '--replace=yes'], 'replace'],
    ] as const)
      expect(() => readOperatorCommand(args)).toThrow(reason)
  })

  it('can be any of the commands that the usage names, each once', () => {
    const names = operatorCommands.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.every((name) => /^[a-z]+(?: [a-z-]+)?$/.test(name))).toBe(true)
  })
})

describe('For a seeker, the operator', () => {
  it('sees the plan and how much there is of an account, and nothing that was written in it', async () => {
    const person = await ben(app)
    await app.post('/auth/login/', { body: { email: person.email, password: person.password } })
    await app.put('/ai-instructions/', { as: person, body: { instructions: 'a canary' } })
    const { data, text } = await run('users', 'find', person.email.toUpperCase())
    expect(data).toMatchObject({
      id: person.id,
      plan: 'basic',
      plan_status: 'active',
      sessions: 2,
      saved_jobs: 0,
    })
    expect(text).toMatch(/plan +basic/)
    expect(text).not.toMatch(/canary|Reyes|\$argon2/)
    await expect(run('users', 'find', 'nobody@example.com')).rejects.toThrow('No account has the address')
  })

  it('ends every session, and once more does nothing', async () => {
    const person = await signUp(app)
    expect((await run('users', 'end-sessions', person.email)).data).toMatchObject({ ended: 1 })
    expect((await app.get('/saved-jobs/', { as: person })).status).toBe(401)
    expect((await run('users', 'end-sessions', person.email)).data).toMatchObject({ ended: 0 })
  })

  it('takes an address as proved', async () => {
    const person = await signUp(app)
    expect((await run('users', 'verify', person.email)).data).toMatchObject({ isNew: true })
    expect((await run('users', 'verify', person.email)).data).toMatchObject({ isNew: false })
    await expect(run('users', 'verify', 'nobody@example.com')).rejects.toThrow('No account has the address')
  })

  it.each([
    ['proved long ago', true],
    ['never proved', false],
  ])('lets mail go again to an address that was refused once, %s, and says so', async (_, isProved) => {
    const person = await signUp(app)
    if (isProved) await run('users', 'verify', person.email)
    await app.db
      .insertInto('mail_suppressions')
      .values({ address: person.email.toUpperCase(), reason: '550 no such user', since: app.clock.now() })
      .execute()
    const answer = await run('users', 'verify', person.email)
    expect(answer.data).toMatchObject({ isNew: !isProved, isMailLetThrough: true })
    expect(answer.text).toContain('No mail went there; from now on it does again.')
    expect(await app.db.selectFrom('mail_suppressions').selectAll().execute()).toEqual([])
    const again = await run('users', 'verify', person.email)
    expect(again.data).toMatchObject({ isNew: false, isMailLetThrough: false })
    expect(again.text).toContain('was verified before')
  })

  it('gives dario a month by hand, for one reason once', async () => {
    const person = await dario(app)
    const give = (reason: string) => run('plans', 'give', person.email, 'premium', '--reason', reason)
    expect((await give('the import was down')).data).toMatchObject({ isNew: true, plan_type: 'premium' })
    expect((await give('the import was down')).data).toMatchObject({ isNew: false })
    expect((await app.subscriptions.current(person.id)).plan?.name).toMatch(/premium/i)
    const second = await give('and down again')
    const rows = await app.db
      .selectFrom('subscription_periods')
      .select(['gift_reason', 'payment_id'])
      .where('user_id', '=', person.id)
      .where('plan_type', '=', 'premium')
      .execute()
    expect(second.data).toMatchObject({ isNew: true })
    expect(rows.map((row) => row.gift_reason).toSorted()).toEqual(['and down again', 'the import was down'])
    await expect(give('  ')).rejects.toThrow('--reason')
    await expect(run('plans', 'give', person.email, 'gold', '--reason', 'x')).rejects.toThrow('none of')
  })
})

describe('Of listings, the operator', () => {
  it('takes one down, which stays down while its board still shows it, until it is released', async () => {
    const { job_id: id } = await app.db.selectFrom('open_jobs').select('job_id').executeTakeFirstOrThrow()
    const isOpen = async () =>
      (await app.db.selectFrom('open_jobs').select('job_id').where('job_id', '=', id).execute()).length === 1
    await run('listings', 'take-down', String(id))
    await run('listings', 'take-down', String(id))
    expect(await isOpen()).toBe(false)
    await app.imports.importSource('olj', 'full')
    expect(await isOpen()).toBe(false)
    const { data } = await run('listings', 'find', String(id))
    expect(data).toContainEqual(expect.objectContaining({ id, withheld_at: expect.any(Date) }))
    await run('listings', 'release', String(id))
    await app.imports.importSource('olj', 'full')
    expect(await isOpen()).toBe(true)
    await expect(run('listings', 'take-down', '999999')).rejects.toThrow('There is no listing')
    await expect(run('listings', 'take-down', 'x')).rejects.toThrow('number')
  })

  it('reads what seekers reported, settles it, and sees a later word again', async () => {
    const person = await signUp(app)
    const { job_id: id } = await app.db.selectFrom('open_jobs').select('job_id').executeTakeFirstOrThrow()
    const report = () =>
      app.jobReports.report(person.id, id, { reason: 'fake', note: 'They\u001b[2J want money' })
    await report()
    const { data, text } = await run('reports', 'list')
    expect(data).toEqual([expect.objectContaining({ job_id: id, reports: 1, reasons: ['fake'] })])
    expect(text).not.toContain('\u001b')
    expect((await run('reports', 'settle', String(id))).data).toMatchObject({ settled: 1 })
    expect((await run('reports', 'list')).data).toEqual([])
    await report()
    expect((await run('reports', 'list')).data).toHaveLength(1)
  })
})

describe('Of what waits, the operator', () => {
  it('lists tasks, takes one back, and tries one that failed once more', async () => {
    const insert = async (state: string) => {
      const { rows } = await app.database.pool.query(
        `insert into pgboss.job (name, data, state, output, retry_limit) values
         ('send-mail', '{"mail_id": 7, "sealed": "canary"}', $1::text::pgboss.job_state, '{"message": "no answer for ana@example.com"}', 0)
         returning id`,
        [state],
      )
      return String(rows[0].id)
    }
    const [failed, waiting] = [await insert('failed'), await insert('created')]
    const list = await run('tasks', 'list', '--state', 'failed', '--task', 'send-mail')
    expect(list.data).toEqual([expect.objectContaining({ id: failed, about: { mail_id: 7 } })])
    expect(list.text).not.toMatch(/canary|ana@example/)
    await run('tasks', 'retry', failed)
    await expect(run('tasks', 'retry', failed)).rejects.toThrow('has not failed')
    await run('tasks', 'cancel', waiting)
    expect((await run('tasks', 'cancel', waiting)).text).toContain('before')
    const left = (await run('tasks', 'list', '--task', 'send-mail')).data as { id: string }[]
    expect(left.map(({ id }) => id)).toEqual([failed])
    await expect(run('tasks', 'cancel', 'nonsense')).rejects.toThrow('There is no task')
  })

  it('finds a payment that has no end, and looks at it again by the way the program does', async () => {
    const person = await signUp(app)
    const began = new Date(app.clock.now().getTime() - 5 * 3_600_000)
    const { id } = await app.db
      .insertInto('payments')
      .values({
        user_id: person.id,
        plan_type: 'basic',
        amount: 19_900,
        provider_key: 'of a test',
        state: 'processing',
        created_at: began,
        updated_at: began,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await run('payments', 'stuck')).data).toEqual([
      expect.objectContaining({ id, state: 'processing' }),
    ])
    expect((await run('payments', 'look', String(id))).data).toMatchObject({ id, state: 'processing' })
    await expect(run('payments', 'look', '999')).rejects.toThrow('There is no payment')
  })

  it('lists mails by state without their words, and reads what visitors wrote', async () => {
    await app.db
      .insertInto('mails')
      .values({
        to_address: 'canary@example.com',
        kind: 'welcome',
        message_id: '<7@x>',
        state: 'unknown',
        problem: 'the program ended while it was being sent',
        created_at: app.clock.now(),
        settled_at: app.clock.now(),
      })
      .execute()
    const { data, text } = await run('mails', 'list', '--state', 'unknown')
    expect(data).toEqual([expect.objectContaining({ kind: 'welcome', state: 'unknown' })])
    expect(text).not.toContain('canary')
    expect((await run('mails', 'list')).text).toBe('No mail is failed.')
    const message = { name: 'Lito', email: 'lito@example.com', subject: 'Hello', message: 'A\nquestion' }
    await app.contact.send(message, '10.0.0.1')
    expect((await run('messages', 'list')).data).toEqual([expect.objectContaining(message)])
  })
})
