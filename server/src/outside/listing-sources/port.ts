/** To add one: docs/adding.md. */
export type ListingSource = ListingPages & {
  /** Permanent: part of the listings' identity in the database. */
  id: string
  name: string
  /** URL of its terms of use. */
  terms: string
  politeness: Politeness
}

export type Politeness = {
  /** Seconds between the starts of two requests. */
  interval: number
  atOnce: number
}

/** Every failure is a SourceProblem. */
export type ListingPages = {
  /** Last bumped first. `offset` counts listings from 0. */
  listPage(offset: number): Promise<SourcePage>
  listing(reference: { sourceId: string; url: string }): Promise<SourceListing | SourceListingGone>
}

export type SourceCard = {
  /** Digits at the end of its address. */
  sourceId: string
  url: string
  title: string
  /** 'Full Time', 'Part Time', 'Any', 'Gig'. */
  typeText: string
  salaryText: string
  /** When the source last bumped it. */
  postedAt: Date
  skills: string[]
}

export type SourcePage = {
  cards: SourceCard[]
  /** Unreadable cards: a missing listing may still be open. */
  unreadable: number
  /** As the source counts; null if it gives none. */
  total: number | null
  nextOffset: number | null
  /** All of the source's skills, only on the first page. */
  skills: SourceSkill[]
}

/** `group` is its path from the top, '' at the top. */
export type SourceSkill = { sourceId: string; name: string; group: string }

export type SourceListing = {
  state: 'open'
  sourceId: string
  url: string
  title: string
  /** Known even if the name is not. */
  employerSourceId: string | null
  employerName: string | null
  typeText: string
  salaryText: string
  hoursText: string
  /** Paragraphs of plain text; redactions replaced, page furniture cut. */
  description: string
  skills: string[]
}

export type SourceListingGone = { state: 'gone'; reason: 'deleted' | 'unavailable' | 'not-found' }

export const sourceProblemKinds = [
  'refused', // its robots.txt closes the page
  'bot-page', // a bot check instead of the page
  'layout', // the page is not built as we know it
  'too-many', // 429; see retryAfter
  'down', // no connection, cut, 5xx, too slow, too large
  'off', // switched off by the operator
] as const
export type SourceProblemKind = (typeof sourceProblemKinds)[number]

export class SourceProblem extends Error {
  readonly kind: SourceProblemKind
  /** Seconds the source asked us to wait. */
  readonly retryAfter: number | undefined

  constructor(
    kind: SourceProblemKind,
    message: string,
    options: { retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'SourceProblem'
    this.kind = kind
    this.retryAfter = options.retryAfter
  }
}

/**
 * @param what as in 'the page of listing 7'
 * @throws SourceProblem 'layout' for any failure, so a page ends only its own reading
 */
export function understand<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof SourceProblem) throw cause
    throw new SourceProblem('layout', `We cannot read ${what}: ${cause}`, { cause })
  }
}
