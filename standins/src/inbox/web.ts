import type { FastifyInstance, FastifyReply } from 'fastify'
import { wholeNumber } from '../whole-number.ts'
import { type Faults, isFaultKind } from './faults.ts'
import type { InboxCommand } from './inbox.ts'
import { renderList, renderMessage } from './inbox-pages.ts'
import type { Messages } from './messages.ts'

const MOST_TIMES = 10_000

type Inbox = { messages: Messages; faults: Faults; control(command: InboxCommand): void; smtpUrl: string }

export function serveInbox(app: FastifyInstance, inbox: Inbox): void {
  const { messages, faults } = inbox

  app.get<{ Querystring: { to?: string } }>('/', (request, reply) => {
    const { to = '' } = request.query
    return asPage(reply).send(
      renderList({ to, found: messages.list(to), faults: faults.pending(), smtpUrl: inbox.smtpUrl }),
    )
  })
  app.get<{ Querystring: { to?: string } }>('/messages.json', (request) => messages.list(request.query.to))
  app.get<{ Params: { id: string } }>('/messages/:id', (request, reply) => {
    const message = messages.get(Number(request.params.id))
    return message ? asPage(reply).send(renderMessage(message)) : gone(reply)
  })
  app.get<{ Params: { id: string } }>('/messages/:id/html', (request, reply) => {
    const message = messages.get(Number(request.params.id))
    if (!message) return gone(reply)
    // No scripts or loading, links in a new tab.
    return asPage(reply)
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; " +
          'sandbox allow-popups allow-popups-to-escape-sandbox',
      )
      .send(withLinksApart(message.html))
  })
  app.get<{ Params: { id: string } }>('/messages/:id/source', (request, reply) => {
    const message = messages.get(Number(request.params.id))
    if (!message) return gone(reply)
    return reply.type('text/plain; charset=utf-8').send(Buffer.from(message.source, 'latin1'))
  })
  app.post('/_clear', (_, reply) => {
    messages.clear()
    return reply.redirect('/', 303)
  })
  app.post<{ Body: Record<string, unknown> | undefined }>('/_control', (request, reply) => {
    const command = readCommand(request.body ?? {})
    if (!command) return reply.code(400).send({ error: 'fault: none or one of the kinds of the README' })
    inbox.control(command)
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    return isForm ? reply.redirect('/', 303) : { pending: faults.pending() }
  })
}

/** Before doctype and head it would change the layout. */
const withLinksApart = (html: string) =>
  html.replace(/^(?:\s*<!doctype[^>]*>)?(?:\s*<html[^>]*>)?(?:\s*<head[^>]*>)?/i, '$&<base target="_blank">')

function readCommand(body: Record<string, unknown>): InboxCommand | undefined {
  const { fault } = body
  if (fault !== 'none' && !isFaultKind(fault)) return undefined
  const times = wholeNumber(body['times'])
  const ms = wholeNumber(body['ms'])
  return {
    fault,
    ...(times !== undefined && { times: Math.min(times, MOST_TIMES) }),
    ...(ms !== undefined && { ms }),
  }
}

const asPage = (reply: FastifyReply) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
const gone = (reply: FastifyReply) => reply.code(404).type('text/plain').send('There is no such mail.')
