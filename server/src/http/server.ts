import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { asSaid } from '@hanap/contract/says/fill'
import { readLanguage } from '@hanap/contract/site/languages'
import { isShadowed } from '@hanap/contract/wire/shadowed'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import type { Config } from '../config.ts'
import { busy, Problem } from '../lib/problem.ts'
import type { Gate } from './authenticate.ts'
import { compression } from './compression.ts'
import { securityHeaders, setHeaders } from './headers.ts'
import { serveOpenapi } from './openapi.ts'
import { answerProblems, malformed, sendProblem } from './problems.ts'
import type { Readiness } from './readiness.ts'
import { refuseOdd, refuseUnreadable } from './requests/early-refusals.ts'
import { endLateRequests } from './requests/late-requests.ts'
import { createRequestIds } from './requests/request-id.ts'
import { type AnsweredRequest, noteRequests } from './requests/request-notes.ts'
import { acceptUploads } from './requests/uploads.ts'
import { sendBuiltPage } from './site/built-page.ts'
import type { BuiltSite } from './site/built-site.ts'

export type Http = { server: FastifyInstance; log: FastifyBaseLogger }

/** A form of a few lines. */
export const PUBLIC_BODY_BYTES = 16 * 1024
/** A letter of 10,000 characters, however escaped. */
export const BODY_BYTES = 128 * 1024
/** Enough for a short form. */
const REQUEST_TIMEOUT_MS = 60_000
/** Five megabytes take eleven minutes at 64 kbit/s. */
const UPLOAD_TIMEOUT_MS = 12 * 60_000
const CLOSE_PATIENCE_MS = 8000
const CLOSE_IDLE_EVERY_MS = 200

/** What all routes share: headers, problems, health, the API's description. */
export async function createHttp(tools: {
  config: Pick<Config, 'trustProxy' | 'payments'>
  gate: Gate
  readiness: Readiness
  log: FastifyBaseLogger
  site: BuiltSite | null
  onAnswered?: ((request: AnsweredRequest) => void) | undefined
}): Promise<Http> {
  const { payments } = tools.config
  const server = fastify({
    loggerInstance: tools.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: createRequestIds(tools.config.trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS, requireHostHeader: false },
    trustProxy: tools.config.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    // An address that the framework cannot read names no page, so the visitor gets the site's 404.
    frameworkErrors: (error, request, given) => {
      // The framework leaves its type open.
      const reply = given as FastifyReply
      reply.headers({ ...securityHeaders, 'cache-control': 'no-store', 'x-request-id': request.id })
      const { url = '/' } = request.raw
      if (tools.site === null || url.startsWith('/api')) return sendProblem(reply, malformed(error))
      reply.header('x-robots-tag', 'noindex')
      void sendBuiltPage(request, reply, tools.site.notFound[readLanguage(url).language], 404)
    },
    clientErrorHandler: refuseUnreadable,
  })
  noteRequests(server, tools)
  acceptEmptyJson(server)
  endLateRequests(server, REQUEST_TIMEOUT_MS)
  await server.register(cookie)
  await acceptUploads(server)
  setHeaders(server, payments?.cardMode === 'browser' ? payments.url : undefined)
  refuseOdd(server)
  await server.register(compress, compression())
  answerProblems(server, tools.gate)
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (request, reply) => {
    try {
      await tools.readiness.check()
      return { status: 'ready' }
    } catch (error) {
      // Asked every second during a stop or outage: no fault.
      request.log.debug({ err: error }, 'not ready')
      return sendProblem(
        reply,
        error instanceof Problem ? error : busy(asSaid('The database does not answer.'), 3),
      )
    }
  })
  server.addHook('onError', async (_request, _reply, error) => tools.readiness.doubt(error))
  // Clients must open their next connection elsewhere.
  server.addHook('onSend', async (_request, reply) => {
    if (tools.readiness.isDraining()) reply.header('connection', 'close')
  })
  await serveOpenapi(server)
  return { server, log: tools.log }
}

/** Finishes open requests, within a few seconds. */
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

/** Calls without a payload may still announce JSON. */
function acceptEmptyJson(server: FastifyInstance) {
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined)
    return parseJson(request, body, (error, read) => {
      if (error === null && isShadowed(read))
        return done(malformed(new Error('a value that nothing can compare')))
      done(error, read)
    })
  })
}
