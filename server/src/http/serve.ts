import * as siteSays from '@hanap/contract/says/site'
import type {
  Body,
  Endpoint,
  FileBody,
  Params,
  ProgressOf,
  Query,
  Schema,
  StatusAnswer,
  StreamedFile,
  VersionedOf,
} from '@hanap/contract/wire/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { ListAsked, SignedIn } from '../lib/asker.ts'
import { notFound, Problem, sayingError, tooMany } from '../lib/problem.ts'
import { type CallerKey, callerKeyOf } from '../lib/secrets/caller-key.ts'
import type { Secrets } from '../lib/secrets/secrets.ts'
import { createTurns } from '../lib/turns.ts'
import type { Expect } from '../lib/version.ts'
import { type Authenticate, tokenOf, type UserOf } from './authenticate.ts'
import type { Idempotency } from './idempotency.ts'
import { expectOf, tagAnswer } from './preconditions.ts'
import { callerAddress } from './requests/caller-address.ts'
import { fieldErrors, queryErrors, read } from './requests/read-given.ts'
import { createUploads, type Upload } from './requests/uploads.ts'
import { sendFile } from './send-file.ts'
import { BODY_BYTES, PUBLIC_BODY_BYTES } from './server.ts'
import { goneWith, tellAhead, wantsTold } from './told-ahead.ts'

export type RequestFacts = {
  address: string
  userAgent: string
  cookies: Readonly<Record<string, string | undefined>>
  /** As the caller sent it, unverified; public calls may have one too. */
  token: string | undefined
  /** Undefined without an Idempotency-Key, or where none is taken. */
  callerKey: CallerKey | undefined
}

export type Call<E extends Endpoint> = {
  params: Params<E>
  query: Query<E>
  body: Body<E>
  user: UserOf<E['access']>
  file: E extends { upload: object } ? Upload | undefined : undefined
  facts: RequestFacts
  expect: E extends { versioned: Schema } ? Expect<VersionedOf<E>> : undefined
  /** Set at once, so that a refusal has it too. */
  setHeader(name: string, value: string): void
  /** Streams a progress line. Does nothing for a caller who wants only the answer. */
  tell: E extends { progress: Schema } ? (progress: ProgressOf<E>) => void : undefined
  /** Aborted when the caller hangs up. */
  gone: AbortSignal
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<StatusAnswer<E>>
/** See Repeated in idempotency.ts. */
export type OnRepeated = (call: { userId: number; key: CallerKey }, isSame: boolean) => Promise<void>
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: {
    onRepeated?: OnRepeated
    /** For endpoints that answer a list of jobs. */
    listAsked?: (query: unknown) => ListAsked
  },
) => void

export const ok = <B>(body: B) => ({ status: 200 as const, body })
export const created = <B>(body: B) => ({ status: 201 as const, body })
export const noContent = () => ({ status: 204 as const, body: null })

/** Limits for one seeker's calls, so that other seekers do not wait for them. */
const PER_SEEKER = { atOnce: 8, waiting: 200 }

/**
 * Declares routes: checks access, validates input, and answers only the contract's fields. Access is checked again
 * before a change, so a delayed request does not outlive its session.
 */
