import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { extractLines } from '@hanap/server/resume-reader/extract-lines'
import { readLines } from '@hanap/server/resume-reader/read-lines'
import type { ResumeReading } from '@hanap/server/resume-reader/resume-reader'
import { expect, it } from 'vitest'
import { loadResumeLabels } from './resumes/labels.ts'
import { precisionOf, type ReadResume, recallOf } from './resumes/measure.ts'
import { readOwnTwins } from './resumes/own-twins.ts'
import { countJobs } from './resumes/past-jobs.ts'
import { compareTwins } from './resumes/twins.ts'

const ownFolder = join(import.meta.dirname, '..', 'data', 'resumes')
const now = new Date('2026-11-20')

async function read(bytes: Uint8Array, type: 'pdf' | 'docx' | 'doc'): Promise<ResumeReading> {
  const answer = await extractLines({ bytes, type })
  if (!('lines' in answer)) return { outcome: 'refused', reason: answer.refusal, milliseconds: 0 }
  return { outcome: 'read', facts: readLines(answer.lines, now), found: [], text: '', milliseconds: 0 }
}

async function readOwn(): Promise<ReadResume[]> {
  const resumes: ReadResume[] = []
  for (const label of loadResumeLabels(ownFolder, 'own')) {
    const type = extname(label.path).slice(1) as 'pdf' | 'docx' | 'doc'
    resumes.push({ label, reading: await read(new Uint8Array(readFileSync(label.path)), type), took: 0 })
  }
  return resumes
}

it('of our own resumes’ past jobs, 95 % are found with their titles, and 95 % of those read are right', async () => {
  const hits = (await countJobs(await readOwn())).map((file) => file.hits)
  expect(recallOf(hits)).toBeGreaterThanOrEqual(0.95)
  expect(precisionOf(hits)).toBeGreaterThanOrEqual(0.95)
})

it('a Word document says what a PDF of the same contents says, in each field', async () => {
  const resumes = await readOwn()
  const twins = await readOwnTwins(ownFolder, resumes, read)
  expect(twins.length).toBeGreaterThanOrEqual(36)
  const compared = compareTwins([...resumes, ...twins])
  expect(compared.filter(({ same, all }) => all === 0 || same / all < 0.95)).toEqual([])
})
