import { once } from 'node:events'
import { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

/** Listens on any free port of this machine only. `close` also ends an HTTP server's connections. */
export async function listen(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      if (server instanceof HttpServer) server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
