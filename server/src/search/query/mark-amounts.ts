import type { WordTerm } from './query.ts'

const amount = /^(?:\d{3,6}|\d{1,3}k)$/
const payWords = new Set(
  'sahod sweldo suweldo salary pay rate usd php peso pesos piso dollar dollars month monthly mo buwan buwanan higit mahigit pataas above up more'.split(
    ' ',
  ),
)
const thousands = /^\d{1,3}k$/
const mostWords = new Set('under below less max maximum hanggang within kulang baba mababa pababa'.split(' '))
/** 'sahod na 30k', '$800 a month'. */
const NEAR = 2

/** Of pay that was not taken for a floor: 'salary below 20k', '<30k' say little that listings word alike. */
export function markAmounts(terms: readonly WordTerm[]): void {
  for (const [at, { word }] of terms.entries()) {
    if (!amount.test(word)) continue
    const near = terms
      .slice(Math.max(0, at - NEAR), at + NEAR + 1)
      .filter((term) => payWords.has(term.word) || mostWords.has(term.word))
    if (near.length > 0 || thousands.test(word))
      for (const term of [terms[at] as WordTerm, ...near]) term.isLight = true
  }
}

const years = /^(?:years?|yrs?|taon|taong)$/
/** As in '2 years of work experience'. */
const FURTHEST = 4

/** Of a seeker's own: listings that suit '2 years experience seo' ask in other words, or not at all. */
export function markYears(terms: readonly WordTerm[]): void {
  for (const [at, { word, concepts }] of terms.entries()) {
    const unit = terms[at + 1]
    if (!/^\d{1,2}$/.test(word) || !years.test(unit?.word ?? '') || concepts.length > 0) continue
    const near = terms.slice(Math.max(0, at - FURTHEST), at + 1 + FURTHEST)
    if (near.some((term) => /^(?:experience|exp|karanasan)$/.test(term.word)))
      for (const term of [terms[at], unit]) if (term) term.isLight = true
  }
}
