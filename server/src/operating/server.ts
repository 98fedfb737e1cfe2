import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopback } from '../lib/loopback.ts'
import { messageOf } from '../lib/message-of.ts'
import { pageStyle } from './page-style.ts'

export type Told = {
  /** @throws if not ready; the message says why */
  checkReady(): Promise<void>
  metrics(): Promise<{ type: string; text: string }>
  page(): Promise<string>
}

const HOST = '127.0.0.1'
const styleHash = createHash('sha256').update(pageStyle).digest('base64')
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
const PATIENCE_MS = 10_000

/**
 * Serves /metrics, /healthz, /readyz and a page at / to this machine. Refuses other hosts, against DNS rebinding.
 * @param port 0 for any free one
 */
export async function startOperatorServer(
  port: number,
  told: Told,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(
    { headersTimeout: PATIENCE_MS, requestTimeout: PATIENCE_MS },
    (request, response) => {
      answer(request, told).then(
        (given) => send(request, response, given),
        () => send(request, response, plain(500, 'It could not be told. See the log.')),
      )
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${HOST}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Answer = { status: number; type: string; text: string }

const plain = (status: number, text: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  text: `${text}\n`,
})

async function answer({ method, url = '/', headers }: IncomingMessage, told: Told): Promise<Answer> {
  if (!isForLoopback(headers.host)) return plain(421, 'This address is for this machine alone.')
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'There is nothing to change here.')
  switch (url.split('?', 1)[0]) {
    case '/':
      return { status: 200, type: 'text/html; charset=utf-8', text: await told.page() }
    case '/metrics':
      return { status: 200, ...(await told.metrics()) }
    case '/healthz':
      return plain(200, 'ok')
    case '/readyz':
      return told.checkReady().then(
        () => plain(200, 'ready'),
        (error: unknown) => plain(503, messageOf(error)),
      )
    default:
      return plain(404, 'There is /, /metrics, /healthz and /readyz.')
  }
}

/** @param host with or without a port */
function isForLoopback(host: string | undefined): boolean {
  const [, name = ''] = /^(\[[\da-f:.]+\]|[^:]+)(?::\d{1,5})?$/i.exec(host ?? '') ?? []
  return isLoopback(name)
}

function send({ method }: IncomingMessage, response: ServerResponse, { status, type, text }: Answer) {
  const body = Buffer.from(text)
  response.writeHead(status, { ...HEADERS, 'content-type': type, 'content-length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}
