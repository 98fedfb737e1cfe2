import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import type { Content } from './content.ts'
import { contentOf, readEntries, type ZipEntry } from './zip-directory.ts'

const TYPES = '[Content_Types].xml'
/** A document of Word: not a template, nor one that may hold macros. */
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const PART = /<(?:\w{1,20}:)?Override\s[^<>]{1,1000}>/g
const PART_NAME = /\sPartName\s{0,9}=\s{0,9}["']\/([^"']{1,200})["']/
/** A list of a document's parts, in bytes. */
const TYPES_BYTES = 1_000_000
/** What all parts of a resume unpack to at most, in bytes: pictures are packed already, and pages of text are small. */
const UNPACKED_BYTES = 100_000_000
/** A viewer finds a PDF's first line within this many bytes. */
const PDF_HEAD_WITHIN = 1024

/** What a file is that begins as a ZIP: a Word document whose parts unpack to what they say, or wrong. */
export async function checkDocx(file: Buffer): Promise<Content> {
  const wrong = { verdict: 'wrong' } as const
  if (file.subarray(0, PDF_HEAD_WITHIN).includes('%PDF-')) return wrong
  const entries = readEntries(file)
  const types = entries?.find((entry) => entry.name === TYPES)
  if (!entries || !types || types.unpacked > TYPES_BYTES) return wrong
  if (entries.reduce((sum, entry) => sum + entry.unpacked, 0) > UNPACKED_BYTES) return wrong
  // One after the other: what is unpacked is counted and thrown away, so a bomb costs a moment and no memory.
  for (const entry of entries) if (!(await isAsLongAsItSays(file, entry))) return wrong
  const text = (await unpack(file, types)).toString('utf8')
  const part = text
    .match(PART)
    ?.find((tag) => tag.includes(`"${MAIN_TYPE}"`) || tag.includes(`'${MAIN_TYPE}'`))
  const name = part && PART_NAME.exec(part)?.[1]?.toLowerCase()
  const hasPart = entries.some((entry) => entry.name.toLowerCase() === name)
  return hasPart ? { verdict: 'fine', type: 'docx', hasPassword: false } : wrong
}

async function isAsLongAsItSays(file: Buffer, entry: ZipEntry): Promise<boolean> {
  let length = 0
  try {
    await unpackInto(file, entry, (chunk) => {
      length += chunk.length
      if (length > entry.unpacked) throw new Error('The part is longer than it says.')
    })
    return length === entry.unpacked
  } catch {
    return false
  }
}

async function unpack(file: Buffer, entry: ZipEntry): Promise<Buffer> {
  const chunks: Buffer[] = []
  await unpackInto(file, entry, (chunk) => chunks.push(chunk))
  return Buffer.concat(chunks)
}

async function unpackInto(file: Buffer, entry: ZipEntry, take: (chunk: Buffer) => void) {
  const content = contentOf(file, entry)
  if (entry.method === 'stored') return take(content)
  const taking = new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        take(chunk)
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
  await pipeline([content], createInflateRaw(), taking)
}
