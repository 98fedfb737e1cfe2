import type { Part } from '../orders/parts.ts'

const asks =
  /\b(?:send|submit|provide|upload|attach|include|prepare|cop(?:y|ies)|documents?|requirements to apply)\b.*:\W*$/iu
/** Words about people already hired, or about others. */
const notNow =
  /\b(?:hired|hiring|onboard\w*|clients?|customers?|guests?|tenants?|employees?|you will|duties)\b/iu
const paper =
  /^\W*(?:(?:an?|your|one|two|2|any|valid|current|copy|photo|picture|scan|scanned|of) ){0,5}(?:passport|(?:valid|government|national|photo|umid|philsys)\b.{0,20}\bids?|ids?\W*$|id cards?|driver'?s? licen[cs]e|bank (?:account )?(?:details|statement|number))\b/iu
export const isPaper = (text: string) => paper.test(text)

const LONGEST_ITEM = 90

/** Identity or bank papers in a list to send: 'Send us: - Resume - Valid ID'. */
export function readPapers(parts: readonly Part[]): Part | null {
  let isList = false
  for (const part of parts) {
    if (/:\W*$/u.test(part.text)) isList = asks.test(part.text) && !notNow.test(part.text)
    else if (part.text.length > LONGEST_ITEM) isList = false
    else if (isList && isPaper(part.text)) return part
  }
  return null
}
