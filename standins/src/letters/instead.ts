import type { FastifyReply } from 'fastify'
import { FAULTS, type Fault, isAt, type KindAt } from './faults.ts'

type Answer = (reply: FastifyReply, model: string) => void

const answers: Record<KindAt<'answer'>, Answer> = {
  'string-error': (reply, model) => reply.code(404).send({ error: `model '${model}' not found` }),
  'flat-error': (reply) =>
    reply.code(400).send({
      object: 'error',
      message: 'This request is too long.',
      type: 'BadRequestError',
      param: null,
      code: 400,
    }),
  redirect: (reply) => reply.code(307).header('location', 'http://127.0.0.1:9/').send(),
  hangup: (reply) => {
    reply.hijack()
    reply.raw.destroy()
  },
  garbage: (reply) => reply.type('application/json').send('{"id":"chatcmpl-1","choices":[{"mess'),
  html: (reply) => reply.type('text/html').send('<!DOCTYPE html><title>Welcome</title><h1>It works!</h1>'),
  endless: (reply) =>
    reply.type('application/json').send(`{"choices":[{"message":{"content":"${'so '.repeat(400_000)}"}}]}`),
}

/** @returns undefined if a letter follows */
export function insteadOfLetter(
  fault: Fault,
  asked: { max_tokens?: unknown; stream?: unknown },
): Answer | undefined {
  const { kind, retryAfter } = fault
  if (isAt('answer', kind)) return answers[kind]
  if (!isAt('error', kind)) return undefined
  const refusal = FAULTS[kind]
  // Refuses only one field.
  const member = 'onlyFor' in refusal ? asked[refusal.onlyFor] : true
  if (member === undefined || member === false) return undefined
  const { status, type, code, message } = refusal
  return (reply) => {
    if (kind === 'too-many') reply.header('retry-after', String(retryAfter))
    reply.code(status).send({ error: { type, code, message, param: null } })
  }
}
