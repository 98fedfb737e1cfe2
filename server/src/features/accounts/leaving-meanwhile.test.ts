import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyFor, connectBoard, listOnBoard, nextAccount, writeLetter } from '../../../test/applying.ts'
import { mailsTo } from '../../../test/doubles/outbox.ts'
import { everyRow } from '../../../test/every-row.ts'
import { cards, doPaymentTasks, pay, receiveMessages } from '../../../test/paying.ts'
import { carla, type Person, signUp } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
const log: string[] = []
beforeAll(async () => {
  app = await startApp({
    board: { slowMs: 1500 },
    payments: { retryMs: 1_000_000 },
    inbox: {},
    onLog: (line) => log.push(line),
  })
  await receiveMessages(app)
})
afterAll(() => app.close())

const leave = (person: Person) =>
  app.post('/auth/delete-account/', { as: person, body: { password: person.password } })
const lastPayment = () =>
  app.db.selectFrom('payments').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

/** Whether any table still has the address after the farewell. */
async function isKnown(person: Person) {
  await mailsTo(app, person.email)
  return (await everyRow(app.db)).includes(person.email)
}

const timesAsked = (area: string) => app.board.requests().filter((one) => one.area === area).length
const asked = (area: string, before: number) =>
  expect.poll(() => timesAsked(area), { timeout: 60_000 }).toBeGreaterThan(before)

describe('A payment', () => {
  it('that cannot be cancelled keeps the account, and says so; once it has ended the account can go', async () => {
    const person = await signUp(app, 'Paz')
    const { payment_id: id } = (await pay(app, person, cards.bankPage)).body
    await app.cardProvider.control({ fault: '500', on: 'cancel', times: 100 })
    const refused = await leave(person)
    await app.cardProvider.control({ clear: 'faults' })
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'conflict',
      'A payment is still processing. Please try again once it’s done.',
    ])
    expect((await app.get('/saved-jobs/', { as: person })).status).toBe(200)
    await app.cardProvider.control({ authenticate: id, answer: 'authorize' })
    await doPaymentTasks(app)
    expect((await leave(person)).status).toBe(200)
  })

  it('is marked when the provider refunds it afterwards, and the account stays deleted', async () => {
    const person = await signUp(app, 'Rica')
    await pay(app, person)
    await leave(person)
    const { provider_payment_id } = await lastPayment()
    await app.cardProvider.control({ refund: provider_payment_id ?? '' })
    await expect.poll(() => doPaymentTasks(app)).toBeGreaterThan(0)
    expect(await lastPayment()).toMatchObject({
      user_id: null,
      state: 'paid',
      refunded_amount: (await lastPayment()).amount,
      sealed_billing: null,
    })
    expect(await isKnown(person)).toBe(false)
  })

  it('that goes through after its account is deleted gives no month, and the operator is told', async () => {
    const person = await signUp(app, 'Luz')
    const { payment_id: id } = (await pay(app, person, cards.bankPage)).body
    await app.db.updateTable('payments').set({ state: 'failed' }).where('provider_id', '=', id).execute()
    expect((await leave(person)).status).toBe(200)
    await app.cardProvider.control({ authenticate: id, answer: 'authorize' })
    await expect.poll(() => doPaymentTasks(app)).toBeGreaterThan(0)
    const row = await lastPayment()
    expect(row).toMatchObject({ user_id: null, state: 'paid' })
    const { rows } = await sql`select id from subscription_periods where payment_id = ${row.id}`.execute(
      app.db,
    )
    expect(rows).toEqual([])
    expect(log.some((line) => line.includes(`Payment ${row.id}`))).toBe(true)
  })
})

describe('At the board', () => {
  async function connected() {
    const person = await carla(app)
    const { status } = await connectBoard(app, person, nextAccount(app))
    expect(status).toBe(200)
    return person
  }

  it('an application being sent still reaches the board, and nothing of it stays here', async () => {
    const person = await connected()
    const job = await listOnBoard(app)
    const letterId = await writeLetter(app, person, job.id, 'I keep books. [standin: slow]')
    const before = timesAsked('apply')
    const applying = applyFor(app, person, { jobId: job.id, letterId })
    await asked('apply', before)
    expect((await leave(person)).status).toBe(200)
    const { status, body } = await applying
    expect([status, body.code]).not.toContain('internal')
    expect(app.board.applications().some(({ job_id }) => job_id === job.boardId)).toBe(true)
    await app.applications.settleUnfinished()
    const { rows } = await sql`select id from applications where user_id = ${person.id}`.execute(app.db)
    expect(rows).toEqual([])
    expect(await isKnown(person)).toBe(false)
  })

  it.each(['by hand', 'in its turn'])('a sync that runs %s writes nothing afterwards', async (how) => {
    const person = await connected()
    const job = await listOnBoard(app)
    await applyFor(app, person, { jobId: job.id, letterId: await writeLetter(app, person, job.id) })
    const { id } = await app.db
      .selectFrom('integrations')
      .select('id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    await app.board.control({ fault: 'slow', on: 'sent', times: 1 })
    const before = timesAsked('sent')
    const syncing =
      how === 'by hand'
        ? app.post('/settings/integrations/sync/', { as: person }).then(({ body }) => body.code)
        : app.boardSync.takeTurn({ user_id: person.id, integration_id: id }).then(() => 'done')
    await asked('sent', before)
    expect((await leave(person)).status).toBe(200)
    expect(await syncing).not.toBe('internal')
    expect(await isKnown(person)).toBe(false)
  })
})
