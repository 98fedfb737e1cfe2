import type { ApplicationErrorDetails } from '@hanap/contract/wire/problem'
import { ApiProblem, isApiProblem, isRefusedFor, seemsOffline } from '../../../api/problems/problems.ts'
import { translate } from '../../../i18n/translate.ts'
import type { applyMessages } from '../apply-messages.ts'
import { explain } from './explain.ts'

type Texts = typeof applyMessages

export type ApplyFailure = {
  /** For the toast. */
  text: string
  /** For the dialog; null if the toast says everything. */
  details: ApplicationErrorDetails | null
  /** The job or letter is gone, or the board refused or may have it. */
  closesApplying: boolean
  /** Sending started, without a known outcome. */
  isUnknown: boolean
  /** Another tab or an earlier visit is sending it. */
  isUnderWay: boolean
  needsPlan: boolean
}

/** Codes with nothing left to do in the dialog. */
const endsApplying = [
  'invalid',
  'malformed-request',
  'already-applied',
  'integration-required',
  'apply-refused',
  'job-gone',
  'not-found',
] as const

/** The board may have the application, or another call is sending it. */
export class EndUnknown extends Error {
  readonly isUnderWay: boolean
  override name = 'EndUnknown'
  constructor(isUnderWay: boolean, cause: unknown) {
    super('The end of the delivery is not known', { cause })
    this.isUnderWay = isUnderWay
  }
}

/** Goes by the outcome, otherwise by the code. */
export function readApplyFailure(problem: unknown, errand: 'apply' | 'look', m: Texts): ApplyFailure {
  const other = errand === 'look' ? m.lookOther : m.other
  if (problem instanceof EndUnknown) {
    return problem.isUnderWay
      ? failure(m.underWayText, { isUnderWay: true })
      : failure(m.unknownText, { isUnknown: true })
  }
  if (!(problem instanceof ApiProblem)) {
    return failure(`${seemsOffline(problem) ? m.offline : other} ${m.nothingSent}`)
  }
  const { code, body } = problem
  if (code === 'unauthenticated') return failure(m.loginAgain)
  // An earlier application that may have arrived does not fail this one.
  const isUnknown = code === 'sending-unknown' || earlierOf(problem) === 'unknown'
  const closesApplying = isUnknown || isRefusedFor(problem, ...endsApplying)
  if (body.details) {
    const { error = translate(body.error || body.detail || other), ...details } = explain(
      body.details,
      errand,
    )
    const isUnderWay = earlierOf(problem) === 'sending'
    return failure(error, { details, isUnknown, isUnderWay, closesApplying })
  }
  if (isUnknown) return failure(body.error || m.unknownTold, { isUnknown, closesApplying })
  if (isRefusedFor(problem, 'not-found')) return failure(m.notFound, { closesApplying: true })
  if (isRefusedFor(problem, 'unauthenticated', 'board-credentials')) return failure(m.loginAgain)
  if (isRefusedFor(problem, 'invalid', 'malformed-request')) {
    const fields = fieldList(problem)
    return failure(fields ? m.validation(fields) : m.invalid)
  }
  if (code === 'subscription-required') return failure(problem.detail || other, { needsPlan: true })
  return failure(isRefusedFor(problem, 'too-many') && problem.detail ? problem.detail : other)
}

/** The state of the application that caused the refusal. */
export function earlierOf(problem: unknown): string | undefined {
  const outcome = isApiProblem(problem) ? problem.body.details?.outcome : undefined
  return outcome && 'earlier' in outcome ? outcome.earlier : undefined
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
    .map(([field, texts]) => `${field}: ${texts.map((text) => translate(text)).join(' ')}`)
    .join(', ')
}
