import { readEntry, readZipDirectory, UnreadableZip, unpackEntry } from '../../../lib/zip-directory.ts'
import type { Content } from './content.ts'
import { isPartOfDocument } from './docx-parts.ts'

const TYPES = '[Content_Types].xml'
/** Neither a template nor a document with macros. */
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const PART = /<(?:\w{1,20}:)?Override\s[^<>]{1,1000}>/g
const PART_NAME = /\sPartName\s{0,9}=\s{0,9}["']\/([^"']{1,200})["']/
/** The limit of the list of parts. */
const TYPES_BYTES = 1_000_000
/** A viewer finds a PDF's first line within this many bytes. */
const PDF_HEAD_WITHIN = 1024

/**
 * Accepts only a Word document whose main part unpacks as declared. Within ZIP_LIMITS, so never too large for the
 * reader.
 * @throws the signal's reason
 */
export async function checkDocx(file: Buffer, signal?: AbortSignal): Promise<Content> {
  const isPdfToo = file.subarray(0, PDF_HEAD_WITHIN).includes('%PDF-')
  if (isPdfToo || !(await isWordDocument(file, signal))) return { verdict: 'wrong' }
  return { verdict: 'fine', type: 'docx', hasPassword: false }
}

async function isWordDocument(file: Buffer, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    const entries = readZipDirectory(file)
    const types = entries.find((entry) => entry.name === TYPES)
    if (!types || types.unpacked > TYPES_BYTES) return false
    if (!entries.every(({ name }) => isPartOfDocument(name))) return false
    const name = mainPart((await readEntry(file, types, signal)).toString('utf8'))
    const main = entries.find((entry) => entry.name.toLowerCase() === name)
    if (!main) return false
    // Unpacked to check the size. The other parts are never opened here.
    for await (const _ of unpackEntry(file, main, signal));
    return true
  } catch (error) {
    if (error instanceof UnreadableZip) return false
    throw error
  }
}

/** In lower case. */
function mainPart(types: string): string | undefined {
  const part = types
    .match(PART)
    ?.find((tag) => tag.includes(`"${MAIN_TYPE}"`) || tag.includes(`'${MAIN_TYPE}'`))
  return part && PART_NAME.exec(part)?.[1]?.toLowerCase()
}
