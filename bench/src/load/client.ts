import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  token?: string
  body?: unknown
  /** The status of success. */
  wanted: number
}

/** `bytes` as received; `json` decodes them. */
export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; json(): unknown }

/** @throws Error that names any status but the wanted one */
export type Caller = (call: Call) => Promise<Answer>

export type Client = { call: Caller; close(): void }

const PATIENCE_MS = 30_000
/** As browsers ask. */
const ENCODINGS = 'gzip, deflate, br'

/** Opens a keep-alive connection. */
export function openClient(address: string): Client {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async call({ method, path, token, body, wanted }) {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const answer = await new Promise<Answer>((resolve, reject) => {
        const headers = {
          'accept-encoding': ENCODINGS,
          ...(token && { authorization: `Token ${token}` }),
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        }
        const asked = request({ agent, hostname, port, method, path: `/api${path}`, headers }, (message) => {
          const chunks: Buffer[] = []
          message.on('data', (chunk: Buffer) => chunks.push(chunk))
          message.on('error', reject)
          message.on('end', () => resolve(readAnswer(message.statusCode ?? 0, message.headers, chunks)))
        })
        asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('no answer in time')))
        asked.on('error', reject)
        asked.end(text)
      })
      if (answer.status !== wanted) throw new Error(`${answer.status} ${describeProblem(answer)}`)
      return answer
    },
    close: () => agent.destroy(),
  }
}

function readAnswer(status: number, headers: IncomingHttpHeaders, chunks: Buffer[]): Answer {
  const bytes = Buffer.concat(chunks)
  const encoding = headers['content-encoding']
  const plain = () =>
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
  return { status, headers, bytes, json: () => JSON.parse(plain().toString()) }
}

function describeProblem({ json }: Answer): string {
  try {
    return (json() as { code?: string }).code ?? ''
  } catch {
    return 'without a body that can be read'
  }
}
