export type ResumeLine = { text: string; heading?: true }

const PAGE = { width: 595, height: 842, margin: 56, leading: 18 }

/**
 * A plain one-page PDF, for seeded seekers and tests.
 * @param lines at most 40, in ASCII; there is no wrapping
 */
export function writeResume(lines: readonly ResumeLine[]): Uint8Array<ArrayBuffer> {
  const top = PAGE.height - PAGE.margin
  const page = lines.map(({ text, heading }, i) => {
    const y = top - i * PAGE.leading
    return `BT /${heading ? 'F2 14' : 'F1 11'} Tf ${PAGE.margin} ${y} Td (${escaped(text)}) Tj ET`
  })
  const content = page.join('\n')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 6 0 R ` +
      '/Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ])
}

/** Adds the table of their offsets. */
function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, i) => {
    const start = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file)
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&').replaceAll(/[^ -~]/g, '?')
