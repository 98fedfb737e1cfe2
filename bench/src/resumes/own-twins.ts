import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ResumeReading } from '@hanap/server/resume-reader/resume-reader'
import type { Resume } from '../make-resumes/content.ts'
import { renderDocx } from '../make-resumes/docx.ts'
import type { ReadResume } from './measure.ts'

/**
 * The twins of our own PDFs: Word documents that are made in memory of the same contents, and read.
 * @param folder with the contents in it
 * @param resumes of which the PDFs with contents get a twin
 */
export async function readOwnTwins(
  folder: string,
  resumes: readonly ReadResume[],
  read: (bytes: Uint8Array, type: 'docx') => Promise<ResumeReading>,
): Promise<ReadResume[]> {
  const contents = readdirSync(join(folder, 'content')).map(
    (name) => JSON.parse(readFileSync(join(folder, 'content', name), 'utf8')) as Resume,
  )
  const twins: ReadResume[] = []
  for (const { label } of resumes) {
    const content = contents.find(({ file }) => file.endsWith('.pdf') && file === basename(label.path))
    if (label.group !== 'own' || !content) continue
    const start = performance.now()
    const reading = await read(renderDocx(content), 'docx')
    const path = label.path.replace(/\.pdf$/u, '.docx')
    const twin = { ...label, path, group: 'own (docx)', twin: label.path }
    twins.push({ label: twin, reading, took: performance.now() - start })
  }
  return twins
}
