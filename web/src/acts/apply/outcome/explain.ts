import type { Errand } from '@hanap/contract/applications/apply-outcome-words'
import { explainOutcome, isKnownOutcome } from '@hanap/contract/applications/explain-outcome'
import type { ApplicationErrorDetails } from '@hanap/contract/wire/problem'
import { outcomeWords } from './outcome-words.ts'

/**
 * In the language of this build. An outcome that this build does not know gives the server's own words, without
 * `error`.
 */
export function explain(
  details: ApplicationErrorDetails,
  errand: Errand = 'apply',
): ApplicationErrorDetails & { error?: string } {
  const { outcome, provider: name } = details
  if (!outcome || name === undefined || !isKnownOutcome(outcome, outcomeWords)) return details
  return { ...details, ...explainOutcome(outcome, { errand, name }, outcomeWords) }
}
