import { asSaid } from '@hanap/contract/says/fill'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../lib/problem.ts'
import { callerAddress } from '../requests/caller-address.ts'
import { takeBytes } from './receive.ts'

/** One form field, and what mail programs add. */
const MAX_BYTES = 4096

export type OneClickRoute = {
  /** Below /api, with its trailing slash. */
  path: `/${string}/`
  /** Opened by browsers; reads '#token='. */
  page: string
  /** @throws Problem for an invalid token */
  leave: (token: string, address: string) => Promise<void>
}

/**
 * Receives mail apps' unsubscribe button: 'List-Unsubscribe=One-Click' as a form, without cookies or redirects (RFC
 * 8058). Opening the address changes nothing, since scanners open links; it leads to the page.
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

/** RFC 8058 prefers the multipart form; most mail apps send the URL-encoded one. */
function isOneClick(body: string): boolean {
  const part = /name="?List-Unsubscribe"?[^\r\n]*\r?\n(?:[^\r\n]+\r?\n){0,5}\r?\nOne-Click\r?\n/i
  return new URLSearchParams(body.trim()).get('List-Unsubscribe') === 'One-Click' || part.test(body)
}

function tokenOf(query: unknown): string {
  const { token } = query as { token?: unknown }
  return typeof token === 'string' ? token : ''
}
