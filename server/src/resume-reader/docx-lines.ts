import { readWordXml } from './docx-xml.ts'
import { type Line, RefusedFile } from './line.ts'
import { listEntries, unpackEntry, type ZipEntry } from './zip-entries.ts'

/** Bytes of XML; a resume of ten pages has about one million. */
const MOST_XML = 20_000_000

/**
 * The lines of a Word document (.docx): its first page's headings first, for names stand there, then the body with
 * its tables and text boxes.
 * @throws RefusedFile broken, too-large, no-text
 */
export function linesOfDocx(bytes: Uint8Array): Line[] {
  const entries = listEntries(bytes)
  const body = entries.find(({ name }) => /^word\/document\d*\.xml$/u.test(name))
  if (!body) throw new RefusedFile('broken')
  const headers = entries.filter(({ name }) => /^word\/header\d+\.xml$/u.test(name)).slice(0, 3)
  const lines = [...headers, body].flatMap((entry) => linesOfPart(bytes, entry))
  if (lines.length === 0) throw new RefusedFile('no-text')
  return lines
}

function linesOfPart(bytes: Uint8Array, entry: ZipEntry): Line[] {
  return readWordXml(unpackEntry(bytes, entry, MOST_XML).toString('utf8'))
}
