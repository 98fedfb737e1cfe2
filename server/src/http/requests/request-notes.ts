import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until authenticated, and for callers who are not seekers. */
    seekerId: number | null
  }
}

/** For logs and metrics: no typed text, addresses or tokens. */
export type AnsweredRequest = {
  method: string
  /** The route's pattern; the address itself may hold a token. */
  route: string
  status: number
  /** Measured from the request's head to the answer's end. */
  ms: number
  /** Including the head. */
  bytes: number
  seekerId: number | null
}

/** Asked every few seconds. */
const HEALTH = ['/healthz', '/readyz']

/** Logs one line per request: 'warn' for server errors, 'debug' for health checks, else 'info'. */
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

/** Page addresses may hold anything. */
function routeOf({ routeOptions }: FastifyRequest): string {
  const { url } = routeOptions
  if (url === undefined) return '(page)'
  return url.startsWith('/api') || HEALTH.includes(url) ? url : '(file)'
}

function levelOf(route: string, status: number): 'debug' | 'info' | 'warn' {
  if (HEALTH.includes(route)) return 'debug'
  return status >= 500 ? 'warn' : 'info'
}

/** Per connection; its answers are sequential. */
const bytesOf = ({ raw }: FastifyRequest) => raw.socket.bytesWritten ?? 0

const hungUp = ({ raw }: FastifyReply) => raw.destroyed && !raw.writableFinished
