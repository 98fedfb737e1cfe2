/** @module-tag security */
import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { afterAll, expect, it, vi } from 'vitest'
import {
  makeDocx,
  makePdf,
  makePdfOfLines,
  paragraph,
  pdfWithStream,
} from '../../test/resumes/resume-files.ts'
import { projectSkills } from '../skills/skill-list.ts'
import { createSkillMatcher } from '../skills/skill-matcher.ts'
import { openResumeReader } from './resume-reader.ts'

const clock = { now: () => new Date('2026-11-20') }
// A busy machine unpacks slowly: no refusal here is a timeout.
const reader = openResumeReader({
  skills: createSkillMatcher(projectSkills),
  clock,
  limits: { time: 60_000 },
})
afterAll(() => reader.close())

const resume = [
  'Ana Reyes',
  'Virtual Assistant',
  'Brgy. San Isidro, Quezon City | ana@mail.example',
  '# Skills',
  'Email Management, Canva, Microsoft Excel',
  '# Work Experience',
  'Virtual Assistant | Northwind BPO | Jan 2020 - Present',
  'Answered the mail of a dentist and used Slack all day',
  '# Education',
  'BS Office Administration, Polytechnic University of the Philippines, 2014',
]
const facts = {
  title: 'Virtual Assistant',
  skills: ['Email Management', 'Canva', 'Microsoft Excel'],
  experience: 6.9,
  years_of_experience: '5-10',
  location: 'Brgy. San Isidro, Quezon City',
  education: [
    { school: 'Polytechnic University of the Philippines', degree: 'BS Office Administration', end: '2014' },
  ],
  past_jobs: [{ title: 'Virtual Assistant', company: 'Northwind BPO', start: 'Jan 2020', end: 'Present' }],
}
const goodPdf = makePdfOfLines(resume)
const oldWord = readFileSync(
  path.join(import.meta.dirname, '../../../bench/data/resumes/43-bookkeeper-word97.doc'),
)

it('ana’s resume says the same as a PDF and as a Word document', async () => {
  const pdf = await reader.read(goodPdf, 'pdf')
  const docx = await reader.read(makeDocx(resume.map(paragraph).join('')), 'docx')
  expect(pdf).toMatchObject({ outcome: 'read', facts })
  expect(docx).toMatchObject({ outcome: 'read', facts })
})

it('skills of our list are found in the whole text, each once', async () => {
  const reading = await reader.read(goodPdf, 'pdf')
  const names = reading.outcome === 'read' ? reading.found.map(({ name }) => name) : []
  expect(names).toEqual(expect.arrayContaining(['Canva', 'Microsoft Excel', 'Slack']))
  expect(new Set(names).size).toBe(names.length)
})

it('an old Word document is read', async () => {
  expect(await reader.read(oldWord, 'doc')).toMatchObject({
    outcome: 'read',
    facts: { title: 'Bookkeeper', location: 'Guagua, Pampanga' },
  })
})

