import { readSaidTypes } from './said/said-type.ts'

export type ReadJobType = 'full-time' | 'part-time' | 'contract' | 'gig' | 'any'

const boardTypes: Readonly<Record<string, ReadJobType>> = {
  'full time': 'full-time',
  'part time': 'part-time',
  contract: 'contract',
  contractor: 'contract',
  temporary: 'contract',
  gig: 'gig',
  any: 'any',
}

/** The kind of work is named near the top of a description. */
const READ_AT_MOST = 4000

/** 'Shopify Specialist (Contract)', '3-month contract', but not 'Contract Drafting' or 'Contract Manager'. */
const inTitle =
  /[([|–—-] ?contract(?:[- ]based)? ?(?:[)\]|,–—-]|$)|\bcontract (?:role|position|basis|work|job|opportunity|to (?:hire|perm))\b|\b(?:month|mth|week|year|fixed[- ]term|short[- ]term|term)s? contract\b|\bcontract[- ]to[- ](?:hire|perm)/iu

/** Many of these jobs handle contracts, so only if the text says what this work is. */
const inText =
  /\b(?:this is|it is|it's|we offer|offering|looking for) an? (?:[a-z-]{1,20} ){0,3}contract (?:role|position|job|opportunity|basis)\b|\b(?:employment|job|work|position|engagement) ?type ?: ?(?:[a-z-]{1,20}[ /,]{1,3}){0,2}contract\b|\b(?:on|as) an? (?:[a-z-]{1,20} ){0,3}contract basis\b|\b(?:\d{1,2}|one|two|three|four|six|nine|twelve)[- ](?:months?|mths?|weeks?|years?) (?:initial |fixed |renewable )?contract\b|\b(?:fixed|short)[- ]term contract\b|\bproject[- ]based contract\b|\bcontract[- ]to[- ](?:hire|perm)\b/iu

/** Unknown words become 'any'. */
export const boardJobType = (typeOfWork: string): ReadJobType =>
  boardTypes[
    typeOfWork
      .slice(0, 40)
      .trim()
      .toLowerCase()
      .replaceAll(/[-_ ]+/gu, ' ')
  ] ?? 'any'

/**
 * The board's word, or 'contract' by title, pay or description. 'Independent contractor' says nothing: every job
 * there hires so. Where the board says 'any', the one of full and part time that the text names throughout.
 */
export function readJobType(
  listing: Readonly<{ typeOfWork: string; title?: string; payText?: string; description?: string }>,
): ReadJobType {
  const title = (listing.title ?? '').slice(0, 300)
  const text = `${listing.payText?.slice(0, 300) ?? ''}\n${listing.description?.slice(0, READ_AT_MOST) ?? ''}`
  if (inTitle.test(title) || inText.test(text)) return 'contract'
  const type = boardJobType(listing.typeOfWork)
  if (type !== 'any') return type
  const [said, other] = readSaidTypes(`${title}\n${listing.description ?? ''}`)
  return said && !other ? said.type : 'any'
}
