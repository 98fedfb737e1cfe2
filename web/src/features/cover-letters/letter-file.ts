import { firstGraphemes } from '@hanap/contract/text/graphemes'
import type { Words } from './queries.ts'

// Forbidden in file names by Windows, macOS or Linux, or disguising a name.
const UNFIT = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu
/** File systems allow 255 bytes; a character may take several. */
const MOST_CHARACTERS = 80
const MOST_BYTES = 200

/** Valid on every system, without extension; '' if nothing remains. */
export function safeFileName(name: string): string {
  const characters = firstGraphemes(
    name.replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').trim(),
    MOST_CHARACTERS,
  )
  while (new TextEncoder().encode(characters.join('')).length > MOST_BYTES) characters.pop()
  // Windows drops trailing blanks and dots; a leading dot hides a file.
  return characters.join('').replace(/^[. ]+|[. ]+$/g, '')
}

export function letterFile({ subject, content }: Words): Blob {
  return new Blob([`${subject}\n\n${content}\n`], { type: 'text/plain;charset=utf-8' })
}
