import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PATIENCE_MS } from './judge.ts'
import { type AttackRequest, encodeText } from './request.ts'

/** An answer; status 0 if there was none. */
export type Heard = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  milliseconds: number
  /** Why there was no answer. */
  cut?: string
}

/** Sends calls byte for byte over keep-alive connections. */
export function createSender(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)
  return {
    send(request: AttackRequest, token: string | undefined): Promise<Heard> {
      const { method, path, headers, body } = written(request, token)
      const began = performance.now()
      const took = () => performance.now() - began
      return new Promise((resolve) => {
        const lost = (error: Error) =>
          resolve({ status: 0, headers: {}, text: '', milliseconds: took(), cut: error.message })
        const out = ask({ agent, hostname, port, method, path, headers, timeout: PATIENCE_MS }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', lost)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: unpacked(Buffer.concat(chunks), answer.headers['content-encoding']),
              milliseconds: took(),
            }),
          )
        })
        out.on('timeout', () => out.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)))
        out.on('error', lost)
        out.end(body)
      })
    },
    close: () => agent.destroy(),
  }
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8')
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8')
}
export type Sender = ReturnType<typeof createSender>

function written(request: AttackRequest, token: string | undefined) {
  const { endpoint, path, query, headers, json, bytes, isSigned } = request
  const asked = query.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join('&')
  const body = bytes ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json) ?? ''))
  return {
    method: endpoint.method,
    path: `${endpoint.root ?? '/api'}${path}${asked && `?${asked}`}`,
    headers: {
      ...(token && { authorization: `Token ${token}` }),
      ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }),
      ...(isSigned && endpoint.sign?.(body ?? Buffer.alloc(0))),
      ...headers,
    },
    body,
  }
}

/** The call as a line for a shell, without the session. */
export function tellRequest(request: AttackRequest): string {
  const { method, path, headers, body } = written(request, undefined)
  const parts = [
    `curl -X ${method} 'http://127.0.0.1:PORT${path.replaceAll("'", '%27')}'`,
    ...(request.person ? [`-H 'authorization: Token …' # of ${request.person}`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
  ]
  if (body) {
    const text = body.toString('utf8')
    const isText = Buffer.from(text).equals(body) && !text.includes('\u0000')
    parts.push(
      isText ? `--data-binary ${quoted(text)}` : `--data-binary @<(base64 -d <<< ${body.toString('base64')})`,
    )
  }
  return parts.join(' ').slice(0, 4000)
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
