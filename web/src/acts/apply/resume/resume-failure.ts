import { resumeTexts } from '@hanap/contract/profile/resumes'
import { fieldTexts } from '../../../api/problems/field-problems.ts'
import { ApiProblem, isApiProblem, NetworkProblem } from '../../../api/problems/problems.ts'
import { translate } from '../../../i18n/translate.ts'
import type { applyMessages } from '../apply-messages.ts'

type Texts = typeof applyMessages

/** Stopped by the seeker, or by leaving the page: nothing was sent. */
export class UploadStopped extends Error {
  override name = 'UploadStopped'
}

/** Nothing was sent to the board. */
export class ResumeFailed extends Error {
  readonly step: 'resumes' | 'upload'
  override name = 'ResumeFailed'
  constructor(step: ResumeFailed['step'], cause: unknown) {
    super(`The ${step} step failed`, { cause })
    this.step = step
  }
}

export function readResumeFailure({ cause: problem, step }: ResumeFailed, m: Texts) {
  const said = (title: string, ...texts: string[]) => ({ title, text: texts.join(' ') })
  if (problem instanceof UploadStopped) return said(m.uploadStopped, m.nothingSent)
  if (isApiProblem(problem, 'unauthenticated')) return said(m.failed, m.loginAgain)
  if (step === 'resumes') return said(m.resumesFailed, m.nothingSent)
  if (problem instanceof NetworkProblem) return said(m.uploadFailed, m.uploadNoConnection, m.nothingSent)
  const [own = problem instanceof ApiProblem && problem.status < 500 ? problem.detail : ''] = Object.values(
    fieldTexts(problem),
  )
  if (saysWrongFile(problem)) return said(m.invalidFile, m.wrongFile)
  return said(m.uploadFailed, translate(own) || m.uploadOther, m.nothingSent)
}

/** Compares the server's words before translation. */
const saysWrongFile = (problem: unknown) =>
  problem instanceof ApiProblem &&
  [problem.detail, ...Object.values(problem.errors).flat()].includes(resumeTexts.wrongFile)
