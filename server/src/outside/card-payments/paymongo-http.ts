import { setTimeout as wait } from 'node:timers/promises'
import { PaymentProblem } from './port.ts'

export type PaymongoHttpOptions = {
  /** Such as https://api.paymongo.com/v1. */
  url: string
  secretKey: string
  /** For one call with its retry; 20000 by default. */
  timeoutMs?: number | undefined
  /** AbortSignal.timeout by default. */
  deadline?: (milliseconds: number) => AbortSignal
  /** Waits before the retry; rejects if the signal aborts. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

export type PaymongoCall = {
  method: 'GET' | 'POST'
  path: string
  attributes?: Readonly<Record<string, unknown>>
  /** Idempotency key; calls without one are safe to repeat. */
  key?: string
  charges?: boolean
  withinMs?: number | undefined
}

export type PaymongoAnswer = {
  status: number
  body: string
  /** An earlier attempt may have succeeded. */
  isUnclear: boolean
}

/** An intent is a few kilobytes. */
const MAX_BYTES = 256 * 1024
/** Longer Retry-After values are not waited for: a person is at the dialog. */
const LONGEST_PAUSE_MS = 5000
const USUAL_PAUSE_MS = 500

/** `wasSent` is false only if the request certainly never left. */
type Outcome =
  | { status: number; body: string; retryAfter: string | null }
  | { lost: string; wasSent: boolean }

/**
 * Calls PayMongo's API. Retries once, under the same key, after a busy or failing server or a lost connection.
 * Follows no redirect, which would carry key and card along. Problems quote nothing sent or answered.
 * @returns any answer with its status. Throws PaymentProblem 'down' without one, 'garbage' for one too large
 */
export function createPaymongoHttp(options: PaymongoHttpOptions) {
  const { timeoutMs = 20_000, deadline = (milliseconds) => AbortSignal.timeout(milliseconds) } = options
  const patienceOf = ({ withinMs = timeoutMs }: PaymongoCall) => Math.min(withinMs, timeoutMs)
  const pause = options.pause ?? ((milliseconds, signal) => wait(milliseconds, undefined, { signal }))
  const base = options.url.replace(/\/+$/, '')
  const authorization = `Basic ${Buffer.from(`${options.secretKey}:`).toString('base64')}`

  async function send(call: PaymongoCall, signal: AbortSignal): Promise<Outcome> {
    const { method, path, attributes, key } = call
    try {
      const response = await fetch(base + path, {
        method,
        redirect: 'manual',
        signal,
        headers: {
          authorization,
          accept: 'application/json',
          ...(attributes && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(attributes && { body: JSON.stringify({ data: { attributes } }) }),
      })
      const body = await readBody(response, call)
      return { status: response.status, body, retryAfter: response.headers.get('retry-after') }
    } catch (error) {
      if (error instanceof PaymentProblem) throw error
      if (signal.aborted) throw tooSlow(call)
      const code = codeOf(error)
      return { lost: code, wasSent: !NEVER_LEFT.includes(code) }
    }
  }

  const tooSlow = (call: PaymongoCall, charged: 'no' | 'maybe' = call.charges ? 'maybe' : 'no') =>
    new PaymentProblem('down', `no answer within ${patienceOf(call)} ms`, { charged })

  return async (call: PaymongoCall): Promise<PaymongoAnswer> => {
    const signal = deadline(patienceOf(call))
    const first = await send(call, signal)
    const pauseMs = pauseOf(first)
    if (pauseMs === undefined) return answerOf(first, false, call)
    const mayBeDone = wasUnclear(first)
    await pause(pauseMs, signal).catch(() => {
      throw mayBeDone ? tooSlow(call) : tooSlow(call, 'no')
    })
    return answerOf(await send(call, signal), mayBeDone, call)
  }
}

function answerOf(outcome: Outcome, isUnclear: boolean, { charges }: PaymongoCall): PaymongoAnswer {
  if ('status' in outcome) return { status: outcome.status, body: outcome.body, isUnclear }
  const mayBeCharged = charges && (isUnclear || outcome.wasSent)
  throw new PaymentProblem('down', `no answer (${outcome.lost})`, { charged: mayBeCharged ? 'maybe' : 'no' })
}

/** Milliseconds; undefined for no retry. */
function pauseOf(outcome: Outcome): number | undefined {
  if ('lost' in outcome) return USUAL_PAUSE_MS
  const { status, retryAfter } = outcome
  if (status !== 429 && status < 500) return undefined
  const asked = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : USUAL_PAUSE_MS
  return asked > LONGEST_PAUSE_MS ? undefined : Math.max(asked, USUAL_PAUSE_MS)
}

/** A 429 was certainly not processed. */
const wasUnclear = (outcome: Outcome) => ('lost' in outcome ? outcome.wasSent : outcome.status !== 429)

async function readBody(response: Response, { charges }: PaymongoCall): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES)
      throw new PaymentProblem('garbage', `an answer of more than ${MAX_BYTES} bytes`, {
        charged: charges ? 'maybe' : 'no',
      })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Errors before any connection: nothing was sent. */
const NEVER_LEFT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

/** An error's own text may contain what was sent. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'connection lost'
}
