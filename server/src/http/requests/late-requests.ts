import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesUploads?: boolean
  }
}

/**
 * The server waits long enough for uploads; every other request must arrive within `patience` milliseconds, or its
 * connection ends. So must an upload that was already refused. The time for the answer does not count.
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
