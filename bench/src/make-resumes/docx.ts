import { strToU8, zipSync } from 'fflate'
import type { Job, Resume, School, Section } from './content.ts'

/** A Word file with no more in it than Word asks for: paragraphs, bullets, and tables where the layout is one. */
export function renderDocx(resume: Resume): Uint8Array {
  const body = resume.layout === 'table' ? tableBody(resume) : flowBody(resume)
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageRels}"><Relationship Id="rId1" Type="${officeRels}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packageRels}"><Relationship Id="rId1" Type="${officeRels}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/numbering.xml': `<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="360" w:hanging="240"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<w:document ${word}><w:body>${body}<w:sectPr/></w:body></w:document>`,
  }
  const entries = Object.entries(files).map(([name, xml]) => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`),
  ])
  return zipSync(Object.fromEntries(entries), { mtime: new Date(2026, 0, 1) })
}

const packageRels = 'http://schemas.openxmlformats.org/package/2006/relationships'
const officeRels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

function flowBody(resume: Resume): string {
  const sections = resume.sections.map((section) => heading(section.heading) + inside(section, resume))
  return top(resume) + sections.join('')
}

function tableBody(resume: Resume): string {
  const rows = resume.sections.map(
    (section) => `<w:tr>${cell(heading(section.heading))}${cell(inside(section, resume))}</w:tr>`,
  )
  return `${top(resume)}<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/></w:tblPr>${rows.join('')}</w:tbl>${line('')}`
}

function top(resume: Resume): string {
  const { header = 'name', separator = ' | ' } = resume.look ?? {}
  const name = line(resume.name, { bold: true, size: 36 })
  const title = resume.title ? line(resume.title, { size: 26 }) : ''
  const contact = [resume.location, resume.phone ?? '', resume.email, ...(resume.links ?? [])].filter(Boolean)
  const lines = separator === '' ? contact.map((part) => line(part)).join('') : line(contact.join(separator))
  if (header === 'contact') return lines + name + title
  return (header === 'title' ? title + name : name + title) + lines
}

function inside(section: Section, resume: Resume): string {
  return [
    ...(section.text ?? []).map((part) => line(part)),
    ...(section.list ?? []).map(bullet),
    section.skills ? skills(section.skills) : '',
    ...(section.jobs ?? []).map((entry) => job(entry, resume)),
    ...(section.schools ?? []).map(school),
  ].join('')
}

function skills({ as, items = [], groups = [] }: NonNullable<Section['skills']>): string {
  const separators: Record<string, string> = {
    commas: ', ',
    semicolons: '; ',
    pipes: ' | ',
    slashes: ' / ',
    dots: ' • ',
  }
  const separator = separators[as]
  if (separator) return line(items.join(separator))
  if (as === 'grouped') return groups.map(([name, of]) => line(`${name}: ${of.join(', ')}`)).join('')
  if (as === 'columns') return grid(items)
  if (as === 'stacked') return items.map((item) => line(item)).join('')
  return [...items, ...groups.flatMap(([, of]) => of)].map(bullet).join('')
}

/** Three cells to a row, as people do with Word's tables. */
function grid(items: string[]): string {
  const rows: string[] = []
  for (let at = 0; at < items.length; at += 3) {
    const cells = [0, 1, 2].map((step) => cell(line(items[at + step] ?? '')))
    rows.push(`<w:tr>${cells.join('')}</w:tr>`)
  }
  return `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/></w:tblPr>${rows.join('')}</w:tbl>${line('')}`
}

function job(entry: Job, resume: Resume): string {
  const at = [entry.company, entry.place].filter(Boolean).join(', ')
  const heads: Record<string, string> = {
    company: line(`${at}\t${entry.dates}`, { bold: true }) + line(entry.title),
    line: line(`${entry.title} | ${at} | ${entry.dates}`, { bold: true }),
    dash: line(`${entry.title} – ${at} (${entry.dates})`, { bold: true }),
    dates: line(`${entry.dates}\t${entry.title}`, { bold: true }) + line(at),
  }
  const plain = line(entry.title, { bold: true }) + line(at) + line(entry.dates)
  const duties = (entry.text ? line(entry.text) : '') + (entry.points ?? []).map(bullet).join('')
  return (heads[resume.look?.jobs ?? 'title'] ?? plain) + duties
}

function school(entry: School): string {
  const last = [entry.school, entry.dates].filter(Boolean).join(', ')
  return line(entry.degree, { bold: true }) + line(last) + (entry.notes ? line(entry.notes) : '')
}

function heading(value: string): string {
  return value ? line(value, { bold: true, size: 24 }) : ''
}

function line(value: string, { bold = false, size = 21 } = {}): string {
  const runs = value.split('\t').map((part) => `<w:t xml:space="preserve">${escape(part)}</w:t>`)
  return `<w:p><w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr>${runs.join('<w:tab/>')}</w:r></w:p>`
}

function bullet(value: string): string {
  return `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t xml:space="preserve">${escape(value)}</w:t></w:r></w:p>`
}

function cell(content: string): string {
  return `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${content || line('')}</w:tc>`
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
