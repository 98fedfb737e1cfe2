import { expect, test } from 'vitest'
import { receiveMessages } from '../../server/test/paying.ts'
import { startApp } from '../../server/test/start-app.ts'
import { playPayments } from './payment-orders.ts'

test('whatever happens in whatever order, what seekers have is what they paid for, to the centavo and the millisecond', async () => {
  const seed = Math.floor(Math.random() * 1_000_000)
  const app = await startApp({ payments: { retryMs: 1_000_000 }, inbox: {}, now: '2026-11-20T09:00:00Z' })
  try {
    await receiveMessages(app)
    const { payments: configured } = app.config
    if (!configured) throw new Error('nobody takes cards')
    const world = { app, db: app.db, provider: app.cardProvider, configured, clock: app.clock }
    const { wrong, ...books } = await playPayments(world, { orders: 300, seed })
    console.log(`seed ${seed}: ${JSON.stringify(books)}`)
    expect(wrong, `seed ${seed}`).toEqual([])
    expect(books.charges).toBeGreaterThan(10)
  } finally {
    await app.close()
  }
}, 120_000)
