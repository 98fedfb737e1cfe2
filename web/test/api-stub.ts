import { vi } from 'vitest'

/** What the server answers: a body with status 200, a status with a body, or no answer at all. */
type Answer = { status: number; body: unknown } | 'no answer'
type Answers = Readonly<Record<string, unknown>>

export const refusal = (status: number, body: unknown = {}): Answer => ({ status, body })

/**
 * Stands at the network's edge: answers calls by 'METHOD /path/' with plain bodies, refusals, functions of
 * the sent body and the address, or 'no answer'; unknown calls are a 404.
 * @returns every call made, in order, as 'METHOD /path/'
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
    const answer: unknown = typeof given === 'function' ? await given(sent, url) : given
    if (answer === 'no answer') throw new TypeError('Failed to fetch')
    const { status, body } = isRefusal(answer)
      ? answer
      : answer === undefined
        ? { status: 404, body: { code: 'not-found', detail: 'Not found' } }
        : { status: 200, body: answer }
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
  return { calls, bodies, headers }
}

function readSent(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

function isRefusal(answer: unknown): answer is { status: number; body: unknown } {
  return typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer
}
