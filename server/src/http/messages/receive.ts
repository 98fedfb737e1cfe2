import { asSaid } from '@hanap/contract/says/fill'
import type { Alias } from '@hanap/contract/wire/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../lib/problem.ts'

/** A message of an outside system, to the byte as it came: a signature is of bytes. */
export type ReceivedMessage = { body: Buffer; signature: string | undefined }

/** 'taken' also where it was known already; 'forged' where it is not by whom it says; 'unreadable' for anything else. */
export type Reception = 'taken' | 'forged' | 'unreadable'

export type MessageRoute = {
  /** Below /api, with its trailing slash. */
  path: `/${string}/`
  /** Of these only the path counts: what is posted here is posted there. */
  aliases?: readonly Pick<Alias, 'path'>[]
  /** The header that its sender signs with. */
  signatureHeader: string
  /**
   * Keeps the message, or that it came, and returns: what follows from it is a task's. What it throws is a 500, and the
   * sender comes again.
   */
  take: (message: ReceivedMessage) => Promise<Reception>
}

const MAX_BYTES = 256 * 1024

/**
 * Receives webhooks. Only their signature counts. A valid one gets 200, any other 400, logged without its content. Not
 * part of the API's description.
 */
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
 * Takes what is posted to an address below /api as bytes, whatever type it says it has; what is longer is refused.
 * @param options.path below /api, with its trailing slash
 */
export function takeBytes(
  server: FastifyInstance,
  given: { path: `/${string}/`; aliases?: MessageRoute['aliases'] | undefined; maxBytes: number },
  take: (body: Buffer, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  // Within this plugin alone no body is parsed.
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
