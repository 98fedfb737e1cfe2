import type { ServerResponse } from 'node:http'
import type { Endpoint } from '@hanap/contract/wire/endpoint'
import { STREAM_TYPE } from '@hanap/contract/wire/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { describeProblem } from './problems.ts'

/** A streamed answer: lines of JSON as in `streamLineSchema`. */
export type ToldAhead = {
  /**
   * Writes a line with the contract's fields; the first one sends the headers. Does nothing once the caller hung up.
   * Throws if the piece violates the contract.
   */
  tell(progress: unknown): void
  /** Writes the last line. */
  answer(status: number, body: unknown): void
  /**
   * Writes a problem as the last line. False if no line was written yet, so that it can be answered with its own
   * status.
   */
  refuse(error: unknown): boolean
}

/** Unread bytes after which the connection ends. */
const MOST_WAITING_BYTES = 256 * 1024

/** No proxy may cache the lines or buffer them to compress them (nginx reads the last header). */
const HEADERS = {
  'content-type': STREAM_TYPE,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Whether the caller accepts a stream and the endpoint has progress to report. */
export function wantsTold(endpoint: Endpoint, { headers }: FastifyRequest): boolean {
  if (!endpoint.progress) return false
  return (headers.accept ?? '').split(',').some((one) => {
    const [type = '', ...settings] = one.split(';').map((part) => part.trim().toLowerCase())
    return type === STREAM_TYPE && !settings.some((setting) => /^q=0(?:\.0*)?$/.test(setting))
  })
}

/** Streams an answer on a reply. From its first line no hook compresses or changes the reply. */
export function tellAhead(endpoint: Endpoint, reply: FastifyReply): ToldAhead {
  const { raw } = reply

  function write(line: object) {
    if (raw.destroyed || raw.writableEnded) return
    if (!reply.sent) {
      reply.hijack()
      // Writes to a caller who hung up fail, which is not our fault.
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

/** Aborted when the caller hangs up before the answer is sent. */
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
