import compress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import type { Gate } from './authenticate.ts'
import { setHeaders } from './headers.ts'
import { serveOpenapi } from './openapi.ts'
import { answerProblems } from './problems.ts'

export type Http = { server: FastifyInstance; log: FastifyBaseLogger }

/** The largest body any call may send; uploads have a limit of their own. */
const BODY_LIMIT_BYTES = 1024 * 1024
const REQUEST_TIMEOUT_MS = 60_000
const COMPRESS_FROM_BYTES = 1024

/** Makes the HTTP server with what every route shares: headers, problems, health, the API's description. */
export async function createHttp(tools: {
  config: Pick<Config, 'trustProxy'>
  gate: Gate
  db: Database
  log: FastifyBaseLogger
}): Promise<Http> {
  const server = fastify({
    loggerInstance: tools.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: tools.config.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  acceptEmptyJson(server)
  await setHeaders(server)
  // People pay by the megabyte: everything worth it travels compressed.
  await server.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] })
  answerProblems(server, tools.gate)
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async () => {
    await sql`select 1`.execute(tools.db)
    return { status: 'ready' }
  })
  await serveOpenapi(server)
  return { server, log: tools.log }
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
