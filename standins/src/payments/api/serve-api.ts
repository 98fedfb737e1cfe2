import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Fault, type Faults, isAfter } from '../faults.ts'
import { type ReceivedCalls, withoutCard } from '../received.ts'
import { ApiError } from './api-error.ts'
import type { ApiRoute } from './api-routes.ts'
import type { Answer, Idempotency } from './idempotency.ts'
import { demandKey, type Keys, keyOf } from './keys.ts'

type World = {
  keys: Keys
  faults: Faults
  /** The name on the attached card. */
  payerOf(body: unknown): string | null
  idempotency: Idempotency
  received: ReceivedCalls
  /** Settles payments by the clock. */
  settleDue(): void
  now(): Date
  ending: AbortSignal
}

export function serveApi(app: FastifyInstance, routes: readonly ApiRoute[], world: World): void {
  // Browsers call some of it with the public key.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) return
    reply.header('access-control-allow-origin', '*')
    if (request.method !== 'OPTIONS') return
    reply.header('access-control-allow-methods', 'GET, POST, PUT')
    reply.header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
    await reply.code(204).send()
  })
  for (const route of routes) {
    app.route<{ Params: { id?: string }; Querystring: Record<string, unknown> }>({
      method: route.method,
      url: `/v1${route.path}`,
      handler: (request, reply) => serve(route, request, reply, world),
    })
  }
  // Unknown paths get an empty 404.
  app.setNotFoundHandler((_, reply) => reply.code(404).send())
  app.setErrorHandler((error: { statusCode?: number }, _, reply) =>
    reply.code(error.statusCode ?? 500).send({
      errors: [{ code: 'parameter_format_invalid', detail: 'The request could not be read.' }],
    }),
  )
}

async function serve(
  route: ApiRoute,
  request: FastifyRequest<{ Params: { id?: string }; Querystring: Record<string, unknown> }>,
  reply: FastifyReply,
  world: World,
) {
  world.settleDue()
  const key = keyOf(request, world.keys)
  const header = request.headers['idempotency-key']
  const idempotencyKey = route.method === 'GET' ? undefined : header?.toString()
  const path = request.url.split('?')[0] ?? ''
  const fault = world.faults.next(route.area, world.payerOf(request.body))
  const isHandled = !fault || isAfter(fault.kind)

  const call = { id: request.params.id ?? '', query: request.query, body: request.body, key }
  const handle = () => answerOf(() => route.handle(call))
  const begin = () =>
    answerAny(() => {
      demandKey(key, route.isPublic ?? false)
      return idempotencyKey
        ? world.idempotency.once(idempotencyKey, { path, body: request.body }, handle)
        : { answer: handle(), isReplayed: false }
    })
  const { answer, isReplayed } = isHandled ? begin() : { answer: null, isReplayed: false }
  const noteAs = (status: number | null) =>
    world.received.add({
      received_at: world.now().toISOString(),
      method: route.method,
      path,
      area: route.area,
      key,
      idempotency_key: header?.toString() ?? null,
      attributes: withoutCard(request.body),
      status,
      outcome: fault?.kind ?? 'answered',
      was_handled: isHandled,
      was_replayed: isReplayed,
    })
  if (fault?.kind === 'slow') {
    noteAs(answer?.status ?? null)
    await wait(fault.ms, undefined, { signal: world.ending }).catch(() => {})
    return reply.code(answer?.status ?? 500).send(answer?.body)
  }
  if (fault) {
    noteAs(sendFault(reply, fault))
    return reply
  }
  noteAs(answer?.status ?? null)
  return reply.code(answer?.status ?? 500).send(answer?.body)
}

/** Rethrows errors that are not kept. */
function answerOf(handle: () => unknown): Answer {
  try {
    return { status: 200, body: handle() }
  } catch (error) {
    if (error instanceof ApiError && error.isKept) return errorAnswer(error)
    throw error
  }
}

function answerAny<Given>(handle: () => Given): Given | { answer: Answer; isReplayed: false } {
  try {
    return handle()
  } catch (error) {
    if (error instanceof ApiError) return { answer: errorAnswer(error), isReplayed: false }
    throw error
  }
}

const errorAnswer = (error: ApiError): Answer => ({
  status: error.status,
  body: { errors: error.problems },
})

/** @returns null if nothing is answered */
function sendFault(reply: FastifyReply, { kind }: Fault): number | null {
  switch (kind) {
    case '500':
    case '500-after':
      reply.code(500).send({ errors: [{ code: 'internal_server_error', detail: 'Something went wrong.' }] })
      return 500
    case '429':
      reply.code(429).type('text/plain').send('Too many requests, please try again later.')
      return 429
    case 'in-progress':
      reply.code(409).send({
        errors: [
          { code: 'idempotency_key_in_progress', detail: 'A call with this Idempotency-Key is under way.' },
        ],
      })
      return 409
    case 'html':
      reply.type('text/html').send('<!DOCTYPE html><title>Welcome</title><h1>It works!</h1>')
      return 200
    case 'garbage':
      reply.type('application/json').send('{"data":{"id":"pi_1","attrib')
      return 200
    case 'redirect':
      reply.code(307).header('location', 'http://127.0.0.1:9/').send()
      return 307
    case 'timeout':
      reply.hijack()
      return null
    default:
      reply.hijack()
      reply.raw.destroy()
      return null
  }
}
