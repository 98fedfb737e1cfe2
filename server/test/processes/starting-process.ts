// Starts repeatedly, with its database killed at another step each time: see main.test.ts.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { readConfig } from '../../src/config.ts'
import { readPidFile } from '../../src/db/embedded/embedded-leftovers.ts'
import { findFreePort } from '../../src/lib/free-port.ts'
import { startServer } from '../../src/main.ts'

/** Before the statement of that number, or after the start. */
export type Hit = number | 'ready'
/**
 * The start's error, or the status of a signup once `/readyz` succeeds. `isHit`: the database was killed; `isOpen`:
 * the port answered by then.
 */
export type Outcome = { statements: number; isHit: boolean; isOpen: boolean } & (
  | { said: string }
  | { answered: number }
)

const dataDir = process.argv[2] ?? ''
const cluster = path.join(dataDir, 'postgres', 'cluster')
let statements = 0
let hitAt: Hit = 0
let isHit = false
let port = 0
let isOpen = false

/** Intercepts every connection in this thread. */
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  statements += 1
  const say = () => Reflect.apply(query, this, given) as unknown
  if (isHit || hitAt === 0 || hitAt === 'ready' || statements < hitAt) return say()
  // A callback leaves no promise to delay; the next statement is hit.
  if (typeof given.at(-1) === 'function') return say()
  return killDatabase(this).then(say)
} as typeof query

/** Resolves once the connection has noticed. */
async function killDatabase(client?: pg.Client) {
  isHit = true
  isOpen = await answers()
  const { stream } = (client as unknown as { connection?: { stream: Socket } } | undefined)?.connection ?? {}
  const closed = stream && !stream.destroyed ? once(stream, 'close') : undefined
  process.kill(readPidFile(cluster)?.pid ?? 0, 'SIGKILL')
  await closed
}

const answers = () =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )

async function tryStart(hit: Hit): Promise<Outcome> {
  ;[statements, hitAt, isHit, isOpen] = [0, hit, false, false]
  port = await findFreePort()
  const config = readConfig({
    PORT: String(port),
    OPS_PORT: '0',
    DATA_DIR: dataDir,
    BOARD_URL: 'http://127.0.0.1:9',
    BOARD_ENABLED: 'off',
    LOG_LEVEL: 'fatal',
  })
  let server: Awaited<ReturnType<typeof startServer>>
  try {
    server = await startServer(config)
  } catch (error) {
    return { statements, isHit, isOpen, said: error instanceof Error ? error.message : String(error) }
  }
  const begun = statements
  if (hit === 'ready') await killDatabase()
  try {
    return { statements: begun, isHit, isOpen, answered: await signUp(server.url) }
  } finally {
    await server.close()
  }
}

/** Retries as a browser would. */
async function signUp(url: string): Promise<number> {
  await insist(`${url}/readyz`)
  const username = `ana_${randomBytes(4).toString('hex')}`
  const password = 'mangga-at-bagoong-7'
  const answer = await insist(`${url}/api/auth/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Ana',
      last_name: 'Reyes',
      username,
      email: `${username}@example.com`,
      password,
      confirm_password: password,
      account_type: 'jobseeker',
    }),
  })
  return answer.status
}

async function insist(url: string, request?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, request)
    if (answer.status !== 503) return answer
    await new Promise((done) => setTimeout(done, 0))
  }
}

process.on('message', (hit: Hit) => {
  void tryStart(hit).then((outcome) => process.send?.(outcome))
})
process.once('disconnect', () => process.exit(1))
