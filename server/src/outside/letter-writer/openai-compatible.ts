import { setTimeout as wait } from 'node:timers/promises'
import { letterOf, readBody } from './completion-answer.ts'
import { errorTextOf } from './completion-members.ts'
import { readLetterStream } from './completion-stream.ts'
import { createPatience, type Patience } from './patience.ts'
import {
  type LetterOptions,
  LetterProblem,
  type LetterProblemKind,
  type LetterRequest,
  type LetterWriter,
} from './port.ts'
import { isSameForm, otherForm, type RequestForm, requestBody } from './request-form.ts'

export type OpenaiCompatibleOptions = {
  /** Such as https://api.openai.com/v1. */
  url: string
  /** Undefined if the server needs none. */
  apiKey: string | undefined
  model: string
  /** For one letter with its retry; 30000 by default. */
  timeoutMs?: number
  /** Longest pause in a streamed letter; 10000 by default. */
  idleMs?: number
  /** Waits before the retry; rejects if the signal aborts. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

/** Longer Retry-After values are not waited for: a person is watching. */
const LONGEST_PAUSE_MS = 5000
const USUAL_PAUSE_MS = 500

type Answer = { status: number; retryAfter: string | null; body: string; letter?: string }
type Asked = { request: LetterRequest; onText: LetterOptions['onText']; patience: Patience }

/**
 * Any server that speaks OpenAI's chat completions. Retries once after a busy or failing server or a lost connection,
 * unless a piece was already passed on. Follows no redirect, which would carry the key along.
 */
export function createOpenaiCompatibleWriter(options: OpenaiCompatibleOptions): LetterWriter {
  const { apiKey, model, timeoutMs = 30_000, idleMs = 10_000 } = options
  const pause = options.pause ?? ((milliseconds, signal) => wait(milliseconds, undefined, { signal }))
  const address = `${options.url.replace(/\/+$/, '')}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  }
  // A server may quote the key that it refuses.
  const redact = (text: string) => (apiKey ? text.replaceAll(apiKey, '[the key]') : text)
  // The form this server accepts, learnt with the first letter.
  let known: RequestForm = { limit: 'max_tokens', isStreamed: true }

  async function ask({ request, onText, patience }: Asked, form: RequestForm): Promise<Answer> {
    const { signal, heard } = patience
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          ...headers,
          accept: form.isStreamed ? 'text/event-stream, application/json' : 'application/json',
        },
        redirect: 'manual',
        signal,
        body: requestBody(request, model, form),
      })
      const { status } = response
      const retryAfter = response.headers.get('retry-after')
      if (status === 200 && onText && form.isStreamed) {
        const letter = await readLetterStream(response, { onText, opening: request.opening, heard, redact })
        return { status, retryAfter, body: '', letter }
      }
      return { status, retryAfter, body: redact(await readBody(response)) }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (error instanceof LetterProblem) throw error
      throw new LetterProblem('down', `no answer from ${new URL(address).origin} (${codeOf(error)})`)
    }
  }

  async function askTwice(asked: Asked, form: RequestForm): Promise<Answer> {
    const { signal } = asked.patience
    const first = await ask(asked, form).catch((error: unknown) => {
      if (error instanceof LetterProblem && error.kind === 'down') return undefined
      throw error
    })
    if (first && !isPassing(first.status)) return first
    const pauseMs = pauseOf(first?.retryAfter ?? null)
    if (first && pauseMs > LONGEST_PAUSE_MS) return first
    await pause(pauseMs, signal).catch(() => {
      throw signal.aborted ? signal.reason : new LetterProblem('too-slow', `no letter within ${timeoutMs} ms`)
    })
    return ask(asked, form)
  }

  /** Tries each other form once, if the server refuses this one. */
  async function askKnowingly(asked: Asked): Promise<Answer> {
    const tried: RequestForm[] = []
    let form = asked.onText ? known : { ...known, isStreamed: false }
    for (;;) {
      tried.push(form)
      const answer = await askTwice(asked, form)
      // Only a streaming request shows whether it streams.
      if (answer.status === 200) known = asked.onText ? form : { ...known, limit: form.limit }
      const other = otherForm(form, answer)
      if (!other || tried.some((one) => isSameForm(one, other))) return answer
      form = other
    }
  }

  return {
    async write(request, { onText, signal } = {}) {
      const patience = createPatience({ timeoutMs, idleMs, stopped: signal })
      try {
        const { status, body, letter } = await askKnowingly({ request, onText, patience })
        if (letter !== undefined) return { text: letter }
        if (status !== 200) throw new LetterProblem(kindOf(status), saidOf(status, body))
        const text = letterOf(body)
        onText?.(text)
        return { text }
      } finally {
        patience.end()
      }
    },
  }
}

const isPassing = (status: number) => [408, 409, 429].includes(status) || status >= 500

function kindOf(status: number): LetterProblemKind {
  if (status === 429) return 'too-many'
  if (status === 408) return 'too-slow'
  if (status === 409 || status >= 500) return 'down'
  return status < 300 ? 'garbage' : 'refused'
}

function saidOf(status: number, body: string): string {
  const said = errorTextOf(body)
  return said ? `status ${status}: ${said}` : `status ${status}`
}

/** In milliseconds; ignores dates and unreadable values. */
function pauseOf(retryAfter: string | null): number {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter.trim())
    ? Number(retryAfter) * 1000
    : USUAL_PAUSE_MS
}

/** An error's own text may contain the headers, and so the key. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'connection lost'
}
