/** @module-tag security */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compoundFile,
  docFile,
  docxFile,
  pdfFile,
  programFile,
  zipFile,
} from '../../../../test/resumes/sent-files.ts'
import { checkContent } from './content.ts'

const wrong = { verdict: 'wrong' }
const fine = (type: string) => ({ verdict: 'fine', type, hasPassword: false })
const bytesOf = (...parts: (string | Uint8Array)[]) =>
  Uint8Array.from(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  )

describe('A file is taken for what is in it', () => {
  it.each([
    ['a PDF', pdfFile(), 'pdf'],
    ['a PDF after a mark of its encoding', bytesOf('\xef\xbb\xbf', pdfFile()), 'pdf'],
    ['a PDF after an empty line', bytesOf('\r\n', pdfFile()), 'pdf'],
    ['a PDF with a few letters behind its end', bytesOf(pdfFile(), '\0\0\r\n<!-- saved -->'), 'pdf'],
    ['a Word document', docxFile(), 'docx'],
    ['a Word 97 document', docFile(), 'doc'],
  ])('%s', async (_name, bytes, type) => {
    expect(await checkContent(bytes)).toEqual(fine(type))
  })

  it('a Word document whose list of parts is written another way', async () => {
    const types = `<ns0:Types xmlns:ns0='x'><ns0:Override ContentType='application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml' PartName='/Word/Document.xml'/></ns0:Types>`
    const file = zipFile({ 'word/document.xml': '<w:document/>', '[Content_Types].xml': types })
    expect(await checkContent(file)).toEqual(fine('docx'))
  })
})

