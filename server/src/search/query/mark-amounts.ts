import type { WordTerm } from './query.ts'

const amount = /^(?:\d{3,6}|\d{1,3}k)$/
const payWords = new Set(
  'sahod sweldo suweldo salary pay rate usd php peso pesos piso dollar dollars month monthly mo buwan buwanan higit mahigit pataas above up more'.split(
    ' ',
  ),
)
/** 'sahod na 30k', '$800 a month'. */
const NEAR = 2

/** Of pay that was not taken for a floor: 'salary below 20k' says little that listings word alike. */
export function markAmounts(terms: readonly WordTerm[]): void {
  for (const [at, { word }] of terms.entries()) {
    if (!amount.test(word)) continue
    const near = terms.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter((term) => payWords.has(term.word))
    if (near.length > 0) for (const term of [terms[at] as WordTerm, ...near]) term.isLight = true
  }
}
