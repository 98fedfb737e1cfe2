import type { ServerResponse } from 'node:http'
import type { Endpoint } from '@hanap/contract/wire/endpoint'
import { STREAM_TYPE } from '@hanap/contract/wire/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { describeProblem } from './problems.ts'

/** An answer that is told piece by piece, each a line of JSON as `streamLineSchema` has them. */
export type ToldAhead = {
  /**
   * Writes what the contract names of a piece as a line; with the first one the headers leave. Does nothing once nobody
   * listens. Throws where the piece is not what the contract says.
   */
  tell(progress: unknown): void
  /** The last line. */
  answer(status: number, body: unknown): void
  /** The last line, for a problem; false where nothing was told yet, so that it can be answered with its own status. */
  refuse(error: unknown): boolean
}

/** Of what the caller has not taken in yet. Past this they are not reading, and their connection ends. */
const MOST_WAITING_BYTES = 256 * 1024

/** Nobody between may keep the lines, nor hold them back until there are enough to pack (nginx reads the last one). */
const HEADERS = {
  'content-type': STREAM_TYPE,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Whether a caller wants to be told ahead, and the endpoint has anything to tell. */
export function wantsTold(endpoint: Endpoint, { headers }: FastifyRequest): boolean {
  if (!endpoint.progress) return false
  return (headers.accept ?? '').split(',').some((one) => {
    const [type = '', ...settings] = one.split(';').map((part) => part.trim().toLowerCase())
    return type === STREAM_TYPE && !settings.some((setting) => /^q=0(?:\.0*)?$/.test(setting))
  })
}

/** Such an answer on a reply. From its first line on the reply is the stream's alone: no hook packs or changes it. */
export function tellAhead(endpoint: Endpoint, reply: FastifyReply): ToldAhead {
  const { raw } = reply

  function write(line: object) {
    if (raw.destroyed || raw.writableEnded) return
    if (!reply.sent) {
      reply.hijack()
      // What was written to a caller who has hung up meanwhile is lost, and no fault of the program.
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

/** Aborted when the caller hangs up before the answer has left. */
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
