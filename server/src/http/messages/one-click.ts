import { asSaid } from '@hanap/contract/says/fill'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../lib/problem.ts'
import { callerAddress } from '../requests/caller-address.ts'
import { takeBytes } from './receive.ts'

/** A form of one field, with room for what a mail program says around it. */
const MAX_BYTES = 4096

export type OneClickRoute = {
  /** Below /api, with its trailing slash. */
  path: `/${string}/`
  /** The page for a person who opens the address; it reads '#token='. */
  page: string
  /** Ends the mails that the token stands for; throws a Problem for one that stands for nothing. */
  leave: (token: string, address: string) => Promise<void>
}

/**
 * The unsubscribe button of mail apps: they post 'List-Unsubscribe=One-Click' as a form, without cookies or redirects
 * (RFC 8058). Opening the address changes nothing, since scanners do; a person is led to the page.
 */
export function receiveOneClicks(server: FastifyInstance, { path, page, leave }: OneClickRoute): void {
  takeBytes(server, { path, maxBytes: MAX_BYTES }, async (body, request, reply) => {
    if (!isOneClick(body.toString('latin1')))
      throw new Problem(
        'malformed-request',
        asSaid('This address takes List-Unsubscribe=One-Click and nothing else.'),
      )
    await leave(tokenOf(request.query), callerAddress(request.ip))
    return reply.send({ unsubscribed: true })
  })
  server.get(`/api${path}`, (request, reply) =>
    reply.redirect(`${page}#token=${encodeURIComponent(tokenOf(request.query))}`, 303),
  )
}

/** Of a multipart form the standard would rather have, and of the short one that most send. */
function isOneClick(body: string): boolean {
  const part = /name="?List-Unsubscribe"?[^\r\n]*\r?\n(?:[^\r\n]+\r?\n){0,5}\r?\nOne-Click\r?\n/i
  return new URLSearchParams(body.trim()).get('List-Unsubscribe') === 'One-Click' || part.test(body)
}

function tokenOf(query: unknown): string {
  const { token } = query as { token?: unknown }
  return typeof token === 'string' ? token : ''
}
