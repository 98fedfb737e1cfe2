import type { Seen } from './measure.ts'

/** Nobody waits longer for an answer. */
const PATIENCE_MS = 20_000

type Endpoint = { method: string; path: string }
export type Answer = { status: number; body: Record<string, unknown> & { code?: string } }

/** Every request that anybody made, in the order in which they were over. */
export function createRecord(url: string) {
  const seen: Seen[] = []
  let under = 0

  /** Calls the API as one seeker, and notes how it went; null where no whole answer came. */
  const callerFor =
    (token: string) =>
    async (
      endpoint: Endpoint,
      body?: object,
      headers: Record<string, string> = {},
      named: { path?: string; patienceMs?: number } = {},
    ): Promise<Answer | null> => {
      const began = performance.now()
      under += 1
      const answer = await ask(`${url}/api${named.path ?? endpoint.path}`, {
        method: endpoint.method,
        headers: {
          ...(token && { authorization: `Token ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        signal: AbortSignal.timeout(named.patienceMs ?? PATIENCE_MS),
        ...(body && { body: JSON.stringify(body) }),
      })
      under -= 1
      seen.push({
        kind: endpoint.method === 'GET' ? 'read' : 'write',
        call: `${endpoint.method} ${endpoint.path}`,
        began,
        ended: performance.now(),
        status: answer?.status ?? 0,
      })
      return answer
    }
  return { seen, underway: () => under, callerFor }
}
type RequestRecord = ReturnType<typeof createRecord>
export type Caller = ReturnType<RequestRecord['callerFor']>

async function ask(url: string, options: RequestInit): Promise<Answer | null> {
  try {
    const answer = await fetch(url, options)
    const text = await answer.text()
    // What stands before the program answers in plain words.
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    return { status: answer.status, body: isJson ? (JSON.parse(text) as Answer['body']) : {} }
  } catch {
    return null
  }
}
