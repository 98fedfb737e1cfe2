import { asSaid } from '@hanap/contract/says/fill'
import type { Alias } from '@hanap/contract/wire/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../lib/problem.ts'

/** The signature covers the raw bytes. */
export type ReceivedMessage = { body: Buffer; signature: string | undefined }

/** 'taken' includes duplicates; 'unreadable' is any failure other than a wrong signature. */
export type Reception = 'taken' | 'forged' | 'unreadable'

export type MessageRoute = {
  /** Below /api, with its trailing slash. */
  path: `/${string}/`
  /** Further addresses of the same route. */
  aliases?: readonly Pick<Alias, 'path'>[]
  signatureHeader: string
  /** Stores the message; a task processes it. If it throws, the answer is 500 and the sender retries. */
  take: (message: ReceivedMessage) => Promise<Reception>
}

const MAX_BYTES = 256 * 1024

/** Receives webhooks, authenticated by signature. A valid one gets 200, any other 400, logged without its content. */
export function receiveMessages(
  server: FastifyInstance,
  { path, aliases, signatureHeader, take }: MessageRoute,
): void {
  takeBytes(server, { path, aliases, maxBytes: MAX_BYTES }, async (body, request, reply) => {
    const reception = await take({ body, signature: signatureOf(request, signatureHeader) })
    if (reception === 'taken') return reply.send({ received: true })
    request.log.warn({ path, bytes: body.length, reception }, 'a message from outside was not taken')
    throw new Problem('malformed-request', asSaid('This message is not taken here.'))
  })
}

/**
 * Adds POST routes that receive the raw body, of any content type.
 * @param options.path below /api, with its trailing slash
 */
export function takeBytes(
  server: FastifyInstance,
  given: { path: `/${string}/`; aliases?: MessageRoute['aliases'] | undefined; maxBytes: number },
  take: (body: Buffer, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  void server.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    for (const { path } of [given, ...(given.aliases ?? [])])
      raw.post(`/api${path}`, { bodyLimit: given.maxBytes }, (request, reply) =>
        take(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request, reply),
      )
  })
}

function signatureOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' ? value : undefined
}
