import { type ResumeType, resumeTexts } from '@hanap/contract/resumes'
import { invalid } from '../../lib/problem.ts'
import type { ResumeReader } from '../../resume-reader/resume-reader.ts'
import { checkContent } from './content.ts'

/** A file as it was sent: `field` is where what is wrong with it is said. */
export type SentFile = { field: string; name: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * What kind of resume a file is. A PDF with a password against printing only opens for everybody; to tell it from a
 * locked one, it is opened with `read`.
 * @throws Problem 'invalid' at the file's field: no resume, or locked by a password
 */
export async function typeOfSent(
  { field, bytes }: SentFile,
  read: ResumeReader['read'],
): Promise<ResumeType> {
  const content = await checkContent(bytes)
  if (content.verdict === 'wrong') throw invalid({ [field]: resumeTexts.wrongFile })
  if (content.verdict === 'encrypted') throw invalid({ [field]: resumeTexts.encrypted })
  if (!content.hasPassword) return content.type
  const answer = await read(bytes, content.type)
  if (answer.outcome === 'refused' && answer.reason === 'encrypted')
    throw invalid({ [field]: resumeTexts.encrypted })
  return content.type
}
