import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { allowInline, type InlineHashes } from '../headers.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Compressed once per process, so the best quality is worth its 100 ms. */
const BROTLI_QUALITY = 11

export type BuiltPage = {
  etag: string
  inline: InlineHashes
  /** Compressed on first use. */
  inEncoding(encoding: Encoding): Promise<Buffer>
}
type Encoding = 'br' | 'gzip' | 'identity'

/** @param html complete, with what only the server knows */
export function createBuiltPage(html: string): BuiltPage {
  const body = Buffer.from(html)
  const made: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(body) }
  const make = {
    br: () => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzip: () => toGzip(body, { level: 9 }),
    identity: async () => body,
  }
  return {
    // Weak, since it covers every encoding.
    etag: `W/"${hashOf(html, 'base64url').slice(0, 22)}"`,
    inline: { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') },
    inEncoding(encoding) {
      made[encoding] ??= make[encoding]()
      return made[encoding]
    },
  }
}

/** 304 if it has not changed. */
export async function sendBuiltPage(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  page: BuiltPage,
  status: 200 | 404 | 503,
): Promise<FastifyReply> {
  const { pageHeaders } = reply.server
  reply
    .headers(pageHeaders)
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'accept-encoding')
    .header('content-security-policy', allowInline(pageHeaders['content-security-policy'], page.inline))
  if (status === 200 && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await page.inEncoding(encoding))
}

/** Weight 0 means refused. */
function encodingFor(accepted: string): Encoding {
  const names = accepted.split(',').flatMap((part) => {
    const [name = '', weight = ''] = part.toLowerCase().split(';')
    return /q\s*=\s*0(\.0*)?\s*$/.test(weight) ? [] : [name.trim()]
  })
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}

function isKnown(given: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return given?.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag)) ?? false
}

/** Names inline parts for a strict policy. */
function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...new Set([...found].map(([, content = '']) => `'sha256-${hashOf(content, 'base64')}'`))]
}

const hashOf = (text: string, as: 'base64' | 'base64url') => createHash('sha256').update(text).digest(as)
