import { PAYMENT_KEYS, startPayments } from '@hanap/standins/payments/payments'
import { expect, test } from 'vitest'
import { startApp } from '../../../server/test/start-app.ts'
import { createSettableClock } from '../harness/clocks.ts'
import { openMessageDoor } from './door.ts'
import { makeOrders, playPayments } from './orders.ts'
import { impatient } from './program.ts'

// Fixed, so that a failure means this change.
const SEEDS = [882_906, 20_261_120]

test.each(SEEDS)(
  'whatever happens in whatever order, what seekers have is what they paid for, to the centavo and the millisecond',
  async (seed) => {
    const clock = createSettableClock(new Date('2026-11-20T09:00:00Z'))
    const provider = await startPayments({ now: clock.now, retryMs: 1_000_000 })
    const payments = impatient({
      url: provider.apiUrl,
      secretKey: provider.keys.secret,
      publicKey: provider.keys.public,
      webhookSecret: PAYMENT_KEYS.webhook,
      isLive: false,
      cardMode: 'server' as const,
    })
    const app = await startApp({ inbox: {}, now: clock.now(), config: { payments } })
    const move = (time: Date) => {
      clock.set(time)
      app.clock.set(time)
    }
    const door = await openMessageDoor({
      secret: payments.webhookSecret,
      now: clock.now,
      async hand({ body, signature }) {
        const headers = { 'content-type': 'application/json', 'paymongo-signature': signature }
        return (await app.post('/webhooks/card-payments/', { body, headers })).status
      },
    })
    try {
      await provider.control({ webhook: door.url, secret: payments.webhookSecret })
      const { db } = app
      const world = { app, db, provider, door, clock: { ...clock, set: move }, configured: payments }
      const orders = makeOrders(seed, 300)
      const { wrong, story, ...books } = await playPayments(world, { orders, label: String(seed) })
      console.log(`seed ${seed}: ${JSON.stringify(books)}`)
      expect([...wrong, ...door.met().wrong], `seed ${seed}\n${story.join('\n')}`).toEqual([])
      expect(books.charges).toBeGreaterThan(10)
    } finally {
      await door.close()
      await app.close()
      await provider.close()
    }
  },
  120_000,
)
