import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

/** Points from the lower left corner. */
export type PdfText = { x: number; y: number; text: string; size?: number; isBold?: boolean }

export type PdfOptions = {
  /** Objects by number, from 100 on: '<< … >>'. */
  objects?: Record<number, string>
  /** Extra entries: '/OpenAction 100 0 R'. */
  catalog?: string
  trailer?: string
}

/** Letter pages, Helvetica, the text in the given order. */
export function makePdf(pages: readonly (readonly PdfText[])[], options: PdfOptions = {}): Uint8Array {
  return pdfOfContents(
    pages.map((texts) => Buffer.from(texts.map(writeText).join('\n'), 'latin1')),
    options,
  )
}

/** Lines from the top; '# ' makes one large and bold. */
export function makePdfOfLines(lines: readonly string[], options: PdfOptions = {}): Uint8Array {
  const page = lines.map((line, index) => {
    const isHeading = line.startsWith('# ')
    const text = isHeading ? line.slice(2) : line
    return { x: 60, y: 740 - index * 16, text, size: isHeading ? 14 : 10, isBold: isHeading }
  })
  return makePdf([page], options)
}

/** One page. */
export function pdfWithStream(stream: Uint8Array, filter: string): Uint8Array {
  return assemble([{ bytes: stream, filter }], {})
}

function pdfOfContents(contents: readonly Buffer[], options: PdfOptions): Uint8Array {
  return assemble(
    contents.map((content) => ({ bytes: deflateSync(content), filter: '/FlateDecode' })),
    options,
  )
}

function assemble(
  streams: readonly { bytes: Uint8Array; filter: string }[],
  options: PdfOptions,
): Uint8Array {
  const kids = streams.map((_, index) => `${10 + index * 2} 0 R`).join(' ')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = new Map<number, Buffer>([
    [1, Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`)],
    [2, Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${streams.length} >>`)],
    [3, Buffer.from(font('Helvetica'))],
    [4, Buffer.from(font('Helvetica-Bold'))],
  ])
  for (const [index, { bytes, filter }] of streams.entries()) {
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${11 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`
    objects.set(10 + index * 2, Buffer.from(page))
    objects.set(
      11 + index * 2,
      Buffer.concat([
        Buffer.from(`<< /Length ${bytes.length} /Filter ${filter} >>\nstream\n`),
        bytes,
        Buffer.from('\nendstream'),
      ]),
    )
  }
  for (const [number, text] of Object.entries(options.objects ?? {}))
    objects.set(Number(number), Buffer.from(text))
  return writeObjects(objects, options.trailer ?? '')
}

function writeObjects(objects: ReadonlyMap<number, Buffer>, trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places = new Map<number, number>()
  let length = parts[0]?.length ?? 0
  const write = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [number, body] of objects) {
    places.set(number, length)
    write(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  const start = length
  const entries = [...places].map(
    ([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`,
  )
  write(Buffer.from(`xref\n0 1\n0000000000 65535 f \n${entries.join('')}`))
  const size = Math.max(...objects.keys()) + 1
  write(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`))
  return new Uint8Array(Buffer.concat(parts))
}

function writeText({ x, y, text, size = 10, isBold = false }: PdfText): string {
  const escaped = text.replace(/[\\()]/gu, (letter) => `\\${letter}`)
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td (${escaped}) Tj ET`
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** @param body WordprocessingML */
export function makeDocx(body: string, others: Record<string, string | Uint8Array> = {}): Uint8Array {
  const document = `${xmlHead}<w:document ${namespace}><w:body>${body}</w:body></w:document>`
  const types = `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
  const entries = { '[Content_Types].xml': types, 'word/document.xml': document, ...others }
  return zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )
}

/** WordprocessingML; '# ' makes it bold. */
export function paragraph(text: string): string {
  const isBold = text.startsWith('# ')
  const plain = (isBold ? text.slice(2) : text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<w:p><w:r><w:rPr>${isBold ? '<w:b/>' : ''}</w:rPr><w:t xml:space="preserve">${plain}</w:t></w:r></w:p>`
}
