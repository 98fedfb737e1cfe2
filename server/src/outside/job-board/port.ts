/** The board's name among the sources of listings: only these can be applied for through it. */
export const boardSource = 'olj'

/** What we need of the outside job board, in our words; olj.ts speaks to the real one and to its stand-in alike. */
export type JobBoard = {
  /** One page of open listings, last bumped first. `offset` counts listings from 0. */
  listPage(offset: number): Promise<BoardListPage>
  /** One listing's own page. */
  listing(reference: { sourceId: string; url: string }): Promise<BoardListing | BoardListingGone>
  /** Signs in; the session is opaque text to be kept sealed. Throws a BoardProblem 'credentials' when refused. */
  login(credentials: BoardCredentials): Promise<BoardSession>
  /**
   * Sends an application. Resolves only with proof that the board took it. Throws a BoardProblem;
   * its `delivered` says whether the board may have it all the same.
   */
  apply(session: BoardSession, application: BoardApplication): Promise<BoardSent>
  /** Opens a listing and its application form, and sends nothing. Throws what apply throws, never delivered. */
  look(session: BoardSession, reference: { sourceId: string; url: string }): Promise<BoardLook>
  /** Looks in the board's sent list, and at the listing's 'already applied' mark, for an application. */
  findSent(session: BoardSession, reference: { sourceId: string; url: string }): Promise<BoardSent | null>
  /** The board's sent list, newest first and one entry a listing; of a very long one the newest 600. */
  listSent(session: BoardSession): Promise<BoardThread[]>
}

export type BoardCard = {
  /** The digits that end the listing's address: its identity on the board. */
  sourceId: string
  /** Absolute address of the listing's page. */
  url: string
  title: string
  /** 'Full Time', 'Part Time', 'Any', 'Gig' as written. */
  typeText: string
  salaryText: string
  /** When the board last put it on top. */
  postedAt: Date
  skills: string[]
}

export type BoardListPage = {
  cards: BoardCard[]
  /** Cards that could not be read: while there are any, a listing that is missing here may still be on the board. */
  unreadable: number
  /** How many listings the board says there are; null when it does not say. */
  total: number | null
  /** Where the next page begins; null on the last one. */
  nextOffset: number | null
  /** Every skill the board knows, which the first page of the list carries; none elsewhere. */
  skills: BoardSkill[]
}

/** An entry of the board's own vocabulary; `group` is the way to it from the top, '' for what stands there. */
export type BoardSkill = { sourceId: string; name: string; group: string }

export type BoardListing = {
  state: 'open'
  sourceId: string
  url: string
  title: string
  /** The board's id of the employer, given even where the name is not. */
  employerSourceId: string | null
  employerName: string | null
  typeText: string
  salaryText: string
  hoursText: string
  /** Plain text with paragraphs; redactions replaced and page furniture cut. */
  description: string
  skills: string[]
}

export type BoardListingGone = { state: 'gone'; reason: 'deleted' | 'unavailable' | 'not-found' }

export type BoardCredentials = { email: string; password: string }
/** Opaque: the board's cookies. Keep it sealed. */
export type BoardSession = string & { readonly __boardSession: true }

export type BoardApplication = {
  sourceId: string
  url: string
  subject: string
  message: string
  /** Apply points to spend; never more than this. */
  points: number
}

export type BoardSent = {
  /** True when the board already had it before this call. */
  alreadyThere: boolean
  /** The board's own word on what became of it ('Viewed', 'Replied'), where it gives one. */
  boardStatus: string | null
  sentAt: Date | null
  /** Apply points that are left after this sending; null where its form did not say. */
  pointsLeft: number | null
}

/** What can be seen before applying. */
export type BoardLook = {
  alreadyApplied: boolean
  /** Apply points that may still be spent; null where the form does not say, or is not shown. */
  points: number | null
}

/** An application in the board's sent list. */
export type BoardThread = Pick<BoardSent, 'boardStatus' | 'sentAt'> & { sourceId: string }

export type BoardProblemKind =
  | 'credentials' // wrong e-mail or password
  | 'session' // signed out, expired or refused; log in again
  | 'gone' // the listing is no longer there
  | 'no-points' // too few apply points
  | 'refused' // the board said no; `quoted` tells whether in words of its own
  | 'bot-page' // a bot check instead of the page
  | 'layout' // the page is not built as we know it
  | 'too-many' // 429; see retryAfter
  | 'down' // no connection, cut, 5xx, too slow, too large
  | 'off' // switched off by the operator

type BoardProblemOptions = {
  delivered?: 'no' | 'maybe'
  retryAfter?: number | undefined
  quoted?: boolean
  pointsLeft?: number | null
  cause?: unknown
}

/** Everything that can go wrong with the board. */
export class BoardProblem extends Error {
  readonly kind: BoardProblemKind
  /** Whether a sending may have reached the board: 'no' is certain, 'maybe' must be looked up before sending again. */
  readonly delivered: 'no' | 'maybe'
  /** Seconds the board asked us to wait. */
  readonly retryAfter: number | undefined
  /** Whether the message is the board's own words: nothing else may be shown to a seeker as said by the board. */
  readonly quoted: boolean
  /** With 'no-points': how many there are, where the board said. */
  readonly pointsLeft: number | null

  constructor(kind: BoardProblemKind, message: string, options: BoardProblemOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'BoardProblem'
    this.kind = kind
    this.delivered = options.delivered ?? 'no'
    this.retryAfter = options.retryAfter
    this.quoted = options.quoted ?? false
    this.pointsLeft = options.pointsLeft ?? null
  }

  /** The same problem, where more is known of it or less may be said. */
  with(change: { message?: string; delivered?: 'no' | 'maybe' }): BoardProblem {
    const { kind, retryAfter, quoted, pointsLeft, cause } = this
    const { message = this.message, delivered = this.delivered } = change
    return new BoardProblem(kind, message, { delivered, retryAfter, quoted, pointsLeft, cause })
  }
}

/**
 * Reads something of the board that is in hand.
 * @param what as in 'the page of listing 7'
 * @throws BoardProblem 'layout' whatever the reading fails at: what stands on a page must never end more than its reading
 */
export function understand<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof BoardProblem) throw cause
    throw new BoardProblem('layout', `We cannot read ${what}: ${cause}`, { cause })
  }
}
