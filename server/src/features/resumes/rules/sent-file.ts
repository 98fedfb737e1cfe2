import { type ResumeType, resumeTexts } from '@hanap/contract/profile/resumes'
import * as profileSays from '@hanap/contract/says/profile'
import { busy, invalid } from '../../../lib/problem.ts'
import type { ResumeReader } from '../../../resume-reader/resume-reader.ts'
import { refuseReading } from '../rules.ts'
import { type Content, checkContent } from './content.ts'

/** `field` gets the errors; `gone` is aborted when the client disconnects. */
export type SentFile = {
  field: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
  gone?: AbortSignal
}

/** The largest file takes half a second of CPU time; allows for many at once. */
const LOOK_MS = 5000

/**
 * A PDF locked against printing only opens for everyone; `read` tells.
 * @throws Problem 'invalid' at the file's field: no resume, or locked; 'busy': it took too long
 */
export async function typeOfSent(file: SentFile, read: ResumeReader['read']): Promise<ResumeType> {
  const { field, bytes, gone } = file
  const content = await lookAt(file)
  if (content.verdict === 'wrong') throw invalid({ [field]: resumeTexts.wrongFile })
  if (content.verdict === 'encrypted') throw invalid({ [field]: resumeTexts.encrypted })
  if (!content.hasPassword) return content.type
  const answer = await read(bytes, content.type, gone)
  if (answer.outcome === 'read') return content.type
  if (answer.reason === 'encrypted') throw invalid({ [field]: resumeTexts.encrypted })
  if (answer.reason === 'busy') throw refuseReading('busy')
  return content.type
}

async function lookAt({ bytes, gone }: SentFile): Promise<Content> {
  const late = AbortSignal.timeout(LOOK_MS)
  const signal = gone ? AbortSignal.any([gone, late]) : late
  try {
    return await checkContent(bytes, signal)
  } catch (error) {
    // A disconnected client never sees it.
    if (signal.aborted) throw busy(profileSays.looksCrowded, 5)
    throw error
  }
}
