import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@hanap/standins/generator/random'
import { listen } from '../harness/listen.ts'

/** In the last two, the server does its work. */
export const cuts = [
  'before the request',
  'within the request',
  'before the answer',
  'within the answer',
] as const
/** The key of a request repeated without its sender's knowledge. */
export const repeats = ['same key', 'another key', 'no key'] as const

/** As fractions. */
export type Badness = {
  cut: number
  delay: number
  /** Counts requests with an idempotency key. */
  repeat: number
  /** Answered after the sender's timeout. */
  hang: number
}

const LONGEST_DELAY_MS = 2000
const LONGEST_REPEAT_MS = 3000
/** The board connector times out after 20 seconds. */
const HANG_MS = 22_000

type Fate = {
  cut: (typeof cuts)[number] | null
  delayMs: number
  repeat: (typeof repeats)[number] | null
  hangs: boolean
}

/** @param given.random decides each request's fate, in order of arrival */
export async function startBadConnection(given: { to: string; random: Random; badness: Badness }) {
  const { random, badness } = given
  const { hostname, port } = new URL(given.to)
  const counts = new Map<string, number>()
  const open = new Set<Promise<unknown>>()
  let isBad = false

  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  const follow = (work: Promise<unknown>) => {
    const held = work.catch(() => {}).finally(() => open.delete(held))
    open.add(held)
  }

  function draw(hasKey: boolean): Fate {
    const fate: Fate = {
      cut: random.chance(badness.cut) ? random.pick(cuts) : null,
      delayMs: random.chance(badness.delay) ? random.int(1, LONGEST_DELAY_MS) : 0,
      repeat: hasKey && random.chance(badness.repeat) ? random.pick(repeats) : null,
      hangs: random.chance(badness.hang),
    }
    for (const what of [fate.cut, fate.repeat, fate.delayMs > 0 && 'delay', fate.hangs && 'hang'])
      if (what) count(what)
    return fate
  }

  /** @returns what came before the connection closed */
  async function exchange(raw: Buffer): Promise<Buffer> {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {})
    socket.write(raw)
    await once(socket, 'close')
    return Buffer.concat(chunks)
  }

  async function sendHalf(raw: Buffer, body: Buffer) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    const half = body.length > 0 ? raw.length - Math.ceil(body.length / 2) : Math.floor(raw.length / 2)
    socket.write(raw.subarray(0, half), () => socket.destroy())
    await once(socket, 'close')
  }

  /** Simulates a double click, or a proxy's retry. */
  async function repeat(request: IncomingMessage, body: Buffer, key: (typeof repeats)[number]) {
    const own = key === 'same key' ? undefined : key === 'another key' ? randomUUID() : ''
    if (random.chance(0.5)) await wait(random.int(1, LONGEST_REPEAT_MS))
    await exchange(rawRequest(request, body, own))
  }

  async function pass(request: IncomingMessage, client: Socket) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const raw = rawRequest(request, body)
    if (!isBad) return void client.end(await exchange(raw))

    const { cut, delayMs, repeat: key, hangs } = draw('idempotency-key' in request.headers)
    await wait(delayMs)
    if (cut === 'before the request') return client.destroy()
    if (cut === 'within the request') {
      await sendHalf(raw, body)
      return client.destroy()
    }
    if (key !== null) follow(repeat(request, body, key))
    const answered = exchange(raw)
    if (cut === 'before the answer') client.destroy()
    const answer = await answered
    if (hangs) await wait(HANG_MS)
    if (cut !== 'within the answer') return void client.end(answer)
    client.write(answer.subarray(0, Math.floor(answer.length / 2)), () => client.destroy())
  }

  const server = createServer((request) => {
    request.socket.on('error', () => {})
    follow(pass(request, request.socket).catch(() => request.socket.destroy()))
  })
  const { url, close } = await listen(server)
  return {
    url,
    /** Counts by the names above, 'delay' and 'hang'. */
    counts: counts as ReadonlyMap<string, number>,
    turnBad() {
      isBad = true
    },
    /** Includes repeats. */
    async settled() {
      while (open.size > 0) await Promise.all(open)
    },
    close,
  }
}

/** Opens a new connection. @param key '' removes the key; undefined keeps it */
function rawRequest(request: IncomingMessage, body: Buffer, key?: string): Buffer {
  const headers = new Map(Object.entries(request.headersDistinct))
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-length']) headers.delete(name)
  if (key !== undefined) headers.delete('idempotency-key')
  if (key) headers.set('idempotency-key', [key])
  headers.set('connection', ['close'])
  if (request.method !== 'GET') headers.set('content-length', [String(body.length)])
  const lines = [...headers].flatMap(([name, values = []]) => values.map((value) => `${name}: ${value}\r\n`))
  const head = `${request.method} ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), body])
}