describe('A file is refused', () => {
  const zipAround = (inner: Uint8Array) => zipFile({ 'a.pdf': inner })
  it.each([
    ['without a byte', new Uint8Array()],
    ['that is a program', programFile()],
    ['that is a program of another kind', bytesOf('\x7fELF', pdfFile())],
    ['that is a program and a PDF', bytesOf(programFile().subarray(0, 64), pdfFile())],
    ['that is a PDF and a ZIP behind it', bytesOf(pdfFile(), zipFile({ 'Main.class': 'x' }))],
    ['that begins as a ZIP and has a PDF at its beginning', bytesOf('PK\x03\x04', pdfFile())],
    ['that is a page', bytesOf('<!doctype html><script>alert(1)</script>')],
    [
      'that is a page with the first line of a PDF',
      bytesOf('%PDF-1.4\n<html><script>alert(1)</script></html>'),
    ],
    ['that is a script', bytesOf('#!/bin/sh\nrm -rf /\n')],
    ['that is rich text', bytesOf('{\\rtf1 hello}')],
    ['that is half a PDF', pdfFile().subarray(0, 200)],
    ['that is an empty ZIP', zipFile({})],
    ['that is another ZIP', zipFile({ mimetype: 'application/epub+zip' })],
    ['that is a ZIP with a PDF in it', zipAround(pdfFile())],
    [
      'that is a workbook',
      docxFile('', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    ],
    [
      'that is a document with macros',
      docxFile('', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    ],
    ['that is a workbook of Excel 97', compoundFile({ Workbook: Buffer.alloc(4096) })],
    ['whose main stream only has the name', compoundFile({ WordDocument: Buffer.alloc(4096) })],
    ['that is the first half of a Word document', docxFile().subarray(0, 300)],
    ['that is the head of a compound file', docFile().subarray(0, 600)],
    ['that is noise', Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251)],
  ])('%s', async (_name, bytes) => {
    expect(await checkContent(Uint8Array.from(bytes))).toEqual(wrong)
  })

  it('when the main part of a Word document unpacks to more than it says', async () => {
    const bomb = Buffer.from(zipFile({ ...partsOf(), 'word/document.xml': new Uint8Array(5_000_000) }))
    const said = Buffer.alloc(4)
    said.writeUInt32LE(5_000_000)
    const lie = Buffer.alloc(4)
    lie.writeUInt32LE(900)
    for (let place = bomb.indexOf(said); place >= 0; place = bomb.indexOf(said, place)) lie.copy(bomb, place)
    expect(await checkContent(Uint8Array.from(bomb))).toEqual(wrong)
  })

  it('and a directory that leads in a circle ends', async () => {
    const circle = Buffer.from(docFile())
    circle.writeUInt32LE(1, 512 + 4)
    expect(await checkContent(Uint8Array.from(circle))).toEqual(wrong)
  })

  it('when a Word document lists one part twice, which would be unpacked as often', async () => {
    const file = Buffer.from(zipFile({ ...partsOf(), 'word/1.xml': 'same', 'word/2.xml': 'same' }))
    expect(await checkContent(Uint8Array.from(file))).toEqual(fine('docx'))
    const [first, second] = [1, 2].map((number) =>
      file.indexOf(`word/${number}.xml`, file.indexOf('PK\x01\x02')),
    )
    const OFFSET = -4
    file.writeUInt32LE(file.readUInt32LE((first ?? 0) + OFFSET), (second ?? 0) + OFFSET)
    expect(await checkContent(Uint8Array.from(file))).toEqual(wrong)
  })

  const jar = zipFile({ 'META-INF/MANIFEST.MF': 'Main-Class: H', 'H.class': 'x' })
  const commented = (zip: Uint8Array, comment: string) => {
    const file = Buffer.concat([zip, Buffer.from(comment)])
    file.writeUInt16LE(comment.length, zip.length - 2)
    return file
  }
  it.each([
    ['a PDF and a program of Java that calls its end that of a PDF', pdfFile(), commented(jar, '\n%%EOF\n')],
    [
      'a PDF and a program of Java with a few letters behind it',
      pdfFile(),
      Buffer.concat([jar, Buffer.from('x')]),
    ],
    ['a Word 97 document and a program of Java', docFile(), jar],
  ])('that is %s', async (_name, document, program) => {
    expect(await checkContent(bytesOf(document, program))).toEqual(wrong)
  })

  it('but a PDF may hold a ZIP, and the letters that end one', async () => {
    const inside = bytesOf(
      '9 0 obj\n<< /Length 1 >>\nstream\n',
      jar,
      '\nendstream\nendobj\n',
      Buffer.alloc(70_000),
    )
    expect(await checkContent(bytesOf(pdfFile(), inside, '%%EOF\n'))).toEqual(fine('pdf'))
    expect(await checkContent(bytesOf(pdfFile(), 'PK\x05\x06', Buffer.alloc(30, 1), '%%EOF\n'))).toEqual(
      fine('pdf'),
    )
  })

  it.each([
    'META-INF/MANIFEST.MF',
    'H.class',
    'word/H.class',
    'word/embeddings/setup.EXE',
    'word/run.js.',
    'word/vbaProject.bin',
    'word/../H.xml',
    'word\\document.xml',
    'xl/workbook.xml',
    'notes.txt',
  ])('that is a Word document with %s in it', async (name) => {
    expect(await checkContent(zipFile({ ...partsOf(), [name]: 'x' }))).toEqual(wrong)
  })

  it('but a Word document may hold what programs that write them put there', async () => {
    const names = [
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/media/image1.jpeg',
      'word/media/image2.svg',
      'word/embeddings/oleObject1.bin',
      'word/embeddings/Microsoft_Excel_Sheet.xlsx',
      'word/fonts/font1.odttf',
      'word/afchunk.mht',
      'docProps/thumbnail.jpeg',
      'docMetadata/LabelInfo.xml',
      'customXml/item1.xml',
      'media/image1.png',
      'package/services/metadata/core-properties/1.psmdcp',
      '[trash]/0000.dat',
    ]
    const others = Object.fromEntries(names.map((name) => [name, 'x']))
    expect(await checkContent(zipFile({ ...partsOf(), 'word/': '', ...others }))).toEqual(fine('docx'))
  })

  it('and looking at a large one ends when nobody waits for the answer', async () => {
    const large = zipFile({ ...partsOf(), 'word/document.xml': new Uint8Array(19_000_000) })
    await expect(checkContent(large, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })

  const partsOf = () => ({
    '[Content_Types].xml':
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': '<w:document/>',
  })
})

describe('A password is seen', () => {
  it('on a Word 97 document, and around a newer one', async () => {
    expect(await checkContent(docFile(0x0100))).toEqual({ verdict: 'encrypted' })
    const locked = compoundFile({ EncryptionInfo: Buffer.alloc(10), EncryptedPackage: Buffer.alloc(9000) })
    expect(await checkContent(locked)).toEqual({ verdict: 'encrypted' })
  })

  it('on a PDF, where it may be one for printing only', async () => {
    expect(await checkContent(pdfFile('x', '/Encrypt 9 0 R '))).toEqual({ ...fine('pdf'), hasPassword: true })
    expect(await checkContent(pdfFile('x', '/Encr#79pt 9 0 R '))).toEqual({
      ...fine('pdf'),
      hasPassword: true,
    })
    expect(await checkContent(pdfFile('x', '/#45ncryp#74%\n9 0 R '))).toEqual({
      ...fine('pdf'),
      hasPassword: true,
    })
    expect(await checkContent(pdfFile('I /Encrypted files and /EncryptMetadata'))).toEqual(fine('pdf'))
  })
})

it('a file of five megabytes that was made to be hard to look through is looked through', async () => {
  const most = 5_242_880
  const hard = ['%PDF-1.4\n' + '1 1 '.repeat(most / 4), `%PDF-1.4\n${'/Encrypt 1 '.repeat(most / 11)}`]
  for (const text of hard) expect(await checkContent(bytesOf(text))).toEqual(wrong)
})

it('a file that was damaged anywhere is taken or refused, and nothing else happens', async () => {
  const whole = [pdfFile(), docxFile(), docFile(), compoundFile({ EncryptedPackage: Buffer.alloc(9000) })]
  const damaged = fc.record({
    file: fc.constantFrom(...whole),
    cut: fc.nat(12_000),
    changes: fc.array(fc.tuple(fc.nat(3000), fc.nat(255)), { maxLength: 12 }),
  })
  await fc.assert(
    fc.asyncProperty(damaged, async ({ file, cut, changes }) => {
      const bytes = Uint8Array.from(file.subarray(0, cut))
      for (const [place, byte] of changes) if (place < bytes.length) bytes[place] = byte
      expect(['fine', 'encrypted', 'wrong']).toContain((await checkContent(bytes)).verdict)
    }),
    { numRuns: 500 },
  )
})

const folder = path.join(process.env.HANAP_DATA ?? '../shared/data', 'resumes')
const real = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(pdf|docx?)$/i.test(name))
  : []
if (real.length === 0) console.log(`skipped: there are no real resumes in ${folder}`)
it.skipIf(real.length === 0)(
  'every real resume is taken, and what only pretends to be one is not',
  async () => {
    const surprises: string[] = []
    for (const name of real) {
      const content = await checkContent(Uint8Array.from(readFileSync(path.join(folder, name))))
      const type = name.includes('pretending') ? 'wrong' : path.extname(name).slice(1).toLowerCase()
      const seen = content.verdict === 'fine' ? content.type : content.verdict
      if (seen !== type) surprises.push(`${name}: ${seen}`)
    }
    expect(surprises).toEqual([])
  },
)
