import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { wholeNumber } from '../whole-number.ts'
import { completionOf } from './completion.ts'
import { type FaultKind, type Faults, isAt, isFaultKind } from './faults.ts'
import { insteadOfLetter } from './instead.ts'
import { writeLetter } from './letter-text.ts'
import { renderLetters } from './letters-page.ts'
import type { ReceivedRequests } from './received.ts'
import { comesWhole, streamCompletion } from './stream.ts'

/**
 * `fault` for the next `times` requests (1), 'none' clears faults and `say`; `release` continues a stream; `say`
 * replaces the next letter.
 */
export type LettersCommand =
  | { say: string }
  | { fault: FaultKind | 'none'; times?: number; ms?: number; retry_after?: number }
  | { release: true }

const MOST_TIMES = 10_000

type Letters = {
  faults: Faults
  received: ReceivedRequests
  /** Each is used once. */
  toSay: string[]
  control(command: LettersCommand): void
  /** Until the stream may continue, or its reader disconnects. */
  pause(gone: AbortSignal): Promise<void>
  now(): Date
  ending: AbortSignal
}
type Asked = {
  model?: unknown
  messages?: unknown
  max_tokens?: unknown
  max_completion_tokens?: unknown
  stream?: unknown
  stream_options?: { include_usage?: unknown }
}

export function serveLetters(app: FastifyInstance, letters: Letters): void {
  const { faults, received, toSay, now } = letters

  app.post<{ Body: Asked | undefined }>('/v1/chat/completions', async (request, reply) => {
    const asked = request.body ?? {}
    const [system, user] = [saidBy(asked.messages, 'system'), saidBy(asked.messages, 'user')]
    const model = typeof asked.model === 'string' ? asked.model : ''
    if (!model || !user) {
      const error = {
        message: 'model and messages are needed',
        type: 'invalid_request_error',
        param: null,
        code: null,
      }
      return reply.code(400).send({ error })
    }
    const fault = faults.next()
    const letter = toSay.shift() ?? writeLetter(user, fault?.kind)
    const isStreamed = asked.stream === true && !comesWhole(fault?.kind)
    const instead = fault && insteadOfLetter(fault, asked)
    const { id } = received.add({
      received_at: now().toISOString(),
      model,
      limit: limitOf(asked),
      had_key: request.headers.authorization?.startsWith('Bearer ') ?? false,
      system,
      user,
      outcome: fault?.kind ?? 'a letter',
      letter: instead ? '' : letter,
      is_streamed: isStreamed,
      hung_up: false,
    })
    if (fault && isAt('late', fault.kind))
      await wait(fault.ms, undefined, { signal: letters.ending }).catch(() => {})
    if (instead) {
      instead(reply, model)
      return reply
    }
    const completion = { id, model, letter, now: now(), fault: fault?.kind }
    if (!isStreamed) return completionOf(completion)
    await streamCompletion(reply, {
      ...completion,
      withUsage: asked.stream_options?.include_usage === true,
      pause: letters.pause,
      hungUp: () => received.hungUp(id),
    })
    return reply
  })
  app.get('/v1/models', () => ({
    object: 'list',
    data: [{ id: 'stand-in', object: 'model', created: 0, owned_by: 'stand-in' }],
  }))

  app.get('/', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(renderLetters(received.list(), faults.pending())),
  )
  app.get('/requests.json', () => received.list())
  app.post('/_clear', (_, reply) => {
    received.clear()
    return reply.redirect('/', 303)
  })
  app.post<{ Body: Record<string, unknown> | undefined }>('/_control', (request, reply) => {
    const command = readCommand(request.body ?? {})
    if (!command)
      return reply
        .code(400)
        .send({ error: 'fault: none or one of the kinds of the README, release: true, or say: words' })
    letters.control(command)
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    return isForm ? reply.redirect('/', 303) : { pending: faults.pending() }
  })
}

function readCommand(body: Record<string, unknown>): LettersCommand | undefined {
  const { fault } = body
  if (body['release'] === true || body['release'] === 'true') return { release: true }
  if (typeof body['say'] === 'string') return { say: body['say'] }
  if (fault !== 'none' && !isFaultKind(fault)) return undefined
  const [times, ms, retryAfter] = [body['times'], body['ms'], body['retry_after']].map(wholeNumber)
  return {
    fault,
    ...(times !== undefined && { times: Math.min(times, MOST_TIMES) }),
    ...(ms !== undefined && { ms }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  }
}

function saidBy(messages: unknown, role: string): string {
  if (!Array.isArray(messages)) return ''
  return messages
    .filter((one: { role?: unknown } | null) => one?.role === role)
    .map((one: { content?: unknown }) => (typeof one.content === 'string' ? one.content : ''))
    .join('\n')
}

function limitOf({ max_tokens: older, max_completion_tokens: newer }: Asked): string {
  if (older !== undefined) return `max_tokens ${older}`
  return newer === undefined ? '' : `max_completion_tokens ${newer}`
}
