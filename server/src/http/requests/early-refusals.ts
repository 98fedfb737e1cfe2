import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import * as siteSays from '@hanap/contract/says/site'
import type { FastifyInstance } from 'fastify'
import { securityHeaders } from '../headers.ts'
import { malformed } from '../problems.ts'

const REFUSED_PATIENCE_MS = 1000

const refusalHeaders = () => ({ ...securityHeaders, 'cache-control': 'no-store', connection: 'close' })

/** Answers requests that are not HTTP or have too large a head. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const body = JSON.stringify({
    type: '/problems/malformed-request',
    title: siteSays.badRequest,
    status: 400,
    code: 'malformed-request',
    detail: siteSays.requestUnreadable,
  })
  const headers = {
    ...refusalHeaders(),
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // A client that keeps its end open would hold the connection.
  const patience = setTimeout(() => socket.destroy(), REFUSED_PATIENCE_MS)
  socket.once('close', () => clearTimeout(patience))
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head.join('')}\r\n${body}`)
}

/**
 * Refuses, with all headers, what Node would accept or refuse without them: HTTP/1.1 with no host or several (RFC
 * 9112, 3.2), and unknown expectations (RFC 9110, 10.1.1). Node's own host check must be off.
 */
export function refuseOdd(server: FastifyInstance) {
  server.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw malformed(new Error('not one host'))
  })
  server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, refusalHeaders()).end()
  })
}
