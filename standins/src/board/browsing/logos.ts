import { crc32, deflateSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const SIDE = 48

export function serveLogos(app: FastifyInstance): void {
  app.get('/employer_logos/:employer/:file', (request, reply) => {
    const { employer } = request.params as { employer: string }
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(drawSquare(Number(employer) || 0))
  })
}

function drawSquare(seed: number): Buffer {
  const colour = [(seed * 37) % 200, (seed * 91) % 200, (seed * 53) % 200]
  const row = Buffer.from([0, ...Array.from({ length: SIDE }, () => colour).flat()])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // Eight-bit RGB.
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}
