import { expect, it } from 'vitest'
import { makeDocx, makePdfOfLines, paragraph } from '../../../test/resumes/resume-files.ts'
import { readLines } from '../read-lines.ts'
import { linesOfDocx } from './docx-lines.ts'
import { linesOfPdf } from './pdf-lines.ts'

const now = new Date('2026-11-20')
const docxOf = (...texts: string[]) => linesOfDocx(makeDocx(texts.map(paragraph).join('')))
const textsOf = async (...texts: string[]) => (await docxOf(...texts)).map(({ text }) => text)

/** By a converter that makes each piece of a PDF's line a paragraph. */
const pieces = [
  'BOOKKEEPER|Experience|Bookkeeper|,|06/2018|to|Current|Tala Foods|–|Cebu City|,|Cebu',
  'Kept the books of two bakeries.|Cashier|,|03/2015|to|05/2018|Suki Minimart|–|Bocaue|,|Bulacan',
  'Balanced the drawer each night.|Education|BS Accountancy|:|Accounting|2015|Velez College|–|Cebu City|,|Cebu',
].flatMap((texts) => texts.split('|'))
const asLines = [
  'BOOKKEEPER',
  'Experience',
  'Bookkeeper , 06/2018 to Current',
  'Tala Foods - Cebu City , Cebu',
  'Kept the books of two bakeries.',
  'Cashier , 03/2015 to 05/2018',
  'Suki Minimart - Bocaue , Bulacan',
  'Balanced the drawer each night.',
  'Education',
  'BS Accountancy : Accounting 2015 Velez College - Cebu City , Cebu',
]

it('a Word document made of the pieces of a PDF says what the PDF says', async () => {
  const docx = readLines(await docxOf(...pieces), now)
  const pdf = readLines(await linesOfPdf(makePdfOfLines(asLines)), now)
  expect(docx).toEqual(pdf)
  expect(docx).toMatchObject({
    past_jobs: [
      { title: 'Bookkeeper', company: 'Tala Foods', start: '06/2018', end: 'Current' },
      { title: 'Cashier', company: 'Suki Minimart', start: '03/2015', end: '05/2018' },
    ],
    education: [{ school: 'Velez College', degree: 'BS Accountancy: Accounting', end: '2015' }],
  })
})

it('a paragraph that is only a separator joins the pieces beside it, and is left out where it is an ornament', async () => {
  expect(await textsOf('Tala Foods', '–', 'Cebu City', ',', 'Cebu')).toEqual(['Tala Foods – Cebu City, Cebu'])
  expect(await textsOf('Skills', '—', 'Excel', '—', 'Word')).toEqual(['Skills', 'Excel', 'Word'])
})

it('an abbreviation ends no sentence, and what was studied may be long', async () => {
  const studied = `${'Business Administration and Management, '.repeat(2)}International Business`
  expect(await textsOf('Ph.D.', ':', 'Chemistry', 'BS', ':', studied)).toEqual([
    'Ph.D.: Chemistry',
    `BS: ${studied}`,
  ])
})

it('a separator between sentences joins nothing', async () => {
  expect(await textsOf('Kept the books.', ',', 'Cebu', ',', 'Bohol')).toEqual([
    'Kept the books.',
    'Cebu, Bohol',
  ])
})

it('what was done in a job keeps its lines, also where they are long paragraphs of a Word document', async () => {
  const done = [
    'Processed claims, disability requests and leave requests of the employees of two bakeries.',
    'Coordinated the return to work of those who had been away for more than thirty days.',
  ]
  const [job] = readLines(
    await docxOf('# Experience', '# Cashier, 2010 - 2012', 'Suki Minimart', ...done),
    now,
  ).past_jobs
  expect(job?.summary).toBe(done.join('\n'))
})
