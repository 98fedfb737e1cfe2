import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cards, paidPeriods, pay, readPayment, stillProcessing, taken, verify } from '../../../test/paying.ts'
import { ana, ben, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let her: Person
let charged: number
/** Timeouts of calls to the provider; tests trigger the last one. */
const patiences: AbortController[] = []
beforeAll(async () => {
  const deadline = () => {
    const patience = new AbortController()
    patiences.push(patience)
    return patience.signal
  }
  // Pauses before a retry pass at once.
  const patience = { deadline, pause: async () => {} }
  app = await startApp({ payments: { patience }, now: '2026-11-20T09:00:00Z' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  await app.cardProvider.control({ clear: 'faults' })
  await app.cardProvider.control({ clear: 'received' })
  her = await ana(app)
  charged = taken(app).length
})

const control = (given: Parameters<TestApp['cardProvider']['control']>[0]) => app.cardProvider.control(given)
const silences = () => app.cardProvider.received().filter(({ outcome }) => outcome === 'timeout')
/** For a silent provider, triggers the call's timeout. */
async function outwait(fault: string) {
  if (fault !== 'timeout') return
  await expect.poll(silences).toHaveLength(1)
  patiences.at(-1)?.abort()
}
const looks = () => app.cardProvider.received().filter(({ area }) => area === 'retrieve')
const chargesSince = () => taken(app).length - charged
const bankPage = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/3d-secure\//)

describe('The answer of the charge was lost', () => {
  test.each(['hangup-after', '500-after'] as const)(
    'and the bank asks for her (%s): she is led to its page all the same',
    async (fault) => {
      await control({ fault, on: 'attach', times: 2 })
      const { status, body } = await pay(app, her, cards.bankPage)
      expect([status, body]).toEqual([
        200,
        {
          success: false,
          requires_action: true,
          payment_id: expect.stringMatching(/^pi_/),
          next_action_url: bankPage,
        },
      ])
      await control({ authenticate: body.payment_id, answer: 'authorize' })
      expect(await verify(app, her, body.payment_id)).toEqual({ success: true, status: 'paid' })
      expect(chargesSince()).toBe(1)
    },
  )

  test.each(['hangup-after', '500-after', 'garbage', 'html'] as const)(
    'after one that was done before (%s): what became of it is told at once',
    async (fault) => {
      await control({ fault: 'hangup-after', on: 'attach' })
      await control({ fault, on: 'attach' })
      const { body } = await pay(app, her)
      expect(body).toEqual({ success: true, payment_id: expect.stringMatching(/^pi_/) })
      const { body: read } = await app.get('/auth/subscription/payments/', { as: her })
      expect(read.results).toMatchObject([{ status: 'PAID', next_action_url: null }])
      expect(chargesSince()).toBe(1)
      expect(await paidPeriods(app, her)).toHaveLength(1)
      expect(looks()).toHaveLength(1)
    },
  )

  test('and the card was declined: she is told why, and may take another', async () => {
    await control({ fault: 'hangup-after', on: 'attach', times: 2 })
    const { body } = await pay(app, her, cards.poor)
    expect(body).toMatchObject({
      success: false,
      error_message: expect.stringContaining('t have enough money'),
    })
    expect((await pay(app, her)).body.success).toBe(true)
    expect(chargesSince()).toBe(1)
  })

  test.each(['500', 'timeout', 'hangup', 'garbage', '429'] as const)(
    'and the provider cannot be asked either (%s): it is being processed, until it can',
    async (fault) => {
      await control({ fault: 'hangup-after', on: 'attach', times: 2 })
      await control({ fault, on: 'retrieve', times: 2 })
      const paying = pay(app, her, cards.bankPage)
      await outwait(fault)
      const { body } = await paying
      expect(body).toEqual(stillProcessing)
      await control({ clear: 'faults' })
      expect(await verify(app, her, body.payment_id)).toEqual({
        success: false,
        status: 'processing',
        next_action_url: bankPage,
      })
    },
  )

  test.each(['hangup', '500', 'timeout'] as const)(
    'or it never arrived (%s): nobody can know yet, so it is being processed, and given up later',
    async (fault) => {
      await control({ fault, on: 'attach', times: 2 })
      const paying = pay(app, her)
      await outwait(fault)
      const { body } = await paying
      expect(body).toEqual(stillProcessing)
      expect(await verify(app, her, body.payment_id)).toEqual({ success: false, status: 'processing' })
      app.clock.advance({ minutes: 3 })
      await app.payments.settleDue()
      expect(await verify(app, her, body.payment_id)).toMatchObject({ status: 'failed' })
      expect(app.cardProvider.intents().at(-1)?.status).toBe('cancelled')
      expect(chargesSince()).toBe(0)
    },
  )
})

test('while her bank waits for her, she alone is told where, wherever she looks', async () => {
  const { payment_id: id, next_action_url: url } = (await pay(app, her, cards.bankPage)).body
  expect(url).toEqual(bankPage)
  const listed = async () =>
    (await app.get('/auth/subscription/payments/', { as: her })).body.results[0].next_action_url
  expect((await readPayment(app, her, id)).body.next_action_url).toBe(url)
  expect(await listed()).toBe(url)
  expect(await verify(app, her, id)).toEqual({ success: false, status: 'processing', next_action_url: url })
  expect((await readPayment(app, await ben(app), id)).text).not.toContain(url)

  await control({ authenticate: id, answer: 'authorize' })
  expect(await verify(app, her, id)).toEqual({ success: true, status: 'paid' })
  expect((await readPayment(app, her, id)).body.next_action_url).toBeNull()
  expect(await listed()).toBeNull()
})
