/** @module-tag operations */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { findFreePort } from '../lib/free-port.ts'
import { createLog } from '../lib/log.ts'
import { createRecentErrors } from '../lib/recent-errors.ts'
import { createFigures } from './figures.ts'
import { createMetrics } from './metrics.ts'
import { tellOperator } from './tell-operator.ts'

let app: TestApp
const lines: string[] = []
const metrics = createMetrics({ role: 'worker', version: '1.0.0', commit: 'abc' })
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const tell = (opsPort: number, isOpsPortChosen: boolean) =>
  tellOperator({
    config: { opsPort, isOpsPortChosen, role: 'worker', boardSyncMinutes: 15, boardEnabled: true },
    build: { version: '1.0.0', commit: 'abc' },
    readiness: app.readiness,
    metrics,
    errors: createRecentErrors(),
    readFigures: createFigures({
      db: app.db,
      clock: app.clock,
      pool: app.database.pool.counts,
      replicas: () => ({ fresh: 0, all: 0 }),
      index: app.index,
      sourceIds: ['olj'],
      dataDir: app.folder,
      log: () => {},
    }),
    log: createLog('warn', { write: (line) => void lines.push(line) }),
  })

it('shows a worker on its own port too, with a page that runs no script and only its own style', async () => {
  const port = await findFreePort()
  const close = await tell(port, true)
  const page = await fetch(`http://127.0.0.1:${port}/`)
  const text = await page.text()
  expect(text).toContain('role worker')
  expect(text).not.toContain('>Search<')
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
  expect(policy).toContain("default-src 'none'")
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('hanap_ready 1')
  app.readiness.drain()
  const ending = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect([ending.status, await ending.text()]).toEqual([503, 'This process is ending.\n'])
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await close()
})

it('stops the start where the port that was asked for is taken, and only says so where nobody asked', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(tell(port, true)).rejects.toThrow('OPS_PORT cannot be used')
  const close = await tell(port, false)
  expect(lines.join()).toContain('set OPS_PORT')
  await close()
  await (await tell(0, true))()
  await new Promise((resolve) => other.close(resolve))
})
