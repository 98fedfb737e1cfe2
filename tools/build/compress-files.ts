import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Not pages: the server changes them. */
const worthIt = /\.(js|css|svg|json|txt|webmanifest)$/
/** Smaller files gain nothing. */
const MIN_BYTES = 1024

/** Compresses at the highest level. */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || !worthIt.test(file)) continue
    const content = readFileSync(file)
    if (content.length < MIN_BYTES) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
