import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who signed in with it; null until that is known, and for everybody else. */
    seekerId: number | null
  }
}

/** A request that has its answer, as logs and numbers may tell it: nothing that a person typed, no address, no token. */
export type AnsweredRequest = {
  method: string
  /** The pattern of its route, never the address itself, which may hold a token. */
  route: string
  status: number
  /** Milliseconds from its head to the end of the answer. */
  ms: number
  /** Bytes of the answer as they went over the wire, its head with them. */
  bytes: number
  seekerId: number | null
}

/** Asked every few seconds by what stands before the program. */
const HEALTH = ['/healthz', '/readyz']

/**
 * Names each request in its answer's header and logs it in one line: 'warn' for our faults, 'debug' for health checks,
 * 'info' otherwise.
 * @param told.onAnswered gets the same, for metrics
 */
export function noteRequests(
  server: FastifyInstance,
  told: { onAnswered?: ((request: AnsweredRequest) => void) | undefined },
) {
  const written = new WeakMap<FastifyRequest, number>()
  server.decorateRequest('seekerId', null)
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    written.set(request, bytesOf(request))
  })
  server.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    const status = reply.statusCode
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const bytes = Math.max(0, bytesOf(request) - (written.get(request) ?? 0))
    const { method, seekerId } = request
    const level = levelOf(route, status)
    request.log[level](
      {
        method,
        route,
        status,
        ms,
        bytes,
        ...(seekerId !== null && { user_id: seekerId }),
        ...(hungUp(reply) && { hung_up: true }),
      },
      'request',
    )
    told.onAnswered?.({ method, route, status, ms, bytes, seekerId })
  })
}

/** Pages are many and their addresses may hold anything; of them only that they are pages is told. */
function routeOf({ routeOptions }: FastifyRequest): string {
  const { url } = routeOptions
  if (url === undefined) return '(page)'
  return url.startsWith('/api') || HEALTH.includes(url) ? url : '(file)'
}

function levelOf(route: string, status: number): 'debug' | 'info' | 'warn' {
  if (HEALTH.includes(route)) return 'debug'
  return status >= 500 ? 'warn' : 'info'
}

/** Of the connection so far; one answer follows the other on it. */
const bytesOf = ({ raw }: FastifyRequest) => raw.socket.bytesWritten ?? 0

const hungUp = ({ raw }: FastifyReply) => raw.destroyed && !raw.writableFinished
