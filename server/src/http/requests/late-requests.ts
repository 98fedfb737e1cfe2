import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesUploads?: boolean
  }
}

/**
 * Ends connections whose request takes longer than `patience` ms to arrive; answering does not count. Uploads have
 * the server's longer limit until refused.
 */
export function endLateRequests(server: FastifyInstance, patience: number) {
  const endUnlessWhole = (request: IncomingMessage) => {
    const timer = setTimeout(() => {
      if (!request.complete) request.destroy()
    }, patience)
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
