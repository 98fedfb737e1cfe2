/** @module-tag operations */
import { expect, it } from 'vitest'
import { startApp } from '../../test/start-app.ts'
import { createReadiness } from './readiness.ts'

it('a process that is about to end says so, still answers, and asks for the next connection elsewhere', async () => {
  const lines: string[] = []
  const app = await startApp({ onLog: (line) => lines.push(line) })
  app.readiness.drain()
  lines.length = 0
  const ready = await app.http.inject({ url: '/readyz' })
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toMatchObject({ code: 'busy', detail: 'This process is ending.' })
  // Whoever stands before it asks every second: that is no fault that wakes anybody.
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([])
  const plans = await app.http.inject({ url: '/api/auth/subscription/plans/' })
  expect(plans.statusCode).not.toBe(503)
  expect(plans.headers['connection']).toBe('close')
  await app.close()
})

it('one among several is ready when it has read the listings, one alone before', async () => {
  const app = await startApp()
  let isRead = false
  const readiness = createReadiness({ db: app.database.db, isPrepared: () => isRead })
  await expect(readiness.check()).rejects.toThrow('The listings are being read.')
  isRead = true
  await readiness.check()
  await createReadiness({ db: app.database.db }).check()
  await app.close()
})

it('a worker answers nothing but how it is', async () => {
  const app = await startApp({ config: { role: 'worker' } })
  expect((await app.http.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await app.http.inject({ url: '/readyz' })).statusCode).toBe(200)
  expect((await app.http.inject({ url: '/api/auth/subscription/plans/' })).statusCode).toBe(401)
  expect((await app.http.inject({ url: '/' })).statusCode).toBe(404)
  await app.close()
})
