import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Exchange = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

/** @throws Error without a complete answer within `patienceMs` */
export function exchange(
  address: string,
  call: {
    agent: Agent
    method: string
    path: string
    headers: Record<string, string>
    body?: Buffer | string | undefined
  },
  patienceMs: number,
): Promise<Exchange> {
  const { hostname, port } = new URL(address)
  const { body, ...options } = call
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, hostname, port, timeout: patienceMs }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      )
    })
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${patienceMs / 1000} s`)))
    asked.on('error', reject)
    asked.end(body)
  })
}

export function textOf({ headers, bytes }: Exchange): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
