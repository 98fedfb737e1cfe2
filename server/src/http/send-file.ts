import type { FileBody } from '@hanap/contract/endpoint'
import type { FastifyReply } from 'fastify'

const NOTHING = "default-src 'none'; style-src 'unsafe-inline'"

/**
 * Sends a file that a person uploaded. It is never run as a page of ours: its type is the one that was checked, it is
 * not sniffed, and what a browser makes of it loads nothing. Nobody else keeps it.
 */
export function sendFile(reply: FastifyReply, file: FileBody) {
  const way = file.inline ? 'inline' : 'attachment'
  return reply
    .headers({
      'content-type': file.contentType,
      'content-disposition': `${way}; ${nameOf(file.name)}`,
      // In a sandbox browsers refuse to show a PDF at all; scripts in one do not reach the site.
      'content-security-policy': file.inline ? NOTHING : `${NOTHING}; sandbox`,
      'cache-control': 'private, no-store',
    })
    .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength))
}

/** RFC 6266: the plain name for old programs, and the whole name encoded. */
function nameOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
