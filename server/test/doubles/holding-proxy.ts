import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Stops the first application: its answer ('answer': the board has stored it) or the request (the board never gets
 * it). Nothing later passes, since the waiting process is about to be killed.
 */
export async function startHoldingProxy(boardUrl: string, hold: 'answer' | 'request') {
  const held = Promise.withResolvers<void>()
  async function pass(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const isSending = request.method === 'POST' && new URLSearchParams(body.toString()).has('info[subject]')
    if (isSending && hold === 'request') return held.resolve()
    const answer = await fetch(new URL(request.url ?? '/', boardUrl), {
      method: request.method ?? 'GET',
      headers: {
        cookie: request.headers.cookie ?? '',
        'content-type': request.headers['content-type'] ?? 'text/plain',
      },
      body: body.length > 0 ? body : null,
      redirect: 'manual',
    })
    const page = await answer.text()
    if (isSending) return held.resolve()
    const location = answer.headers.get('location')
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/html',
      'set-cookie': answer.headers.getSetCookie(),
      ...(location !== null && { location }),
    })
    response.end(page)
  }
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      held.reject(error)
      response.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held: held.promise,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
