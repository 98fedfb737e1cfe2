import type { FastifyReply } from 'fastify'

/** What the server can be told to do wrong; the words of the errors are those of OpenAI, except where noted. */
export const FAULTS = {
  unauthorized: {
    status: 401,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
    message: 'Incorrect API key provided.',
  },
  'no-model': {
    status: 404,
    type: 'invalid_request_error',
    code: 'model_not_found',
    message: 'The model does not exist.',
  },
  'too-many': {
    status: 429,
    type: 'rate_limit_error',
    code: 'rate_limit_exceeded',
    message: 'Rate limit reached.',
  },
  broken: { status: 500, type: 'server_error', code: null, message: 'The server had an error.' },
  loading: { status: 503, type: 'unavailable_error', code: 503, message: 'Loading model' },
  /** As newer models refuse the older name of the limit. */
  'new-limit': {
    status: 400,
    type: 'invalid_request_error',
    code: 'unsupported_parameter',
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  },
  /** As models refuse that cannot stream; without it they answer. */
  'no-stream': {
    status: 400,
    type: 'invalid_request_error',
    code: 'unsupported_value',
    message: "Unsupported value: 'stream' does not support true with this model.",
  },
  /** As Ollama answers: the error is a string. */
  'string-error': { status: 404 },
  /** As older vLLM answers: the error is the whole answer. */
  'flat-error': { status: 400 },
  slow: { status: 200 },
  /** The connection is lost without an answer. */
  hangup: { status: 0 },
  redirect: { status: 307 },
  empty: { status: 200 },
  length: { status: 200 },
  filter: { status: 200 },
  think: { status: 200 },
  reasoning: { status: 200 },
  /** It does whatever any text in the message tells anybody to write. */
  obey: { status: 200 },
  /** It makes up where the seeker was, what they studied and for how long. */
  boast: { status: 200 },
  /** Of a streamed letter: its connection is lost in the middle. */
  cut: { status: 200 },
  /** It ends without saying that it has. */
  'no-finish': { status: 200 },
  /** An error in its middle. */
  'mid-error': { status: 200 },
  /** It stops in its middle until it is told on. */
  'slow-stream': { status: 200 },
  /** It comes whole, as if nobody had asked for a stream. */
  'ignore-stream': { status: 200 },
  garbage: { status: 200 },
  html: { status: 200 },
  endless: { status: 200 },
} as const

export type FaultKind = keyof typeof FAULTS
/** `ms`: how late a slow one is; `retryAfter`: seconds that 'too-many' asks for. */
export type Fault = { kind: FaultKind; ms: number; retryAfter: number }

export const isFaultKind = (word: unknown): word is FaultKind =>
  typeof word === 'string' && Object.hasOwn(FAULTS, word)

export type Faults = ReturnType<typeof createFaults>

/** The faults that wait for the next requests. */
export function createFaults() {
  let pending: Fault[] = []
  return {
    pending: (): readonly Fault[] => pending,
    clear() {
      pending = []
    },
    add(fault: Fault, times: number) {
      for (let time = 0; time < times; time += 1) pending.push(fault)
    },
    next: (): Fault | undefined => pending.shift(),
  }
}

/** Answers as an error of the kind is answered; false where the kind is no error but a strange letter. */
export function sendFault(reply: FastifyReply, { kind, retryAfter }: Fault, model: string): boolean {
  const fault = FAULTS[kind]
  switch (kind) {
    case 'string-error':
      reply.code(fault.status).send({ error: `model '${model}' not found` })
      return true
    case 'flat-error':
      reply.code(fault.status).send({
        object: 'error',
        message: 'This request is too long.',
        type: 'BadRequestError',
        param: null,
        code: 400,
      })
      return true
    case 'redirect':
      reply.code(fault.status).header('location', 'http://127.0.0.1:9/').send()
      return true
    case 'hangup':
      reply.hijack()
      reply.raw.destroy()
      return true
    case 'garbage':
      reply.type('application/json').send('{"id":"chatcmpl-1","choices":[{"mess')
      return true
    case 'html':
      reply.type('text/html').send('<!DOCTYPE html><title>Welcome</title><h1>It works!</h1>')
      return true
    case 'endless':
      reply.type('application/json').send(`{"choices":[{"message":{"content":"${'so '.repeat(400_000)}"}}]}`)
      return true
    default: {
      if (!('message' in fault)) return false
      const { status, ...error } = fault
      if (kind === 'too-many') reply.header('retry-after', String(retryAfter))
      reply.code(status).send({ error: { ...error, param: null } })
      return true
    }
  }
}
