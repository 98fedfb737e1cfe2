export type Endpoint = { method: string; path: string }
export type Answer = { status: number; body: Record<string, unknown> & { code?: string } }
export type Caller = (
  endpoint: Endpoint,
  body?: object | string,
  headers?: Record<string, string>,
) => Promise<Answer | null>

/**
 * Calls as one seeker; no session if the token is ''. Null without a complete answer.
 * @param patienceMs a browser waits 90 seconds
 */
export const createCaller =
  (url: string, token: string, patienceMs = 90_000): Caller =>
  async ({ method, path }, body, headers = {}) => {
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Token ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        signal: AbortSignal.timeout(patienceMs),
        ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      // A balancer may answer in plain text.
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false
      return { status: answer.status, body: isJson ? (JSON.parse(text) as Answer['body']) : {} }
    } catch {
      return null
    }
  }

/** @throws Error if there is no answer, or a refusal */
export async function demand(call: Caller, ...given: Parameters<Caller>): Promise<Answer['body']> {
  const answer = await call(...given)
  const [{ method, path }] = given
  if (!answer || answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer ? JSON.stringify(answer) : 'nothing'}`)
  return answer.body
}
