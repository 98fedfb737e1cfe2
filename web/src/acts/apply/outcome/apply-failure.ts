import type { ApplicationErrorDetails } from '@hanap/contract/problem'
import { ApiProblem, isRefusedFor } from '../../../api/problems/problems.ts'
import { translate } from '../../../i18n/translate.ts'
import type { applyMessages } from '../apply-messages.ts'

type Texts = typeof applyMessages

/** What a failed attempt to apply means for the seeker. */
export type ApplyFailure = {
  /** What the toast says. */
  text: string
  /** What the error dialog explains; null where there is nothing more to say. */
  details: ApplicationErrorDetails | null
  /** The apply dialog has nothing left to do: the job or the letter is gone, or the board has refused or may have it. */
  closesApplying: boolean
  /** The sending had begun and its end is not known. */
  isUnknown: boolean
  /** The same application is being sent already, by another tab or an earlier visit of the page. */
  isUnderWay: boolean
  needsPlan: boolean
}

/** With these there is nothing left to do in the apply dialog. */
const endsApplying = [
  'invalid',
  'malformed-request',
  'already-applied',
  'integration-required',
  'apply-refused',
  'job-gone',
  'not-found',
] as const

/**
 * Reads a failure by its code.
 * @param step in progress: storing the letter and checking the board send nothing, so their outcome is never unknown
 */
export function readApplyFailure(
  problem: unknown,
  step: 'letter' | 'apply' | 'look',
  m: Texts,
): ApplyFailure {
  const other = step === 'look' ? m.lookOther : m.other
  if (!(problem instanceof ApiProblem)) {
    if (step === 'apply') return failure(m.unknownText, { isUnknown: true })
    return failure(`${other} ${m.nothingSent}`)
  }
  const { code, body } = problem
  if (code === 'unauthenticated') return failure(m.loginAgain)
  if (code === 'in-progress' && step === 'apply') return failure(m.underWayText, { isUnderWay: true })
  if (code === 'sending-unknown') {
    return failure(body.error || m.unknownTold, {
      details: body.details ?? null,
      isUnknown: true,
      closesApplying: true,
    })
  }
  if (body.details) {
    const text = body.error || body.detail || other
    return failure(text, { details: body.details, closesApplying: isRefusedFor(problem, ...endsApplying) })
  }
  if (isRefusedFor(problem, 'not-found')) return failure(m.notFound, { closesApplying: true })
  if (isRefusedFor(problem, 'unauthenticated', 'board-credentials')) return failure(m.loginAgain)
  if (isRefusedFor(problem, 'invalid', 'malformed-request')) {
    const fields = fieldList(problem)
    return failure(fields ? m.validation(fields) : m.invalid)
  }
  if (code === 'subscription-required') return failure(problem.detail || other, { needsPlan: true })
  return failure(isRefusedFor(problem, 'too-many') && problem.detail ? problem.detail : other)
}

function failure(text: string, rest: Partial<ApplyFailure> = {}): ApplyFailure {
  return {
    text,
    details: null,
    closesApplying: false,
    isUnknown: false,
    isUnderWay: false,
    needsPlan: false,
    ...rest,
  }
}

/** 'subject: A subject is one line, content: …'; empty without field errors. */
function fieldList(problem: ApiProblem): string {
  return Object.entries(problem.errors)
    .map(([field, texts]) => `${field}: ${texts.map(translate).join(' ')}`)
    .join(', ')
}
