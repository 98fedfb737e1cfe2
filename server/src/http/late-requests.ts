import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesUploads?: boolean
  }
}

/**
 * The server's patience is that for uploads, and only they have it: any other request must have arrived whole within
 * `patience` milliseconds, or its connection ends. How long the answer takes does not count.
 */
export function endLateRequests(server: FastifyInstance, patience: number) {
  server.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.config.takesUploads) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, patience)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
  })
}
