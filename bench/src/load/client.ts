import { Agent } from 'node:http'
import { type Exchange, exchange, textOf } from '../harness/connection.ts'

type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  token?: string
  body?: unknown
  /** The status of success. */
  wanted: number
}

/** `json` decodes the received `bytes`. */
export type Answer = Exchange & { json(): unknown }

/** @throws Error for another status */
export type Caller = (call: Call) => Promise<Answer>

export type Client = { call: Caller; close(): void }

const PATIENCE_MS = 30_000
/** As browsers send. */
const ENCODINGS = 'gzip, deflate, br'

export function openClient(address: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async call({ method, path, token, body, wanted }) {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        'accept-encoding': ENCODINGS,
        ...(token && { authorization: `Token ${token}` }),
        ...(text && { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(text)}` }),
      }
      const sent = { agent, method, path: `/api${path}`, headers, body: text }
      const received = await exchange(address, sent, PATIENCE_MS)
      const answer: Answer = { ...received, json: () => JSON.parse(textOf(received)) }
      if (answer.status !== wanted) throw new Error(`${answer.status} ${describeProblem(answer)}`)
      return answer
    },
    close: () => agent.destroy(),
  }
}

function describeProblem({ json }: Answer): string {
  try {
    return (json() as { code?: string }).code ?? ''
  } catch {
    return 'without a body that can be read'
  }
}
