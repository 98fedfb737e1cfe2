import type { ApplicationOrigin, SendState } from '@hanap/contract/applications/applications'
import type { ApplyOutcome, Unproven } from '@hanap/contract/applications/apply-outcome'
import { type Errand, outcomeWords } from '@hanap/contract/applications/apply-outcome-words'
import { explainOutcome } from '@hanap/contract/applications/explain-outcome'
import { asSaid } from '@hanap/contract/says/fill'
import type { ApplicationErrorDetails, ProblemCode } from '@hanap/contract/wire/problem'
import { Problem } from '../../../lib/problem.ts'

const undeliveredCodes: Readonly<Record<Extract<Unproven, { delivered: 'no' }>['kind'], ProblemCode>> = {
  'already-applied': 'already-applied',
  'not-connected': 'integration-required',
  gone: 'job-gone',
  'other-source': 'apply-refused',
  'no-points': 'apply-refused',
  refused: 'apply-refused',
  'not-there': 'apply-refused',
  credentials: 'board-credentials',
  session: 'board-credentials',
  interrupted: 'board-down',
  'bot-page': 'board-down',
  layout: 'board-down',
  'too-many': 'board-down',
  down: 'board-down',
  off: 'board-down',
}

export const sendStateOf = ({ delivered }: ApplyOutcome): SendState =>
  (({ yes: 'sent', maybe: 'unknown', no: 'failed' }) as const)[delivered]

export const alreadyApplied = (earlier: { origin: ApplicationOrigin; send_state: SendState }): Unproven => ({
  delivered: 'no',
  kind: 'already-applied',
  earlier: earlier.origin === 'elsewhere' ? 'elsewhere' : earlier.send_state,
})

export const BEING_SENT = alreadyApplied({ origin: 'hanap', send_state: 'sending' })

export type Outcomes = ReturnType<typeof createOutcomes>

export function createOutcomes(name: string) {
  const detailsOf = (outcome: Unproven, job_url: string, errand: Errand = 'apply') => {
    const { error, ...explained } = explainOutcome(outcome, { errand, name }, outcomeWords)
    return { error, details: { ...explained, job_url, outcome, provider: name } }
  }
  return {
    details: (outcome: Unproven, jobUrl: string): ApplicationErrorDetails =>
      detailsOf(outcome, jobUrl).details,

    problem(outcome: Unproven, jobUrl: string, { errand, cause }: { errand?: Errand; cause?: unknown } = {}) {
      const { error, details } = detailsOf(outcome, jobUrl, errand)
      const code = outcome.delivered === 'maybe' ? 'sending-unknown' : undeliveredCodes[outcome.kind]
      return new Problem(code, asSaid(error), { extra: { error, details }, cause })
    },
  }
}
