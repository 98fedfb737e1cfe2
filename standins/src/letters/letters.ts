import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { createFaults, type Fault, type FaultKind } from './faults.ts'
import { createPauses } from './pauses.ts'
import { createReceived, type Received } from './received.ts'
import { type LettersCommand, serveLetters } from './serve-letters.ts'

export type { Fault, FaultKind, LettersCommand, Received }

export type LettersOptions = {
  /** Default: 127.0.0.1. */
  host?: string
  /** 0 for any free port */
  port?: number
  now?: () => Date
  /** How long 'slow' waits, in milliseconds: longer than clients do. Default: 40000. */
  slowMs?: number
}

export type RunningLetters = {
  /** The page's address. */
  url: string
  /** `url` and /v1. */
  apiUrl: string
  /** Oldest first. */
  received(): readonly Received[]
  control(command: LettersCommand): void
  pendingFaults(): readonly Fault[]
  clear(): void
  close(): Promise<void>
}

/**
 * OpenAI's chat completions with any key and model, in memory.
 * @throws if the port is taken
 */
export async function startLetters(options: LettersOptions = {}): Promise<RunningLetters> {
  const { host = '127.0.0.1', now = () => new Date(), slowMs = 40_000 } = options
  const faults = createFaults()
  const received = createReceived()
  const pauses = createPauses()
  const toSay: string[] = []
  const control = (command: LettersCommand) => {
    if ('release' in command) return pauses.release()
    if ('say' in command) return void toSay.push(command.say)
    const { fault, times = 1, ms = slowMs, retry_after: retryAfter = 1 } = command
    if (fault === 'none') {
      faults.clear()
      pauses.clear()
      toSay.splice(0)
    } else faults.add({ kind: fault, ms, retryAfter }, times)
  }
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  await app.register(formbody)
  // Aborts pending answers.
  const ending = new AbortController()
  serveLetters(app, { faults, received, toSay, control, pause: pauses.wait, now, ending: ending.signal })
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
