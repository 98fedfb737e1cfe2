import { firstGraphemes } from '@hanap/contract/text/graphemes'
import type { Words } from './queries.ts'

// What Windows, macOS or Linux take in no file name, and what would show a name as another one.
const UNFIT = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu
/** File systems take 255 bytes; a character may have several. */
const MOST_CHARACTERS = 80
const MOST_BYTES = 200

/** A name that every system takes, without an ending; '' where nothing of it is left. */
export function safeFileName(name: string): string {
  const characters = firstGraphemes(
    name.replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').trim(),
    MOST_CHARACTERS,
  )
  while (new TextEncoder().encode(characters.join('')).length > MOST_BYTES) characters.pop()
  // Windows drops blanks and dots at the end, and elsewhere a dot at the beginning hides a file.
  return characters.join('').replace(/^[. ]+|[. ]+$/g, '')
}

/** A letter as a text file: the subject, an empty line, the letter. */
export function letterFile({ subject, content }: Words): Blob {
  return new Blob([`${subject}\n\n${content}\n`], { type: 'text/plain;charset=utf-8' })
}
