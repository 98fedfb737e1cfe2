import type { Content } from './content.ts'
import { isZipToo } from './hidden-zip.ts'

/** Before the first line, allows only a byte order mark or blanks, as some programs write them. */
const HEAD = /^(?:\xef\xbb\xbf)?[\s\0]{0,64}%PDF-\d/
const OBJECT = /\d\s{1,20}\d{1,10}\s{1,20}obj\b/
/** Ends a complete file; truncated ones do not open. */
const END = /%%EOF|startxref/
/** The name /Encrypt, any letter of which may be written as its number (ISO 32000-1, 7.3.5). */
const PASSWORD = /\/(?:E|#45)(?:n|#6[eE])(?:c|#63)(?:r|#72)(?:y|#79)(?:p|#70)(?:t|#74)(?:[\s\0()<>[\]{}/%]|$)/

export function checkPdf(file: Buffer): Content {
  // One character per byte keeps everything at its place.
  const text = file.toString('latin1')
  if (!HEAD.test(text) || !OBJECT.test(text) || !END.test(text)) return { verdict: 'wrong' }
  if (isZipToo(file)) return { verdict: 'wrong' }
  return { verdict: 'fine', type: 'pdf', hasPassword: PASSWORD.test(text) }
}
