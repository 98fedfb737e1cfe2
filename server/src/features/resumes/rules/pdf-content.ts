import type { Content } from './content.ts'
import { isZipToo } from './hidden-zip.ts'

/** Some programs write a mark of their encoding or an empty line before the first one; nothing else may stand there. */
const HEAD = /^(?:\xef\xbb\xbf)?[\s\0]{0,64}%PDF-\d/
const OBJECT = /\d\s{1,20}\d{1,10}\s{1,20}obj\b/
/** Where it ends, as whole files do; a file that was cut off opens nowhere. */
const END = /%%EOF|startxref/
/** The name /Encrypt, any letter of which may be written as its number (ISO 32000-1, 7.3.5). */
const PASSWORD = /\/(?:E|#45)(?:n|#6[eE])(?:c|#63)(?:r|#72)(?:y|#79)(?:p|#70)(?:t|#74)(?:[\s\0()<>[\]{}/%]|$)/

/** What a file is that should be a PDF. */
export function checkPdf(file: Buffer): Content {
  // One letter a byte, so that nothing is lost and every place is the same.
  const text = file.toString('latin1')
  if (!HEAD.test(text) || !OBJECT.test(text) || !END.test(text)) return { verdict: 'wrong' }
  if (isZipToo(file)) return { verdict: 'wrong' }
  return { verdict: 'fine', type: 'pdf', hasPassword: PASSWORD.test(text) }
}