const key = (letter: string, bytes: number) => `<${letter.repeat(bytes * 2)}>`
const encrypted = makePdfOfLines(resume, {
  objects: { 100: `<< /Filter /Standard /V 1 /R 2 /O ${key('4', 32)} /U ${key('5', 32)} /P -4 >>` },
  trailer: `/Encrypt 100 0 R /ID [${key('6', 16)} ${key('6', 16)}]`,
})
const manyEntries = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x${index}`, 'y']))
const zipBomb = makeDocx(' '.repeat(60_000_000))
const cfbHead = Buffer.from('D0CF11E0A1B11AE1', 'hex')
const spaces = deflateSync(Buffer.alloc(700_000_000, ' '))

it.each([
  ['a page without text', makePdf([[]]), 'pdf', 'no-text'],
  ['a PDF under a password', encrypted, 'pdf', 'encrypted'],
  ['a PDF that unpacks to 700 MB', pdfWithStream(spaces, '/FlateDecode'), 'pdf', 'too-large'],
  [
    'a PDF packed twice',
    pdfWithStream(deflateSync(spaces), '[/FlateDecode /FlateDecode]'),
    'pdf',
    'too-large',
  ],
  [
    'a PDF nested half a million deep',
    makePdfOfLines([], { catalog: `/X ${'['.repeat(500_000)}` }),
    'pdf',
    'broken',
  ],
  [
    'a PDF whose pages are themselves',
    makePdfOfLines(resume, { objects: { 2: '<< /Kids [2 0 R] /Count 9999999 >>' } }),
    'pdf',
    'no-text',
  ],
  ['half a PDF', goodPdf.slice(0, 400), 'pdf', 'broken'],
  ['nothing at all', new Uint8Array(), 'pdf', 'broken'],
  ['a ZIP that says how large it is', zipBomb, 'docx', 'too-large'],
  ['a ZIP that lies about its size', lyingAboutSize(zipBomb), 'docx', 'too-large'],
  ['a ZIP of ten thousand files', makeDocx('', manyEntries), 'docx', 'too-large'],
  ['half a Word document', makeDocx(paragraph('Ana')).slice(0, 300), 'docx', 'broken'],
  ['a Word document without a word', makeDocx(''), 'docx', 'no-text'],
  ['paragraphs nested a hundred thousand deep', makeDocx('<w:p>'.repeat(100_000)), 'docx', 'no-text'],
  ['nothing at all', new Uint8Array(), 'docx', 'broken'],
  ['a compound file that is no Word document', Buffer.concat([cfbHead, Buffer.alloc(5000)]), 'doc', 'broken'],
  [
    'a Word document under a password',
    Buffer.concat([cfbHead, Buffer.from('EncryptedPackage', 'utf16le')]),
    'doc',
    'encrypted',
  ],
  ['half an old Word document', oldWord.subarray(0, 8000), 'doc', 'broken'],
  ['nothing at all', new Uint8Array(), 'doc', 'broken'],
] as const)('%s is refused, and the next resume is read', async (_, bytes, type, reason) => {
  expect(await reader.read(bytes, type)).toEqual({
    outcome: 'refused',
    reason,
    milliseconds: expect.any(Number),
  })
  expect(await reader.read(goodPdf, 'pdf')).toMatchObject({ outcome: 'read', facts })
})

/** Shrinks the sizes in the zip's central directory. */
function lyingAboutSize(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip)
  const entry = Buffer.from([0x50, 0x4b, 1, 2])
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 1))
    bytes.writeUInt32LE(10, at + 24)
  return bytes
}

it('a script in a PDF is not run', async () => {
  const script = makePdfOfLines(resume, {
    catalog: '/OpenAction 100 0 R /Names << /JavaScript << /Names [(a) 100 0 R] >> >>',
    objects: { 100: '<< /S /JavaScript /JS (while (true) {}) >>' },
  })
  expect(await reader.read(script, 'pdf')).toMatchObject({ outcome: 'read', facts })
})

it('a title of a megabyte and ten thousand skills are cut', async () => {
  const skills = Array.from({ length: 10_000 }, (_, index) => `Skill ${index}`).join(', ')
  const texts = ['A'.repeat(1_000_000), '# Skills', skills, '# Education', 'BS Biology']
  const reading = await reader.read(makeDocx(texts.map(paragraph).join('')), 'docx')
  expect(reading).toMatchObject({ outcome: 'read', facts: { title: '' } })
  expect(reading.outcome === 'read' && reading.facts.skills.length).toBeLessThanOrEqual(300)
})

it('whatever bytes are sent, there is an answer', async () => {
  const start = { pdf: Buffer.from('%PDF-1.7\n'), docx: Buffer.from('PK\x03\x04'), doc: cfbHead }
  const spoilt = { pdf: Buffer.from(goodPdf), docx: Buffer.from(makeDocx(paragraph('Ana'))), doc: oldWord }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('pdf' as const, 'docx' as const, 'doc' as const),
      fc.uint8Array({ maxLength: 600 }),
      fc.nat(),
      async (type, noise, place) => {
        const whole = Buffer.from(spoilt[type])
        whole.set(noise.subarray(0, 40), place % (whole.length - 40))
        expect((await reader.read(Buffer.concat([start[type], noise]), type)).outcome).toBe('refused')
        expect(['read', 'refused']).toContain((await reader.read(whole, type)).outcome)
      },
    ),
    { numRuns: 60 },
  )
})

/** Its text takes a library longer than any timeout. */
const endless = pdfWithStream(
  deflateSync(Buffer.from(`${'q '.repeat(3_000_000)}BT /F1 10 Tf (x) Tj ET`)),
  '/FlateDecode',
)

it('a file that takes too long is given up, and the next resume is read', async () => {
  const hasty = openResumeReader({ clock, limits: { time: 6000 } })
  expect(await hasty.read(endless, 'pdf')).toMatchObject({ outcome: 'refused', reason: 'too-slow' })
  expect(await hasty.read(goodPdf, 'pdf')).toMatchObject({ outcome: 'read', facts })
  hasty.close()
})

it('a file that takes too much memory is given up', async () => {
  const small = openResumeReader({ clock, limits: { memory: 1 } })
  expect(await small.read(endless, 'pdf')).toMatchObject({ outcome: 'refused', reason: 'too-large' })
  small.close()
})

it('who comes when many wait is told so, and who waits is served', async () => {
  const narrow = openResumeReader({ clock, limits: { waiting: 1 } })
  const readings = await Promise.all([1, 2, 3].map(() => narrow.read(goodPdf, 'pdf')))
  expect(readings.map((one) => (one.outcome === 'read' ? 'read' : one.reason))).toEqual([
    'read',
    'read',
    'busy',
  ])
  narrow.close()
})

it('a file that nobody waits for any more is given up, and one that waits is not begun', async () => {
  const patient = openResumeReader({ clock })
  const gone = new AbortController()
  const given = [patient.read(endless, 'pdf', gone.signal), patient.read(endless, 'pdf', gone.signal)]
  const next = patient.read(goodPdf, 'pdf')
  gone.abort()
  expect(await Promise.all(given)).toMatchObject([
    { outcome: 'refused', reason: 'busy' },
    { outcome: 'refused', reason: 'busy', milliseconds: 0 },
  ])
  expect(await next).toMatchObject({ outcome: 'read', facts })
  patient.close()
})

it('the process that opens files ends with the server, even in the middle of a file', async () => {
  const program = `
    const { openResumeReader } = await import(${JSON.stringify(path.join(import.meta.dirname, 'resume-reader.ts'))})
    const bytes = Buffer.from(${JSON.stringify(Buffer.from(endless).toString('base64'))}, 'base64')
    void openResumeReader().read(bytes, 'pdf')`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' })
  const child = await vi.waitUntil(() => childOf(server.pid), { timeout: 60_000 })
  server.kill('SIGKILL')
  await expect.poll(() => isRunning(child), { timeout: 60_000 }).toBe(false)
})

const run = promisify(execFile)

async function childOf(pid: number | undefined): Promise<string | undefined> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.trim() || undefined
}

async function isRunning(pid: string): Promise<boolean> {
  const { stdout } = await run('ps', ['-o', 'stat=', '-p', pid]).catch(() => ({ stdout: '' }))
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}
