import { strToU8, zipSync } from 'fflate'

type Bytes = Uint8Array<ArrayBuffer>

type Lock = (stream: string, objectNumber: number) => string

/** `trailer` extends the last dictionary, `lock` encrypts the stream. */
export function pdfFile(text = 'Virtual Assistant', trailer = '', lock: Lock = (stream) => stream): Bytes {
  const content = `BT /F1 12 Tf 40 700 Td (${text}) Tj ET`
  const stream = lock(content, 4)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`
  return Uint8Array.from(Buffer.from(file, 'latin1'))
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** @param mainType the main part's declared type */
export function docxFile(text = 'Virtual Assistant', mainType = WORD): Bytes {
  return zipFile({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  })
}

export function zipFile(parts: Record<string, string | Uint8Array>): Bytes {
  const entries = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return Uint8Array.from(zipSync(Object.fromEntries(entries), { mtime: '2026-01-01' }))
}

const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const TABLE_SECTOR = 0xfffffffd

/** As in Word 97: streams by name, each padded to 4096 bytes. */
export function compoundFile(streams: Record<string, Uint8Array>): Bytes {
  const contents = Object.entries(streams).map(([name, content]) => ({
    name,
    content: Buffer.concat([content, Buffer.alloc(Math.max(0, 4096 - content.length))]),
  }))
  const directorySectors = Math.ceil((contents.length + 1) / 4)
  const table = Buffer.alloc(SECTOR, 0xff)
  const chain = (first: number, count: number) => {
    for (let index = 0; index < count; index += 1)
      table.writeUInt32LE(index === count - 1 ? END_OF_CHAIN : first + index + 1, 4 * (first + index))
  }
  table.writeUInt32LE(TABLE_SECTOR, 0)
  chain(1, directorySectors)
  let next = 1 + directorySectors
  const entries = [entryOf('Root Entry', 5, END_OF_CHAIN, 0)]
  const sectors: Buffer[] = []
  for (const { name, content } of contents) {
    const count = Math.ceil(content.length / SECTOR)
    entries.push(entryOf(name, 2, next, content.length))
    chain(next, count)
    sectors.push(Buffer.concat([content, Buffer.alloc(count * SECTOR - content.length)]))
    next += count
  }
  const directory = Buffer.concat(entries, directorySectors * SECTOR)
  return Uint8Array.from(Buffer.concat([compoundHead(), table, directory, ...sectors]))
}

function compoundHead(): Buffer {
  const head = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  head.writeUInt16LE(9, 30)
  head.writeUInt32LE(1, 44)
  head.writeUInt32LE(1, 48)
  head.writeUInt32LE(4096, 56)
  head.fill(0xff, 76)
  head.writeUInt32LE(0, 76)
  return head
}

function entryOf(name: string, kind: number, sector: number, size: number): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE(2 * name.length + 2, 64)
  entry[66] = kind
  entry.writeUInt32LE(sector, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

/** `flags` can declare encryption. */
export function docFile(flags = 0): Bytes {
  const main = Buffer.alloc(4096)
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(flags, 10)
  return compoundFile({ '1Table': new Uint8Array(4096), WordDocument: main })
}

export const programFile = (): Bytes =>
  Uint8Array.from(Buffer.from(`MZ\x90\0${'\0'.repeat(400)}This program`, 'latin1'))
