import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Pages are not among them: the server puts more into each before it is sent. */
const worthIt = /\.(js|css|svg|json|txt|webmanifest)$/
/** Below this a compressed copy saves nothing once headers are counted. */
const MIN_BYTES = 1024

/** Writes a .br and a .gz beside every text file below a folder, at the highest level: made once, sent often. */
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
