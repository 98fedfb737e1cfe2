import { request as call, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressIn, readLanguage } from '@hanap/contract/languages'
import { pages } from '@hanap/contract/pages'

/** An address that nothing is written into at build: it is answered with the plain shell of its language. */
const plainAddress = (asked: string) => addressIn(readLanguage(asked).language, pages.jobs.path)

/**
 * The peer: the same program, but every page is answered with the plain shell, and the browser makes the page, as a
 * site does that renders in the browser alone. Everything else is passed on as it is.
 * @param to the program's address
 */
export async function startPlainSite(to: string) {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request
    const isPage = request.headers['sec-fetch-mode'] === 'navigate'
    const passed = call(
      new URL(isPage ? plainAddress(url) : url, to),
      { method: request.method, headers: { ...request.headers, host: new URL(to).host } },
      (found) => {
        response.writeHead(found.statusCode ?? 502, found.headers)
        found.pipe(response)
      },
    )
    passed.once('error', () => response.destroy())
    request.pipe(passed)
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
