import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesUploads?: boolean
  }
}

/**
 * The server's patience is that for uploads, and only they have it: any other request must have arrived whole within
 * `patience` milliseconds, or its connection ends. How long the answer takes does not count. An upload that has its
 * answer already, a refusal, has no longer than that either.
 */
export function endLateRequests(server: FastifyInstance, patience: number) {
  const endUnlessWhole = (request: IncomingMessage) => {
    const timer = setTimeout(() => {
      if (!request.complete) request.destroy()
    }, patience)
    // A program that is done need not wait for it.
    timer.unref()
    const stop = () => clearTimeout(timer)
    request.once('end', stop).once('close', stop)
  }
  server.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!routeOptions.config.takesUploads) endUnlessWhole(raw)
  })
  server.addHook('onResponse', async ({ raw, routeOptions }) => {
    if (routeOptions.config.takesUploads && !raw.complete) endUnlessWhole(raw)
  })
}
