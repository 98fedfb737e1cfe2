import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { extractLines } from '@hanap/server/resume-reader/files/extract-lines'
import { readLines } from '@hanap/server/resume-reader/read-lines'
import type { ResumeReading } from '@hanap/server/resume-reader/resume-reader'
import { expect, it } from 'vitest'
import { isOwnTwin, loadResumeLabels } from './resumes/labels.ts'
import { precisionOf, type ReadResume, recallOf } from './resumes/measure.ts'
import { countJobs } from './resumes/past-jobs.ts'
import { compareTwins } from './resumes/twins.ts'

const ownFolder = join(import.meta.dirname, '..', 'data', 'resumes')
const now = new Date('2026-11-20')

async function read(bytes: Uint8Array, type: 'pdf' | 'docx' | 'doc'): Promise<ResumeReading> {
  const answer = await extractLines({ bytes, type })
  if (!('lines' in answer)) return { outcome: 'refused', reason: answer.refusal, milliseconds: 0 }
  return { outcome: 'read', facts: readLines(answer.lines, now), found: [], text: '', milliseconds: 0 }
}

/** With the Word twins. */
async function readOwn(): Promise<ReadResume[]> {
  const resumes: ReadResume[] = []
  for (const label of loadResumeLabels(ownFolder, 'own')) {
    const type = extname(label.path).slice(1) as 'pdf' | 'docx' | 'doc'
    resumes.push({ label, reading: await read(new Uint8Array(readFileSync(label.path)), type), took: 0 })
  }
  return resumes
}

it('finds 95 % of the past jobs in our own resumes, with their titles, and 95 % of those found are right', async () => {
  const resumes = (await readOwn()).filter(({ label }) => !isOwnTwin(label))
  const hits = (await countJobs(resumes)).map((file) => file.hits)
  expect(recallOf(hits)).toBeGreaterThanOrEqual(0.95)
  expect(precisionOf(hits)).toBeGreaterThanOrEqual(0.95)
})

it('reads the same from a Word document as from its PDF, field by field', async () => {
  const resumes = await readOwn()
  expect(resumes.filter(({ label }) => isOwnTwin(label)).length).toBeGreaterThanOrEqual(36)
  const compared = compareTwins(resumes)
  expect(compared.filter(({ same, all }) => all === 0 || same / all < 0.95)).toEqual([])
})
