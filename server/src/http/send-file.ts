import { Readable } from 'node:stream'
import type { FileBody, StreamedFile } from '@hanap/contract/wire/endpoint'
import type { FastifyReply } from 'fastify'

const READ_AHEAD_BYTES = 65_536
const NOTHING = "default-src 'none'; style-src 'unsafe-inline'"

/** The file loads no subresources, and is not cached unless public. */
export function sendFile(reply: FastifyReply, file: FileBody | StreamedFile) {
  const isInline = 'inline' in file && file.inline
  const cached = 'cachedSeconds' in file ? file.cachedSeconds : undefined
  const way = isInline ? 'inline' : 'attachment'
  reply.headers({
    'content-type': file.contentType,
    'content-disposition': `${way}; ${nameOf(file.name)}`,
    // Browsers refuse to show a sandboxed PDF; its scripts cannot reach the site.
    'content-security-policy': isInline ? NOTHING : `${NOTHING}; sandbox`,
    'cache-control': cached === undefined ? 'private, no-store' : `public, max-age=${cached}, immutable`,
  })
  return 'pieces' in file
    ? sendPieces(reply, file)
    : reply.send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength))
}

/** Reads a piece after sending the last, so slow clients take no extra memory. */
function sendPieces(reply: FastifyReply, { size, pieces, ended }: StreamedFile) {
  const { raw } = reply
  const { socket } = raw
  let isTold = false
  const tell = (isWhole: boolean) => {
    if (!isTold) ended(isWhole)
    isTold = true
  }
  // Before the server's own listener, which may close the connection. A broken connection emits 'finish' too.
  raw.prependOnceListener('finish', () => tell(raw.errored === null && socket?.destroyed !== true))
  raw.once('close', () => tell(false))
  if (raw.destroyed) tell(false)
  return reply
    .header('content-length', size)
    .send(Readable.from(pieces, { objectMode: false, highWaterMark: READ_AHEAD_BYTES }))
}

/** RFC 6266: an ASCII name for old clients, and the full name. */
function nameOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
