import type { Content } from './content.ts'

/** Some programs write a mark of their encoding or an empty line before the first one; nothing else may stand there. */
const HEAD = /^(?:\xef\xbb\xbf)?[\s\0]{0,64}%PDF-\d/
const OBJECT = /\d\s{1,20}\d{1,10}\s{1,20}obj\b/
/** Where it ends, as whole files do; a file that was cut off opens nowhere. */
const END = /%%EOF|startxref/
const PASSWORD = /\/Encrypt\s{0,20}(?:\d{1,10}\s{1,20}\d{1,10}\s{1,20}R|<<)/
/** The end of a ZIP's directory: behind a PDF it makes of the two a program that Java would run, say. */
const ZIP_END = 'PK\x05\x06'

/** What a file is that should be a PDF. */
export function checkPdf(file: Buffer): Content {
  // One letter a byte, so that nothing is lost and every place is the same.
  const text = file.toString('latin1')
  if (!HEAD.test(text) || !OBJECT.test(text) || !END.test(text)) return { verdict: 'wrong' }
  if (text.indexOf(ZIP_END, text.lastIndexOf('%%EOF')) >= 0) return { verdict: 'wrong' }
  return { verdict: 'fine', type: 'pdf', hasPassword: PASSWORD.test(text) }
}
