import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import { busy } from '../lib/problem.ts'
import type { Gate } from './authenticate.ts'
import { securityHeaders, setHeaders } from './headers.ts'
import { endLateRequests } from './late-requests.ts'
import { serveOpenapi } from './openapi.ts'
import { answerProblems, malformed, sendProblem } from './problems.ts'
import { acceptUploads } from './uploads.ts'

export type Http = { server: FastifyInstance; log: FastifyBaseLogger }

/** Bodies of calls that need no account: a form of a few lines. */
export const PUBLIC_BODY_BYTES = 16 * 1024
/** Bodies of a seeker's calls: a letter of 10,000 characters, however it is escaped. Uploads have a limit of their own. */
export const BODY_BYTES = 128 * 1024
/** A form of a few lines is here in a minute, or its sender is gone. */
const REQUEST_TIMEOUT_MS = 60_000
/** Five megabytes over a slow prepaid connection (64 kbit/s) take eleven minutes. */
const UPLOAD_TIMEOUT_MS = 12 * 60_000
const COMPRESS_FROM_BYTES = 1024
const READY_TIMEOUT_MS = 2000
/** After this a stop no longer waits for a client that does not finish. */
const CLOSE_PATIENCE_MS = 8000
const CLOSE_IDLE_EVERY_MS = 200
/** For the answer to a request that could not be read to arrive. */
const REFUSED_PATIENCE_MS = 1000

/** Makes the HTTP server with what every route shares: headers, problems, health, the API's description. */
export async function createHttp(tools: {
  config: Pick<Config, 'trustProxy' | 'payments'>
  gate: Gate
  db: Database
  log: FastifyBaseLogger
  /** The site's page, null where it is not built. */
  shell: string | null
}): Promise<Http> {
  const { payments } = tools.config
  const headers = securityHeaders(payments?.cardMode === 'browser' ? payments.url : undefined)
  const server = fastify({
    loggerInstance: tools.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS },
    trustProxy: tools.config.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    // An address that cannot be decoded names no page; a person who mistyped it gets the site's own 404.
    frameworkErrors: (error, request, given) => {
      // The framework leaves the reply's own types open here.
      const reply = given as FastifyReply
      reply.headers({ ...headers, 'cache-control': 'no-store' })
      if (tools.shell === null || request.raw.url?.startsWith('/api'))
        return sendProblem(reply, malformed(error))
      return reply.code(404).type('text/html; charset=utf-8').send(tools.shell)
    },
    clientErrorHandler: refuseUnreadable,
  })
  acceptEmptyJson(server)
  endLateRequests(server, REQUEST_TIMEOUT_MS)
  await server.register(cookie)
  await acceptUploads(server)
  setHeaders(server, headers)
  // People pay by the megabyte: everything worth it travels compressed.
  await server.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] })
  answerProblems(server, tools.gate)
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async () => {
    await withinTime(sql`select 1`.execute(tools.db))
    return { status: 'ready' }
  })
  await serveOpenapi(server)
  return { server, log: tools.log }
}

/** Ends in order: no new requests, the open ones finish, and nobody can hold the stop up for longer than a few seconds. */
export async function closeHttp(server: FastifyInstance): Promise<void> {
  const idle = setInterval(() => server.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
  const patience = setTimeout(() => server.server.closeAllConnections(), CLOSE_PATIENCE_MS)
  try {
    await server.close()
  } finally {
    clearInterval(idle)
    clearTimeout(patience)
  }
}

async function withinTime(work: Promise<unknown>) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(busy('The database does not answer in time.', 3)),
    READY_TIMEOUT_MS,
  )
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

/** What is not HTTP, or too large a head: the shortest answer, with the headers that all others have. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const body = JSON.stringify({
    type: '/problems/malformed-request',
    title: 'Bad request',
    status: 400,
    code: 'malformed-request',
    detail: 'The request could not be read.',
  })
  const headers = {
    ...securityHeaders(),
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // Whoever keeps their end open after this would keep what waits for the rest of their request.
  const patience = setTimeout(() => socket.destroy(), REFUSED_PATIENCE_MS)
  socket.once('close', () => clearTimeout(patience))
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head.join('')}\r\n${body}`)
}

/** A call without a payload may still announce JSON; that is no mistake worth refusing. */
function acceptEmptyJson(server: FastifyInstance) {
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined)
    return parseJson(request, body, done)
  })
}
