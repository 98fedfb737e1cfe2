import { normaliseWords } from '@hanap/contract/jobs/searches'
import type { AskedPay } from '../port.ts'
import type { Synonyms } from '../words/synonyms.ts'
import { textBeside } from './asked-pay.ts'
import { cutWords } from './cut-words.ts'
import { placeWords } from './word-places.ts'

/**
 * A search text as it was searched, to be saved: an alert knows only the new jobs, so it can neither correct a word nor
 * tell that no job has it. Null if that is as typed.
 * @param slips corrections of words
 * @param mute words left out
 */
export function meantBy(
  text: string,
  given: {
    synonyms: Synonyms
    pay: AskedPay | null
    slips: ReadonlyMap<string, string>
    mute: ReadonlySet<string>
  },
): string | null {
  const { synonyms, pay, slips, mute } = given
  if (slips.size + mute.size === 0) return null
  const words = placeWords(textBeside(text, pay) ?? '', synonyms)
  const left = words.filter(({ kind, word }) => kind === 'words' && mute.has(word))
  const meant = cutWords(text, words, new Set(left), slips)
  return meant === '' || normaliseWords(meant) === normaliseWords(text) ? null : meant
}
