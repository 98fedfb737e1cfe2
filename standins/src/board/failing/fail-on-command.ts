import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Board, field } from '../context.ts'
import { countRequest, SESSION_COOKIE, sendPage, setSession } from '../visits.ts'
import { BOT_PAGE, CSRF_REFUSED, renderPlainError } from './error-pages.ts'
import type { Fault } from './faults.ts'

/** Fails by typed words, or by command. */
export function failOnCommand(board: Board): void {
  const { app, faults } = board
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  app.addHook('preHandler', async (request, reply) => {
    if (request.url.startsWith('/_')) return undefined
    const fault = wordOf(board, request) ?? faults.take(request.area, request.url.split('?')[0] ?? '')
    return fault && failBefore(board, fault, request, reply)
  })

  // Without `done` a cut answer stays unsent.
  app.addHook('onSend', (request, reply, payload, done) => {
    const fault = request.fault
    if (fault?.kind === 'slow') {
      wait(fault.ms, undefined, { signal: closing.signal }).then(
        () => done(null, payload),
        () => request.raw.socket.destroy(),
      )
    } else if (fault?.kind === 'cut') {
      countRequest(board, request, 0)
      request.raw.socket.destroy()
    } else if (fault?.kind === 'half') {
      countRequest(board, request, reply.statusCode)
      sendHalf(request, reply, String(payload))
    } else if (fault?.kind === 'garbage') {
      done(
        null,
        String.fromCodePoint(...Array.from({ length: 700 }, (_, index) => 33 + ((index * 97) % 900))),
      )
    } else if (fault?.kind === 'layout') {
      done(null, relabel(String(payload)))
    } else if (fault?.kind === 'oversized') {
      done(null, insert(String(payload), 'x'.repeat(OVERSIZED_BYTES)))
    } else if (fault?.kind === 'deep') {
      done(null, insert(String(payload), '<span>'.repeat(DEEP_LEVELS)))
    } else {
      done(null, payload)
    }
  })
}

/** The fault named in a letter, a search or a login address. */
function wordOf({ faults }: Board, request: FastifyRequest): Fault | undefined {
  if (request.url.startsWith('/authenticate')) return faults.inAddress(field(request.body, 'info[email]'))
  if (request.area === 'list') return faults.inText(field(request.query, 'jobkeyword'))
  if (request.area !== 'apply') return undefined
  const typed = `${field(request.body, 'info[subject]')} ${field(request.body, 'info[message]')}`
  return faults.inText(`${request.viewer.account?.id} ${field(request.body, 'job_id')} ${typed}`)
}

function failBefore(
  board: Board,
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  switch (fault.kind) {
    case '429':
      return sendPage(
        reply.code(429).header('retry-after', fault.retryAfter),
        renderPlainError('429 Too Many Requests'),
      )
    case '431':
      return sendPage(reply.code(431), renderPlainError('431 Request Header Fields Too Large'))
    case 'empty':
      return sendPage(reply, '')
    case 'binary':
      return reply.type('application/octet-stream').send(Buffer.alloc(700, '\u0000\u00ff%PDF-1.7\r'))
    case 'loop':
      return reply.redirect(request.url)
    case 'elsewhere':
      return reply.redirect('https://elsewhere.example/')
    case '500':
      return sendPage(reply.code(500), renderPlainError('500 Internal Server Error'))
    case 'bot':
      return sendPage(reply.code(fault.status), BOT_PAGE)
    case 'csrf':
      return sendPage(reply.code(403), CSRF_REFUSED)
    case 'session':
      board.sessions.end(request.cookies[SESSION_COOKIE] ?? '')
      setSession(reply, '')
      request.viewer = { csrf: request.viewer.csrf }
      return undefined
    default:
      request.fault = fault
      return undefined
  }
}

function sendHalf(request: FastifyRequest, reply: FastifyReply, page: string): void {
  const bytes = Buffer.from(page)
  reply.raw.writeHead(reply.statusCode, {
    'content-type': 'text/html; charset=UTF-8',
    'content-length': bytes.length,
  })
  reply.raw.write(bytes.subarray(0, bytes.length / 2), () => request.raw.socket.destroy())
}

/** Longer than any real page. */
const OVERSIZED_BYTES = 3_000_000
/** Deep enough to overflow a recursive reader's stack. */
const DEEP_LEVELS = 60_000

/** Inserts into a job's description, or at the top of the list. */
function insert(page: string, something: string): string {
  const place = page.includes('id="job-description"') ? /id="job-description"[^>]*>/ : /<body[^>]*>/
  return page.replace(place, (opening) => opening + something)
}

/** Like a redesign: other class names. */
function relabel(page: string): string {
  return page
    .replaceAll('jobpost-cat-box', 'result-tile')
    .replaceAll('job__title', 'posting-heading')
    .replaceAll('job-description', 'posting-text')
    .replaceAll('/jobseekers/job/', '/work/posting/')
    .replaceAll('name="info[', 'name="application[')
    .replaceAll('name="csrf-token"', 'name="_token"')
    .replaceAll('First contacted for Job', 'Conversation about')
    .replaceAll('h3 class="fs-12', 'h5 class="label')
}
