import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Board, field } from '../context.ts'
import { BOT_PAGE, renderGonePage } from '../failing/error-pages.ts'
import type { Viewer } from '../html.ts'
import { jobPath, type Listing } from '../listings/listing.ts'
import { hasGoodToken, sendPage } from '../visits.ts'
import { renderApplyForm, renderNotice } from './apply-pages.ts'

type Worker = NonNullable<Viewer['account']>
const LONGEST_SUBJECT = 255
const LONGEST_MESSAGE = 20_000

/** With a subject the address sends, without one it shows the form. */
export function serveApplying(board: Board): void {
  const { app, catalogue, applications } = board

  app.post('/apply', (request, reply) => {
    if (!hasGoodToken(request, reply)) return reply
    const worker = request.viewer.account
    if (!worker) return reply.redirect('/login', 303)
    if (filledTrap(request.body)) return sendPage(reply.code(403), BOT_PAGE)
    const listing = catalogue.get(Number(field(request.body, 'job_id')))
    if (!listing) return reply.redirect('/error', 303)
    if (listing.state !== 'open') return sendPage(reply, renderGonePage(request.viewer, listing.state))
    if (applications.hasApplied(worker.id, listing.id)) {
      return sendPage(
        reply,
        renderNotice(request.viewer, 'Already applied', 'You have already applied to this job.'),
      )
    }
    if (request.fault?.kind === 'points' || board.pointsOf(worker.id) < 1) return tooLow(request, reply)
    const sending = field(request.body, 'op') !== '' || field(request.body, 'info[subject]') !== ''
    return sending
      ? send(board, request, reply, worker, listing)
      : showForm(board, request, reply, worker, listing, '')
  })
}

function send(
  board: Board,
  request: FastifyRequest,
  reply: FastifyReply,
  worker: Worker,
  listing: Listing,
): FastifyReply {
  const subject = field(request.body, 'info[subject]').trim()
  const message = field(request.body, 'info[message]').trim()
  const points = field(request.body, 'points').trim()
  // After a redesign the old form fails.
  if (request.fault?.kind === 'layout') return showForm(board, request, reply, worker, listing, '')
  if (
    subject === '' ||
    message === '' ||
    subject.length > LONGEST_SUBJECT ||
    message.length > LONGEST_MESSAGE
  ) {
    return showForm(board, request, reply, worker, listing, 'Subject and message are required.')
  }
  if (!/^[1-9]\d{0,3}$/.test(points)) {
    return showForm(
      board,
      request,
      reply,
      worker,
      listing,
      'Apply points must be a whole number greater than 0.',
    )
  }
  if (Number(points) > board.pointsOf(worker.id)) return tooLow(request, reply)
  board.applications.receive({
    account: worker.id,
    email: worker.email,
    job_id: listing.id,
    job_title: listing.title,
    job_path: jobPath(listing),
    subject,
    message,
    points: Number(points),
  })
  return sendPage(
    reply,
    renderNotice(request.viewer, 'Message sent', 'Your message has been sent to the employer.'),
  )
}

function showForm(
  board: Board,
  request: FastifyRequest,
  reply: FastifyReply,
  worker: Worker,
  listing: Listing,
  error: string,
): FastifyReply {
  const page = renderApplyForm({
    viewer: request.viewer,
    worker,
    listing,
    error,
    balance: board.pointsOf(worker.id),
    sentToday: board.applications.countToday(worker.id),
    backId: field(request.body, 'back_id'),
    typed: {
      subject: field(request.body, 'info[subject]'),
      message: field(request.body, 'info[message]'),
      points: field(request.body, 'points') || '1',
    },
  })
  return sendPage(reply, page)
}

function tooLow(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const text = 'Your apply points are too low to apply for this job. You get new points every day.'
  return sendPage(reply, renderNotice(request.viewer, 'Not enough apply points', text))
}

/** No human fills these in: a newsletter's trap, an employer's sign-up. */
function filledTrap(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const trap = /^(b_|employer\[|terms$|regproduct$)/
  return Object.keys(body).some((name) => trap.test(name) && field(body, name) !== '')
}
