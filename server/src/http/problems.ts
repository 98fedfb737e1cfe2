import * as profileSays from '@hanap/contract/says/profile'
import { saidOf } from '@hanap/contract/says/read-said'
import * as siteSays from '@hanap/contract/says/site'
import type { ProblemBody } from '@hanap/contract/wire/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAccountGone } from '../db/account-gone.ts'
import { isDatabaseOutage } from '../db/connections/outage.ts'
import { busy, notFound, Problem, unauthenticated } from '../lib/problem.ts'
import { type Gate, identifyRequest } from './authenticate.ts'

/** Answers every error with the one problem body, and logs unexpected ones. */
export function answerProblems(app: FastifyInstance, gate: Gate) {
  app.setErrorHandler((error, request, reply) => {
    // An unsatisfiable range needs no body.
    if (statusOf(error) === 416) return reply.code(416).send()
    const { problem, body } = describeProblem(error, request)
    return sendBody(reply, problem, body)
  })

  // Under /api an anonymous caller must not learn which paths exist.
  const refuse = async (request: FastifyRequest) => {
    if (!(await identifyRequest(gate, request))) throw unauthenticated()
    throw notFound('address')
  }
  app.all('/api', refuse)
  app.all('/api/*', refuse)
}

/** Logs unexpected errors under the request id in the body. */
export function describeProblem(
  error: unknown,
  { id, log }: Pick<FastifyRequest, 'id' | 'log'>,
): { problem: Problem; body: ProblemBody } {
  const problem = asProblem(error)
  if (problem.status < 500) return { problem, body: bodyOf(problem, {}) }
  const cause = error instanceof Error ? error.cause : undefined
  log.error({ err: cause ?? error, incident: id }, String(problem.detail))
  return { problem, body: bodyOf(problem, { incident: id }) }
}

export const sendProblem = (reply: FastifyReply, problem: Problem) =>
  sendBody(reply, problem, bodyOf(problem, {}))

function sendBody(reply: FastifyReply, problem: Problem, body: ProblemBody) {
  if (problem.extra.retry_after) reply.header('retry-after', problem.extra.retry_after)
  return reply.code(problem.status).type('application/problem+json').serializer(JSON.stringify).send(body)
}

function bodyOf(problem: Problem, extra: { incident?: string }): ProblemBody {
  const said = saidOf([problem.detail, ...Object.values(problem.errors ?? {}).flat()])
  return {
    type: `/problems/${problem.code}`,
    title: titles[problem.status] ?? 'Problem',
    status: problem.status,
    code: problem.code,
    detail: problem.detail,
    ...(problem.errors && { errors: problem.errors }),
    ...(said.length > 0 && { said }),
    ...problem.extra,
    ...extra,
  }
}

const titles: Record<number, string> = {
  400: siteSays.badRequest,
  401: siteSays.notLoggedIn,
  403: siteSays.notAllowed,
  404: siteSays.notFound,
  409: 'Conflict',
  412: siteSays.changedTitle,
  413: siteSays.largeTitle,
  415: siteSays.unsupported,
  422: siteSays.notProcessable,
  429: siteSays.tooMany,
  500: siteSays.wrong,
  502: siteSays.systemDown,
  503: 'Busy',
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error ? error.statusCode : undefined

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const status = statusOf(error)
  if (status === 413) return new Problem('too-large', profileSays.tooLarge)
  if (status === 415) return new Problem('unsupported-media', siteSays.contentRefused)
  if (error instanceof Error && typeof status === 'number' && status > 0 && status < 500)
    return malformed(error)
  if (isAccountGone(error)) return unauthenticated()
  if (isDatabaseOutage(error)) return busy(siteSays.backSoon, 3, error)
  return new Problem('internal', siteSays.ourFault, { cause: error })
}

export const malformed = (cause: Error) =>
  new Problem('malformed-request', siteSays.requestUnreadable, { cause })
