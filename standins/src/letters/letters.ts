import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { createFaults, type Fault, type FaultKind } from './faults.ts'
import { createPauses } from './pauses.ts'
import { createReceived, type Received } from './received.ts'
import { type LettersOrder, serveLetters } from './serve-letters.ts'

export type { Fault, FaultKind, LettersOrder, Received }

export type LettersOptions = {
  /** 127.0.0.1 */
  host?: string
  /** 0: any free port */
  port?: number
  now?: () => Date
  /** 40000: what 'slow' waits unless it is told otherwise; longer than anybody should wait for a letter */
  slowMs?: number
}

export type RunningLetters = {
  /** The page's address. */
  url: string
  /** What a program is configured with: the same, and /v1. */
  apiUrl: string
  /** The requests for letters, oldest first. */
  received(): readonly Received[]
  control(order: LettersOrder): void
  pendingFaults(): readonly Fault[]
  clear(): void
  close(): Promise<void>
}

/**
 * Starts the stand-in writer of letters: chat completions as OpenAI speaks them, with any key or none and any model.
 * It keeps nothing on disk.
 * @throws when the port is taken
 */
export async function startLetters(options: LettersOptions = {}): Promise<RunningLetters> {
  const { host = '127.0.0.1', now = () => new Date(), slowMs = 40_000 } = options
  const faults = createFaults()
  const received = createReceived()
  const pauses = createPauses()
  const control = (order: LettersOrder) => {
    if ('release' in order) return pauses.release()
    const { fault, times = 1, ms = slowMs, retry_after: retryAfter = 1 } = order
    if (fault === 'none') {
      faults.clear()
      pauses.clear()
    } else faults.add({ kind: fault, ms, retryAfter }, times)
  }
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  await app.register(formbody)
  // Answers that wait when the server ends need not be waited for.
  const ending = new AbortController()
  serveLetters(app, { faults, received, control, pause: pauses.wait, now, ending: ending.signal })
  await app.listen({ host, port: options.port ?? 0 })
  const url = `http://${host}:${(app.server.address() as AddressInfo).port}`
  let closing: Promise<void> | undefined
  return {
    url,
    apiUrl: `${url}/v1`,
    received: received.list,
    control,
    pendingFaults: faults.pending,
    clear: received.clear,
    close() {
      ending.abort()
      pauses.clear()
      closing ??= app.close()
      return closing
    },
  }
}
