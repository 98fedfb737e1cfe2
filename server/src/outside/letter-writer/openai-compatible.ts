import { setTimeout as wait } from 'node:timers/promises'
import { errorTextOf, letterOf, readBody } from './completion-answer.ts'
import { LetterProblem, type LetterProblemKind, type LetterRequest, type LetterWriter } from './port.ts'

export type OpenaiCompatibleOptions = {
  /** Up to what `/chat/completions` follows: https://api.openai.com/v1. */
  url: string
  /** Absent for a server that asks for none. */
  apiKey: string | undefined
  model: string
  /** 30000: how long one letter may take, a second try with it. */
  timeoutMs?: number
  /** Waits before the second try; ends with an error when the signal says so. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

/** A Retry-After longer than this is not waited for: a person looks at the box. */
const LONGEST_PAUSE_MS = 5000
const USUAL_PAUSE_MS = 500
/** An English word is about one and a third tokens, a Filipino one about two; reasoning models think first. */
const TOKENS_A_WORD = 3
const TOKENS_TO_THINK = 2000

/** Newer servers know the second name only, older ones the first. */
type LimitName = 'max_tokens' | 'max_completion_tokens'
type Answer = { status: number; retryAfter: string | null; body: string }

/**
 * A writer behind any server that speaks OpenAI's chat completions: OpenAI, Ollama, llama.cpp, vLLM, the stand-in.
 * A busy or failing server and a lost connection are tried once more; redirects are not followed, since the key would
 * travel with them.
 */
export function createOpenaiCompatibleWriter(options: OpenaiCompatibleOptions): LetterWriter {
  const { apiKey, model, timeoutMs = 30_000 } = options
  const pause = options.pause ?? ((milliseconds, signal) => wait(milliseconds, undefined, { signal }))
  const address = `${options.url.replace(/\/+$/, '')}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  }
  // What the server wants is learnt with the first letter.
  let limitName: LimitName = 'max_tokens'

  async function ask(request: LetterRequest, limit: LimitName, deadline: AbortSignal): Promise<Answer> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers,
        redirect: 'manual',
        signal: deadline,
        body: JSON.stringify({
          model,
          messages: [
            { role: 'system', content: request.system },
            { role: 'user', content: request.user },
          ],
          [limit]: request.maxWords * TOKENS_A_WORD + TOKENS_TO_THINK,
        }),
      })
      const retryAfter = response.headers.get('retry-after')
      const body = await readBody(response)
      // A server may quote the key that it refuses.
      return {
        status: response.status,
        retryAfter,
        body: apiKey ? body.replaceAll(apiKey, '[the key]') : body,
      }
    } catch (error) {
      if (error instanceof LetterProblem) throw error
      if (deadline.aborted) throw tooSlow(timeoutMs)
      throw new LetterProblem('down', `no answer from ${new URL(address).origin} (${codeOf(error)})`)
    }
  }

  /** Once more where a second try may help and the server does not ask to wait long. */
  async function askTwice(request: LetterRequest, limit: LimitName, deadline: AbortSignal): Promise<Answer> {
    const first = await ask(request, limit, deadline).catch((error: unknown) => {
      if (error instanceof LetterProblem && error.kind === 'down') return undefined
      throw error
    })
    if (first && !isPassing(first.status)) return first
    const pauseMs = pauseOf(first?.retryAfter ?? null)
    if (first && pauseMs > LONGEST_PAUSE_MS) return first
    await pause(pauseMs, deadline).catch(() => {
      throw tooSlow(timeoutMs)
    })
    return ask(request, limit, deadline)
  }

  async function askKnowingly(request: LetterRequest, deadline: AbortSignal): Promise<Answer> {
    const tried = limitName
    const answer = await askTwice(request, tried, deadline)
    const isUnknown = new RegExp(`\\b${tried}\\b`).test(answer.body)
    if ((answer.status !== 400 && answer.status !== 422) || !isUnknown) return answer
    const other: LimitName = tried === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
    const second = await askTwice(request, other, deadline)
    if (second.status === 200) limitName = other
    return second
  }

  return {
    async write(request) {
      const deadline = AbortSignal.timeout(timeoutMs)
      const { status, body } = await askKnowingly(request, deadline)
      if (status === 200) return { text: letterOf(body) }
      const said = errorTextOf(body)
      throw new LetterProblem(kindOf(status), said ? `status ${status}: ${said}` : `status ${status}`)
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

/** In milliseconds; a date, or nothing readable, is as nothing said. */
function pauseOf(retryAfter: string | null): number {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter.trim())
    ? Number(retryAfter) * 1000
    : USUAL_PAUSE_MS
}

const tooSlow = (timeoutMs: number) => new LetterProblem('too-slow', `no letter within ${timeoutMs} ms`)

/** Such as ECONNREFUSED: an error's own text may hold the headers, and with them the key. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'connection lost'
}
