import { type Answer, createCaller, type Endpoint } from '../harness/api.ts'
import type { Seen } from './measure.ts'

const PATIENCE_MS = 20_000

/** Records requests in the order of their ends. */
export function createRecord(url: string) {
  const seen: Seen[] = []
  /** @param path replaces the endpoint's, which names the call */
  const callerFor = (token: string) => {
    const call = createCaller(url, token, PATIENCE_MS)
    return async (
      endpoint: Endpoint,
      body?: object | string,
      headers?: Record<string, string>,
      path = endpoint.path,
    ): Promise<Answer | null> => {
      const began = performance.now()
      const answer = await call({ ...endpoint, path }, body, headers)
      seen.push({
        kind: endpoint.method === 'GET' ? 'read' : 'write',
        call: `${endpoint.method} ${endpoint.path}`,
        began,
        ended: performance.now(),
        status: answer?.status ?? 0,
      })
      return answer
    }
  }
  return { seen, callerFor }
}
export type RecordingCaller = ReturnType<ReturnType<typeof createRecord>['callerFor']>
