import { expect, it } from 'vitest'
import { makeDocx, makePdf, type PdfText, paragraph } from '../../../test/resumes/resume-files.ts'
import { extractLines } from './extract-lines.ts'

async function textsOf(bytes: Uint8Array, type: 'pdf' | 'docx'): Promise<string[]> {
  const answer = await extractLines({ bytes, type })
  return 'lines' in answer ? answer.lines.map(({ text }) => text) : [answer.refusal]
}

const column = (x: number, top: number, texts: readonly string[]): PdfText[] =>
  texts.map((text, index) => ({ x, y: top - index * 15, text }))

const name: PdfText = {
  x: 60,
  y: 750,
  text: 'Ana Reyes, who answers mail for dentists in three time zones',
  size: 16,
}
const left = ['Contact', 'ana@mail.example', 'Skills', 'Canva', 'Excel', 'Zoom']
const right = [
  'Experience',
  'Virtual Assistant',
  'Northwind BPO',
  'Education',
  'BS Biology',
  'Cebu Institute',
]

it('two columns are read one after the other, also where the file draws the right one first, or both line by line', async () => {
  const [first, second] = [column(60, 700, left), column(300, 700, right)]
  const byColumn = makePdf([[name, ...first, ...second]])
  const inWrongOrder = makePdf([[...second, name, ...first]])
  const byLine = makePdf([[name, ...first.flatMap((text, index) => [text, second[index] ?? text])]])
  expect(await textsOf(byColumn, 'pdf')).toEqual([name.text, ...left, ...right])
  expect(await textsOf(inWrongOrder, 'pdf')).toEqual([name.text, ...left, ...right])
  expect(await textsOf(byLine, 'pdf')).toEqual([name.text, ...left, ...right])
})

it('a side bar that goes on over the page is read to its end first', async () => {
  const page = (first: readonly string[], second: readonly string[]) => [
    ...column(300, 700, second),
    ...column(60, 700, first),
  ]
  const next = ['Typing', 'Filing', 'Slack', 'Trello']
  const more = ['Awards', 'Agent of the Year', 'Best in Service', 'Perfect attendance']
  expect(await textsOf(makePdf([page(left, right), page(next, more)]), 'pdf')).toEqual([
    ...left,
    ...next,
    ...right,
    ...more,
  ])
})

it('a job and its dates at the margin are one line, with a tab between them', async () => {
  const page = [
    { x: 60, y: 700, text: 'Virtual Assistant' },
    { x: 480, y: 700, text: '2019 - 2021' },
    { x: 60, y: 685, text: 'Answered mail' },
  ]
  expect(await textsOf(makePdf([page]), 'pdf')).toEqual(['Virtual Assistant\t2019 - 2021', 'Answered mail'])
})

const cell = (...texts: string[]) => `<w:tc>${texts.map(paragraph).join('')}</w:tc>`

it('a Word table is read by its cells, and a row of short ones is one line', async () => {
  const table = `<w:tbl><w:tr>${cell('Skills', 'Canva')}${cell('Experience', 'Clerk')}</w:tr><w:tr>${cell('Clerk')}${cell('2019 - 2021')}</w:tr></w:tbl>`
  expect(await textsOf(makeDocx(table), 'docx')).toEqual([
    'Skills',
    'Canva',
    'Experience',
    'Clerk',
    'Clerk\t2019 - 2021',
  ])
})

it('a Word document’s headers and text boxes are read, its deleted and hidden text is not', async () => {
  const box = `<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('Canva')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('Canva')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`
  const deleted =
    '<w:p><w:del><w:r><w:delText>Old</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>Secret</w:t></w:r></w:p>'
  const header = `<w:hdr>${paragraph('Ana Reyes')}</w:hdr>`
  const docx = makeDocx(`${box}${deleted}${paragraph('R&D &amp; more')}`, { 'word/header1.xml': header })
  expect(await textsOf(docx, 'docx')).toEqual(['Ana Reyes', 'Canva', 'R&D &amp; more'])
})
