import { expect, test } from 'vitest'
import { startApp } from '../../server/test/start-app.ts'
import { openMessageDoor } from './payment-door.ts'
import { makeOrders, playPayments } from './payment-orders.ts'

test('whatever happens in whatever order, what seekers have is what they paid for, to the centavo and the millisecond', async () => {
  const seed = Math.floor(Math.random() * 1_000_000)
  const app = await startApp({ payments: { retryMs: 1_000_000 }, inbox: {}, now: '2026-11-20T09:00:00Z' })
  const { payments } = app.config
  if (!payments) throw new Error('nobody takes cards')
  const door = await openMessageDoor({
    secret: payments.webhookSecret,
    now: app.clock.now,
    async hand({ body, signature }) {
      const headers = { 'content-type': 'application/json', 'paymongo-signature': signature }
      return (await app.post('/webhooks/card-payments/', { body, headers })).status
    },
  })
  try {
    await app.cardProvider.control({ webhook: door.url, secret: payments.webhookSecret })
    const { db, clock, cardProvider: provider } = app
    const world = { app, db, provider, door, clock, configured: payments }
    const orders = makeOrders(seed, 300)
    const { wrong, story, ...books } = await playPayments(world, { orders, label: String(seed) })
    console.log(`seed ${seed}: ${JSON.stringify(books)}`)
    expect([...wrong, ...door.met().wrong], `seed ${seed}\n${story.join('\n')}`).toEqual([])
    expect(books.charges).toBeGreaterThan(10)
  } finally {
    await door.close()
    await app.close()
  }
}, 120_000)
