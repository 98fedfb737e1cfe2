import { MAX_QUERY } from '@hanap/contract/jobs/jobs'
import { normaliseWords } from '@hanap/contract/jobs/searches'
import type { AskedPay } from '../port.ts'
import type { Synonyms } from '../words/synonyms.ts'
import { textBeside } from './asked-pay.ts'
import { cutWords } from './cut-words.ts'
import { placeWords } from './word-places.ts'

/**
 * A search text with its words corrected, to be saved: an alert knows only the new jobs, so it can't tell a slip. A
 * word that no job has stays, since the seeker may wait for its first job. Null if that is as typed, or too long.
 * @param given.slips words used, by those typed; '' if left out
 */
export function meantBy(
  text: string,
  { synonyms, pay, slips }: { synonyms: Synonyms; pay: AskedPay | null; slips: ReadonlyMap<string, string> },
): string | null {
  if (slips.size === 0) return null
  const words = placeWords(textBeside(text, pay) ?? '', synonyms)
  const meant = cutWords(text, words, new Set(), slips)
  return meant.length > MAX_QUERY || normaliseWords(meant) === normaliseWords(text) ? null : meant
}
