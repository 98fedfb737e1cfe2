import { hash } from 'node:crypto'
import zlib, { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

const FROM_BYTES = 1024
/** A page of a list takes a tenth of a millisecond at once and twice that as a stream, which larger answers go as. */
const AT_ONCE_BYTES = 64 * 1024
/** Within a hundredth of the size of quality 4 and a window of 4 MB, in two thirds of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } }
/** Some two kilobytes each. */
const MOST_KEPT = 1000

type Compress = (answer: Buffer, options?: object) => Buffer

/** People pay by the megabyte: everything worth it travels compressed. */
export const compression = (): FastifyCompressOptions => ({
  threshold: FROM_BYTES,
  syncThreshold: AT_ONCE_BYTES,
  encodings: ['br', 'gzip'],
  brotliOptions: BROTLI,
  zlib: {
    ...zlib,
    brotliCompressSync: compressOnce(zlib.brotliCompressSync, MOST_KEPT),
    gzipSync: compressOnce(zlib.gzipSync, MOST_KEPT),
  },
})

/** Compresses equal answers once: known by their whole content, so that none can be another's. */
export function compressOnce(compress: Compress, mostKept: number): Compress {
  const kept = new Map<string, Buffer>()
  return (answer, options) => {
    const digest = hash('sha256', answer, 'base64')
    const known = kept.get(digest)
    // The last used stand last.
    if (known) kept.delete(digest)
    const compressed = known ?? compress(answer, options)
    kept.set(digest, compressed)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return compressed
  }
}
