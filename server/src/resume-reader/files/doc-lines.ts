import WordExtractor from 'word-extractor'
import { type Line, roomAfter } from '../line.ts'
import { RefusedFile } from '../refusals.ts'
import { makePlain, takeBullet } from './plain-text.ts'

/**
 * Old Word documents.
 * @throws RefusedFile encrypted, no-text, or broken (also for other files in the same container format)
 */
export async function linesOfDoc(bytes: Uint8Array): Promise<Line[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (hasStream(file, 'EncryptedPackage')) throw new RefusedFile('encrypted')
  if (!hasStream(file, 'WordDocument')) throw new RefusedFile('broken')
  const lines = linesOfText(await extract(file))
  if (lines.length === 0) throw new RefusedFile('no-text')
  return lines
}

/** Names are UTF-16. */
function hasStream(file: Buffer, name: string): boolean {
  return file.includes(Buffer.from(name, 'utf16le'))
}

async function extract(file: Buffer): Promise<string> {
  try {
    const document = await new WordExtractor().extract(file)
    const headers = document.getHeaders({ includeFooters: false })
    const boxes = document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true })
    return [headers, document.getBody(), boxes].join('\n')
  } catch (error) {
    const isLocked = error instanceof Error && /encrypt|password/iu.test(error.message)
    throw new RefusedFile(isLocked ? 'encrypted' : 'broken', error)
  }
}

/** Plain text has neither sizes nor bold letters. */
function linesOfText(whole: string): Line[] {
  return makePlain(whole)
    .split(/[\n\v\f\r]/u)
    .flatMap((part) => {
      const { text, isItem } = takeBullet(part.replace(/ *\t[\t ]*/gu, '\t').trim())
      if (!/[\p{L}\p{N}]/u.test(text)) return []
      return [{ text, size: 0, isMarked: false, isItem, room: roomAfter(text) }]
    })
}
