import type { Errand } from '@hanap/contract/applications/apply-outcome-words'
import { explainOutcome, isKnownOutcome } from '@hanap/contract/applications/explain-outcome'
import type { ApplicationErrorDetails } from '@hanap/contract/wire/problem'
import { outcomeWords } from './outcome-words.ts'

/**
 * The server's explanation in the language of this build. For an outcome that is missing or newer than this build,
 * the server's own words, without `error`, the toast's text.
 */
export function explain(
  details: ApplicationErrorDetails,
  errand: Errand = 'apply',
): ApplicationErrorDetails & { error?: string } {
  const { outcome, provider: name } = details
  if (!outcome || name === undefined || !isKnownOutcome(outcome, outcomeWords)) return details
  return { ...details, ...explainOutcome(outcome, { errand, name }, outcomeWords) }
}
