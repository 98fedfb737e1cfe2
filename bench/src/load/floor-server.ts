// Fixed answers: the cost of HTTP alone.
import { createServer } from 'node:http'
import { listen } from '../harness/listen.ts'

/** By method; bodies in base64. */
export type CannedAnswers = Record<string, { status: number; headers: Record<string, string>; body: string }>

process.once('message', (canned: CannedAnswers) => {
  const answers = new Map(
    Object.entries(canned).map(([method, { status, headers, body }]) => {
      const bytes = Buffer.from(body, 'base64')
      return [method, { status, headers: { ...headers, 'content-length': String(bytes.length) }, bytes }]
    }),
  )
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const answer = answers.get(request.method ?? '')
      if (!answer) return void response.writeHead(405).end()
      const { status, headers, bytes } = answer
      if (status === 204) response.writeHead(status).end()
      else response.writeHead(status, headers).end(bytes)
    })
  })
  void listen(server).then(({ url }) => process.send?.(url))
})
process.once('disconnect', () => process.exit(0))