export function createServe(
  app: FastifyInstance,
  tools: { authenticate: Authenticate; idempotency: Idempotency; secrets: Pick<Secrets, 'fingerprints'> },
): Serve {
  const callers = new WeakMap<FastifyRequest, SignedIn>()
  const addresses = new WeakMap<FastifyRequest, string>()
  const inTurn = createTurns<number>({
    ...PER_SEEKER,
    refuse: () => tooMany(siteSays.muchAtOnce, 5),
  })
  const readForm = createUploads()

  async function readSent(
    endpoint: Endpoint,
    reply: FastifyReply,
    user: SignedIn | undefined,
  ): Promise<Sent> {
    const { request } = reply
    if (!request.isMultipart()) return { body: request.body ?? {}, file: undefined }
    if (!endpoint.upload || !user) throw new Problem('unsupported-media', siteSays.contentRefused)
    const { fields, file } = await readForm(reply, endpoint.upload, user.id)
    return { body: fields, file }
  }

  return (endpoint, handler, { onRepeated, listAsked } = {}) => {
    if (endpoint.progress && (endpoint.idempotent || Object.values(endpoint.answers).includes('file')))
      throw new Error(`${endpoint.path}: only a plain answer that is not kept can be told ahead`)
    const route = {
      bodyLimit: endpoint.bodyBytes ?? (endpoint.access === 'public' ? PUBLIC_BODY_BYTES : BODY_BYTES),
      config: { takesUploads: endpoint.upload !== undefined },
      // Unauthorized bodies are never read.
      async onRequest(request: FastifyRequest) {
        // Read now: a closed connection has no address later.
        addresses.set(request, callerAddress(request.ip))
        const user = await tools.authenticate(request, endpoint.access, listAsked?.(request.query))
        if (!user) return
        callers.set(request, user)
        request.seekerId = user.id
      },
      handler: inItsWords(endpoint, async (request, reply) => {
        const user = callers.get(request)
        const sent = await readSent(endpoint, reply, user)
        const told = wantsTold(endpoint, request) ? tellAhead(endpoint, reply) : undefined
        const call = {
          params: read(endpoint.params, request.params, () => notFound('address')),
          query: read(endpoint.query, request.query, queryErrors),
          body: read(endpoint.body, sent.body, fieldErrors),
          user,
          file: sent.file,
          facts: { ...factsOf(endpoint, request, tools.secrets), address: addresses.get(request) ?? '' },
          expect: endpoint.versioned && expectOf(endpoint, reply),
          setHeader: (name: string, value: string) => void reply.header(name, value),
          tell: endpoint.progress && (told?.tell ?? ignore),
          gone: goneWith(reply.raw),
        }
        // Frees the raw body: the call may wait long in the queue or for a bank.
        request.body = undefined
        sent.body = undefined
        const work = async () => {
          // The compiler cannot see that the schemas are this endpoint's.
          const { status, body } = await handler(call as Parameters<typeof handler>[0])
          return { status, body: shown(endpoint.answers[status], body) }
        }
        const key = call.facts.callerKey
        // Path parameters are part of the request too.
        const asked = endpoint.params ? { params: call.params, body: call.body } : call.body
        const once = () => {
          if (!user || key === undefined) return work()
          const keyed = {
            userId: user.id,
            endpoint: endpoint.path,
            key,
            request: asked,
            without: endpoint.leavesNoTrace,
          }
          return tools.idempotency.once(keyed, work, async (isSame) => onRepeated?.(keyed, isSame))
        }
        const asStillIn = async () => {
          // The session or plan may have ended meanwhile.
          if (endpoint.method !== 'GET') await tools.authenticate(request, endpoint.access)
          return once()
        }
        const turn = user ? inTurn(user.id, asStillIn) : once()
        if (told) {
          const ended = await turn.catch((error: unknown) => {
            if (!told.refuse(error)) throw error
          })
          if (ended) told.answer(ended.status, ended.body)
          return reply
        }
        const answer = await turn
        reply.code(answer.status)
        tagAnswer(reply, endpoint, answer.body)
        if (endpoint.answers[answer.status] === 'file')
          return sendFile(reply, answer.body as FileBody | StreamedFile)
        return answer.body === null ? reply.send() : answer.body
      }),
    }
    const { method, path, aliases = [] }: Endpoint = endpoint
    app.route({ ...route, method, url: `/api${path}` })
    for (const alias of aliases)
      app.route({
        ...route,
        method: alias.method ?? method,
        url: `/api${alias.path}`,
        // HEAD starts no work.
        ...(alias.bodyInPath && { preHandler: takeBodyFromPath, exposeHeadRoute: false }),
      })
  }
}

type Sent = { body: unknown; file: Upload | undefined }

const ignore = () => {}

async function takeBodyFromPath(request: FastifyRequest) {
  request.body = request.params
}

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Adds `error` to the refusals of endpoints whose screens read it. */
function inItsWords({ saysError }: Endpoint, handle: Handle): Handle {
  if (!saysError) return handle
  return async (request, reply) => {
    try {
      return await handle(request, reply)
    } catch (error) {
      throw error instanceof Problem ? sayingError(error) : error
    }
  }
}

/** Only the contract's fields may leave. */
function shown(answer: Schema | null | 'file' | undefined, body: unknown): unknown {
  if (answer === 'file') return body
  return answer ? z.parse(answer, body) : null
}

function factsOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  secrets: Pick<Secrets, 'fingerprints'>,
): Omit<RequestFacts, 'address'> {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300)
  const key = endpoint.idempotent ? request.headers['idempotency-key'] : undefined
  const callerKey = typeof key === 'string' && key ? callerKeyOf(secrets, key) : undefined
  const { cookies } = request
  return { userAgent, cookies, token: tokenOf(request), callerKey }
}
