/** @module-tag security */
import { createHash, randomInt } from 'node:crypto'
import type { PaymentsCommand } from '@hanap/standins/payments/payments'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Canaries, findCanaries, readDatabaseFiles, searchFiles } from '../../../test/canary.ts'
import { everyRow } from '../../../test/every-row.ts'
import { cards, paymentOf } from '../../../test/paying.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

const number = '5555444444444457'
const canaries: Canaries = new Map([
  ['number', number],
  ['number as typed', '5555 4444 4444 4457'],
  ['number without its end', number.slice(0, 12)],
])
const CVC = '8317'
const body = paymentOf('5555 4444 4444 4457')
body.payment_details.card.cvc = CVC

const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await startApp({ payments: { slowMs: 20_000 }, onLog: (line) => void lines.push(line) })
})
afterEach(async () => {
  lines.splice(0)
  await app.cardProvider.control({ clear: 'faults' })
})
afterAll(() => app.close())

/** Leaves nothing of the card in the answer, the log or the database. */
async function payTracelessly(as: Person, given: object = body) {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answer = await app.post('/auth/subscription/payment/create/', { as, body: given, headers })
  expect(findCanaries(answer.text, canaries)).toEqual([])
  expect(findCanaries(lines.join('\n'), canaries)).toEqual([])
  // Not between hyphens: a UUID may hold these digits.
  expect(lines.join('\n')).not.toMatch(new RegExp(`(?<![-\\w])${CVC}(?![-\\w])`))
  expect(findCanaries(await everyRow(app.db), canaries)).toEqual([])
  return answer
}

describe('A card leaves no trace', () => {
  type Fault = Extract<PaymentsCommand, { fault: unknown }>
  test.each(
    (['create', 'method', 'attach'] as const).flatMap((on) =>
      (['500', 'html', 'garbage', 'redirect', 'hangup'] as const).map((fault) => [fault, on] as const),
    ),
  )('where the provider answers with %s to what is asked of it at %s', async (fault, on) => {
    const command: Fault = { fault, on, times: 2 }
    await app.cardProvider.control(command)
    const answer = await payTracelessly(await ana(app))
    expect(answer.status).toBe(on === 'attach' ? 200 : 502)
    expect(lines).not.toEqual([])
  })

  test.each(['payments', 'payment_events', 'idempotency_keys'])(
    'where the database fails in the middle of it, for want of %s',
    async (table) => {
      const her = await ana(app)
      await app.database.pool.query(`alter table ${table} rename to away`)
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const answer = await app.post('/auth/subscription/payment/create/', { as: her, body, headers })
      await app.database.pool.query(`alter table away rename to ${table}`)
      expect(answer.status).toBe(500)
      expect(lines.join('\n')).toContain(answer.body.incident)
      expect(findCanaries(lines.join('\n') + answer.text, canaries)).toEqual([])
      expect(findCanaries(await everyRow(app.db), canaries)).toEqual([])
    },
  )

  test('where it cannot be read', async () => {
    const her = await ana(app)
    const sent = [
      `{"plan_id":3,"payment_details":{"card":{"number":${number}`,
      `{"plan_id":3,"payment_details":{"card":"${number}"}}`,
      `{"plan_id":3,"payment_details":{"card":{"number":"${number}","exp_month":"${number}"}}}`,
      `{"plan_id":"${number}"}`,
      `"${number}"`,
    ]
    for (const payload of sent) {
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/auth/subscription/payment/create/',
        headers: { authorization: `Token ${her.token}`, 'content-type': 'application/json' },
        payload,
      })
      expect(answer.statusCode).toBe(400)
      expect(findCanaries(answer.body + lines.join('\n'), canaries)).toEqual([])
    }
    expect(findCanaries(await everyRow(app.db), canaries)).toEqual([])
  })
})

/** As people type them, some mistyped by a digit. */
const anyCards = fc.sample(
  fc.record({
    start: fc.constantFrom('4', '51', '5555', '2221', '34', '62'),
    digits: fc.stringMatching(/^\d{15}$/),
    isRight: fc.boolean(),
    gap: fc.constantFrom('', ' ', '  '),
  }),
  { numRuns: 100, seed: 20_261_120 },
)
const luhnEnd = (digits: string) => {
  const doubled = [...digits].toReversed().map((digit, place) => (place % 2 ? +digit : +digit * 2))
  return (10 - (doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10)) % 10
}

/** Valid, and used by no other test. */
function madeCard(last: number): string {
  const most = `4${randomInt(1e12, 1e13 - 1)}${last}`
  return `${most}${luhnEnd(most)}`
}

