import { Agent, type IncomingHttpHeaders } from 'node:http'
import { exchange, textOf } from '../harness/connection.ts'
import { PATIENCE_MS } from './judge.ts'
import { type AttackRequest, encodeText } from './request.ts'

/** Status 0: no answer. */
export type Heard = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  milliseconds: number
  cut?: string
}

/** Over keep-alive connections. */
export function createSender(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    async send(request: AttackRequest, token: string | undefined): Promise<Heard> {
      const began = performance.now()
      const took = () => performance.now() - began
      try {
        const answer = await exchange(url, { agent, ...written(request, token) }, PATIENCE_MS)
        const { status, headers } = answer
        return { status, headers, milliseconds: took(), text: textOf(answer) }
      } catch (error) {
        return { status: 0, headers: {}, text: '', milliseconds: took(), cut: String(error) }
      }
    },
    close: () => agent.destroy(),
  }
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

/** The call as a shell command, without the session. */
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
