/** @module-tag security */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cards, paidPeriods, pay, readPayment, stillProcessing, taken, verify } from '../../../test/paying.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

/** Timeouts of calls to the provider, and their triggers. */
const deadlines: { ms: number; end: () => void }[] = []

let app: TestApp
let her: Person
beforeAll(async () => {
  const patience = {
    pause: async () => {},
    deadline(ms: number) {
      const ending = new AbortController()
      deadlines.push({ ms, end: () => ending.abort() })
      return ending.signal
    },
  }
  app = await startApp({ payments: { patience }, now: '2026-11-20T09:00:00Z' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  await app.cardProvider.control({ clear: 'faults' })
  await app.cardProvider.control({ clear: 'received' })
  deadlines.splice(0)
  her = await ana(app)
})

const control = (given: Parameters<TestApp['cardProvider']['control']>[0]) => app.cardProvider.control(given)
const intent = () => app.cardProvider.intents().at(-1)
const rowOf = () =>
  app.db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', her.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const calls = () => app.cardProvider.received().map(({ area }) => area)

async function lookLater() {
  app.clock.advance({ minutes: 1 })
  await app.cardProvider.control({ clear: 'received' })
  await app.payments.settleDue()
}

describe('A payment that failed here is cancelled at the provider too, so that it cannot be paid later', () => {
  test.each(['500', 'hangup', 'garbage', 'in-progress', '429', 'redirect'] as const)(
    'after a card that could not be handed over (%s)',
    async (fault) => {
      await control({ fault, on: 'method', times: 2 })
      expect((await pay(app, her)).status).toBe(502)
      expect(await rowOf()).toMatchObject({ state: 'failed', next_look_at: new Date('2026-11-20T09:00:05Z') })
      expect(intent()?.status).toBe('awaiting_payment_method')
      await lookLater()
      expect(intent()?.status).toBe('cancelled')
      expect(await rowOf()).toMatchObject({ state: 'failed', next_look_at: null })
      await lookLater()
      expect(calls()).toEqual([])
    },
  )

  test('after a provider that never answered its creation, once its id there is found', async () => {
    await control({ fault: 'hangup-after', on: 'create', times: 2 })
    expect((await pay(app, her)).status).toBe(502)
    expect(await rowOf()).toMatchObject({ state: 'failed', provider_id: null })
    await lookLater()
    expect(intent()?.status).toBe('cancelled')
    expect(await rowOf()).toMatchObject({ state: 'failed', provider_id: intent()?.id, next_look_at: null })
  })

  test.each([cards.poor, cards.stolen])('after a declined card (%s), and its words stay', async (number) => {
    const { body } = await pay(app, her, number)
    expect(intent()?.status).toBe('awaiting_payment_method')
    await lookLater()
    expect(calls()).toEqual(['retrieve', 'cancel'])
    expect(intent()?.status).toBe('cancelled')
    const { body: read } = await readPayment(app, her, body.payment_id)
    expect(read).toMatchObject({ status: 'FAILED', error_message: body.error_message })
    await lookLater()
    expect(calls()).toEqual([])
  })

  test('after a bank that declined on its page', async () => {
    const { payment_id: id } = (await pay(app, her, cards.declinedAtBank)).body
    await control({ authenticate: id, answer: 'authorize' })
    const { error_message } = await verify(app, her, id)
    await lookLater()
    expect(intent()?.status).toBe('cancelled')
    expect(await verify(app, her, id)).toEqual({ success: false, status: 'failed', error_message })
  })

  test('for three days at most, if the provider keeps failing', async () => {
    await pay(app, her, cards.poor)
    await control({ fault: '500', on: 'cancel', times: 1000 })
    await lookLater()
    expect((await rowOf()).next_look_at).not.toBeNull()
    app.clock.advance({ days: 3, minutes: -3 })
    await lookLater()
    expect((await rowOf()).next_look_at).not.toBeNull()
    app.clock.advance({ minutes: 59 })
    await lookLater()
    expect(await rowOf()).toMatchObject({ state: 'failed', next_look_at: null })
  })
})

describe('A charge that the provider says is under way', () => {
  test('is looked up, and shown as the provider has it', async () => {
    const before = taken(app).length
    await control({ fault: 'hangup-after', on: 'attach' })
    await control({ fault: 'in-progress', on: 'attach' })
    const { body } = await pay(app, her)
    expect(body.success).toBe(true)
    expect((await readPayment(app, her, body.payment_id)).body.status).toBe('PAID')
    expect(taken(app)).toHaveLength(before + 1)
  })

  test('is processing while its end is unknown, and is never called uncharged', async () => {
    await control({ fault: 'in-progress', on: 'attach' })
    const { body } = await pay(app, her)
    expect(body).toEqual(stillProcessing)
    expect(await verify(app, her, body.payment_id)).toEqual({ success: false, status: 'processing' })
    app.clock.advance({ minutes: 2 })
    await lookLater()
    expect(await verify(app, her, body.payment_id)).toMatchObject({ status: 'failed' })
    expect(intent()?.status).toBe('cancelled')
  })
})

test('a charge has twenty seconds and the check after it five, then the payment is processing', async () => {
  await control({ fault: 'timeout', on: 'attach' })
  await control({ fault: 'timeout', on: 'retrieve' })
  const pressed = pay(app, her)
  const waitsFor = async (area: string) => {
    await expect.poll(calls).toContain(area)
    return deadlines.at(-1)
  }
  const charge = await waitsFor('attach')
  expect(charge?.ms).toBe(20_000)
  charge?.end()
  const look = await waitsFor('retrieve')
  expect(look?.ms).toBe(5000)
  look?.end()
  const { body } = await pressed
  expect(body).toEqual({ ...stillProcessing, payment_id: intent()?.id })
  expect(await paidPeriods(app, her)).toEqual([])
})
