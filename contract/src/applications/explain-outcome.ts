import type { ApplicationErrorDetails } from '../wire/problem.ts'
import type { Unproven } from './apply-outcome.ts'
import type { Errand, OutcomeRow, OutcomeWords } from './apply-outcome-words.ts'

type Explanation = { error: string } & Pick<
  ApplicationErrorDetails,
  'reason' | 'possible_causes' | 'suggestions'
>

/**
 * `error` is for a toast, the rest for its dialog.
 * @param asked.name the board's
 * @param words in the reader's language
 */
export function explainOutcome(
  outcome: Unproven,
  asked: { errand: Errand; name: string },
  words: OutcomeWords,
): Explanation {
  const { error, reason, causes, helps } = rowOf(outcome, asked, words)
  return { error, reason, possible_causes: causes, suggestions: helps }
}

/** False for outcomes that only a newer server knows. */
export function isKnownOutcome(outcome: Unproven, words: OutcomeWords): boolean {
  if (outcome.delivered === 'maybe') return true
  if (outcome.kind === 'already-applied') return outcome.earlier in words.already
  if (outcome.kind === 'refused') return outcome.why in words.refusals
  return outcome.kind in words.undelivered(words.errands.apply, '')
}

function rowOf(
  outcome: Unproven,
  { errand, name }: { errand: Errand; name: string },
  words: OutcomeWords,
): OutcomeRow {
  if (outcome.delivered === 'maybe') {
    const { kind } = outcome
    return words.maybe[kind === 'layout' || kind === 'given-up' ? kind : 'down']
  }
  if (outcome.kind === 'already-applied') return words.already[outcome.earlier]
  const of = words.errands[errand]
  const rows = words.undelivered(of, name)
  if (outcome.kind === 'not-connected' || outcome.kind === 'not-there') return rows[outcome.kind]
  const isQuoted = outcome.kind === 'refused' && outcome.why === 'said'
  const row = rows[isQuoted ? 'said' : outcome.kind]
  const reason = outcome.kind === 'refused' ? words.refusals[outcome.why](outcome.words) : row.reason
  return { ...row, reason: `${reason} ${of.nothing}` }
}
