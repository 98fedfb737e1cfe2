import type { Job, Resume, Section } from './content.ts'

/**
 * A Word 97 file with text and nothing else: a compound file of two streams, the document with its header (FIB) and
 * the table that says where the text is. Offsets are those of Microsoft's [MS-DOC] and [MS-CFB].
 */
export function renderDoc(resume: Resume): Uint8Array {
  const text = `${linesOf(resume).join('\r')}\r`
  return compoundFile([
    ['1Table', tableStream(text)],
    ['WordDocument', documentStream(text)],
  ])
}

const textAt = 0x600

function documentStream(text: string): Buffer {
  const stream = padded(textAt + text.length * 2)
  stream.writeUInt16LE(0xa5ec, 0)
  stream.writeUInt16LE(0x00c1, 2)
  stream.writeUInt16LE(0x0409, 6)
  stream.writeUInt16LE(0x1200, 0x0a)
  stream.writeUInt32LE(textAt, 0x18)
  stream.writeUInt32LE(textAt + text.length * 2, 0x1c)
  stream.writeUInt16LE(0x0e, 0x20)
  stream.writeUInt16LE(0x16, 0x3e)
  stream.writeUInt32LE(textAt + text.length * 2, 0x40)
  stream.writeUInt32LE(text.length, 0x4c)
  stream.writeUInt16LE(0x5d, 0x98)
  stream.writeUInt32LE(0, 0x1a2)
  stream.writeUInt32LE(21, 0x1a6)
  stream.write(text, textAt, 'utf16le')
  return stream
}

/** One piece: all of the text, two bytes to a character. */
function tableStream(text: string): Buffer {
  const stream = padded(21)
  stream.writeUInt8(2, 0)
  stream.writeUInt32LE(16, 1)
  stream.writeUInt32LE(0, 5)
  stream.writeUInt32LE(text.length, 9)
  stream.writeUInt32LE(textAt, 15)
  return stream
}

/** Whole sectors, and never so few bytes that the stream would belong among the mini streams. */
function padded(length: number): Buffer {
  return Buffer.alloc(Math.max(4096, Math.ceil(length / 512) * 512))
}

function compoundFile(streams: [name: string, content: Buffer][]): Buffer {
  const endOfChain = 0xfffffffe
  const fat = Buffer.alloc(512, 0xff)
  fat.writeUInt32LE(0xfffffffd, 0)
  fat.writeUInt32LE(endOfChain, 4)
  const directory = Buffer.alloc(512)
  directoryEntry(directory, 0, { name: 'Root Entry', kind: 5, left: -1, child: 2, start: -2, size: 0 })
  let sector = 2
  for (const [at, [name, content]] of streams.entries()) {
    const count = content.length / 512
    for (let step = 0; step < count; step += 1) {
      fat.writeUInt32LE(step === count - 1 ? endOfChain : sector + step + 1, (sector + step) * 4)
    }
    const left = at === 1 ? 1 : -1
    directoryEntry(directory, at + 1, { name, kind: 2, left, child: -1, start: sector, size: content.length })
    sector += count
  }
  return Buffer.concat([fileHeader(), fat, directory, ...streams.map(([, content]) => content)])
}

function fileHeader(): Buffer {
  const header = Buffer.alloc(512, 0xff)
  header.fill(0, 0, 76)
  header.write('d0cf11e0a1b11ae1', 0, 'hex')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeInt32LE(-2, 60)
  header.writeInt32LE(-2, 68)
  header.writeUInt32LE(0, 76)
  return header
}

type Entry = { name: string; kind: number; left: number; child: number; start: number; size: number }

function directoryEntry(directory: Buffer, at: number, entry: Entry): void {
  const offset = at * 128
  directory.write(entry.name, offset, 'utf16le')
  directory.writeUInt16LE((entry.name.length + 1) * 2, offset + 64)
  directory.writeUInt8(entry.kind, offset + 66)
  directory.writeUInt8(1, offset + 67)
  directory.writeInt32LE(entry.left, offset + 68)
  directory.writeInt32LE(-1, offset + 72)
  directory.writeInt32LE(entry.child, offset + 76)
  directory.writeInt32LE(entry.start, offset + 116)
  directory.writeUInt32LE(entry.size, offset + 120)
}

function linesOf(resume: Resume): string[] {
  const contact = [resume.location, resume.phone ?? '', resume.email, ...(resume.links ?? [])].filter(Boolean)
  const separator = resume.look?.separator ?? ' | '
  const top = [resume.name, resume.title, ...(separator === '' ? contact : [contact.join(separator)])]
  return [...top.filter(Boolean), ...resume.sections.flatMap(sectionLines)]
}

function sectionLines(section: Section): string[] {
  const items = section.skills?.items ?? []
  const skills = section.skills?.as === 'commas' ? [items.join(', ')] : items.map((item) => `•\t${item}`)
  const schools = (section.schools ?? []).flatMap((entry) => [
    [entry.degree, entry.dates].filter(Boolean).join('\t'),
    entry.school,
  ])
  return [
    '',
    section.heading,
    ...(section.text ?? []),
    ...skills,
    ...(section.jobs ?? []).flatMap(jobLines),
    ...schools,
  ]
}

function jobLines(job: Job): string[] {
  const at = [job.company, job.place].filter(Boolean).join(', ')
  return [`${job.title}\t${job.dates}`, at, ...(job.points ?? []).map((point) => `•\t${point}`)]
}
