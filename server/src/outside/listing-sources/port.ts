/** A place that listings come from. To add one: docs/adding.md. */
export type ListingSource = ListingPages & {
  /** Names its listings in the database, for ever. */
  id: string
  /** As people read it. */
  name: string
  /** The address of its terms of use. */
  terms: string
  politeness: Politeness
}

export type Politeness = {
  /** Seconds between the starts of two requests. */
  interval: number
  /** Requests that may be open at the same time. */
  atOnce: number
}

/** What the import reads. Every failure is a SourceProblem. */
export type ListingPages = {
  /** One page of open listings, last bumped first. `offset` counts listings from 0. */
  listPage(offset: number): Promise<SourcePage>
  /** One listing's own page. */
  listing(reference: { sourceId: string; url: string }): Promise<SourceListing | SourceListingGone>
}

export type SourceCard = {
  /** The digits that end the listing's address: its identity at the source. */
  sourceId: string
  /** Absolute address of the listing's page. */
  url: string
  title: string
  /** 'Full Time', 'Part Time', 'Any', 'Gig' as written. */
  typeText: string
  salaryText: string
  /** When the source last put it on top. */
  postedAt: Date
  skills: string[]
}

export type SourcePage = {
  cards: SourceCard[]
  /** Cards that could not be read: while there are any, a listing that is missing here may still be open. */
  unreadable: number
  /** How many listings the source counts; null where it gives no count. */
  total: number | null
  /** Where the next page begins; null on the last one. */
  nextOffset: number | null
  /** Every skill of the source, on the first page; none elsewhere. */
  skills: SourceSkill[]
}

/** An entry of the source's own vocabulary; `group` is its path from the top, '' at the top. */
export type SourceSkill = { sourceId: string; name: string; group: string }

export type SourceListing = {
  state: 'open'
  sourceId: string
  url: string
  title: string
  /** The source's id of the employer, given even where the name is not. */
  employerSourceId: string | null
  employerName: string | null
  typeText: string
  salaryText: string
  hoursText: string
  /** Plain text with paragraphs; redactions replaced and page furniture cut. */
  description: string
  skills: string[]
}

export type SourceListingGone = { state: 'gone'; reason: 'deleted' | 'unavailable' | 'not-found' }

export type SourceProblemKind =
  | 'refused' // its robots.txt closes the page
  | 'bot-page' // a bot check instead of the page
  | 'layout' // the page is not built as we know it
  | 'too-many' // 429; see retryAfter
  | 'down' // no connection, cut, 5xx, too slow, too large
  | 'off' // switched off by the operator

/** Everything that can go wrong with reading a source. */
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
 * Reads something fetched from a source.
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
