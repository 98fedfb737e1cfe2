import { vi } from 'vitest'

/** A body alone means status 200. */
type Answer = { status: number; body: unknown } | 'no answer'
type Answers = Readonly<Record<string, unknown>>

export const refusal = (status: number, body: unknown = {}): Answer => ({ status, body })

/**
 * Stubs the network: answers 'METHOD /path/' with bodies, refusals, functions, a Response, a StreamedAnswer, or 'no
 * answer'; unknown calls get a 404. Stopped calls end at once.
 * @returns every call in order, as 'METHOD /path/'
 */
export function stubApi(answers: Answers): { calls: string[]; bodies: unknown[]; headers: Headers[] } {
  const calls: string[] = []
  const bodies: unknown[] = []
  const headers: Headers[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, location.href)
    const path = url.pathname.replace(/^\/api/, '')
    const call = `${init.method ?? 'GET'} ${path}`
    const sent: unknown = readSent(init.body)
    calls.push(call)
    bodies.push(sent)
    headers.push(new Headers(init.headers))
    const given = answers[call]
    const answer: unknown = await untilStopped(
      typeof given === 'function' ? given(sent, url, init) : given,
      init.signal,
    )
    if (answer instanceof Response) return answer
    if (answer instanceof StreamedAnswer) return answer.respond(init.signal)
    if (answer === 'no answer') throw new TypeError('Failed to fetch')
    const { status, body } = isRefusal(answer)
      ? answer
      : answer === undefined
        ? { status: 404, body: { code: 'not-found', detail: 'Not found' } }
        : { status: 200, body: answer }
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': `application/${status < 400 ? '' : 'problem+'}json` },
    })
  })
  return { calls, bodies, headers }
}

/** An answer sent piece by piece by the test. */
export class StreamedAnswer {
  /** The caller stopped the call. */
  isStopped = false
  #send: ReadableStreamDefaultController<Uint8Array> | undefined
  readonly #encoder = new TextEncoder()
  readonly #body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      this.#send = controller
    },
  })

  respond(signal: AbortSignal | null | undefined): Response {
    signal?.addEventListener('abort', () => {
      this.isStopped = true
      this.#send?.error(new DOMException('stopped', 'AbortError'))
    })
    return new Response(this.#body, { headers: { 'content-type': 'application/x-ndjson' } })
  }
  line(value: unknown) {
    this.bytes(this.#encoder.encode(`${JSON.stringify(value)}\n`))
  }
  bytes(part: Uint8Array) {
    this.#send?.enqueue(part)
  }
  /** Ends the stream normally; a cut connection may look the same. */
  end() {
    this.#send?.close()
  }
  cut() {
    this.#send?.error(new TypeError('network error'))
  }
}

function untilStopped(answer: unknown, signal: AbortSignal | null | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('stopped', 'AbortError'))
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    Promise.resolve(answer).then(resolve, reject)
  })
}

function readSent(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

function isRefusal(answer: unknown): answer is { status: number; body: unknown } {
  return typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer
}
