import { accountPatterns, accountTexts } from './known-texts/accounts.ts'
import { applicationPatterns, applicationTexts } from './known-texts/applications.ts'
import { boardPatterns, boardTexts } from './known-texts/board.ts'
import { jobPatterns, jobTexts } from './known-texts/jobs.ts'
import { paymentPatterns, paymentTexts } from './known-texts/payments.ts'
import { profilePatterns, profileTexts } from './known-texts/profile.ts'
import { sitePatterns, siteTexts } from './known-texts/site.ts'
import { toldPatterns, toldTexts } from './known-texts/told.ts'
import type { Pattern } from './known-texts/words.ts'

/** A text in Filipino; undefined where the table does not have it. */
export type TextTranslator = (text: string) => string | undefined

const exact: ReadonlyMap<string, string> = new Map(
  [
    accountTexts,
    applicationTexts,
    boardTexts,
    jobTexts,
    paymentTexts,
    profileTexts,
    siteTexts,
    toldTexts,
  ].flatMap((texts) => Object.entries(texts)),
)

const patterns: readonly Pattern[] = [
  ...accountPatterns,
  ...applicationPatterns,
  ...boardPatterns,
  ...jobPatterns,
  ...paymentPatterns,
  ...profilePatterns,
  ...sitePatterns,
  ...toldPatterns,
]

/**
 * Filipino for what the contract and the server say, with the numbers and names that stand in it. Sentences that the
 * server puts together, such as a reason and what came of it, are known where each of them is.
 */
export const toFilipino: TextTranslator = (text) => exact.get(text) ?? inParts(text) ?? byPattern(text)

function byPattern(text: string): string | undefined {
  for (const [sign, inFilipino] of patterns) {
    const found = sign.exec(text)
    if (found) return inFilipino(...found.slice(1))
  }
  return undefined
}

/** Sentence after sentence; undefined where one of them is not known. */
function inParts(text: string): string | undefined {
  for (const { index } of text.matchAll(/(?<=[.!?]) /gu)) {
    const first = ofSentence(text.slice(0, index))
    if (first === undefined) continue
    const rest = text.slice(index + 1)
    const others = inParts(rest) ?? ofSentence(rest)
    if (others !== undefined) return `${first} ${others}`
  }
  return undefined
}

/** Several texts of fields are read as sentences, with a full stop that they have not by themselves. */
function ofSentence(text: string): string | undefined {
  const known = exact.get(text) ?? byPattern(text)
  if (known !== undefined || !text.endsWith('.')) return known
  const bare = exact.get(text.slice(0, -1)) ?? byPattern(text.slice(0, -1))
  return bare && `${bare}.`
}
