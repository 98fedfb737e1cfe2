import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from './listen.ts'

/**
 * As docs/running-it.md describes: checks /readyz, skips processes that are not ready, and retries where safe. Times
 * are deploy/proxy/Caddyfile's, shortened.
 */
const LOOK_EVERY_MS = 500
const LOOK_PATIENCE_MS = 2000
/** Shorter than the processes' drain. */
const KEPT_MS = 1500
/** Time to wait for a ready process. */
const NOBODY_PATIENCE_MS = 5000
const NOBODY_LOOK_MS = 50

type Target = { url: URL; agent: Agent; isReady: boolean }
type Held = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer }

export type Balancer = {
  url: string
  countReady(): number
  /** Resolves after checking each once. */
  watch(urls: readonly string[]): Promise<void>
  close(): Promise<void>
}

export async function startBalancer(): Promise<Balancer> {
  let targets: Target[] = []
  let turn = 0
  const timers: NodeJS.Timeout[] = []

  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => response.destroy())
  })
  server.keepAliveTimeout = 60_000
  const { url, close } = await listen(server)

  async function pass(incoming: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const { method = 'GET', url: path = '/', headers } = incoming
    const held = { method, path, headers, body: Buffer.concat(chunks) }
    const until = performance.now() + NOBODY_PATIENCE_MS
    for (;;) {
      const target = nextReady()
      if (target) {
        const outcome = await hand(held, target, response)
        if (outcome === 'done') return
        if (outcome === 'unclear') return refuse(response, 502)
        target.isReady = false
      } else await wait(NOBODY_LOOK_MS)
      if (performance.now() > until) return refuse(response, 503)
    }
  }

  function nextReady(): Target | undefined {
    const ready = targets.filter(({ isReady }) => isReady)
    turn += 1
    return ready[turn % ready.length]
  }

  async function look(target: Target) {
    const answer = await fetch(new URL('/readyz', target.url), {
      signal: AbortSignal.timeout(LOOK_PATIENCE_MS),
    }).catch(() => null)
    await answer?.arrayBuffer().catch(() => {})
    target.isReady = answer?.status === 200
  }

  return {
    url,
    countReady: () => targets.filter(({ isReady }) => isReady).length,
    async watch(urls) {
      targets = urls.map((url) => ({
        url: new URL(url),
        agent: new Agent({ keepAlive: true, timeout: KEPT_MS }),
        isReady: false,
      }))
      for (const target of targets) timers.push(setInterval(() => void look(target), LOOK_EVERY_MS))
      await Promise.all(targets.map(look))
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      for (const { agent } of targets) agent.destroy()
      await close()
    },
  }
}

/** @returns 'again' if another process may be tried: this one received nothing, or the request only reads */
function hand(held: Held, target: Target, response: ServerResponse): Promise<'done' | 'again' | 'unclear'> {
  const { method, path, headers, body } = held
  const isReading = method === 'GET' || method === 'HEAD'
  return new Promise((resolve) => {
    const asked = ask(new URL(path, target.url), { method, headers, agent: target.agent }, (answer) => {
      const { connection: _, 'keep-alive': __, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 502, others)
      answer.pipe(response)
      answer.once('end', () => resolve('done'))
      answer.once('error', () => {
        // Half of it may have been sent.
        response.destroy()
        resolve('done')
      })
    })
    asked.once('error', (error: Error & { code?: string }) => {
      if (response.headersSent) return
      resolve(error.code === 'ECONNREFUSED' || isReading ? 'again' : 'unclear')
    })
    response.once('close', () => asked.destroy())
    asked.end(body)
  })
}

function refuse(response: ServerResponse, status: number) {
  if (response.headersSent) return
  response.writeHead(status, { 'content-type': 'text/plain' }).end('nobody answers')
}
