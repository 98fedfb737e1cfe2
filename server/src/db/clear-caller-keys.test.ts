/** @module-tag security */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards, pay, taken } from '../../test/paying.ts'
import { ana } from '../../test/people.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { callerKeyOf } from '../lib/secrets/caller-key.ts'
import { createClearCallerKeys } from './clear-caller-keys.ts'

/** A client may use a card number as its key. */
const CARD = cards.mastercard

let app: TestApp
beforeAll(async () => {
  app = await startApp({ payments: {} })
})
afterAll(() => app.close())

async function dump(): Promise<string> {
  const tables = ['idempotency_keys', 'payments', 'applications'] as const
  const rows = await Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

test('of a key that is a card number nothing readable is kept, whichever call it names, and a repeat is known by it', async () => {
  const her = await ana(app)
  const headers = { 'idempotency-key': CARD }
  const add = () =>
    app.post('/job-applications/', { as: her, body: { job_title: 'Tutor', employer_name: 'Acme' }, headers })
  const buy = () => pay(app, her, cards.visa, { key: CARD })
  for (const call of [add, buy]) {
    const first = await call()
    const again = await call()
    expect(first.status).toBeLessThan(300)
    expect(again).toMatchObject({ status: first.status, body: first.body })
  }
  expect(await dump()).not.toContain(CARD)
})

test('a call that a process of the version before has made is not made again, while both answer', async () => {
  const her = await ana(app)
  const key = crypto.randomUUID()
  const first = await pay(app, her, cards.visa, { key })
  const { kept } = callerKeyOf(app.secrets, key)
  const before = taken(app).length
  await app.db.updateTable('idempotency_keys').set({ key }).where('key', '=', kept).execute()
  await app.db.updateTable('payments').set({ caller_key: key }).where('caller_key', '=', kept).execute()
  expect((await pay(app, her, cards.visa, { key })).body).toEqual(first.body)
  // Works without the kept answer too.
  await app.db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
  expect((await pay(app, her, cards.visa, { key })).body.payment_id).toBe(first.body.payment_id)
  expect(taken(app)).toHaveLength(before)
})

test('two days later nothing is left of keys in clear', async () => {
  const her = await ana(app)
  const key = crypto.randomUUID()
  const headers = { 'idempotency-key': key }
  const added = await app.post('/job-applications/', { as: her, body: { job_title: 'Tutor' }, headers })
  await pay(app, her, cards.visa, { key })
  const { kept } = callerKeyOf(app.secrets, key)
  await app.db.deleteFrom('idempotency_keys').execute()
  await app.db.updateTable('payments').set({ caller_key: key }).where('caller_key', '=', kept).execute()
  await app.db.updateTable('applications').set({ added_key: key }).where('id', '=', added.body.id).execute()
  const clearKeys = createClearCallerKeys(app)

  await clearKeys.sweep()
  expect(await dump()).not.toContain(kept)
  app.clock.advance({ minutes: 48 * 60 + 1 })
  await clearKeys.sweep()
  expect(await dump()).not.toContain(key)
  expect((await dump()).split(kept)).toHaveLength(3)
})
