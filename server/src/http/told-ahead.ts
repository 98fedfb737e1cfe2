import type { ServerResponse } from 'node:http'
import type { Endpoint } from '@hanap/contract/wire/endpoint'
import { STREAM_TYPE } from '@hanap/contract/wire/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { describeProblem } from './problems.ts'

/** Lines of JSON as in `streamLineSchema`. */
export type ToldAhead = {
  /**
   * Writes a line; the first sends the headers. Does nothing once the caller hung up. Throws if the piece violates
   * the contract.
   */
  tell(progress: unknown): void
  answer(status: number, body: unknown): void
  /** Writes a problem as the last line; false if no line was written yet. */
  refuse(error: unknown): boolean
}

/** More unread bytes end the connection. */
const MOST_WAITING_BYTES = 256 * 1024

/** No proxy may cache the lines or hold them back to compress them (nginx reads the last header). */
const HEADERS = {
  'content-type': STREAM_TYPE,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export function wantsTold(endpoint: Endpoint, { headers }: FastifyRequest): boolean {
  if (!endpoint.progress) return false
  return (headers.accept ?? '').split(',').some((one) => {
    const [type = '', ...settings] = one.split(';').map((part) => part.trim().toLowerCase())
    return type === STREAM_TYPE && !settings.some((setting) => /^q=0(?:\.0*)?$/.test(setting))
  })
}

/** From its first line no hook changes the reply. */
export function tellAhead(endpoint: Endpoint, reply: FastifyReply): ToldAhead {
  const { raw } = reply

  function write(line: object) {
    if (raw.destroyed || raw.writableEnded) return
    if (!reply.sent) {
      reply.hijack()
      // Writes to a caller who hung up fail.
      raw.on('error', () => {})
      raw.writeHead(200, { ...headersOf(reply), ...HEADERS })
    }
    raw.write(`${JSON.stringify(line)}\n`)
    if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy()
  }

  function end(line: object) {
    write(line)
    if (!raw.destroyed) raw.end()
  }

  return {
    tell(progress) {
      if (endpoint.progress) write({ progress: z.parse(endpoint.progress, progress) })
    },
    answer(status, body) {
      end({ status, answer: body })
    },
    refuse(error) {
      if (!reply.sent) return false
      end({ problem: describeProblem(error, reply.request).body })
      return true
    },
  }
}

export function goneWith(raw: ServerResponse): AbortSignal {
  const gone = new AbortController()
  const abort = () => {
    if (!raw.writableFinished) gone.abort()
  }
  if (raw.destroyed) abort()
  else raw.once('close', abort)
  return gone.signal
}

const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number | string[]
  >