test('of a hundred cards of any number, however they are typed and whatever comes of them, nothing stays', async () => {
  const her = await ana(app)
  const traces = new Map<string, string>()
  const ends = new Set<number>()
  for (const [place, { start, digits, isRight, gap }] of anyCards.entries()) {
    const most = (start + digits).slice(0, 15)
    const whole = `${most}${(luhnEnd(most) + (isRight ? 0 : 1)) % 10}`
    const typed = whole.replace(/(.{4})(?=.)/g, `$1${gap}`)
    traces.set(`card ${place}`, whole.slice(0, 12))
    traces.set(`card ${place} as typed`, typed.slice(0, 12))
    const card = { ...body.payment_details.card, number: typed }
    const answer = await app.post('/auth/subscription/payment/create/', {
      as: her,
      body: { ...body, payment_details: { ...body.payment_details, card } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    ends.add(answer.status)
    expect(answer.text).not.toContain(typed.slice(0, 12))
    if (place % 10 === 9) app.clock.advance({ minutes: 10 })
  }
  expect([...ends]).toContain(200)
  expect(ends.has(429)).toBe(false)
  expect(findCanaries(`${await everyRow(app.db)}\n${lines.join('\n')}`, traces)).toEqual([])
})

/** Plain, and as unsalted hashes: sixteen digits are soon guessed. */
const formsOfCard = (digits: string): [string, string][] => [
  ['number', digits],
  ...(['sha256', 'sha1', 'md5'] as const).map((kind): [string, string] => [
    kind,
    createHash(kind).update(digits).digest('hex'),
  ]),
]

test('no file of the database, nor its log, holds a paid card or a hash of it; one written and deleted is found', async () => {
  const begun = new Date()
  const her = await ana(app)
  const [paid, planted] = [madeCard(1), madeCard(2)]
  const answer = await app.post('/auth/subscription/payment/create/', {
    as: her,
    body: paymentOf(paid),
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.status).toBe(200)
  const event = { provider_event_id: planted, type: 'planted', received_at: begun }
  await app.db.insertInto('provider_events').values(event).execute()
  await app.db.deleteFrom('provider_events').where('type', '=', 'planted').execute()
  const traces: Canaries = new Map(formsOfCard(paid))
  expect(findCanaries(`${await everyRow(app.db)}\n${lines.join('\n')}`, traces)).toEqual([])
  const { found } = await searchFiles(
    readDatabaseFiles(app, begun),
    new Map([...traces, ['planted', planted]]),
  )
  expect(new Set(found.map((where) => where.replace(/^.*: /, '')))).toEqual(new Set(['planted, plain']))
})

describe('Where the browser gives the card to the provider itself', () => {
  let other: TestApp
  beforeAll(async () => {
    const { payments } = app.config
    if (!payments) throw new Error('nobody takes cards')
    other = await startApp({ config: { payments: { ...payments, cardMode: 'browser' } } })
  })
  afterAll(() => other.close())

  const create = (as: Person, payment_details: object) =>
    other.post('/auth/subscription/payment/create/', { as, body: { plan_id: 3, payment_details } })
  const { billing, card } = body.payment_details

  test('the page learns where, with the public key alone', async () => {
    const { body: told, text } = await other.get('/auth/subscription/payment/mode/', { as: await ana(other) })
    const { apiUrl, keys } = app.cardProvider
    expect(told).toEqual({ mode: 'browser', provider_url: apiUrl, public_key: keys.public })
    expect(text).not.toContain('sk_')
    const usual = await app.get('/auth/subscription/payment/mode/', { as: await ana(app) })
    expect(usual.body).toEqual({ mode: 'server', provider_url: null, public_key: null })
  })

  test('she pays with the provider’s name for it', async () => {
    const { provider_url, public_key } = (
      await other.get('/auth/subscription/payment/mode/', { as: await ana(other) })
    ).body
    const details = { card_number: cards.visa, exp_month: 12, exp_year: 2030, cvc: CVC }
    const kept = await fetch(`${provider_url}/payment_methods`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${public_key}:`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ data: { attributes: { type: 'card', details, billing } } }),
    })
    const { data } = (await kept.json()) as { data: { id: string } }
    const her = await ana(other)
    const paid = await create(her, { payment_method_id: data.id, billing })
    expect(paid.body).toMatchObject({ success: true })
  })

  test('a card is refused, and the provider hears nothing of it', async () => {
    const her = await ana(other)
    const before = app.cardProvider.received().length
    for (const details of [
      { card, billing },
      { card, billing, payment_method_id: 'pm_1' },
    ]) {
      const refused = await create(her, details)
      expect(refused.status).toBe(400)
      expect(findCanaries(refused.text, canaries)).toEqual([])
    }
    expect(app.cardProvider.received()).toHaveLength(before)
    expect(findCanaries(await everyRow(other.db), canaries)).toEqual([])
  })

  test('a name that the provider does not know pays nothing, and says what to do', async () => {
    const answer = await create(await ana(other), { payment_method_id: 'pm_ofNobody', billing })
    expect(answer.body).toMatchObject({
      success: false,
      error_message: expect.stringContaining('type it again'),
    })
  })
})
