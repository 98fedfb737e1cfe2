/** @module-tag security */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards, pay } from '../../test/paying.ts'
import { ana } from '../../test/people.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { callerKeyOf } from '../lib/caller-key.ts'
import { hashClearKeys } from './clear-caller-keys.ts'

/** Some program may name its calls by the card it pays with. */
const CARD = cards.mastercard

let app: TestApp
beforeAll(async () => {
  app = await startApp({ payments: {} })
})
afterAll(() => app.close())

/** Every row of these tables, as a dump of the database shows them. */
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

test('keys that an earlier version kept in clear are hashed, and a repeat of its calls is known', async () => {
  const { id } = await ana(app)
  const kept = { user_id: id, claimed_by: 'an earlier version', created_at: app.clock.now(), status: 200 }
  const old = (endpoint: string, key: string) =>
    app.db
      .insertInto('idempotency_keys')
      .values({
        ...kept,
        endpoint,
        key,
        request_hash: Buffer.from(key),
        answer: JSON.stringify({ from: key }),
      })
      .execute()
  await old('/apply/', CARD)
  // One call of each version: the clear one goes.
  await old('/other/', CARD)
  await old('/other/', callerKeyOf(app.secrets, CARD).kept)

  await hashClearKeys(app.db, app.secrets)

  expect(await dump()).not.toContain(`"key":"${CARD}"`)
  const rows = await app.db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'key'])
    .where('claimed_by', '=', 'an earlier version')
    .orderBy('endpoint')
    .execute()
  const hashed = callerKeyOf(app.secrets, CARD).kept
  expect(rows).toEqual([
    { endpoint: '/apply/', key: hashed },
    { endpoint: '/other/', key: hashed },
  ])
})
