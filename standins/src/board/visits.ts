import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { areaOf } from './areas.ts'
import { type Board, field } from './context.ts'
import { CSRF_REFUSED } from './failing/error-pages.ts'

export const SESSION_COOKIE = 'ci_session'
export const CSRF_COOKIE = 'csrf_cookie'
/** A cut connection may be reported twice. */
const counted = new WeakSet<FastifyRequest>()
const COOKIE = { path: '/', httpOnly: true, sameSite: 'lax' } as const

export function welcomeVisitors(board: Board): void {
  const { app, accounts, sessions, requests } = board
  app.decorateRequest('arrivedAt', 0)
  app.decorateRequest('area', 'other')
  app.decorateRequest('fault', undefined)
  app.decorateRequest('viewer')

  app.addHook('onRequest', async (request, reply) => {
    request.arrivedAt = requests.clock()
    request.area = areaOf(request.url.split('?')[0] ?? '')
    const account = sessions.accountOf(request.cookies[SESSION_COOKIE] ?? '')
    const token = request.cookies[CSRF_COOKIE] ?? ''
    request.viewer = { csrf: token, account: account === undefined ? undefined : accounts.get(account) }
    if (!/^[0-9a-f]{32}$/.test(token)) giveFormToken(request, reply)
  })
  app.addHook('onResponse', async (request, reply) => countRequest(board, request, reply.statusCode))
  // A cut connection never reaches onResponse.
  app.addHook('onRequestAbort', async (request) => countRequest(board, request, 0))
}

/** @param status 0 if cut without an answer */
export function countRequest({ requests }: Board, request: FastifyRequest, status: number): void {
  const path = request.url.split('?')[0] ?? ''
  if (path.startsWith('/_') || counted.has(request)) return
  counted.add(request)
  requests.add({
    at: Math.round(request.arrivedAt),
    method: request.method,
    path,
    area: request.area,
    status,
  })
}

/** Sets it in the cookie and this page. */
export function giveFormToken(request: FastifyRequest, reply: FastifyReply): void {
  const csrf = randomBytes(16).toString('hex')
  request.viewer = { ...request.viewer, csrf }
  void reply.setCookie(CSRF_COOKIE, csrf, { ...COOKIE, maxAge: 7200 })
}

/** @param token for ci_session; '' removes it */
export function setSession(reply: FastifyReply, token: string): void {
  if (token === '') void reply.clearCookie(SESSION_COOKIE, COOKIE)
  else void reply.setCookie(SESSION_COOKIE, token, COOKIE)
}

/**
 * As CodeIgniter does; also replaces the token.
 * @returns false after answering 403
 */
export function hasGoodToken(request: FastifyRequest, reply: FastifyReply): boolean {
  const good = field(request.body, 'csrf-token') === request.cookies[CSRF_COOKIE]
  giveFormToken(request, reply)
  if (!good) void sendPage(reply.code(403), CSRF_REFUSED)
  return good
}

export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=UTF-8').send(html)
}
